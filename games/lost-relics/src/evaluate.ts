import { hasWon, type SeatId } from '@questhall/engine';
import type { Hero } from './board.js';
import { adventureSheet, campaignSheet } from './content/library.js';
import type { LrPosition } from './kit.js';
import { cardOfHostile, isCompanion, resilienceOf } from './queries.js';
import { safety } from './worth/danger.js';
import { hurtShare, progress } from './worth/progress.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won): a weighted sum of parts, each between 0 and 1. Bots
 * ask thousands of times a second, so it only counts.
 */
export function evaluate(g: LrPosition, seat: SeatId): number {
  const { over } = g.state;
  if (over !== null) return hasWon(over, seat) ? 1 : 0;
  return 0.01 + 0.98 * ofCampaign(g);
}

/** Found by letting bots play each adventure with one number changed at a time: who fights only to stay whole loses. */
const WEIGHTS = {
  objective: 0.5,
  hostiles: 0.25,
  health: 0.16,
  safety: 0.04,
  spoils: 0.04,
  dice: 0.01,
} as const;

/** An adventure that is won is worth more than anything that can be said about the next one. */
function ofCampaign(g: LrPosition): number {
  const { campaign } = g.board;
  if (campaign === null) return ofAdventure(g);
  const all = campaignSheet(g, campaign.id).adventures.length;
  return (campaign.won + (g.board.stage === 'play' ? ofAdventure(g) : ahead(g))) / (all + 1);
}

/** Before an adventure: another try is worse than any that still goes on. */
const ahead = (g: LrPosition): number => (g.board.campaign?.retry === true ? 0.02 : 0.2) + 0.05 * spoils(g);

function ofAdventure(g: LrPosition): number {
  if (g.board.result !== null) return g.board.result === 'won' ? 1 : 0;
  if (g.board.stage !== 'play') return 0.4 + 0.2 * spoils(g);
  const { objective } = adventureSheet(g, g.board.adventure);
  return (
    WEIGHTS.objective * progress(g, objective.if) +
    WEIGHTS.safety * safety(g) +
    WEIGHTS.health * health(g) +
    WEIGHTS.hostiles * quiet(g) +
    WEIGHTS.dice * dice(g) +
    WEIGHTS.spoils * spoils(g)
  );
}

/** Two sides to lose; the second is the dearer one. Taros is worth half a hero. */
function health(g: LrPosition): number {
  let sum = 0;
  for (const hero of g.board.heroes) sum += (isCompanion(hero) ? 0.5 : 1) * healthOf(g, hero);
  return sum / 4.5;
}

function healthOf(g: LrPosition, hero: Hero): number {
  if (hero.area === null) return 0;
  const left = Math.max(0, 1 - hero.damage / resilienceOf(g, hero));
  return hero.wounded ? 0.15 + 0.35 * left : 0.6 + 0.4 * left;
}

/** 1 with nobody about; every further hostile takes off a little less. */
function quiet(g: LrPosition): number {
  let danger = 0;
  for (const hostile of g.board.hostiles) {
    const { attacks, rank } = cardOfHostile(g, hostile);
    danger += ((attacks[0]?.damage ?? 0) + (rank === 'leader' ? 2 : 1)) * (1 - 0.5 * hurtShare(g, hostile));
  }
  return 1 / (1 + danger / 12);
}

/** Dice in hand are actions to come. */
function dice(g: LrPosition): number {
  let sum = 0;
  for (const hero of g.board.heroes) sum += hero.dice.length;
  return sum / 12;
}

function spoils(g: LrPosition): number {
  let sum = 0;
  for (const hero of g.board.heroes) sum += Math.min(3, hero.treasure.length) + hero.destiny;
  return Math.min(1, sum / 12);
}
