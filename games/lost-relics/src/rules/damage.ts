import type { Hostile } from '../board.js';
import { returnToDeck } from '../deck.js';
import { leavePlay } from '../in-play.js';
import { type G, type LrPosition, procedure } from '../kit.js';
import { damageHero, damageHostile, goOut, slay } from '../procs.js';
import {
  cardOfHostile,
  damageTaken,
  heroOf,
  hostileOf,
  maybeHostile,
  playerOf,
  resilienceOf,
} from '../queries.js';
import type { FigureId, HeroId, HostileId } from '../terms.js';
import { window } from './timing.js';

// --- hostiles --------------------------------------------------------------------------------------

/** What a blow does to a hostile, whatever it comes from. */
function fateOf(g: LrPosition, hostile: Hostile, count: number): 'slain' | 'flipped' | 'marked' {
  const { rank, resilience = Number.POSITIVE_INFINITY } = cardOfHostile(g, hostile);
  if (count >= resilience) return 'slain';
  if (rank === 'leader') return hostile.damage + count >= resilience ? 'slain' : 'marked';
  return hostile.wounded ? 'slain' : 'flipped';
}

const hostileDamage = procedure<{ hostile: HostileId; count: number; by: FigureId | null }, number>(
  damageHostile.id,
)
  .step(
    'deal',
    [
      'LR-DMG-01',
      'LR-DMG-02',
      'LR-DMG-03',
      'LR-DMG-04',
      'LR-DMG-05',
      'LR-DMG-06',
      'LR-DMG-07',
      'LR-DMG-08',
      'LR-DMG-09',
    ],
    (g, v) => {
      const hostile = maybeHostile(g, v.hostile);
      if (hostile === undefined || v.count <= 0) return g.end(0);
      const fate = fateOf(g, hostile, v.count);
      g.tell?.('hostile-damaged', { hostile: v.hostile, count: v.count, by: v.by, fate });
      if (fate === 'slain') return g.call(slay, { hostile: v.hostile, by: v.by });
      if (fate === 'flipped') hostile.wounded = true;
      else hostile.damage += v.count;
      return window(g, 'hostile-damaged', { figure: v.hostile });
    },
  )
  .step('done', 'LR-DMG-01', (g, v) => g.end(v.count));

/** It leaves the battlefield with everything that lay on its card; its token may come again. */
const slaying = procedure<{ hostile: HostileId; by: FigureId | null }>(slay.id)
  .step('remove', ['LR-DMG-01', 'LR-DMG-05', 'LR-DMG-10', 'LR-HOS-02'], (g, v) => {
    if (maybeHostile(g, v.hostile) === undefined) return g.end(undefined);
    const hostile = hostileOf(g, v.hostile);
    g.board.hostiles.splice(g.board.hostiles.indexOf(hostile), 1);
    g.board.slain[hostile.kind] = (g.board.slain[hostile.kind] ?? 0) + 1;
    g.tell?.('hostile-slain', { hostile: v.hostile, kind: hostile.kind, by: v.by });
    return undefined;
  })
  .step('window', 'LR-DST-04', (g, v) =>
    window(g, 'hostile-slain', { hero: heroBehind(g, v.by), figure: v.hostile }),
  )
  .step('silence', 'LR-DMG-01', (g, v) => {
    // Its own last words are heard before its card falls silent.
    if (maybeHostile(g, v.hostile) === undefined) leavePlay(g, v.hostile, kindOf(v.hostile));
  });

const kindOf = (id: HostileId): string => id.split('#')[0] as string;
const heroBehind = (g: G, by: FigureId | null): HeroId | null =>
  g.board.heroes.find(({ id }) => id === by)?.id ?? null;

// --- heroes ----------------------------------------------------------------------------------------

type Hurting = { hero: HeroId; count: number; by: FigureId | null; outer?: number | null; dealt?: number };

const heroDamage = procedure<Hurting, number>(damageHero.id)
  .step('would', ['LR-DMG-08', 'LR-DMH-08'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const count = hero.area === null ? 0 : damageTaken(g, hero, v.count);
    if (count <= 0) return g.end(0);
    v.outer = g.board.stake;
    g.board.stake = count;
    return window(g, 'would-damage-hero', { hero: v.hero, figure: v.by });
  })
  .step('deal', ['LR-DMH-01', 'LR-DMG-09'], (g, v) => {
    const hero = heroOf(g, v.hero);
    v.dealt = Math.max(0, g.board.stake ?? 0);
    g.board.stake = v.outer ?? null;
    if (v.dealt === 0 || hero.area === null) return g.end(0);
    hero.damage += v.dealt;
    g.tell?.('hero-damaged', { hero: v.hero, count: v.dealt, by: v.by });
    return undefined;
  })
  .step('flip', ['LR-DMH-02', 'LR-DMH-03', 'LR-DMH-04', 'LR-DMH-07'], (g, v) => {
    const hero = heroOf(g, v.hero);
    if (hero.damage < resilienceOf(g, hero)) return undefined;
    if (hero.wounded) return g.call(goOut, { hero: v.hero });
    hero.wounded = true;
    hero.damage = 0;
    g.tell?.('hero-wounded', { hero: v.hero });
    return undefined;
  })
  .step('after', 'LR-DMH-01', (g, v) => window(g, 'hero-damaged', { hero: v.hero, figure: v.by }))
  .step('done', 'LR-DMH-01', (g, v) => g.end(v.dealt ?? 0));

/** The card to give up is chosen first: a defeat that follows must not spare it. */
const goingOut = procedure<{ hero: HeroId }>(goOut.id)
  .step('choose', 'LR-DMH-06', (g, v) => {
    const { treasure } = heroOf(g, v.hero);
    return treasure.length === 0 ? g.pass(null) : g.one(playerOf(g, v.hero), 'lose-treasure', treasure);
  })
  .step('leave', ['LR-DMH-05', 'LR-DMH-06', 'LR-DMH-08', 'LR-DST-06'], (g, v, card) => {
    const hero = heroOf(g, v.hero);
    if (card !== null) {
      returnToDeck(g, hero, card);
      g.tell?.('treasure-lost', { hero: v.hero, card });
    }
    dropThings(g, v.hero);
    hero.damage = 0;
    hero.area = null;
    hero.out = true;
    g.tell?.('hero-out', { hero: v.hero });
  })
  .step('window', 'LR-DMH-05', (g, v) => window(g, 'hero-out', { hero: v.hero }));

/** What a hero carries for the adventure stays where they fell. */
function dropThings(g: G, id: HeroId): void {
  for (const thing of g.board.things) {
    if (thing.holder !== id) continue;
    thing.holder = null;
    thing.area = heroOf(g, id).area;
  }
}

export const damageProcedures = [hostileDamage, slaying, heroDamage, goingOut];
