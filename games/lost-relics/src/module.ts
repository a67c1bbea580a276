import { type GameModule, languageFor } from '@questhall/tabletop';
import type { LrBoard } from './board.js';
import type { LrPrintedCard } from './cards.js';
import { lostRelicsBox as box, lostRelicsIn, lostRelicsGame as told } from './game.js';
import { contentOf, lostRelicsCarried } from './report.js';
import { rulesOf } from './rules-of.js';
import type { LrSetup } from './setup-input.js';
import { eventTypes } from './show/chronicle.js';
import { LANGUAGES } from './text/language.js';
import { trials } from './trials.js';
import { allContent, setups } from './used.js';
import type { LrView } from './view.js';

const carried = lostRelicsCarried();

/** Warhammer Quest: Lost Relics, as the rest of the house knows it. */
export const game: GameModule<LrBoard, LrView, LrSetup, LrPrintedCard> = {
  code: 'lost-relics',
  ...told,
  languages: LANGUAGES,
  in: (language) => lostRelicsIn(languageFor(LANGUAGES, language)),
  rulesOf: (card) => rulesOf(box, card, carried),
  content: () => contentOf(box),
  carried: () => carried,
  reach: () => ({
    content: allContent(box),
    events: eventTypes,
    setups: setups(box),
    games: 300,
    eager: ['use-ability', 'pay-for-line', 'carry-out-line', 'choose-interaction'],
    // A word for adventures that end by what a card says; the twelve in the box end by conditions.
    spare: ['step lr.effect.end@end'],
  }),
  trials,
};
