import { hasWon, type SeatId } from '@questhall/engine';
import type { ActionSlot, Enemy, Hero } from './board.js';
import { actionCard, campaignSheet, enemyCard, locationCard, questSheet } from './content/library.js';
import type { AcgPosition } from './kit.js';
import { attackOf, capacityOf, enemyHealthOf, healthOf, isPrepare, resilienceOf } from './queries.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won). A weighted sum of parts, each between 0
 * and 1. Bots ask thousands of times a second, so it only counts and allocates nothing.
 */
export function evaluate(g: AcgPosition, seat: SeatId): number {
  const { over } = g.state;
  if (over !== null) return hasWon(over, seat) ? 1 : 0;
  return 0.01 + 0.98 * ofCampaign(g);
}

/**
 * Found by letting bots play some thousands of quests with one number changed at a time. The way counts most,
 * but only by the locations left behind: a party that runs ahead with enemies at its heels does not come far.
 */
const WEIGHTS = { way: 0.51, health: 0.21, enemies: 0.21, peril: 0.02, actions: 0.02, spoils: 0.03 } as const;

/** Quests that are over are worth what they brought; the last one decides, so all of them lead up to it. */
function ofCampaign(g: AcgPosition): number {
  const { campaign } = g.board;
  if (campaign === null) return ofQuest(g);
  let won = 0;
  for (const result of campaign.results) if (result === 'won') won++;
  const { quests } = campaignSheet(g, campaign.id);
  return 0.1 * (won / quests.length) + 0.9 * ofQuest(g);
}

/** Between quests only what the heroes have counts. */
function ofQuest(g: AcgPosition): number {
  if (g.board.stage !== 'quest') return 0.4 * spoils(g) + (g.board.result === 'won' ? 0.4 : 0.2);
  if (g.board.result !== null) return g.board.result === 'won' ? 1 : 0;
  return (
    WEIGHTS.way * way(g) +
    WEIGHTS.health * health(g) +
    WEIGHTS.enemies * quiet(g) +
    WEIGHTS.peril * calm(g) +
    WEIGHTS.actions * actions(g) +
    WEIGHTS.spoils * spoils(g)
  );
}

// --- the way ---------------------------------------------------------------------------------------

const HUNT = 0.4;

/** How far the party has come: locations left behind, progress on this one, and the enemy that must fall. */
function way(g: AcgPosition): number {
  const { enemyDefeated } = questSheet(g, g.board.quest).victory.if;
  if (enemyDefeated === undefined) return locations(g);
  return (1 - HUNT) * locations(g) + HUNT * hunted(g, enemyDefeated);
}

/** An explored location counts in full only when it is left, or nobody would ever dare to travel. */
const EXPLORED_BUT_NOT_LEFT = 0.1;

function locations(g: AcgPosition): number {
  const { draw, discard } = g.board.decks.location;
  const total = draw.length + discard.length + (g.board.location === null ? 0 : 1);
  if (g.board.location === null || total === 0) return 0;
  const { explore } = locationCard(g, g.board.location.card);
  const here = g.board.location.progress / explore;
  return (discard.length + here * (draw.length === 0 ? 1 : EXPLORED_BUT_NOT_LEFT)) / total;
}

/** 0 while it is not in play, then by its wounds. */
function hunted(g: AcgPosition, name: string): number {
  if (g.board.defeatedNames.includes(name)) return 1;
  for (const enemy of g.board.enemies) {
    if (enemy.zone === 'lair' || !enemy.faceup || enemyCard(g, enemy.card).name !== name) continue;
    return 0.3 + (0.65 * enemy.wounds) / enemyHealthOf(g, enemy);
  }
  return 0;
}

// --- heroes and enemies ----------------------------------------------------------------------------

/** The last wounds are the dearest, so health counts by a curve that is steep near zero. */
function health(g: AcgPosition): number {
  let sum = 0;
  for (const hero of g.board.heroes) {
    if (hero.status !== 'standing') continue;
    const left = Math.max(0, 1 - hero.wounds / healthOf(g, hero));
    sum += 0.2 + 0.8 * (1 - (1 - left) ** 3);
  }
  return sum / g.board.heroes.length;
}

const MUCH_DANGER = 25;

/** 1 with no enemy about; every further enemy takes off a little less. */
function quiet(g: AcgPosition): number {
  let danger = 0;
  for (const enemy of g.board.enemies) danger += dangerOf(g, enemy);
  return 1 / (1 + danger / MUCH_DANGER);
}

const UNKNOWN = { readied: 2.5, exhausted: 2 } as const;

/** What it deals, and what it takes to be rid of it. Nobody knows what a facedown card would do. */
function dangerOf(g: AcgPosition, enemy: Enemy): number {
  if (enemy.zone === 'lair') return 0;
  if (!enemy.faceup) return enemy.exhausted ? UNKNOWN.exhausted : UNKNOWN.readied;
  const blows = attackOf(g, enemy) * (enemy.exhausted ? 0.6 : 1) * (enemy.zone === 'shadows' ? 0.7 : 1);
  const toughness = 0.5 * (enemyHealthOf(g, enemy) - enemy.wounds) + 0.5 * resilienceOf(g, enemy);
  return blows + toughness + (enemyCard(g, enemy.card).rank === 'nemesis' ? 1 : 0);
}

function calm(g: AcgPosition): number {
  const { length } = questSheet(g, g.board.quest).perilTrack;
  return 1 - g.board.peril / length;
}

// --- what the party has ----------------------------------------------------------------------------

/** Readied cards and success tokens are actions to come. */
function actions(g: AcgPosition): number {
  let sum = 0;
  for (const hero of g.board.heroes) {
    if (hero.status === 'standing') for (const slot of hero.actions) sum += slotWorth(g, slot);
  }
  return Math.min(1, sum / (4 * g.board.heroes.length));
}

/** The prepare card is never out of reach for long: it readies itself. */
function slotWorth(g: AcgPosition, slot: ActionSlot): number {
  const ready = slot.exhausted ? 0 : isPrepare(g, slot) ? 0.2 : 0.5;
  return ready + 0.3 * slot.tokens;
}

/** What heroes carry, have learnt, and suffer from. */
function spoils(g: AcgPosition): number {
  if (g.board.heroes.length === 0) return 0;
  let sum = 0;
  for (const hero of g.board.heroes) sum += carried(g, hero);
  return Math.max(0, Math.min(1, 0.2 + sum / (12 * g.board.heroes.length)));
}

function carried(g: AcgPosition, hero: Hero): number {
  let worth = 0.6 * hero.items.length + 0.25 * capacityOf(g, hero);
  for (const gear of hero.gear) worth += gear.depleted ? 0.4 : gear.exhausted ? 0.8 : 1;
  for (const condition of hero.conditions) worth += condition === 'empowered' ? 0.6 : -0.6;
  for (const slot of hero.actions) if (actionCard(g, slot.card).level === 'advanced') worth += 0.8;
  return worth;
}
