import { type Asked, type Await, hears, type JsonRecord } from '@questhall/engine';
import { abilitiesOf, partsOf } from '@questhall/tabletop';
import type { Ability } from '../content/schema.js';
import { inPlay, type LATE_MODIFIERS, waitingFor } from '../in-play.js';
import { type AcgPosition, type AcgTypes, type G, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { type Ctx, costOf, payCosts, programOf, runProgram } from '../procs.js';
import { gearOf, heroOf, isStanding, itemOwner, maybeEnemy, party, playerOf, rankOf } from '../queries.js';
import { type AcgChoice, type AcgVerdict, refusal } from '../refusals.js';
import type { EnemyId, HeroId, WindowId } from '../terms.js';
import { DEPLETED_GEAR, judgeCost, USES_NOTHING } from './costs.js';

/** What a moment is about. */
export type About = { hero?: HeroId | null; enemy?: EnemyId | null };

/** The hero before whom the card lies; null for enemies, locations and the quest. */
export function ownerOf(g: AcgPosition, entity: string): HeroId | null {
  const at = entity.indexOf('@');
  if (at >= 0) return entity.slice(at + 1) as HeroId;
  return gearOf(g, entity)?.hero.id ?? itemOwner(g, entity)?.id ?? null;
}

function contextOf(g: AcgPosition, entity: string, about: About, you = ownerOf(g, entity)): Ctx {
  const { hero = null, enemy = null } = about;
  return { you, self: entity, target: g.board.action?.aided ?? null, hero, enemy };
}

/** A card with its owner, if it has one: looked for once, because windows ask it of all who wait. */
type Speaker = { readonly entity: string; readonly owner: HeroId | null };
const speakerOf = (g: AcgPosition, entity: string): Speaker => ({ entity, owner: ownerOf(g, entity) });

/** Whom an ability is about that does not say so. */
function usuallyAbout(
  g: AcgPosition,
  { entity, owner }: Speaker,
  about: About,
): NonNullable<Ability['about']> {
  if (owner !== null) return 'owner';
  if (about.enemy == null) return 'any';
  return maybeEnemy(g, entity) !== undefined || g.board.fallen[entity] !== undefined ? 'this' : 'any';
}

/** Is this moment the one the ability waits for? */
function concerns(g: AcgPosition, ability: Ability, speaker: Speaker, about: About): boolean {
  const { entity, owner } = speaker;
  switch (ability.about ?? usuallyAbout(g, speaker, about)) {
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

const CONDITION = refusal('condition', 'ACG-EFF-01');

/** This is its moment: could it be used? */
function judgeUse(
  g: AcgPosition,
  { if: when, cost }: Ability,
  { entity, owner }: Speaker,
  about: About,
): AcgVerdict {
  if (owner !== null && !isStanding(heroOf(g, owner))) return USES_NOTHING;
  if (when === undefined && cost === undefined) return true;
  const ctx = contextOf(g, entity, about, owner);
  if (when !== undefined && !holds(g, when, ctx)) return CONDITION;
  return cost === undefined ? true : judgeCost(g, cost, ctx);
}

function applies(g: AcgPosition, ability: Ability, name: string, about: About): boolean {
  const speaker = speakerOf(g, partsOf(name).entity);
  return concerns(g, ability, speaker, about) && judgeUse(g, ability, speaker, about) === true;
}

type Moment = { window: string; about: About; used: readonly string[] };

/** Abilities that wait for this very moment. Those of depleted gear are not even heard. */
export const abilitiesToUse: AcgChoice<Moment> = {
  candidates: (g, v) =>
    waitingFor(g, v.window).filter((name) => {
      const { entity, key } = partsOf(name);
      const ability = inPlay.abilityAt(g, key);
      const isOffered = isOptional(ability) && !v.used.includes(name);
      return isOffered && concerns(g, ability, speakerOf(g, entity), v.about);
    }),
  judge(g, v, name) {
    const { entity, key } = partsOf(name);
    if (gearOf(g, entity)?.gear.depleted === true) return DEPLETED_GEAR;
    return judgeUse(g, inPlay.abilityAt(g, key), speakerOf(g, entity), v.about);
  },
};

const isOptional = ({ cost, may }: Ability): boolean => cost !== undefined || may === true;

/** Who may use it: the owner's player, or the party where nobody owns it. */
export const userOf = (g: AcgPosition, name: string): Asked => askedFor(g, partsOf(name).entity);

function askedFor(g: AcgPosition, entity: string): Asked {
  const owner = ownerOf(g, entity);
  return owner === null ? party(g) : playerOf(g, owner);
}

/** Quest rules, then enemies by rank, then everything else in the order the players choose. */
function priority(g: AcgPosition, entity: string): number {
  if (entity === 'quest') return 0;
  const enemy = maybeEnemy(g, entity);
  const rank = enemy === undefined ? g.board.fallen[entity]?.rank : rankOf(g, enemy);
  return rank === undefined ? 3 : 2 - rank / 1_000_000;
}

function pay(g: G, { cost }: Ability, name: string, ctx: Ctx): Await<boolean> | undefined {
  const { entity, key } = partsOf(name);
  g.tell?.('ability', { ability: name, card: key.slice(0, key.indexOf('/')), entity });
  return cost === undefined ? undefined : g.call(payCosts, costOf(ctx, cost));
}

const abilities = abilitiesOf<AcgTypes, Ability, Ctx>({
  inPlay,
  procedure,
  prefix: 'acg',
  rules: {
    pay: [
      'ACG-EFF-02',
      'ACG-EFF-03',
      'ACG-EFF-06',
      'ACG-TIME-01',
      'ACG-TIME-02',
      'ACG-TIME-03',
      'ACG-TIME-05',
    ],
    lines: ['ACG-EFF-05', 'ACG-GOLD-12'],
  },
  context: contextOf,
  applies,
  priority,
  owner: askedFor,
  orderer: party,
  pay,
  lines: (g, key, ctx) => g.call(runProgram, programOf(ctx, key)),
});

export const windowHooks = abilities.hooks;

/** Opens a window if anybody waits for it; otherwise goes straight on. */
export const window = (
  g: G,
  name: WindowId | typeof LATE_MODIFIERS,
  { hero = null, enemy = null }: About,
): Await<JsonRecord | undefined> | undefined => abilities.window(g, name, { hero, enemy });

/** Does anybody wait for it? */
export const isHeard = (g: AcgPosition, name: WindowId): boolean => hears(g.board.listening, name);

export const timingProcedures = [abilities.procedure];
