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

/** The last cards of a Deliverance, and no way out of the fog: no bot gets that far, `test/rules/explore.test.ts` does. */
const STRANDED: readonly string[] = [
  'step cc.add-tile@fits',
  'step cc.add-tile@lost',
  'step cc.add-tile@out',
  'step cc.add-tile@zone',
  'step cc.move-gravetide@on',
  'step cc.move-gravetide@trapped',
];

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
    spare: STRANDED,
  }),
  trials,
};
