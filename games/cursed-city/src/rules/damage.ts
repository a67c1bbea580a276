import { carries } from '../carries.js';
import { leavePlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { damageHero, damageHostile, slay, testHero, wound } from '../procs.js';
import { heroOf, hostileOf, isHeroId, journeyOf, maybeHero, maybeHostile } from '../queries.js';
import { isForbidden, statOf, wardsOf, woundsOf } from '../strength.js';
import type { FigureId, HeroId, HostileId, Result, WeaponKey } from '../terms.js';
import { rollQuest } from './dice.js';
import { openMoment } from './timing.js';

/** The damage that is being dealt, innermost last. */
const harmOf = ({ board }: CcPosition) => board.harm.at(-1);

const heroBehind = (g: CcPosition, by: FigureId | null): HeroId | null =>
  isHeroId(g, by) && maybeHero(g, by) !== undefined ? by : null;

// --- hostiles --------------------------------------------------------------------------------------

type Hitting = { hostile: HostileId; count: number; by: FigureId | null; weapon: WeaponKey | null };

/** Does its own rule ignore the damage, whatever it was raised to? */
const isIgnored = carries('CC-DMG-05', 'damage.isIgnored', (g: G, hostile: HostileId): boolean => {
  if (isForbidden(g, hostile, 'ignore')) return false;
  for (const { ignores, reduces } of wardsOf(g, hostile)) {
    if (reduces !== undefined) continue;
    const score = rollQuest(g, 'ignore');
    if (score < ignores) continue;
    g.tell?.('damage-ignored', { hostile, score });
    return true;
  }
  return false;
});

/** What is taken off last, and below what it does not bring the damage. */
function reductionOf(g: G, hostile: HostileId): { by: number; least: number } {
  if (isForbidden(g, hostile, 'reduce')) return { by: 0, least: 0 };
  let by = statOf(g, hostile, 'reduce');
  let least = 0;
  for (const ward of wardsOf(g, hostile)) {
    if (ward.reduces === undefined || rollQuest(g, 'reduce') < ward.ignores) continue;
    by += ward.reduces;
    least = Math.max(least, ward.least ?? 0);
  }
  return { by, least };
}

const reduced = carries(
  ['CC-DMG-04', 'CC-DMG-06'],
  'damage.reduced',
  (g: G, hostile: HostileId, count: number): number => {
    const { by, least } = reductionOf(g, hostile);
    const left = Math.min(count, Math.max(least, count - by, 0));
    if (left < count) g.tell?.('damage-reduced', { figure: hostile, by: count - left });
    return left;
  },
);

const hostileDamage = procedure<Hitting, number>(damageHostile)
  .step('would', 'CC-DEF-17', (g, v) => {
    if (maybeHostile(g, v.hostile) === undefined || v.count <= 0) return g.end(0);
    g.board.harm.push({ figure: v.hostile, by: v.by, count: v.count, weapon: v.weapon });
    return openMoment(g, 'would-damage-hostile', { hero: heroBehind(g, v.by), figure: v.hostile });
  })
  .step('lessen', ['CC-DMG-04', 'CC-DMG-05', 'CC-DMG-06', 'CC-DEF-17'], (g, v) => {
    v.count = g.board.harm.pop()?.count ?? 0;
    if (maybeHostile(g, v.hostile) === undefined || v.count <= 0) return g.end(0);
    v.count = isIgnored(g, v.hostile) ? 0 : reduced(g, v.hostile, v.count);
    return v.count === 0 ? g.end(0) : undefined;
  })
  .step('suffer', ['CC-DMG-01', 'CC-DMG-02', 'CC-DMG-07'], (g, v) => {
    const hostile = hostileOf(g, v.hostile);
    hostile.damage += v.count;
    g.tell?.('hostile-damaged', { hostile: v.hostile, count: v.count, by: v.by });
    if (hostile.damage >= woundsOf(g, hostile)) return g.call(slay, { hostile: v.hostile, by: v.by });
    return openMoment(g, 'hostile-damaged', { hero: heroBehind(g, v.by), figure: v.hostile });
  })
  .step('done', 'CC-DMG-01', (g, v) => g.end(v.count));

/** It lies on its group's card until that group is driven off, and comes back, if at all, as new. */
const slaying = procedure(slay)
  .step('remove', ['CC-DMG-02', 'CC-DMG-03', 'CC-DMG-07', 'CC-INS-04', 'CC-INS-16', 'CC-INS-18'], (g, v) => {
    const hostile = maybeHostile(g, v.hostile);
    if (hostile === undefined) return g.end(undefined);
    const { board } = g;
    if (v.by !== null && v.by === board.active) heroOf(g, v.by).slew += woundsOf(g, hostile);
    board.hostiles.splice(board.hostiles.indexOf(hostile), 1);
    board.track[hostile.group]?.slain.push(v.hostile);
    const { slain } = journeyOf(g);
    slain[hostile.model] = (slain[hostile.model] ?? 0) + 1;
    g.tell?.('hostile-slain', { hostile: v.hostile, model: hostile.model, by: v.by });
    return openMoment(g, 'hostile-slain', { hero: heroBehind(g, v.by), figure: v.hostile });
  })
  .step('silence', 'CC-DMG-03', (g, v) => {
    const card = g.box.models[v.hostile];
    if (maybeHostile(g, v.hostile) === undefined && card !== undefined)
      leavePlay(g, v.hostile, card.category);
  });

// --- heroes ----------------------------------------------------------------------------------------

type Hurting = {
  hero: HeroId;
  count: number;
  by: FigureId | null;
  weapon: WeaponKey | null;
  defend: boolean;
  left?: number;
};

const canSuffer = (g: CcPosition, id: HeroId): boolean => {
  const where = maybeHero(g, id)?.where;
  return where === 'standing' || where === 'buried' || where === 'away';
};

/** What a Defence roll takes off. */
const blockedBy = carries(
  ['CC-DEF-03', 'CC-DEF-04', 'CC-DEF-05'],
  'damage.blockedBy',
  (result: Result): number => (result === 'critical' ? 3 : result === 'success' ? 1 : 0),
);

const heroDamage = procedure<Hurting, number>(damageHero)
  .step('would', 'CC-DEF-07', (g, v) => {
    if (!canSuffer(g, v.hero) || v.count <= 0) return g.end(0);
    g.board.harm.push({ figure: v.hero, by: v.by, count: v.count, weapon: v.weapon });
    return openMoment(g, 'would-damage-hero', { hero: v.hero, figure: v.by });
  })
  .step('defend', ['CC-DEF-01', 'CC-DEF-02'], (g, v) => {
    const harm = harmOf(g);
    if (harm !== undefined && harm.count > 0) harm.count += statOf(g, v.hero, 'damage-suffered');
    const rolls = v.defend && (harm?.count ?? 0) > 0 && !isForbidden(g, v.hero, 'defend');
    return rolls ? g.call(testHero, { hero: v.hero, test: 'defence' }) : g.pass<Result>('failure');
  })
  .step('lessen', ['CC-DEF-03', 'CC-DEF-04', 'CC-DEF-05', 'CC-DEF-06'], (g, v, result) => {
    const count = Math.max(0, g.board.harm.pop()?.count ?? 0);
    v.count = Math.max(0, count - blockedBy(result));
    if (v.count < count) g.tell?.('damage-reduced', { figure: v.hero, by: count - v.count });
    if (v.count === 0) return g.end(0);
    v.left = v.count;
    g.tell?.('hero-damaged', { hero: v.hero, count: v.count, by: v.by });
    return undefined;
  })
  .repeat<undefined>('point', ['CC-DEF-07', 'CC-DEF-13', 'CC-DEF-16'], (g, v) => {
    if ((v.left ?? 0) <= 0 || !canSuffer(g, v.hero)) return undefined;
    v.left = (v.left ?? 0) - 1;
    return g.call(wound, { hero: v.hero });
  })
  .step('suffered', 'CC-DEF-06', (g, v) =>
    canSuffer(g, v.hero) ? openMoment(g, 'hero-damaged', { hero: v.hero, figure: v.by }) : undefined,
  )
  .step('done', 'CC-DEF-07', (g, v) => g.end(v.count));

export const damageProcedures = [hostileDamage, slaying, heroDamage];
