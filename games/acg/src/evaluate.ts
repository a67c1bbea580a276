import type { SeatId, State } from '@questhall/engine';
import type { AcgBoard, Enemy, Hero } from './board.js';
import { actionCard, cardOf, enemyCard, questSheet } from './content/library.js';
import type { LocationCard } from './content/schema.js';
import { capacityOf, healthOf } from './queries.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won). A weighted sum of parts, each between 0
 * and 1. Bots ask thousands of times a second, so it only counts and allocates nothing.
 */
export function evaluate(state: State<AcgBoard>, _: SeatId): number {
  if (state.over !== null) return state.over.result === 'won' ? 1 : 0;
  return 0.01 + 0.98 * ofCampaign(state.board);
}

/** Found by letting bots play a few hundred quests: wins came from fighting first and exploring second. */
const WEIGHTS = { way: 0.36, health: 0.3, enemies: 0.25, peril: 0.02, actions: 0.03, spoils: 0.04 } as const;

/** Quests that are over are worth what they brought; the last one decides, so all of them lead up to it. */
function ofCampaign(b: AcgBoard): number {
  const { campaign } = b;
  if (campaign === null) return ofQuest(b);
  let won = 0;
  for (const result of campaign.results) if (result === 'won') won++;
  const { quests } = cardOf(campaign.id) as { quests?: readonly string[] };
  const all = quests?.length ?? 5;
  return 0.1 * (won / all) + 0.9 * ofQuest(b);
}

function ofQuest(b: AcgBoard): number {
  if (b.stage === 'settlement') return 0.4 * spoils(b) + (b.result === 'won' ? 0.4 : 0.2);
  if (b.result !== null) return b.result === 'won' ? 1 : 0;
  if (b.heroes.length === 0) return 0.5;
  return (
    WEIGHTS.way * way(b) +
    WEIGHTS.health * health(b) +
    WEIGHTS.enemies * quiet(b) +
    WEIGHTS.peril * calm(b) +
    WEIGHTS.actions * actions(b) +
    WEIGHTS.spoils * spoils(b)
  );
}

/** How far the party has come: locations left behind, progress on this one, and the enemy that must fall. */
function way(b: AcgBoard): number {
  const { enemyDefeated } = questSheet(b.quest).victory.if;
  if (enemyDefeated === undefined) return locations(b);
  return 0.6 * locations(b) + 0.4 * hunted(b, enemyDefeated);
}

/** An explored location counts in full only when it is left, or nobody would ever dare to travel. */
const EXPLORED_BUT_NOT_LEFT = 0.2;

function locations(b: AcgBoard): number {
  const { draw, discard } = b.decks.location;
  const total = draw.length + discard.length + (b.location === null ? 0 : 1);
  if (b.location === null || total === 0) return 0;
  const { explore } = cardOf(b.location.card) as LocationCard;
  const here = b.location.progress / explore;
  return (discard.length + here * (draw.length === 0 ? 1 : EXPLORED_BUT_NOT_LEFT)) / total;
}

/** 0 while it is not in play, then by its wounds. */
function hunted(b: AcgBoard, name: string): number {
  if (b.defeatedNames.includes(name)) return 1;
  for (const enemy of b.enemies) {
    if (enemy.zone === 'lair' || !enemy.faceup) continue;
    const card = enemyCard(enemy.card);
    if (card.name === name) return 0.3 + (0.6 * enemy.wounds) / card.health;
  }
  return 0;
}

/** The last wounds are the dearest, so health counts by a curve that is steep near zero. */
function health(b: AcgBoard): number {
  let sum = 0;
  for (const hero of b.heroes) {
    if (hero.status !== 'standing') continue;
    const left = Math.max(0, 1 - hero.wounds / healthOf(b, hero));
    sum += 0.2 + 0.8 * left * (2 - left);
  }
  return sum / b.heroes.length;
}

/** 1 with no enemy about; every further enemy takes off a little less. */
function quiet(b: AcgBoard): number {
  let danger = 0;
  for (const enemy of b.enemies) danger += dangerOf(enemy);
  return 1 / (1 + danger / (5 * b.heroes.length));
}

const UNKNOWN_DANGER = 2.5;

/** What it deals, and what it takes to be rid of it. Nobody knows what a facedown card would do. */
function dangerOf(enemy: Enemy): number {
  if (enemy.zone === 'lair') return 0;
  if (!enemy.faceup) return enemy.exhausted ? UNKNOWN_DANGER - 0.5 : UNKNOWN_DANGER;
  const { attack, health: full, resilience, rank } = enemyCard(enemy.card);
  const blows = attack * (enemy.exhausted ? 0.6 : 1) * (enemy.zone === 'shadows' ? 0.7 : 1);
  const toughness = 0.5 * (full - enemy.wounds) + 0.5 * resilience;
  return blows + toughness + (rank === 'nemesis' ? 1 : 0);
}

function calm(b: AcgBoard): number {
  const { length } = questSheet(b.quest).perilTrack;
  return 1 - b.peril / length;
}

/** Readied cards and success tokens are actions to come. */
function actions(b: AcgBoard): number {
  let sum = 0;
  for (const hero of b.heroes) {
    if (hero.status === 'standing') for (const slot of hero.actions) sum += slotWorth(slot);
  }
  return Math.min(1, sum / (4 * b.heroes.length));
}
const slotWorth = ({ exhausted, tokens }: Hero['actions'][number]): number =>
  (exhausted ? 0 : 0.5) + 0.3 * tokens;

/** What heroes carry, have learnt, and suffer from. */
function spoils(b: AcgBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += carried(b, hero);
  return Math.max(0, Math.min(1, 0.2 + sum / (8 * b.heroes.length)));
}

function carried(b: AcgBoard, hero: Hero): number {
  let worth = 0.6 * hero.items.length + 0.25 * capacityOf(b, hero);
  for (const gear of hero.gear) worth += gear.depleted ? 0.4 : gear.exhausted ? 0.8 : 1;
  for (const condition of hero.conditions) worth += condition === 'empowered' ? 0.6 : -0.6;
  for (const slot of hero.actions) if (actionCard(slot.card).level === 'advanced') worth += 0.8;
  return worth;
}
