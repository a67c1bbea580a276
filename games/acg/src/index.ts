import { type Definition, defineGame, type Rules, type Show } from '@questhall/engine';
import { cardFrames } from '@questhall/tabletop';
import { type AcgBoard, forkBoard } from './board.js';
import { AcgBooks } from './books/books.js';
import { pieces } from './books/pieces.js';
import { addContent, library } from './content/library.js';
import { effectProcedures } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import { hide } from './hide.js';
import type { AcgTypes } from './kit.js';
import { cardName } from './names.js';
import { odds } from './odds/odds.js';
import { withEffects } from './odds/told.js';
import { program } from './program.js';
import { main } from './rules/campaign.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { type AcgSetup, freshBoard, readSetup, seatsOf } from './setup-input.js';
import { acgShow, showIn } from './show.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { loadLanguage } from './text/languages.js';
import { renamedOdds, renaming } from './text/renamed.js';
import type { Words } from './text/words.js';
import { used } from './used.js';
import { type AcgView, view } from './view.js';

addContent(records);

/** What the dice lead to, with what stands on the cards in a language. */
const oddsIn =
  (words: Words): typeof odds =>
  (view, ...asked) => {
    const found = odds(view, ...asked);
    return found && withEffects(found, view, words);
  };

const definition: Definition<AcgTypes, AcgView, AcgSetup> = {
  id: 'acg',
  title: english.names.title,
  version: '3',
  schema: 1,
  box: library,
  content: library.hash,
  switches,
  procedures: [program, ...allRules, ...effectProcedures],
  main,
  setup: readSetup,
  seats: seatsOf,
  board: freshBoard,
  forkBoard,
  view,
  secrets: ['next-from-top', 'put-on-bottom'],
  hide: ({ board }, viewer, dice) => hide(board, viewer, dice),
  explain: ({ state }, decision) => explain(state, decision),
  nameFrame: cardFrames('acg', (card) => cardName(card)),
  evaluate: ({ state }, seat) => evaluate(state, seat),
  summary: ({ state }) => summary(state),
  used: (event, { state }) => used(event, state),
  books: () => new AcgBooks(),
  pieces,
  odds: oddsIn(english),
  windows: windowHooks,
};

/** Warhammer Quest: The Adventure Card Game, by the one contract of all games. */
export const acg = defineGame(definition);

export type AcgSpoken = { rules: Rules<AcgBoard, AcgView, AcgSetup>; show: Show<AcgView> };

/** The same game, explained and told in another language. States and saves of all languages are the same. */
export async function acgIn(language: Language): Promise<AcgSpoken> {
  if (language === 'en') return { rules: acg, show: acgShow };
  const words = await loadLanguage(language);
  const rename = renaming(words);
  const told = oddsIn(words);
  const rules = defineGame({
    ...definition,
    title: words.names.title,
    explain: ({ state }, decision) => explain(state, decision, words),
    nameFrame: cardFrames('acg', (card) => cardName(card, words)),
    odds: (...asked) => {
      const found = told(...asked);
      return found && renamedOdds(found, rename);
    },
  });
  return { rules, show: showIn(words) };
}

export { acgAdventures, acgDifficulties, acgHeroes } from './adventures.js';
export type { AcgBoard } from './board.js';
export { type AcgCard, acgCards, type PrintedCard } from './cards.js';
export { acgCarried, acgContent } from './report.js';
export { LANGUAGES as ACG_LANGUAGES, type Language as AcgLanguage } from './text/language.js';
export { allContent as acgAllContent, parties as acgParties } from './used.js';
export type { AcgSetup, AcgView };
export { acgShow };
