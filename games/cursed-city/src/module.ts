import { type GameModule, languageFor } from '@questhall/tabletop';
import type { CcBoard } from './board.js';
import type { CcPrintedCard } from './cards.js';
import { cursedCityBox as box, cursedCityIn, cursedCityWith, cursedCityGame as told } from './game.js';
import { withLateJourneys } from './late.js';
import { contentOf, cursedCityCarried } from './report.js';
import { rulesOf } from './rules-of.js';
import type { CcSetup } from './setup-input.js';
import { eventTypes } from './show/kinds.js';
import { LANGUAGES } from './text/language.js';
import { trials } from './trials.js';
import { allContent, setups } from './used.js';
import type { CcView } from './view.js';

const carried = cursedCityCarried();

/** Warhammer Quest: Cursed City, as the rest of the house knows it. */
export const game: GameModule<CcBoard, CcView, CcSetup, CcPrintedCard> = {
  code: 'cursed-city',
  ...told,
  languages: LANGUAGES,
  in: (language) => cursedCityIn(languageFor(LANGUAGES, language)),
  rulesOf: (card) => rulesOf(box, card, carried),
  content: () => contentOf(box),
  carried: () => carried,
  reach: () => ({
    rules: cursedCityWith(withLateJourneys(box)).rules,
    content: allContent(box),
    events: eventTypes,
    setups: setups(box),
    games: 100,
    eager: [
      'use-ability',
      'pay-for-line',
      'carry-out-line',
      'attempt-gambit',
      'declare-reaction',
      'buy-empowerment',
      'choose-option',
    ],
    spare: [],
  }),
  trials,
};
