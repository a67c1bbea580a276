import { type Await, hears, type JsonRecord, openWindow, type WindowHooks } from '@questhall/engine';
import type { Hero, LrBoard } from '../board.js';
import type { Ability } from '../content/schema.js';
import { abilityAt, partsOf } from '../in-play.js';
import { type G, type LrTypes, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { type Ctx, damageHero, programOf, runProgram } from '../procs.js';
import { canPay, couldHappen, payCost } from '../program.js';
import { canUse, heroOf, hostilePlayer, isHeroId, party, playerOf } from '../queries.js';
import type { FigureId, HeroId, WindowId } from '../terms.js';

/** What a moment is about: a hero, and another figure or thing. */
export type About = { hero?: HeroId | null; figure?: FigureId | null };

/** Opens a window if anybody waits for it; otherwise goes straight on. */
export function window(g: G, name: WindowId, about: About): Await<JsonRecord | undefined> | undefined {
  if (!hears(g.board.listening, name)) return undefined;
  const moment = { hero: about.hero ?? null, figure: about.figure ?? null };
  return g.call(openWindow, { window: name, about: moment, used: [], group: [] });
}

const ADVENTURE = 'adventure';

/** The hero whose card it is; null for hostiles and the adventure. */
function ownerOf(b: LrBoard, entity: string): Hero | null {
  if (isHeroId(entity)) return heroOf(b, entity);
  return b.heroes.find((hero) => hero.treasure.includes(entity)) ?? null;
}

function contextOf(b: LrBoard, entity: string, { hero = null, figure = null }: About): Ctx {
  const owner = ownerOf(b, entity);
  if (owner !== null) {
    const other = hero === owner.id ? null : hero;
    return { you: owner.id, self: entity, target: figure ?? other, inspired: false };
  }
  if (entity === ADVENTURE) return { you: hero, self: entity, target: figure, inspired: false };
  return { you: null, self: entity, target: hero ?? figure, inspired: false };
}

/** Is this moment the one the ability waits for? */
function concerns(b: LrBoard, ability: Ability, entity: string, about: About): boolean {
  const mine = ownerOf(b, entity)?.id ?? null;
  const own = mine === null ? about.figure === entity : about.hero === mine;
  switch (ability.about ?? (entity === ADVENTURE ? 'any' : 'owner')) {
    case 'owner':
      return own;
    case 'other':
      return !own;
    case 'any':
      return true;
  }
}

/** The side of the card that is up speaks, and a treasure card only for a hero who can use it. */
function isActive(hero: Hero, entity: string, key: string): boolean {
  if (hero.area === null) return false;
  if (entity !== hero.id) return canUse(hero, entity);
  return key.includes('/wounded.') === hero.wounded;
}

const spentKey = (ability: string): string => {
  const { once } = abilityAt(partsOf(ability).key);
  return `${once} ${ability}`;
};

function applies(g: G, name: string, about: About): boolean {
  const b = g.board;
  if (b.result !== null || b.spent.includes(spentKey(name))) return false;
  const { entity, key } = partsOf(name);
  const ability = abilityAt(key);
  const owner = ownerOf(b, entity);
  if (owner !== null && !isActive(owner, entity, key)) return false;
  if (!concerns(b, ability, entity, about)) return false;
  const ctx = contextOf(b, entity, about);
  if (ability.if !== undefined && !holds(b, ability.if, ctx)) return false;
  if (ability.cost !== undefined && !canPay(b, ability.cost, ctx)) return false;
  return couldHappen(b, key, ctx);
}

/** Carries out one triggered ability: pays its cost, then runs its lines. */
const runAbility = procedure<{ ability: string; about: JsonRecord; ctx?: Ctx }, JsonRecord | undefined>(
  'lr.run-ability',
)
  .step('pay', 'LR-TRE-11', (g, v) => {
    const { entity, key } = partsOf(v.ability);
    const { cost, once } = abilityAt(key);
    // Remembered, because a card that pays by leaving play has no owner afterwards.
    v.ctx = contextOf(g.board, entity, v.about as About);
    g.tell?.('ability', { ability: v.ability, card: key.slice(0, key.indexOf('/')), entity });
    if (once !== undefined) g.board.spent.push(spentKey(v.ability));
    if (cost === undefined) return undefined;
    payCost(g, v.ctx, cost);
    const { you } = v.ctx;
    return cost.damage === undefined || you === null
      ? undefined
      : g.call(damageHero, { hero: you, count: cost.damage, by: you });
  })
  .step('lines', 'LR-DST-04', (g, v) => g.call(runProgram, programOf(v.ctx as Ctx, partsOf(v.ability).key)));

/** The adventure's own rules first, then hostiles, then what heroes hold. */
function priority(b: LrBoard, ability: string): number {
  const { entity } = partsOf(ability);
  if (entity === ADVENTURE) return 0;
  return ownerOf(b, entity) === null ? 1 : 2;
}

export const windowHooks: WindowHooks<LrTypes> = {
  index: (b) => b.listening,
  applies: (g, ability, about) => applies(g, ability, about as About),
  priority: ({ board }, ability) => priority(board, ability),
  optional(_, name) {
    const { cost, may } = abilityAt(partsOf(name).key);
    return cost !== undefined || may === true;
  },
  owner({ board: b }, name) {
    const owner = ownerOf(b, partsOf(name).entity);
    return owner === null ? hostilePlayer(b) : playerOf(b, owner.id);
  },
  orderer: ({ board }) => party(board),
  run: runAbility,
};

/** What comes back at this moment may be used again. */
export function refresh(b: LrBoard, moment: 'round' | 'adventure'): void {
  b.spent = b.spent.filter((key) => !key.startsWith(`${moment} `));
}

export const timingProcedures = [runAbility];
