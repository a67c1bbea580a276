import { contentReport, type GameModule, languageFor } from '@questhall/tabletop';
import type { WowBoard } from './board.js';
import type { WowPrintedCard } from './cards.js';
import { validateContent } from './content/validate.js';
import { wowBox as box, wowGame as told, wowIn } from './game.js';
import { records } from './generated/content.js';
import { wowCarried } from './report.js';
import { rulesOf } from './rules-of.js';
import type { WowSetup } from './setup-input.js';
import { eventTypes } from './show.js';
import { LANGUAGES } from './text/language.js';
import { trials } from './trials.js';
import { allContent, setups } from './used.js';
import type { WowView } from './view.js';

const carried = wowCarried();
const KINDS = [
  'character',
  'ability',
  'challenge',
  'quest',
  'trophy',
  'discovery',
  'board-encounter',
  'world',
] as const;

/** World of Warcraft: The Adventure Game, as the rest of the house knows it. */
export const game: GameModule<WowBoard, WowView, WowSetup, WowPrintedCard> = {
  code: 'wow',
  ...told,
  languages: LANGUAGES,
  in: (language) => wowIn(languageFor(LANGUAGES, language)),
  rulesOf: (card) => rulesOf(box, card, carried),
  content: () => contentReport({ box, sources: records, kinds: KINDS, validate: validateContent }),
  carried: () => carried,
  reach: () => ({
    content: allContent(box),
    events: eventTypes,
    setups: setups(box),
    games: 60,
    eager: ['use-in-secret', 'declare-in-secret', 'carry-out-line', 'pay-for-line', 'fulfil-quest'],
    spare: [],
  }),
  trials,
};
