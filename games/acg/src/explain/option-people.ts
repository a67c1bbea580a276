import type { ExplainedOption, Text } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import type { Enemy, Hero } from '../board.js';
import { actionCard, enemyCard } from '../content/library.js';
import type { ActionParams } from '../effects/action.js';
import { cardName, heroName, nameOf } from '../names.js';
import {
  attackOf,
  capacityOf,
  countEngaged,
  enemyHealthOf,
  enemyOf,
  healthOf,
  heroOf,
  remainingHealth,
  resilienceOf,
} from '../queries.js';
import { VISITS } from '../rules/settlement.js';
import { freshHero } from '../rules/setup.js';
import { type HeroId, LIMITS } from '../terms.js';
import { chanceOf } from './chances.js';
import { fateOf } from './gear-fate.js';
import { heroAsked, lineAsked, type Situation, word } from './situation.js';

export function heroOption(s: Situation, id: HeroId | string): ExplainedOption {
  return { text: heroText(s, id as HeroId), refs: [id] };
}

function heroText(s: Situation, id: HeroId): Text {
  if (!s.b.heroes.some((hero) => hero.id === id)) return newHero(s, id);
  const hero = heroOf(s.b, id);
  const name = heroName(id, s.words);
  if (s.decision.ask === 'choose-leader')
    return { key: 'option.hero-new', args: { hero: name, health: healthOf(s.b, hero) } };
  if (s.b.stage !== 'quest') return inTown(s, hero);
  if (hero.status === 'defeated') return { key: 'option.hero-defeated', args: { hero: name } };
  const engaged = countEngaged(s.b, id);
  const full = s.decision.ask === 'choose-hero-to-be-engaged' && engaged >= LIMITS.enemiesInZone;
  const args = { hero: name, left: remainingHealth(s.b, hero), health: healthOf(s.b, hero), engaged };
  return { key: full ? 'option.hero-overflow' : 'option.hero', args };
}

/** Between quests, what counts is what a hero carries, knows and has still time for. */
function inTown(s: Situation, hero: Hero): Text {
  const { b, decision, words } = s;
  const args = {
    hero: heroName(hero.id, words),
    gear: hero.gear.length,
    capacity: capacityOf(b, hero),
    advanced: hero.actions.filter(({ card }) => actionCard(card).level === 'advanced').length,
    visits: words.names.places(hero.visits),
    left: VISITS - hero.visits.length,
  };
  if (decision.ask === 'choose-receiver')
    return { key: 'option.receiver', args: { ...args, ...fateOf(s, hero, word(s, 'card') ?? '') } };
  return { key: decision.ask === 'settlement-next' ? 'option.hero-in-town' : 'option.hero-resting', args };
}

/** Before the party is complete, as he would be in it. */
function newHero({ b, words }: Situation, id: HeroId): Text {
  const hero = freshHero(id, '', Math.max(2, b.seats.length));
  return { key: 'option.hero-new', args: { hero: heroName(id, words), health: healthOf(b, hero) } };
}

export function enemyOption(s: Situation, id: string): ExplainedOption {
  return { text: enemyText(s, enemyOf(s.b, id)), refs: [id] };
}

/** Questions after which the enemy comes to the hero: a full zone must be known before. */
const COMING: readonly string[] = ['choose-enemy-to-engage', 'choose-enemy-to-advance'];

/** A facedown enemy has neither name nor numbers. */
export function enemyText(s: Situation, enemy: Enemy): Text {
  const name = nameOf(enemy.id, s.view, s.words);
  const state = enemy.exhausted ? 'exhausted' : 'ready';
  const hero = heroAsked(s);
  const full = hero !== null && enemy.zone !== hero && countEngaged(s.b, hero) >= LIMITS.enemiesInZone;
  const overflow = full && COMING.includes(s.decision.ask) ? 'yes' : 'no';
  if (!enemy.faceup) return { key: 'option.facedown', args: { enemy: capital(name), state, overflow } };
  const args = { enemy: name, state, overflow, ...numbers(s, enemy), ...place(s, enemy) };
  if (s.decision.ask !== 'choose-targets') return { key: 'option.enemy', args };
  return { key: 'option.enemy-target', args: { ...args, ...chanceToFell(s, args.left + args.resilience) } };
}

/** How many successes it takes, and how often the dice alone give them: tokens and other help come on top. */
function chanceToFell(s: Situation, needed: number): { needed: number; chance: number } {
  const { dice = 0, bonus } = (lineAsked(s)?.params ?? {}) as Partial<ActionParams>;
  const chance = chanceOf(dice, needed - (bonus?.success ?? 0));
  return { needed, chance: Math.round(chance * 100) };
}

function numbers({ b }: Situation, enemy: Enemy) {
  const health = enemyHealthOf(b, enemy);
  return {
    attack: attackOf(b, enemy),
    health,
    left: health - enemy.wounds,
    resilience: resilienceOf(b, enemy),
    rank: enemyCard(enemy.card).rank,
  };
}

function place({ words }: Situation, { zone }: Enemy): { zone: string; engaged: string } {
  const engaged = zone !== 'shadows' && zone !== 'lair';
  return { zone: engaged ? 'engaged' : zone, engaged: engaged ? heroName(zone, words) : '' };
}

/** An enemy that fell in this very action may still strike, or curse. */
export function fallenOption({ b, words }: Situation, id: string): ExplainedOption {
  return {
    text: { key: 'option.fallen', args: { enemy: cardName(b.fallen[id]?.card ?? id, words) } },
    refs: [],
  };
}
