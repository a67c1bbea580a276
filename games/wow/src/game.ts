import { allowed, type Decision, type Definition, defineGame } from '@questhall/engine';
import { cardFrames, toldGames } from '@questhall/tabletop';
import { SECRET_ASKS } from './asks.js';
import { forkBoard } from './board.js';
import { cardsIn } from './cards.js';
import { emptyBox, type WowBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import type { WowPosition, WowTypes } from './kit.js';
import { moveChoice } from './legal-moves.js';
import { cardName } from './names.js';
import { offerIn } from './offer.js';
import { orders } from './orders.js';
import { program } from './program.js';
import { rivalOf } from './queries.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { main } from './rules/turn.js';
import { freshBoard, readSetup, seatsOf, type WowSetup } from './setup-input.js';
import { showIn } from './show.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import type { Words } from './text/words.js';
import { used } from './used.js';
import { hide, view, type WowView } from './view.js';

/** A question about a hand, as it is put in an imagined world. */
const handAnew = (p: WowPosition, decision: Decision): Decision => ({
  ...decision,
  options: [...rivalOf(p, decision.by).hand],
});

const definition = (box: WowBox, words: Words): Definition<WowTypes, WowView, WowSetup> => ({
  id: 'wow',
  title: words.names.title,
  version: '1',
  schema: 1,
  box,
  content: box.hash,
  switches,
  procedures: [program, ...allRules, ...vocabulary.procedures],
  main,
  setup: (input) => readSetup(box, input),
  seats: seatsOf,
  board: (setup) => freshBoard(box, setup),
  forkBoard,
  view,
  secrets: SECRET_ASKS,
  askAnew: {
    'choose-move': (p, decision) => ({ ...decision, options: allowed(moveChoice, p, decision.by) }),
    'discard-for-book': handAnew,
    'discard-to-limit': handAnew,
    'discard-cards': handAnew,
  },
  hide,
  explain: (p, decision) => explain(p, decision, words),
  nameFrame: cardFrames('wow', (card) => cardName(card, words)),
  evaluate,
  summary,
  used,
  orders,
  windows: windowHooks,
});

const tell = toldGames({
  rules: (box: WowBox, words: Words) => defineGame(definition(box, words)),
  show: showIn,
  offer: offerIn,
  cards: cardsIn,
});
export type WowGame = ReturnType<typeof tell>;
export const wowWith = (box: WowBox, words: Words = english(box)): WowGame => tell(box, words);

/** Everything that comes with Questhall. */
export const wowBox: WowBox = emptyBox.with(records);

/** World of Warcraft: The Adventure Game, in English. */
export const wowGame: WowGame = wowWith(wowBox);

export async function wowIn(language: Language, box: WowBox = wowBox): Promise<WowGame> {
  return wowWith(box, await wordsIn(language, box));
}
