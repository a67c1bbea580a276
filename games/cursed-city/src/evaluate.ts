import { hasWon, type SeatId } from '@questhall/engine';
import type { CcPosition } from './kit.js';
import { daytimeOf, journeyOf, personOf } from './queries.js';
import { quiet } from './worth/danger.js';
import { haste, progress } from './worth/goal.js';
import { health } from './worth/health.js';
import { promise, standing } from './worth/quest.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won): a weighted sum of parts, each between 0 and 1. Bots
 * ask thousands of times a second, so it only counts.
 */
export function evaluate(g: CcPosition, seat: SeatId): number {
  const { over } = g.state;
  if (over !== null) return hasWon(over, seat) ? 1 : 0;
  return 0.01 + 0.98 * (g.board.mode === 'quest' ? ofQuest(g) : ofJourney(g));
}

/** Found by letting bots play every map with one number changed at a time. */
const WEIGHTS = {
  progress: 0.5,
  health: 0.27,
  quiet: 0.15,
  spoils: 0.04,
  dice: 0.02,
  day: 0.02,
} as const;

/** What matters less the less time there is, and how much of it goes over to the goal. */
const CARE = WEIGHTS.health + WEIGHTS.quiet;
const HURRY = 0.2;

/** A journey matters less than what it leaves behind: what is won or lost by it stays. */
const ofQuest = (g: CcPosition): number => 0.8 * standing(g) + 0.2 * ofJourney(g);

function ofJourney(g: CcPosition): number {
  const { journey, stage } = g.board;
  if (journey === null) return 0.5;
  if (journey.result !== null) return journey.result === 'success' ? 1 : 0;
  if (stage === 'setup') return 0.3 + 0.4 * promise(g, journey.id);
  const hurry = HURRY * haste(g);
  return (
    (WEIGHTS.progress + hurry) * progress(g) +
    (1 - hurry / CARE) * (WEIGHTS.health * health(g) + WEIGHTS.quiet * quiet(g)) +
    WEIGHTS.spoils * spoils(g) +
    WEIGHTS.dice * dice(g) +
    WEIGHTS.day * day(g)
  );
}

/** What is carried is used again and again. */
const ITEM = 3;

/** Inspiration, treasure, and whoever is inspired. */
function spoils(g: CcPosition): number {
  let sum = 0;
  for (const { id, inspiration, inspired } of g.board.heroes) {
    const { treasure, item } = personOf(g, id);
    sum += inspiration + (inspired ? 2 : 0) + (treasure === null ? 0 : 1) + (item === null ? 0 : ITEM);
  }
  return Math.min(1, sum / 24);
}

/** Dice in hand are actions to come. */
function dice({ board }: CcPosition): number {
  let sum = 0;
  for (const { row } of board.heroes) for (const { die } of row) if (die !== null) sum += die;
  for (const die of board.destiny.available) sum += die / 2;
  return Math.min(1, sum / 60);
}

/** The later it is, the nearer the night. */
const day = (g: CcPosition): number => 1 - Math.min(1, journeyOf(g).nightfall / daytimeOf(g));
