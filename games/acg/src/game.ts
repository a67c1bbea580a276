import { type Definition, defineGame } from '@questhall/engine';
import { cardFrames, toldGames } from '@questhall/tabletop';
import { forkBoard } from './board.js';
import { AcgBooks } from './books/books.js';
import { piecesIn } from './books/pieces.js';
import { cardsIn } from './cards.js';
import { type AcgBox, emptyBox } from './content/box.js';
import { vocabulary } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { figures, moves, silent, still } from './figures.js';
import { records } from './generated/content.js';
import { exchangeUnseen, hide, unseen } from './hide.js';
import type { AcgTypes } from './kit.js';
import { cardName } from './names.js';
import { offerIn } from './offer.js';
import { program } from './program.js';
import { main } from './rules/campaign.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { type AcgSetup, freshBoard, readSetup, seatsOf } from './setup-input.js';
import { showIn } from './show.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { english } from './text/en/index.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import type { Words } from './text/words.js';
import { used } from './used.js';
import { type AcgView, view } from './view.js';

const definition = (box: AcgBox, words: Words): Definition<AcgTypes, AcgView, AcgSetup> => ({
  id: 'acg',
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
  board: (setup) => freshBoard(box, setup),
  forkBoard,
  view,
  secrets: ['next-from-top', 'put-on-bottom'],
  hide,
  explain: (g, decision) => explain(g, decision, words),
  nameFrame: cardFrames('acg', (card) => cardName(card, words)),
  evaluate,
  summary,
  used,
  books: () => new AcgBooks(box),
  pieces: () => piecesIn(box),
  odds: { moves, silent, figures, still, unseen, exchange: exchangeUnseen },
  windows: windowHooks,
});

const tell = toldGames({
  rules: (box: AcgBox, words: Words) => defineGame(definition(box, words)),
  show: showIn,
  offer: offerIn,
  cards: cardsIn,
});
export type AcgGame = ReturnType<typeof tell>;
export const acgWith = (box: AcgBox, words: Words = english(box)): AcgGame => tell(box, words);

/** Everything that comes with Questhall. */
export const acgBox: AcgBox = emptyBox.with(records);

/** Warhammer Quest: The Adventure Card Game, in English. */
export const acgGame: AcgGame = acgWith(acgBox);
export const { rules: acg, show: acgShow } = acgGame;

export async function acgIn(language: Language, box: AcgBox = acgBox): Promise<AcgGame> {
  return acgWith(box, await wordsIn(language, box));
}
