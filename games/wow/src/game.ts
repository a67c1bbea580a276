import { allowed, type Decision, type Definition, defineGame } from '@questhall/engine';
import { cardFrames } from '@questhall/tabletop';
import { SECRET_ASKS } from './asks.js';
import { forkBoard } from './board.js';
import { emptyBox, type WowBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import type { WowPosition, WowTypes } from './kit.js';
import { moveChoice } from './legal-moves.js';
import { cardName } from './names.js';
import { orders } from './orders.js';
import { program } from './program.js';
import { rivalOf } from './queries.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { main } from './rules/turn.js';
import { freshBoard, readSetup, seatsOf, type WowSetup } from './setup-input.js';
import { showIn } from './show.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Words } from './text/words.js';
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
  orders,
  windows: windowHooks,
});

export const wowRules = (box: WowBox, words: Words = english(box)) => defineGame(definition(box, words));
export const wowShow = (box: WowBox, words: Words = english(box)) => showIn(words);

/** Everything that comes with Questhall. */
export const wowBox: WowBox = emptyBox.with(records);
