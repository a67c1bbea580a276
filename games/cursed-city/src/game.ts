import { type Definition, defineGame, type Rules } from '@questhall/engine';
import { cardFrames } from '@questhall/tabletop';
import { type CcBoard, forkBoard } from './board.js';
import { type CcBox, emptyBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import type { CcTypes } from './kit.js';
import { cardName } from './names.js';
import { playQuest } from './procs.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { type CcSetup, freshBoard, readSetup, seatsOf } from './setup-input.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import type { Words } from './text/words.js';
import { type CcView, hide, view } from './view.js';

const definition = (box: CcBox, words: Words): Definition<CcTypes, CcView, CcSetup> => ({
  id: 'cursed-city',
  title: words.names.title,
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
  explain: (g, decision) => explain(g, decision, words),
  nameFrame: cardFrames('cc', (card) => cardName(card, words)),
  evaluate,
  windows: windowHooks,
});

/** The rules of Cursed City with the cards of one box, explained in one language. */
export const cursedCityWith = (box: CcBox, words: Words = english(box)): Rules<CcBoard, CcView, CcSetup> =>
  defineGame<CcTypes, CcView, CcSetup>(definition(box, words));

/** Everything that comes with Questhall. */
export const cursedCityBox: CcBox = emptyBox.with(records);

/** Warhammer Quest: Cursed City, in English. */
export const cursedCity = cursedCityWith(cursedCityBox);

export async function cursedCityIn(language: Language, box: CcBox = cursedCityBox) {
  return cursedCityWith(box, await wordsIn(language, box));
}
