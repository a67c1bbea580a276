import { allowed } from '@questhall/engine';
import type { Enemy } from '../board.js';
import { enemyCard } from '../content/library.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import {
  activateEnemy,
  defeatEnemy,
  engage,
  inflict,
  programOf,
  retreat,
  reveal,
  runProgram,
  sufferWounds,
} from '../procs.js';
import {
  activeHero,
  attackOf,
  clockwise,
  enemyHealthOf,
  enemyIds,
  enemyOf,
  heroOf,
  isStanding,
  maybeEnemy,
  playerOf,
  standing,
} from '../queries.js';
import { type AcgChoice, refusal } from '../refusals.js';
import type { EnemyId, HeroId } from '../terms.js';
import { lookAtQuest } from './quest-check.js';
import { window } from './timing.js';
import { endLasting } from './wounds.js';

const LAIR_RESTS = refusal('lair-rests', 'ACG-EPH-11');
const EXHAUSTED = refusal('activated-or-exhausted', 'ACG-EXH-06', 'ACG-EPH-07');
const ENGAGED_FIRST = refusal('engaged-first', 'ACG-EPH-02', 'ACG-EPH-03');
const NOT_YOUR_ENEMY = refusal('not-your-enemy', 'ACG-EPH-02');

type Turns = { turn: number; order: HeroId[] };
/** Whose turn it is to activate an enemy. */
export const heroInTurn = ({ order, turn }: Turns): HeroId => order[turn % order.length] as HeroId;

/** His own first; with none of those ready, one from the shadows. */
export const enemiesToActivate: AcgChoice<Turns, EnemyId> = {
  candidates: enemyIds,
  judge(g, v, id) {
    const { zone, exhausted } = enemyOf(g, id);
    const hero = heroInTurn(v);
    if (zone === 'lair') return LAIR_RESTS;
    if (exhausted) return EXHAUSTED;
    if (zone === hero) return true;
    if (zone !== 'shadows') return NOT_YOUR_ENEMY;
    return hasReadied(g, hero) ? ENGAGED_FIRST : true;
  },
};

function hasReadied(g: AcgPosition, hero: HeroId): boolean {
  for (const enemy of g.board.enemies) if (enemy.zone === hero && !enemy.exhausted) return true;
  return false;
}

const inZone = (enemy: Enemy) => enemy.zone !== 'lair';

/** Heroes take turns activating one enemy each until every readied enemy in every zone has activated. */
export const enemyPhase = procedure<Turns>('acg.enemy-phase')
  .step('start', ['ACG-ROUND-01', 'ACG-ROUND-02'], (g, v) => {
    g.board.phase = 'enemy';
    v.order = g.board.leader === null ? [] : clockwise(g, g.board.leader).map((hero) => hero.id);
    g.tell?.('phase', { phase: 'enemy', round: g.board.round });
    return window(g, 'enemy-phase-starts', {});
  })
  .step('check-start', 'ACG-QUEST-05', (g) => lookAtQuest(g, 'any-time'))
  .step('decided', 'ACG-QUEST-04', (g) => (g.board.result === null ? undefined : g.end(undefined)))
  .step(
    'turn',
    ['ACG-EPH-01', 'ACG-EPH-02', 'ACG-EPH-03', 'ACG-EPH-04', 'ACG-EPH-10', 'ACG-EPH-11', 'ACG-EPH-12'],
    (g, v) => {
      if (!someoneActivates(g)) return g.goto('ready');
      const hero = heroInTurn(v);
      const options = isStanding(heroOf(g, hero)) ? allowed(enemiesToActivate, g, v) : [];
      if (options.length === 0) return g.pass(null);
      g.board.active = hero;
      return g.one(playerOf(g, hero), 'choose-enemy-to-activate', options);
    },
  )
  .step('activate', ['ACG-EPH-05', 'ACG-ROUND-07', 'ACG-EXH-06'], (g, v, enemy) => {
    v.turn++;
    if (enemy === null || enemy === undefined) return g.goto('turn');
    return g.call(activateEnemy, { enemy, hero: g.board.active });
  })
  .step('lasting', 'ACG-WND-16', (g) => endLasting(g, 'activation'))
  .step('check', 'ACG-QUEST-05', (g) => {
    g.board.active = null;
    g.board.fallen = {};
    return lookAtQuest(g, 'any-time');
  })
  .step('next', ['ACG-EPH-01', 'ACG-QUEST-04'], (g) =>
    g.board.result === null ? g.goto('turn') : g.end(undefined),
  )
  .step('ready', 'ACG-EPH-07', (g) => {
    for (const enemy of g.board.enemies) enemy.exhausted = false;
    g.tell?.('enemies-readied', {});
    return window(g, 'enemy-phase-ends', {});
  });

function someoneActivates(g: G): boolean {
  return standing(g).length > 0 && g.board.enemies.some((enemy) => inZone(enemy) && !enemy.exhausted);
}

type Activation = { enemy: EnemyId; hero: HeroId | null; keyword?: number };

/** One enemy's activation: revealed if need be, its keywords from left to right, then exhausted. */
const activating = procedure<Activation>(activateEnemy.id)
  .step('reveal', ['ACG-EPH-06', 'ACG-ZONE-11', 'ACG-EPH-08'], (g, v) => {
    const enemy = maybeEnemy(g, v.enemy);
    if (enemy === undefined) return g.end(undefined);
    v.keyword = 0;
    g.board.activating.push(v.enemy);
    return enemy.faceup ? undefined : g.call(reveal, { enemy: v.enemy });
  })
  .repeat<unknown>('keyword', ['ACG-EPH-05', 'ACG-EPH-13', 'ACG-EPH-20', 'ACG-ENEMY-03'], (g, v) => {
    const enemy = maybeEnemy(g, v.enemy);
    const keyword = enemy === undefined ? undefined : enemyCard(g, enemy.card).bar[v.keyword ?? 0];
    if (enemy === undefined || keyword === undefined) return undefined;
    v.keyword = (v.keyword ?? 0) + 1;
    g.tell?.('keyword', { enemy: v.enemy, card: enemy.card, keyword });
    return resolveKeyword(g, enemy, keyword) ?? g.goto('keyword');
  })
  // Not an effect but the phase's own bookkeeping: it applies to enemies that cannot be exhausted, too.
  .step('exhaust', ['ACG-EPH-07', 'ACG-EPH-09'], (g, v) => {
    const enemy = maybeEnemy(g, v.enemy);
    g.board.activating.pop();
    // Its own text may have taken it off the table.
    if (enemy === undefined) return undefined;
    enemy.exhausted = true;
    const dead = enemy.wounds >= enemyHealthOf(g, enemy);
    return dead ? g.call(defeatEnemy, { enemy: v.enemy, by: null }) : undefined;
  })
  .step('window', 'ACG-EPH-05', (g, v) => window(g, 'enemy-activates', { enemy: v.enemy }));

function resolveKeyword(g: G, enemy: Enemy, keyword: string) {
  const you = activeHero(g);
  const { id } = enemy;
  if (keyword === 'advance') return you === null ? undefined : g.call(advance, { enemy: id });
  if (keyword === 'retreat') return g.call(retreat, { enemy: id });
  if (keyword === 'inflict') return g.call(inflict, { enemy: id });
  const ctx = { you, self: id, target: null, hero: null, enemy: id };
  return g.call(runProgram, programOf(ctx, `${enemyCard(g, enemy.card).id}/keywords.${keyword}`));
}

/** Advance: to the active hero. */
const advance = procedure<{ enemy: EnemyId }>('acg.advance').step('advance', 'ACG-EPH-14', (g, v) => {
  const hero = activeHero(g);
  return hero === null ? undefined : g.call(engage, { enemy: v.enemy, hero });
});

/** Inflict: its attack value to the hero it is engaged with, or else to the active hero. No defence helps. */
const inflicting = procedure<{ enemy: EnemyId }>(inflict.id).step(
  'inflict',
  ['ACG-EPH-16', 'ACG-EPH-17', 'ACG-EPH-18', 'ACG-EPH-21', 'ACG-ROUND-08'],
  (g, v) => {
    const enemy = enemyOf(g, v.enemy);
    const hero = enemy.zone === 'shadows' || enemy.zone === 'lair' ? activeHero(g) : enemy.zone;
    if (hero === null) return undefined;
    return g.call(sufferWounds, { hero, count: attackOf(g, enemy), from: [enemy.card] });
  },
);

export const enemyPhaseProcedures = [enemyPhase, activating, advance, inflicting];
