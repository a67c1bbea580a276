import { type GameModule, languageFor } from '@questhall/tabletop';
import type { AcgBoard } from './board.js';
import type { PrintedCard } from './cards.js';
import { type AcgGame, acgGame, acgIn } from './game.js';
import { carriedWith, contentOf } from './report.js';
import { rulesOf } from './rules-of.js';
import type { AcgSetup } from './setup-input.js';
import { eventTypes } from './show/chronicle.js';
import { LANGUAGES } from './text/language.js';
import { trials } from './trials.js';
import { allContent, setups } from './used.js';
import type { AcgView } from './view.js';

export type AcgModule = GameModule<AcgBoard, AcgView, AcgSetup, PrintedCard>;

/** The game as the rest of the house knows it. */
export function moduleOf(told: AcgGame): AcgModule {
  const { box } = told;
  const carried = carriedWith(box);
  return {
    code: 'acg',
    ...told,
    languages: LANGUAGES,
    in: (language) => acgIn(languageFor(LANGUAGES, language), box),
    rulesOf: (card) => rulesOf(box, card, carried),
    content: () => contentOf(box),
    carried: () => carried,
    reach: () => ({
      content: allContent(box),
      events: eventTypes,
      setups: setups(box),
      games: 250,
      eager: ['use-ability', 'take-treasure', 'claim-fortune-or-discard', 'equip-or-discard'],
      spare: [],
    }),
    trials,
  };
}

/** Warhammer Quest: The Adventure Card Game. */
export const game: AcgModule = moduleOf(acgGame);
