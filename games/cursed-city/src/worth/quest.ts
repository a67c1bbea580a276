import type { Person } from '../board.js';
import { heroCard, journeyCard, questCard } from '../content/library.js';
import type { JourneyCard } from '../content/schema/index.js';
import type { CcPosition } from '../kit.js';
import { personOf, realmstoneOf } from '../queries.js';
import { LIMITS } from '../terms.js';

const WEIGHTS = { ladder: 0.4, calm: 0.3, strength: 0.2, alive: 0.1 } as const;

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
  2 * level + 0.5 * experience + 0.5 * realmstoneOf(g, realmstone) + worn(armour) + worn(weapon);
const worn = (card: string | null): number => (card === null ? 0 : 2);

function alive({ board }: CcPosition): number {
  let dead = 0;
  for (const person of board.company) if (person.dead) dead++;
  return 1 - dead / LIMITS.deaths;
}

/** What a journey promises before it has begun, from 0 to 1: what it would bring, and with whom. */
export function promise(g: CcPosition, id: string): number {
  const journey = journeyCard(g, id);
  return 0.6 * gain(g, journey) * chance(g, journey) + 0.4 * party(g);
}

/** What the tracks would lose, and a step on the ladder. */
function gain(
  g: CcPosition,
  { consequences: { success = [], always = [] }, ladder: step }: JourneyCard,
): number {
  const { fear, influence } = g.board.quest;
  let relief = 0;
  for (const { do: effect } of [...success, ...always]) {
    const { track, by } = (effect?.track ?? {}) as { track?: string; by?: number };
    if (track === 'fear') relief += pressure(fear) - pressure(fear + (by ?? 0));
    if (track === 'influence') relief += pressure(influence) - pressure(influence + (by ?? 0));
  }
  return Math.max(0, Math.min(1, 0.3 + 0.5 * relief + (step === undefined ? 0 : 0.3)));
}

/** A Decapitation is for heroes of its level. */
function chance(g: CcPosition, { ladder: step }: JourneyCard): number {
  if (step === undefined) return 0.7;
  let best = 0;
  for (const { dead, level } of g.board.company) if (!dead) best = Math.max(best, level);
  return Math.max(0.1, Math.min(0.9, 0.6 + 0.2 * (best + 1 - step.level)));
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
