import { type Definition, defineGame } from '@questhall/engine';
import { cardFrames, toldGames } from '@questhall/tabletop';
import { forkBoard } from './board.js';
import { cardsIn } from './cards.js';
import { type CcBox, emptyBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import type { CcTypes } from './kit.js';
import { cardName } from './names.js';
import { odds } from './odds.js';
import { offerIn } from './offer.js';
import { playQuest } from './procs.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { type CcSetup, freshBoard, readSetup, seatsOf } from './setup-input.js';
import { showIn } from './show.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import type { Words } from './text/words.js';
import { used } from './used.js';
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
  summary,
  used,
  odds,
  windows: windowHooks,
});

const tell = toldGames({
  rules: (box: CcBox, words: Words) => defineGame<CcTypes, CcView, CcSetup>(definition(box, words)),
  show: showIn,
  offer: offerIn,
  cards: cardsIn,
});
export type CcGame = ReturnType<typeof tell>;
export const cursedCityWith = (box: CcBox, words: Words = english(box)): CcGame => tell(box, words);

/** Everything that comes with Questhall. */
export const cursedCityBox: CcBox = emptyBox.with(records);

/** Warhammer Quest: Cursed City, in English. */
export const cursedCityGame: CcGame = cursedCityWith(cursedCityBox);
export const { rules: cursedCity, show: cursedCityShow } = cursedCityGame;

export async function cursedCityIn(language: Language, box: CcBox = cursedCityBox): Promise<CcGame> {
  return cursedCityWith(box, await wordsIn(language, box));
}
