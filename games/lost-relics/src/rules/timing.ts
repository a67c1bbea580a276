import type { Await, JsonRecord } from '@questhall/engine';
import { abilitiesOf, partsOf } from '@questhall/tabletop';
import type { Hero, LrBoard } from '../board.js';
import type { Ability } from '../content/schema.js';
import { inPlay } from '../in-play.js';
import { type G, type LrPosition, type LrTypes, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { type Ctx, programOf, runProgram } from '../procs.js';
import { couldHappen, judgeCost, payCost } from '../program.js';
import { canUse, hostilePlayer, party, playerOf } from '../queries.js';
import type { FigureId, HeroId, WindowId } from '../terms.js';

/** What a moment is about: a hero, and another figure or thing. */
export type About = { hero?: HeroId | null; figure?: FigureId | null };

const ADVENTURE = 'adventure';

/** The hero whose card it is; null for hostiles and the adventure. */
function ownerOf({ board }: LrPosition, entity: string): Hero | null {
  for (const hero of board.heroes) if (hero.id === entity || hero.treasure.includes(entity)) return hero;
  return null;
}

function contextOf(g: LrPosition, entity: string, { hero = null, figure = null }: About): Ctx {
  const owner = ownerOf(g, entity);
  if (owner !== null) {
    const other = hero === owner.id ? null : hero;
    return { you: owner.id, self: entity, target: figure ?? other, inspired: false };
  }
  if (entity === ADVENTURE) return { you: hero, self: entity, target: figure, inspired: false };
  return { you: null, self: entity, target: hero ?? figure, inspired: false };
}

/** Is this moment the one the ability waits for? */
function concerns(g: LrPosition, ability: Ability, entity: string, about: About): boolean {
  const mine = ownerOf(g, entity)?.id ?? null;
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
function isActive(g: LrPosition, hero: Hero, entity: string, key: string): boolean {
  if (hero.area === null) return false;
  if (entity !== hero.id) return canUse(g, hero, entity);
  return key.includes('/wounded.') === hero.wounded;
}

const spentKey = ({ once }: Ability, name: string): string => `${once} ${name}`;

function applies(g: LrPosition, ability: Ability, name: string, about: About): boolean {
  const b = g.board;
  if (b.result !== null || b.spent.includes(spentKey(ability, name))) return false;
  const { entity, key } = partsOf(name);
  const owner = ownerOf(g, entity);
  if (owner !== null && !isActive(g, owner, entity, key)) return false;
  if (!concerns(g, ability, entity, about)) return false;
  const ctx = contextOf(g, entity, about);
  if (ability.if !== undefined && !holds(g, ability.if, ctx)) return false;
  if (ability.cost !== undefined && judgeCost(g, ability.cost, ctx) !== true) return false;
  return couldHappen(g, key, ctx);
}

function pay(g: G, ability: Ability, name: string, ctx: Ctx): Await<unknown> | undefined {
  const { entity, key } = partsOf(name);
  g.tell?.('ability', { ability: name, card: key.slice(0, key.indexOf('/')), entity });
  if (ability.once !== undefined) g.board.spent.push(spentKey(ability, name));
  return ability.cost === undefined ? undefined : payCost(g, ctx, ability.cost);
}

/** The adventure's own rules first, then hostiles, then what heroes hold. */
function priority(g: LrPosition, entity: string): number {
  if (entity === ADVENTURE) return 0;
  return ownerOf(g, entity) === null ? 1 : 2;
}

const abilities = abilitiesOf<LrTypes, Ability, Ctx>({
  inPlay,
  procedure,
  prefix: 'lr',
  rules: { pay: ['LR-TRE-11'], lines: ['LR-DST-04'] },
  context: contextOf,
  applies,
  priority,
  owner(g, entity) {
    const owner = ownerOf(g, entity);
    return owner === null ? hostilePlayer(g) : playerOf(g, owner.id);
  },
  orderer: party,
  pay,
  lines: (g, key, ctx) => g.call(runProgram, programOf(ctx, key)),
});

export const windowHooks = abilities.hooks;

/** Opens a window if anybody waits for it; otherwise goes straight on. */
export const window = (
  g: G,
  name: WindowId,
  { hero = null, figure = null }: About,
): Await<JsonRecord | undefined> | undefined => abilities.window(g, name, { hero, figure });

/** What comes back at this moment may be used again. */
export function refresh(b: LrBoard, moment: 'round' | 'adventure'): void {
  b.spent = b.spent.filter((key) => !key.startsWith(`${moment} `));
}

export const timingProcedures = [abilities.procedure];
