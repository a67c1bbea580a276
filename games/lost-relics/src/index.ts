import { type Definition, defineGame, type Rules, type Show } from '@questhall/engine';
import { cardFrames } from '@questhall/tabletop';
import { forkBoard, type LrBoard } from './board.js';
import { addContent, library } from './content/library.js';
import { effectProcedures } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import { cardName } from './names.js';
import { odds } from './odds/odds.js';
import { program } from './program.js';
import { main } from './rules/campaign.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { freshBoard, type LrSetup, readSetup, seatsOf } from './setup-input.js';
import { lostRelicsShow, showIn } from './show.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { loadLanguage } from './text/languages.js';
import { used } from './used.js';
import { hide, type LrView, view } from './view.js';

addContent(records);

const definition: Definition<LrBoard, LrView, LrSetup> = {
  id: 'lost-relics',
  title: english.names.title,
  version: '1',
  schema: 1,
  content: library.hash,
  switches,
  procedures: [program, ...allRules, ...effectProcedures],
  main,
  setup: readSetup,
  seats: seatsOf,
  board: freshBoard,
  forkBoard,
  view,
  hide,
  explain,
  nameFrame: cardFrames('lr', (card) => cardName(card)),
  evaluate,
  odds,
  summary,
  used,
  windows: windowHooks,
};

/** Warhammer Quest: Lost Relics, by the one contract of all games. */
export const lostRelics = defineGame(definition);

export type LrSpoken = { rules: Rules<LrBoard, LrView, LrSetup>; show: Show<LrView> };

/** The same game, explained and told in another language. States and saves of all languages are the same. */
export async function lostRelicsIn(language: Language): Promise<LrSpoken> {
  if (language === 'en') return { rules: lostRelics, show: lostRelicsShow };
  const words = await loadLanguage(language);
  const rules = defineGame({
    ...definition,
    title: words.names.title,
    explain: (state, decision) => explain(state, decision, words),
    nameFrame: cardFrames('lr', (card) => cardName(card, words)),
  });
  return { rules, show: showIn(words) };
}

export { lostRelicsAdventures, lostRelicsDifficulties, lostRelicsHeroes } from './adventures.js';
export type { LrBoard } from './board.js';
export {
  type LrCard,
  type LrCardKind,
  type LrCardOf,
  type LrPrintedCard,
  type LrPrintedOf,
  lostRelicsCards,
  type Plan as LrPlan,
  type SideWords as LrSideWords,
} from './cards.js';
export {
  type Area as LrArea,
  type Layout as LrLayout,
  layoutOf as lostRelicsLayout,
} from './content/layout.js';
export { lostRelicsCarried, lostRelicsContent } from './report.js';
export { LANGUAGES as LOST_RELICS_LANGUAGES, type Language as LrLanguage } from './text/language.js';
export { allContent as lostRelicsAllContent, setups as lostRelicsSetups } from './used.js';
export type { LrSetup, LrView };
export { lostRelicsShow };
