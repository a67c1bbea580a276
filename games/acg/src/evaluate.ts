import { hasWon, type SeatId, type State } from '@questhall/engine';
import type { AcgBoard, ActionSlot, Enemy, Hero } from './board.js';
import { actionCard, cardOf, enemyCard, questSheet } from './content/library.js';
import type { CampaignSheet, LocationCard } from './content/schema.js';
import { attackOf, capacityOf, enemyHealthOf, healthOf, isPrepare, resilienceOf } from './queries.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won). A weighted sum of parts, each between 0
 * and 1. Bots ask thousands of times a second, so it only counts and allocates nothing.
 */
export function evaluate(state: State<AcgBoard>, seat: SeatId): number {
  if (state.over !== null) return hasWon(state.over, seat) ? 1 : 0;
  return 0.01 + 0.98 * ofCampaign(state.board);
}

/**
 * Found by letting bots play some thousands of quests with one number changed at a time. The way counts most,
 * but only by the locations left behind: a party that runs ahead with enemies at its heels does not come far.
 */
const WEIGHTS = { way: 0.51, health: 0.21, enemies: 0.21, peril: 0.02, actions: 0.02, spoils: 0.03 } as const;

/** Quests that are over are worth what they brought; the last one decides, so all of them lead up to it. */
function ofCampaign(b: AcgBoard): number {
  const { campaign } = b;
  if (campaign === null) return ofQuest(b);
  let won = 0;
  for (const result of campaign.results) if (result === 'won') won++;
  const { quests } = cardOf(campaign.id) as CampaignSheet;
  return 0.1 * (won / quests.length) + 0.9 * ofQuest(b);
}

/** Between quests only what the heroes have counts. */
function ofQuest(b: AcgBoard): number {
  if (b.stage !== 'quest') return 0.4 * spoils(b) + (b.result === 'won' ? 0.4 : 0.2);
  if (b.result !== null) return b.result === 'won' ? 1 : 0;
  return (
    WEIGHTS.way * way(b) +
    WEIGHTS.health * health(b) +
    WEIGHTS.enemies * quiet(b) +
    WEIGHTS.peril * calm(b) +
    WEIGHTS.actions * actions(b) +
    WEIGHTS.spoils * spoils(b)
  );
}

// --- the way ---------------------------------------------------------------------------------------

const HUNT = 0.4;

/** How far the party has come: locations left behind, progress on this one, and the enemy that must fall. */
function way(b: AcgBoard): number {
  const { enemyDefeated } = questSheet(b.quest).victory.if;
  if (enemyDefeated === undefined) return locations(b);
  return (1 - HUNT) * locations(b) + HUNT * hunted(b, enemyDefeated);
}

/** An explored location counts in full only when it is left, or nobody would ever dare to travel. */
const EXPLORED_BUT_NOT_LEFT = 0.1;

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
    if (enemy.zone === 'lair' || !enemy.faceup || enemyCard(enemy.card).name !== name) continue;
    return 0.3 + (0.65 * enemy.wounds) / enemyHealthOf(b, enemy);
  }
  return 0;
}

// --- heroes and enemies ----------------------------------------------------------------------------

/** The last wounds are the dearest, so health counts by a curve that is steep near zero. */
function health(b: AcgBoard): number {
  let sum = 0;
  for (const hero of b.heroes) {
    if (hero.status !== 'standing') continue;
    const left = Math.max(0, 1 - hero.wounds / healthOf(b, hero));
    sum += 0.2 + 0.8 * (1 - (1 - left) ** 3);
  }
  return sum / b.heroes.length;
}

const MUCH_DANGER = 25;

/** 1 with no enemy about; every further enemy takes off a little less. */
function quiet(b: AcgBoard): number {
  let danger = 0;
  for (const enemy of b.enemies) danger += dangerOf(b, enemy);
  return 1 / (1 + danger / MUCH_DANGER);
}

const UNKNOWN = { readied: 2.5, exhausted: 2 } as const;

/** What it deals, and what it takes to be rid of it. Nobody knows what a facedown card would do. */
function dangerOf(b: AcgBoard, enemy: Enemy): number {
  if (enemy.zone === 'lair') return 0;
  if (!enemy.faceup) return enemy.exhausted ? UNKNOWN.exhausted : UNKNOWN.readied;
  const blows = attackOf(b, enemy) * (enemy.exhausted ? 0.6 : 1) * (enemy.zone === 'shadows' ? 0.7 : 1);
  const toughness = 0.5 * (enemyHealthOf(b, enemy) - enemy.wounds) + 0.5 * resilienceOf(b, enemy);
  return blows + toughness + (enemyCard(enemy.card).rank === 'nemesis' ? 1 : 0);
}

function calm(b: AcgBoard): number {
  const { length } = questSheet(b.quest).perilTrack;
  return 1 - b.peril / length;
}

// --- what the party has ----------------------------------------------------------------------------

/** Readied cards and success tokens are actions to come. */
function actions(b: AcgBoard): number {
  let sum = 0;
  for (const hero of b.heroes) {
    if (hero.status === 'standing') for (const slot of hero.actions) sum += slotWorth(slot);
  }
  return Math.min(1, sum / (4 * b.heroes.length));
}

/** The prepare card is never out of reach for long: it readies itself. */
function slotWorth(slot: ActionSlot): number {
  const ready = slot.exhausted ? 0 : isPrepare(slot) ? 0.2 : 0.5;
  return ready + 0.3 * slot.tokens;
}

/** What heroes carry, have learnt, and suffer from. */
function spoils(b: AcgBoard): number {
  if (b.heroes.length === 0) return 0;
  let sum = 0;
  for (const hero of b.heroes) sum += carried(b, hero);
  return Math.max(0, Math.min(1, 0.2 + sum / (12 * b.heroes.length)));
}

function carried(b: AcgBoard, hero: Hero): number {
  let worth = 0.6 * hero.items.length + 0.25 * capacityOf(b, hero);
  for (const gear of hero.gear) worth += gear.depleted ? 0.4 : gear.exhausted ? 0.8 : 1;
  for (const condition of hero.conditions) worth += condition === 'empowered' ? 0.6 : -0.6;
  for (const slot of hero.actions) if (actionCard(slot.card).level === 'advanced') worth += 0.8;
  return worth;
}
