import { hasWon, type SeatId, type State } from '@questhall/engine';
import type { Hero, LrBoard } from './board.js';
import { adventureSheet, campaignSheet } from './content/library.js';
import { cardOfHostile, isCompanion, resilienceOf } from './queries.js';
import { safety } from './worth/danger.js';
import { hurtShare, progress } from './worth/progress.js';

/**
 * How good the table is for the party, between 0 (lost) and 1 (won): a weighted sum of parts, each between 0 and 1. Bots
 * ask thousands of times a second, so it only counts.
 */
export function evaluate(state: State<LrBoard>, seat: SeatId): number {
  if (state.over !== null) return hasWon(state.over, seat) ? 1 : 0;
  return 0.01 + 0.98 * ofCampaign(state.board);
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
function ofCampaign(b: LrBoard): number {
  const { campaign } = b;
  if (campaign === null) return ofAdventure(b);
  const all = campaignSheet(campaign.id).adventures.length;
  return (campaign.won + (b.stage === 'play' ? ofAdventure(b) : ahead(b))) / (all + 1);
}

/** Before an adventure: another try is worse than any that still goes on. */
const ahead = (b: LrBoard): number => (b.campaign?.retry === true ? 0.02 : 0.2) + 0.05 * spoils(b);

function ofAdventure(b: LrBoard): number {
  if (b.result !== null) return b.result === 'won' ? 1 : 0;
  if (b.stage !== 'play') return 0.4 + 0.2 * spoils(b);
  const { objective } = adventureSheet(b.adventure);
  return (
    WEIGHTS.objective * progress(b, objective.if) +
    WEIGHTS.safety * safety(b) +
    WEIGHTS.health * health(b) +
    WEIGHTS.hostiles * quiet(b) +
    WEIGHTS.dice * dice(b) +
    WEIGHTS.spoils * spoils(b)
  );
}

/** Two sides to lose; the second is the dearer one. Taros is worth half a hero. */
function health(b: LrBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += (isCompanion(hero) ? 0.5 : 1) * healthOf(b, hero);
  return sum / 4.5;
}

function healthOf(b: LrBoard, hero: Hero): number {
  if (hero.area === null) return 0;
  const left = Math.max(0, 1 - hero.damage / resilienceOf(b, hero));
  return hero.wounded ? 0.15 + 0.35 * left : 0.6 + 0.4 * left;
}

/** 1 with nobody about; every further hostile takes off a little less. */
function quiet(b: LrBoard): number {
  let danger = 0;
  for (const hostile of b.hostiles) {
    const { attacks, rank } = cardOfHostile(hostile);
    danger += ((attacks[0]?.damage ?? 0) + (rank === 'leader' ? 2 : 1)) * (1 - 0.5 * hurtShare(hostile));
  }
  return 1 / (1 + danger / 12);
}

/** Dice in hand are actions to come. */
function dice(b: LrBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += hero.dice.length;
  return sum / 12;
}

function spoils(b: LrBoard): number {
  let sum = 0;
  for (const hero of b.heroes) sum += Math.min(3, hero.treasure.length) + hero.destiny;
  return Math.min(1, sum / 12);
}
