import type { Person } from '../board.js';
import { heroCard, journeyCard, questCard } from '../content/library.js';
import type { Line } from '../content/line.js';
import type { JourneyCard } from '../content/schema/index.js';
import type { CcPosition } from '../kit.js';
import { personOf, realmstoneOf } from '../queries.js';
import { LIMITS } from '../terms.js';

const WEIGHTS = { ladder: 0.35, calm: 0.25, strength: 0.15, alive: 0.25 } as const;

/** How the quest stands apart from the journey in progress, from 0 to 1. */
export function standing(g: CcPosition): number {
  return (
    WEIGHTS.ladder * ladder(g) +
    WEIGHTS.calm * calm(g) +
    WEIGHTS.strength * strength(g) +
    WEIGHTS.alive * alive(g)
  );
}

/** Great evils that are gone, of all that this quest knows. */
function ladder(g: CcPosition): number {
  const { journeys } = questCard(g, g.board.quest.id);
  let all = 0;
  for (const id of journeys) if (journeyCard(g, id).ladder !== undefined) all++;
  return g.board.quest.destroyed.length / Math.max(1, all);
}

/** Fear and influence press the harder the higher they are. */
const pressure = (track: number): number => (track / LIMITS.track.max) ** 3;
const calm = ({ board }: CcPosition): number =>
  1 - 0.5 * (pressure(board.quest.fear) + pressure(board.quest.influence));

/** Of the whole company: levels, and what realmstone has bought or may still buy. */
function strength(g: CcPosition): number {
  let sum = 0;
  for (const person of g.board.company) if (!person.dead) sum += strengthOf(g, person);
  return Math.min(1, sum / (STRONG * g.board.company.length));
}
const STRONG = 12;

const strengthOf = (g: CcPosition, { level, experience, realmstone, armour, weapon }: Person): number =>
  2 * level + 0.5 * experience + 0.5 * realmstoneOf(g, realmstone) + worn(g, armour) + worn(g, weapon);

/** What costs more does more. */
function worn({ box }: CcPosition, id: string | null): number {
  const card = id === null ? undefined : box.cards[id];
  return card?.kind === 'empowerment' ? 0.5 + 0.7 * card.cost : 0;
}

function alive({ board }: CcPosition): number {
  let dead = 0;
  for (const person of board.company) if (person.dead) dead++;
  return 1 - dead / LIMITS.deaths;
}

/** What a journey promises before it has begun, from 0 to 1: what it would bring, and with whom. */
export function promise(g: CcPosition, id: string): number {
  const journey = journeyCard(g, id);
  return 0.6 * Math.max(0, Math.min(1, gain(g, journey, chance(g, journey)))) + 0.4 * party(g);
}

/** The tracks as they would be in the end, and what is learnt. A step on the ladder is worth more than any other journey. */
function gain(g: CcPosition, { consequences, ladder: step }: JourneyCard, likely: number): number {
  const { success = [], failure = [], always = [] } = consequences;
  const won = relief(g, [...success, ...always]);
  const lost = relief(g, [...failure, ...always]);
  return 0.3 + 1.2 * (likely * won + (1 - likely) * lost) + likely * (step === undefined ? 0.25 : 0.6);
}

/** How much less fear and influence would press. */
function relief(g: CcPosition, lines: readonly Line[]): number {
  const { quest } = g.board;
  let sum = 0;
  for (const { do: effect } of lines) {
    const { track, by = 0 } = (effect?.track ?? {}) as { track?: string; by?: number };
    if (track === 'fear' || track === 'influence')
      sum += pressure(quest[track]) - pressure(Math.max(0, quest[track] + by));
  }
  return sum;
}

/** What every failure takes off the hope for another try. */
const DISCOURAGED = 0.12;

/** A Decapitation is for heroes of its level: the best four would set out. */
function chance(g: CcPosition, { id, ladder: step }: JourneyCard): number {
  if (step === undefined) return 0.65;
  const levels: number[] = [];
  for (const { dead, level } of g.board.company) if (!dead) levels.push(level);
  const best = levels.sort((a, b) => b - a).slice(0, LIMITS.heroes);
  const mean = best.reduce((sum, level) => sum + level, 0) / LIMITS.heroes;
  let failures = 0;
  for (const { journey, result } of g.board.quest.log) if (journey === id && result === 'failure') failures++;
  return Math.max(0.05, Math.min(0.8, 0.65 + 0.3 * (mean - step.level) - DISCOURAGED * failures));
}

/** Strong heroes, and of as many classes as possible. */
function party(g: CcPosition): number {
  let sum = 0;
  const classes: string[] = [];
  for (const { id } of g.board.heroes) {
    sum += strengthOf(g, personOf(g, id)) / STRONG;
    const of = heroCard(g, id).class;
    if (!classes.includes(of)) classes.push(of);
  }
  return Math.min(1, sum / LIMITS.heroes + 0.1 * classes.length);
}
