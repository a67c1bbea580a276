import type { Await, JsonRecord } from '@questhall/engine';
import { abilitiesOf, partsOf } from '@questhall/tabletop';
import type { CcBoard } from '../board.js';
import { carries } from '../carries.js';
import type { Ability } from '../content/schema/index.js';
import { inPlay } from '../in-play.js';
import { type CcPosition, type CcTypes, type G, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { type Ctx, programOf, runProgram } from '../procs.js';
import { couldHappen, judgeCost, payCost } from '../program.js';
import { isHeroId, isNight, leader, maybeHero, maybeHostile, playerOf } from '../queries.js';
import type { FigureId, HeroId, Once, Result, WindowId } from '../terms.js';

/** What a moment is about: a hero, another figure, and what a roll came to. */
export type About = {
  hero?: HeroId | null;
  figure?: FigureId | null;
  result?: Result | null;
  score?: number;
};

const JOURNEY = 'journey';

/**
 * An ability in play belongs to a hero (`emelda`), to a card that a hero holds (`emelda/old-lantern`), to a hostile, or
 * to the journey.
 */
export const heldEntity = (hero: HeroId, card: string): string => `${hero}/${card}`;

/** The hero whose card it is; null for hostiles and the journey. */
function ownerOf(g: CcPosition, entity: string): HeroId | null {
  const slash = entity.indexOf('/');
  const hero = slash < 0 ? entity : entity.slice(0, slash);
  return isHeroId(g, hero) ? hero : null;
}

function contextOf(g: CcPosition, entity: string, about: About): Ctx {
  const { hero = null, figure = null, result = null, score = 0 } = about;
  const owner = ownerOf(g, entity);
  if (owner !== null) {
    const other = hero === owner ? null : hero;
    return {
      you: owner,
      self: entity.slice(owner.length + 1) || owner,
      target: figure ?? other,
      result,
      score,
    };
  }
  if (entity === JOURNEY) return { you: hero, self: entity, target: figure, result, score };
  // A roll of its own is about itself: whoever rolls is in sight of itself (CON-06).
  const own = hero ?? (result === null ? null : entity);
  return { you: null, self: entity, target: figure === entity ? own : (figure ?? hero), result, score };
}

/** Is this moment the one the ability waits for? */
function concerns(g: CcPosition, ability: Ability, entity: string, about: About): boolean {
  const owner = ownerOf(g, entity);
  const own = owner === null ? about.figure === entity : about.hero === owner;
  switch (ability.about ?? (entity === JOURNEY ? 'any' : 'owner')) {
    case 'owner':
      return own;
    case 'other':
      return !own;
    case 'any':
      return true;
  }
}

/** The side of the card that is up speaks (ACT-11, NGT-05), and only for a hero or hostile on the battlefield. */
const isActive = carries(
  'CC-INS-17',
  'timing.isActive',
  (g: CcPosition, entity: string, key: string): boolean => {
    const owner = ownerOf(g, entity);
    if (owner !== null) {
      const hero = maybeHero(g, owner);
      if (hero === undefined || hero.where !== 'standing') return false;
      if (entity !== owner) return true;
      return key.includes('/inspired.') === hero.inspired;
    }
    const hostile = maybeHostile(g, entity);
    if (hostile === undefined) return entity === JOURNEY;
    const face = key.slice(key.indexOf('/') + 1, key.indexOf('.'));
    return face === hostile.model || face === (isNight(g) ? 'night' : 'day');
  },
);

/** What both sides of a hero's card print is one and the same: turning the card over does not bring it back. */
const spentKey = carries(
  ['CC-ACT-12', 'CC-ATK-17'],
  'timing.spentKey',
  (once: Once, name: string): string => `${once} ${name.replace(/\/(?:front|inspired)(?=[/.])/, '')}`,
);

/** Whether it is a Path to Glory that only counts in its hero's own activation (INS-16). */
const isPathOfAnother = carries(
  'CC-INS-16',
  'timing.isPathOfAnother',
  ({ board, state }: CcPosition, { window }: Ability, entity: string, key: string): boolean =>
    window === 'hostile-slain' &&
    key.endsWith('/front.path') &&
    state.switches['path-in-reactions'] === 'no' &&
    board.active !== entity,
);

function applies(g: CcPosition, ability: Ability, name: string, about: About): boolean {
  const { once } = ability;
  const { entity, key } = partsOf(name);
  if (!concerns(g, ability, entity, about) || !isActive(g, entity, key)) return false;
  if (once !== undefined && g.board.spent.includes(spentKey(once, name))) return false;
  if (isPathOfAnother(g, ability, entity, key)) return false;
  const ctx = contextOf(g, entity, about);
  if (ability.if !== undefined && !holds(g, ability.if, ctx)) return false;
  if (ability.cost !== undefined && judgeCost(g, ability.cost, ctx) !== true) return false;
  return couldHappen(g, key, ctx);
}

function pay(g: G, ability: Ability, name: string, ctx: Ctx): Await<unknown> | undefined {
  const { entity, key } = partsOf(name);
  g.tell?.('ability', { ability: name, card: key.slice(0, key.indexOf('/')), entity });
  if (ability.once !== undefined) g.board.spent.push(spentKey(ability.once, name));
  return ability.cost === undefined ? undefined : payCost(g, ctx, ability.cost);
}

/** The journey's own rules first, then hostiles, then what heroes hold. */
function priority(g: CcPosition, entity: string): number {
  if (entity === JOURNEY) return 0;
  return ownerOf(g, entity) === null ? 1 : 2;
}

const abilities = abilitiesOf<CcTypes, Ability, Ctx>({
  inPlay,
  procedure,
  prefix: 'cc',
  rules: { pay: ['CC-ACT-07'], lines: ['CC-ACT-07', 'CC-SRC-07'] },
  context: contextOf,
  applies,
  priority,
  owner(g, entity) {
    const owner = ownerOf(g, entity);
    return owner === null ? leader(g) : playerOf(g, owner);
  },
  orderer: leader,
  pay,
  lines: (g, key, ctx) => g.call(runProgram, programOf(ctx, key)),
});

export const windowHooks = abilities.hooks;

/** Opens a window if an ability waits for it; otherwise goes straight on. */
export const openMoment = (
  g: G,
  name: WindowId,
  { hero = null, figure = null, result = null, score = 0 }: About = {},
): Await<JsonRecord | undefined> | undefined => abilities.window(g, name, { hero, figure, result, score });

/** Notes that something has been used, until the moment it comes back. */
export const spend = (b: CcBoard, once: Once, name: string): void => {
  b.spent.push(spentKey(once, name));
};
export const isSpent = (b: CcBoard, once: Once, name: string): boolean =>
  b.spent.includes(spentKey(once, name));

/** What comes back at this moment may be used again. */
export function refresh(b: CcBoard, moment: Once): void {
  b.spent = b.spent.filter((key) => !key.startsWith(`${moment} `));
}

export const timingProcedures = [abilities.procedure];
