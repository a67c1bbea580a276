import { allowed, listen, unlisten } from '@questhall/engine';
import { expire, forget, nameOf } from '@questhall/tabletop';
import { enemyCard } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import { type AcgPosition, type G, procedure, split } from '../kit.js';
import {
  defeatEnemy,
  defeatHero,
  distributeWounds,
  loseCondition,
  recoverWounds,
  reveal,
  reviveHero,
  sufferWounds,
  woundEnemy,
} from '../procs.js';
import {
  attackOf,
  enemyCannot,
  enemyHealthOf,
  enemyOf,
  healthOf,
  heroCannot,
  heroIds,
  heroOf,
  isNemesis,
  isStanding,
  maybeEnemy,
  party,
  rankOf,
  remainingHealth,
  standing,
} from '../queries.js';
import { type AcgChoice, DEFEATED } from '../refusals.js';
import { recordsBehind, type Sources } from '../sources.js';
import type { EnemyId, HeroId, Until, WindowId } from '../terms.js';
import { window } from './timing.js';

type Suffering = { hero: HeroId; count: number; from: Sources; outer?: number | null; suffered?: number };

/** A hero suffers wounds: never more than his health value, and then he is defeated. */
const suffer = procedure<Suffering, number>(sufferWounds.id)
  .step('would', ['ACG-WND-01', 'ACG-WND-15', 'ACG-GOLD-04'], (g, v) => {
    const hero = heroOf(g, v.hero);
    if (!isStanding(hero) || (v.count > 0 && heroCannot(g, hero, 'be-wounded'))) return g.end(0);
    v.outer = g.board.stake;
    if (v.count <= 0) return g.pass(undefined);
    g.board.stake = v.count;
    return window(g, 'would-suffer', { hero: v.hero });
  })
  .step('suffer', ['ACG-WND-01', 'ACG-WND-03', 'ACG-WND-06', 'ACG-TOK-04'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const wanted = v.count <= 0 ? 0 : (g.board.stake ?? v.count);
    g.board.stake = v.outer ?? null;
    v.suffered = Math.max(0, Math.min(wanted, remainingHealth(g, hero)));
    hero.wounds += v.suffered;
    if (v.count > 0) {
      g.tell?.('wounds', { hero: v.hero, count: v.suffered, from: recordsBehind(g, v.from) });
    }
  })
  .step('defeat', ['ACG-WND-04', 'ACG-WND-16'], (g, v) => {
    const hero = heroOf(g, v.hero);
    return hero.wounds >= healthOf(g, hero) ? g.call(defeatHero, { hero: v.hero }) : undefined;
  })
  .step('after', 'ACG-WND-01', (g, v) => {
    const { hero, suffered = 0 } = v;
    return (suffered === 0 ? undefined : window(g, 'after-suffering', { hero })) ?? g.end(suffered);
  })
  .step('done', 'ACG-WND-01', (g, v) => g.end(v.suffered ?? 0));

/** A hero defeated in his own activation finishes it first; otherwise he falls at once. */
const heroDefeat = procedure<{ hero: HeroId }>(defeatHero.id)
  .step('when', ['ACG-WND-11', 'ACG-WND-12', 'ACG-FAQ-06', 'ACG-EPH-21'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const own = g.board.phase === 'hero' && g.board.active === v.hero;
    hero.status = 'falling';
    g.tell?.('hero-defeated', { hero: v.hero });
    return own && g.state.switches['defeat-in-activation'] !== 'at-once' ? g.goto('bereft') : undefined;
  })
  .step('fall', 'ACG-WND-07', (g, v) => g.call(fallDown, v))
  .step('bereft', 'ACG-WND-16', (g) => defeatBereft(g, null));

/** The hero card is flipped, conditions go, engaged enemies move to the shadows; the rest stays as it is. */
export const fallDown = procedure<{ hero: HeroId }>('acg.fall-down')
  .step('flip', ['ACG-WND-07', 'ACG-WND-08', 'ACG-TOK-05'], (g, v) => {
    const hero = heroOf(g, v.hero);
    hero.status = 'defeated';
    hero.wounds = healthOf(g, hero);
    for (const enemy of g.board.enemies) if (enemy.zone === v.hero) enemy.zone = 'shadows';
    g.tell?.('hero-flipped', { hero: v.hero });
  })
  .step('conditions', ['ACG-COND-05', 'ACG-WND-07'], (g, v) => {
    const [condition] = heroOf(g, v.hero).conditions;
    return condition === undefined ? g.pass('done') : g.call(loseCondition, { hero: v.hero, condition });
  })
  .step('all-conditions', 'ACG-COND-05', (g, _, last) => (last === 'done' ? undefined : g.goto('conditions')))
  .step('window', 'ACG-WND-07', (g, v) => window(g, 'hero-defeated', { hero: v.hero }));

type Wounding = { enemy: EnemyId; count: number; by: HeroId | null; from: Sources; dealt?: number };

/** Wounds on an enemy. A facedown one is revealed first, and its own text may then protect it. */
const enemyWounds = procedure<Wounding, number>(woundEnemy.id)
  .step('reveal', 'ACG-ZONE-11', (g, v) => {
    const enemy = maybeEnemy(g, v.enemy);
    if (enemy === undefined) return g.end(0);
    return enemy.faceup || v.count <= 0 ? undefined : g.call(reveal, { enemy: v.enemy });
  })
  .step('immune', ['ACG-ZONE-13', 'ACG-GOLD-04'], (g, v) => {
    const enemy = maybeEnemy(g, v.enemy);
    return enemy === undefined || (v.count > 0 && enemyCannot(g, enemy, 'be-wounded')) ? g.end(0) : undefined;
  })
  .step('wound', ['ACG-WND-01', 'ACG-WND-03'], (g, v) => {
    const enemy = enemyOf(g, v.enemy);
    v.dealt = Math.max(0, Math.min(v.count, enemyHealthOf(g, enemy) - enemy.wounds));
    enemy.wounds += v.dealt;
    if (v.count > 0)
      g.tell?.('enemy-wounded', {
        enemy: v.enemy,
        card: enemy.card,
        count: v.dealt,
        by: v.by,
        from: recordsBehind(g, v.from),
      });
  })
  .step('defeat', ['ACG-WND-04', 'ACG-EPH-20'], (g, v) => {
    const enemy = enemyOf(g, v.enemy);
    const dead = enemy.wounds >= enemyHealthOf(g, enemy);
    return dead && !g.board.activating.includes(v.enemy)
      ? g.call(defeatEnemy, { enemy: v.enemy, by: v.by })
      : undefined;
  })
  .step('done', 'ACG-WND-01', (g, v) => g.end(v.dealt ?? 0));

/** A defeated enemy leaves play; what it may still do in this action is remembered. */
const enemyDefeat = procedure<{ enemy: EnemyId; by: HeroId | null }>(defeatEnemy.id)
  .step('remember', ['ACG-ATK-09', 'ACG-ATK-10', 'ACG-EATK-07'], (g, v) => {
    if (maybeEnemy(g, v.enemy) === undefined) return g.end(undefined);
    rememberFallen(g, v.enemy);
    return undefined;
  })
  .step('leave', ['ACG-ENEMY-05', 'ACG-DECK-14', 'ACG-DECK-15', 'ACG-NEM-05', 'ACG-NEM-11'], (g, v) => {
    const b = g.board;
    const enemy = enemyOf(g, v.enemy);
    g.tell?.('enemy-defeated', { enemy: v.enemy, card: enemy.card, by: v.by });
    removeEnemy(g, v.enemy);
    lastWords(g, v.enemy, 'enemy-defeated', listen);
    const { rank } = enemyCard(g, enemy.card);
    if (rank !== 'nemesis') b.decks.enemy.discard.push(enemy.card);
    else retireNemesis(g, enemy.card);
  })
  .step('window', 'ACG-TIME-01', (g, v) => window(g, 'enemy-defeated', { enemy: v.enemy, hero: v.by }))
  .step('silence', 'ACG-TIME-01', (g, v) => lastWords(g, v.enemy, 'enemy-defeated', unlisten))
  .step('bereft', 'ACG-WND-16', (g, v) => defeatBereft(g, v.by));

/** What a card says about its own defeat, or about its last attack, is heard although it has just left play. */
export function lastWords(g: AcgPosition, id: EnemyId, window: WindowId, change: typeof listen): void {
  const card = g.board.fallen[id]?.card;
  if (card === undefined) return;
  for (const key of g.box.abilitiesOf[enemyCard(g, card).id] ?? []) {
    if (g.box.abilities[key]?.window === window) change(g.board.listening, window, nameOf(id, key));
  }
}

/** Health that was lent is gone: the first who stood by it alone falls, and his fall looks for the next. */
export function defeatBereft(g: G, by: HeroId | null) {
  const b = g.board;
  const enemy = b.enemies.find(
    (one) => one.wounds >= enemyHealthOf(g, one) && !b.activating.includes(one.id),
  );
  if (enemy !== undefined) return g.call(defeatEnemy, { enemy: enemy.id, by });
  const hero = standing(g).find((one) => one.wounds >= healthOf(g, one));
  return hero === undefined ? undefined : g.call(defeatHero, { hero: hero.id });
}

/** What lasts until now ends, and with it health that was lent so long. */
export function endLasting(g: G, until: Until) {
  const { modifiers, vetoes } = g.board;
  const lent = modifiers.some((one) => one.stat === 'health' && one.until === until);
  expire(modifiers, until);
  expire(vetoes, until);
  return lent ? defeatBereft(g, null) : undefined;
}

function rememberFallen(g: G, id: EnemyId): void {
  const b = g.board;
  const enemy = enemyOf(g, id);
  const rank = rankOf(g, enemy);
  b.fallen[id] = { card: enemy.card, rank };
  const { name } = enemyCard(g, enemy.card);
  if (!b.defeatedNames.includes(name)) b.defeatedNames.push(name);
  if (b.action?.part !== 'during') return;
  b.action.defeated.push(id);
  if (enemy.zone === b.action.hero && !enemy.exhausted) {
    b.action.lateAttackers.push({ id, attack: attackOf(g, enemy), rank });
  }
  if (isNemesis(g, enemy)) b.action.lateNemeses.push({ id, card: enemy.card, rank });
}

/** Takes an enemy off the table, with everything that lay on it. */
export function removeEnemy(g: G, id: EnemyId): void {
  const b = g.board;
  const enemy = enemyOf(g, id);
  if (enemy.faceup && enemy.zone !== 'lair') leavePlay(g, id, enemy.card);
  b.enemies.splice(b.enemies.indexOf(enemy), 1);
  forget(b.modifiers, id);
  forget(b.vetoes, id);
}

/** A quest's own nemesis is out for the quest, one from the campaign pool for the campaign. */
function retireNemesis(g: G, card: string): void {
  const { campaign, removed } = g.board;
  const fromPool = campaign?.inPlay.includes(card) === true;
  if (campaign !== null && fromPool) {
    campaign.inPlay.splice(campaign.inPlay.indexOf(card), 1);
    campaign.gone.push(card);
  } else removed.push(card);
}

const recover = procedure<{ hero: HeroId; count: number }, number>(recoverWounds.id)
  .step('recover', ['ACG-WND-05', 'ACG-WND-09', 'ACG-AER-12'], (g, v) => {
    const hero = heroOf(g, v.hero);
    if (!isStanding(hero) || heroCannot(g, hero, 'recover')) return g.end(0);
    v.count = Math.min(v.count, hero.wounds);
    hero.wounds -= v.count;
    if (v.count > 0) g.tell?.('recovered', { hero: v.hero, count: v.count });
    return undefined;
  })
  .step(
    'after',
    'ACG-WND-05',
    (g, { hero, count }) =>
      (count === 0 ? undefined : window(g, 'after-recovering', { hero })) ?? g.end(count),
  )
  .step('done', 'ACG-WND-05', (g, v) => g.end(v.count));

const revive = procedure<{ hero: HeroId; remaining: number }>(reviveHero.id).step(
  'revive',
  ['ACG-WND-13', 'ACG-WND-14', 'ACG-DELVE-04'],
  (g, v) => {
    const hero = heroOf(g, v.hero);
    if (hero.status !== 'defeated' || g.board.mode === 'delve') return;
    hero.status = 'standing';
    hero.wounds = Math.max(0, healthOf(g, hero) - v.remaining);
    g.tell?.('hero-revived', { hero: v.hero, remaining: remainingHealth(g, hero) });
  },
);

type Distributing = { count: number; from: Sources; heroes?: HeroId[]; shares?: number[] };

export const heroesToWound: AcgChoice<object, HeroId> = {
  candidates: heroIds,
  judge: (g, _, hero) => (isStanding(heroOf(g, hero)) ? true : DEFEATED),
};

/** The party decides who takes how many; nobody is given more than he can suffer. */
const distribute = procedure<Distributing>(distributeWounds.id)
  .step('split', ['ACG-GOLD-14', 'ACG-GOLD-15'], (g, v) => {
    v.heroes = allowed(heroesToWound, g, v);
    const shares = v.heroes.map((id) => ({ id, cap: remainingHealth(g, heroOf(g, id)) }));
    const room = shares.reduce((sum, share) => sum + share.cap, 0);
    const total = Math.min(v.count, room);
    return g.call(split, { asked: party(g), ask: 'distribute-wounds', total, shares, given: [] });
  })
  .step('note', 'ACG-GOLD-14', (_, v, shares) => {
    v.shares = shares;
  })
  .repeat<number>('suffer', 'ACG-GOLD-14', (g, v) => {
    const hero = v.heroes?.shift();
    const count = v.shares?.shift();
    if (hero === undefined || count === undefined) return g.end(undefined);
    return count === 0 ? g.goto('suffer') : g.call(sufferWounds, { hero, count, from: v.from });
  });

export const woundProcedures = [
  suffer,
  heroDefeat,
  fallDown,
  enemyWounds,
  enemyDefeat,
  recover,
  revive,
  distribute,
];
