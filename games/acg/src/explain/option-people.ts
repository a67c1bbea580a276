import type { ExplainedOption } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import type { AcgAsk } from '../asks.js';
import type { Enemy, Hero } from '../board.js';
import { actionCard, enemyCard } from '../content/library.js';
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
import { fateOf } from './gear-fate.js';
import { type Said, say } from './say.js';
import type { Situation } from './situation.js';

export function heroOption(s: Situation, id: HeroId | string): ExplainedOption {
  return { ...heroWords(s, id as HeroId), refs: [id] };
}

function heroWords(s: Situation, id: HeroId): Said {
  if (!s.board.heroes.some((hero) => hero.id === id)) return newHero(s, id);
  const hero = heroOf(s, id);
  const name = heroName(id, s.words);
  if (s.decision.ask === 'choose-leader') return say('hero-new', { hero: name, health: healthOf(s, hero) });
  if (s.board.stage !== 'quest') return inTown(s, hero);
  if (hero.status === 'defeated') return say('hero-defeated', { hero: name });
  const engaged = countEngaged(s, id);
  const full = s.decision.ask === 'choose-hero-to-be-engaged' && engaged >= LIMITS.enemiesInZone;
  const args = { hero: name, left: remainingHealth(s, hero), health: healthOf(s, hero), engaged };
  return say(full ? 'hero-overflow' : 'hero', args);
}

/** Between quests, what counts is what a hero carries, knows and has still time for. */
function inTown(s: Situation, hero: Hero): Said {
  const { decision, words } = s;
  const args = {
    hero: heroName(hero.id, words),
    gear: hero.gear.length,
    capacity: capacityOf(s, hero),
    advanced: hero.actions.filter(({ card }) => actionCard(s, card).level === 'advanced').length,
    visits: words.names.places(hero.visits),
    left: VISITS - hero.visits.length,
  };
  if (decision.ask === 'choose-receiver')
    return say('receiver', { ...args, ...fateOf(s, hero, s.asked.card ?? '') });
  return say(decision.ask === 'settlement-next' ? 'hero-in-town' : 'hero-resting', args);
}

/** Before the party is complete, as he would be in it. */
function newHero(s: Situation, id: HeroId): Said {
  const hero = freshHero(s, id, '', Math.max(2, s.board.seats.length));
  return say('hero-new', { hero: heroName(id, s.words), health: healthOf(s, hero) });
}

export function enemyOption(s: Situation, id: string): ExplainedOption {
  return { ...enemyWords(s, enemyOf(s, id)), refs: [id] };
}

/** Questions after which the enemy comes to the hero: a full zone must be known before. */
const COMING: readonly AcgAsk[] = ['choose-enemy-to-engage', 'choose-enemy-to-advance'];

/** A facedown enemy has neither name nor numbers. */
function enemyWords(s: Situation, enemy: Enemy): Said {
  const name = nameOf(enemy.id, s.view, s.words);
  const state = enemy.exhausted ? 'exhausted' : 'ready';
  const hero = s.asked.hero;
  const full = hero !== null && enemy.zone !== hero && countEngaged(s, hero) >= LIMITS.enemiesInZone;
  const overflow = full && COMING.includes(s.decision.ask) ? 'yes' : 'no';
  if (!enemy.faceup) return say('facedown', { enemy: capital(name), state, overflow });
  const args = { enemy: name, state, overflow, ...numbers(s, enemy), ...place(s, enemy) };
  if (s.decision.ask !== 'choose-targets') return say('enemy', args);
  return say('enemy-target', { ...args, needed: args.left + args.resilience });
}

function numbers(s: Situation, enemy: Enemy) {
  const health = enemyHealthOf(s, enemy);
  return {
    attack: attackOf(s, enemy),
    health,
    left: health - enemy.wounds,
    resilience: resilienceOf(s, enemy),
    rank: enemyCard(s, enemy.card).rank,
  };
}

function place({ words }: Situation, { zone }: Enemy): { zone: string; engaged: string } {
  const engaged = zone !== 'shadows' && zone !== 'lair';
  return { zone: engaged ? 'engaged' : zone, engaged: engaged ? heroName(zone, words) : '' };
}

/** An enemy that fell in this very action may still strike, or curse. */
export function fallenOption({ board, words }: Situation, id: string): ExplainedOption {
  return {
    ...say('fallen', { enemy: cardName(board.fallen[id]?.card ?? id, words) }),
    refs: [],
  };
}
