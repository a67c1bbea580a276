import { type Definition, defineGame } from '@questhall/engine';
import { cardFrames, toldGames } from '@questhall/tabletop';
import { forkBoard } from './board.js';
import { cardsIn } from './cards.js';
import { emptyBox, type LrBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import type { LrTypes } from './kit.js';
import { cardName } from './names.js';
import { odds } from './odds.js';
import { offerIn } from './offer.js';
import { program } from './program.js';
import { main } from './rules/campaign.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { freshBoard, type LrSetup, readSetup, seatsOf } from './setup-input.js';
import { showIn } from './show.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import type { Words } from './text/words.js';
import { used } from './used.js';
import { hide, type LrView, view } from './view.js';

const definition = (box: LrBox, words: Words): Definition<LrTypes, LrView, LrSetup> => ({
  id: 'lost-relics',
  title: words.names.title,
  version: '3',
  schema: 2,
  box,
  content: box.hash,
  switches,
  procedures: [program, ...allRules, ...vocabulary.procedures],
  main,
  setup: (input) => readSetup(box, input),
  seats: seatsOf,
  board: freshBoard,
  forkBoard,
  view,
  hide: (g, _, dice) => hide(g, dice),
  explain: (g, decision) => explain(g, decision, words),
  nameFrame: cardFrames('lr', (card) => cardName(card, words)),
  evaluate,
  summary,
  used,
  odds,
  windows: windowHooks,
});

const tell = toldGames({
  rules: (box: LrBox, words: Words) => defineGame(definition(box, words)),
  show: showIn,
  offer: offerIn,
  cards: cardsIn,
});
export type LrGame = ReturnType<typeof tell>;
export const lostRelicsWith = (box: LrBox, words: Words = english(box)): LrGame => tell(box, words);

/** Everything that comes with Questhall. */
export const lostRelicsBox: LrBox = emptyBox.with(records);

/** Warhammer Quest: Lost Relics, in English. */
export const lostRelicsGame: LrGame = lostRelicsWith(lostRelicsBox);
export const { rules: lostRelics, show: lostRelicsShow } = lostRelicsGame;

export async function lostRelicsIn(language: Language, box: LrBox = lostRelicsBox): Promise<LrGame> {
  return lostRelicsWith(box, await wordsIn(language, box));
}
