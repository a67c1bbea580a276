import {
  type Asked,
  type Await,
  hears,
  type JsonRecord,
  openWindow,
  type WindowHooks,
} from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import type { Ability } from '../content/schema.js';
import { abilityAt } from '../in-play.js';
import { type AcgTypes, type G, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { type Ctx, costOf, payCosts, programOf, runProgram } from '../procs.js';
import { gearOf, heroOf, isStanding, itemOwner, maybeEnemy, party, playerOf, rankOf } from '../queries.js';
import type { EnemyId, HeroId } from '../terms.js';
import { canPay } from './costs.js';

/** What a moment is about. */
export type About = { hero?: HeroId | null; enemy?: EnemyId | null };

/** Opens a window if anybody waits for it; otherwise goes straight on. */
export function window(g: G, name: string, about: About): Await<JsonRecord | undefined> | undefined {
  if (!hears(g.board.listening, name)) return undefined;
  const moment = { hero: about.hero ?? null, enemy: about.enemy ?? null };
  return g.call(openWindow, { window: name, about: moment, used: [], group: [] });
}

type Parts = { entity: string; key: string };
const cut = new Map<string, Parts>();

/** An ability's name taken apart; remembered in a map, because names put together at run time are slow as keys of objects. */
function parts(ability: string): Parts {
  const known = cut.get(ability);
  if (known !== undefined) return known;
  const at = ability.indexOf('|');
  const made = { entity: ability.slice(0, at), key: ability.slice(at + 1) };
  cut.set(ability, made);
  return made;
}

/** The hero before whom the card lies; null for enemies, locations and the quest. */
export function ownerOf(b: AcgBoard, entity: string): HeroId | null {
  const at = entity.indexOf('@');
  if (at >= 0) return entity.slice(at + 1) as HeroId;
  return gearOf(b, entity)?.hero.id ?? itemOwner(b, entity)?.id ?? null;
}

function contextOf(b: AcgBoard, entity: string, about: About): Ctx {
  const { hero = null, enemy = null } = about;
  return { you: ownerOf(b, entity), self: entity, target: b.action?.aided ?? null, hero, enemy };
}

/** Is this moment the one the ability waits for? */
function concerns(b: AcgBoard, ability: Ability, entity: string, about: About): boolean {
  const owner = ownerOf(b, entity);
  const enemy = maybeEnemy(b, entity) !== undefined || b.fallen[entity] !== undefined;
  switch (ability.about ?? (owner !== null ? 'owner' : enemy && about.enemy != null ? 'this' : 'any')) {
    case 'owner':
      return owner === null ? about.enemy === entity : about.hero === owner;
    case 'other':
      return owner === null ? about.enemy !== entity : about.hero != null && about.hero !== owner;
    case 'this':
      return about.enemy === entity;
    case 'any':
      return true;
  }
}

function applies(g: G, key: string, about: About): boolean {
  const b = g.board;
  const { entity, key: abilityKey } = parts(key);
  const ability = abilityAt(abilityKey);
  const owner = ownerOf(b, entity);
  // A defeated hero uses nothing (WND-15).
  if (owner !== null && !isStanding(heroOf(b, owner))) return false;
  if (!concerns(b, ability, entity, about)) return false;
  const ctx = contextOf(b, entity, about);
  if (ability.if !== undefined && !holds(b, ability.if, ctx)) return false;
  return ability.cost === undefined || canPay(b, ability.cost, ctx);
}

/** Quest rules, then enemies by rank, then everything else in the order the players choose. */
function priority(b: AcgBoard, key: string): number {
  const { entity } = parts(key);
  if (entity === 'quest') return 0;
  const enemy = maybeEnemy(b, entity);
  const rank = enemy === undefined ? b.fallen[entity]?.rank : rankOf(b, enemy);
  return rank === undefined ? 3 : 2 - rank / 1_000_000;
}

function isOptional(key: string): boolean {
  const ability = abilityAt(parts(key).key);
  return ability.cost !== undefined || ability.may === true;
}

function decider(b: AcgBoard, key: string): Asked {
  const owner = ownerOf(b, parts(key).entity);
  return owner === null ? party(b) : playerOf(b, owner);
}

/** Carries out one triggered ability: pays its cost, then runs its lines. */
const runAbility = procedure<
  { ability: string; about: JsonRecord; you?: HeroId | null },
  JsonRecord | undefined
>('acg.run-ability')
  .step(
    'pay',
    ['ACG-EFF-02', 'ACG-EFF-03', 'ACG-EFF-06', 'ACG-TIME-01', 'ACG-TIME-02', 'ACG-TIME-03', 'ACG-TIME-05'],
    (g, v) => {
      const { entity, key } = parts(v.ability);
      const { cost } = abilityAt(key);
      // Remembered, because a card that pays by leaving play has no owner afterwards.
      v.you = ownerOf(g.board, entity);
      g.tell?.('ability', { ability: v.ability, card: key.slice(0, key.indexOf('/')), entity });
      if (cost === undefined) return g.pass(true);
      return g.call(payCosts, costOf(contextOf(g.board, entity, v.about as About), cost));
    },
  )
  .step('lines', ['ACG-EFF-05', 'ACG-GOLD-12'], (g, v, paid) => {
    if (!paid) return g.end(undefined);
    const { entity, key } = parts(v.ability);
    const ctx = contextOf(g.board, entity, v.about as About);
    ctx.you = v.you ?? null;
    return g.call(runProgram, programOf(ctx, key));
  })
  .step('done', 'ACG-EFF-03', (g) => g.end(undefined));

export const windowHooks: WindowHooks<AcgTypes> = {
  index: (b) => b.listening,
  applies: (g, ability, about) => applies(g, ability, about as About),
  priority: ({ board }, ability) => priority(board, ability),
  optional: (_, ability) => isOptional(ability),
  owner: ({ board }, ability) => decider(board, ability),
  orderer: ({ board }) => party(board),
  run: runAbility,
};

export const timingProcedures = [runAbility];
