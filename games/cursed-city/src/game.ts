import { type Definition, defineGame, hasWon, type Rules } from '@questhall/engine';
import { type CcBoard, forkBoard } from './board.js';
import type { CcBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { explain } from './explain.js';
import type { CcTypes } from './kit.js';
import { playQuest } from './procs.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { type CcSetup, freshBoard, readSetup, seatsOf } from './setup-input.js';
import { switches } from './switches.js';
import { type CcView, hide, view } from './view.js';

const definition = (box: CcBox): Definition<CcTypes, CcView, CcSetup> => ({
  id: 'cursed-city',
  title: 'Warhammer Quest: Cursed City',
  version: '1',
  schema: 1,
  box,
  content: box.hash,
  switches,
  procedures: [...allRules, ...vocabulary.procedures],
  main: playQuest,
  setup: (input) => readSetup(box, input),
  seats: seatsOf,
  board: (setup) => freshBoard(box, setup),
  forkBoard,
  view,
  hide: (g, _, dice) => hide(g, dice),
  explain: (_, decision) => explain(decision),
  evaluate: ({ state }, seat) => (state.over !== null && hasWon(state.over, seat) ? 1 : 0),
  windows: windowHooks,
});

/** The rules of Cursed City with the cards of one box. */
export const cursedCityWith = (box: CcBox): Rules<CcBoard, CcView, CcSetup> =>
  defineGame<CcTypes, CcView, CcSetup>(definition(box));
