import { takeOut } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { discoveryCard } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import {
  damageHero,
  discardTreasure,
  exchangeTreasure,
  gainInspiration,
  settlePending,
  suffer,
} from '../procs.js';
import { daytimeOf, fromLeader, hostilesIn, journeyOf, leader, personOf, playerOf } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import { placeModel } from './deploying.js';
import { gainRealmstone } from './search.js';

// --- what waits for the next journey ------------------------------------------------------------------

/** What the last extraction left, each with the moment at which it is settled. */
const STAGES = {
  board: ['night'],
  deployed: ['villain'],
  begin: ['damage', 'disease', 'inspiration'],
} as const;

/** The group that a villain takes the place of. */
const HAUNTED = 1;

const waiting = ({ board }: CcPosition): { kind: string; of: string }[] =>
  board.later
    .filter(({ when }) => when === 'next-journey')
    .map(({ what }) => {
      const [kind = '', of = ''] = what.split('/');
      return { kind, of };
    });

type Settling = { stage: keyof typeof STAGES; left?: string[]; heroes?: HeroId[]; villain?: string };

export const settling = procedure<Settling>(settlePending)
  .step('begin', 'CC-EXE-15', (g, v) => {
    const now: readonly string[] = STAGES[v.stage];
    const due = waiting(g).filter(({ kind }) => now.includes(kind));
    v.villain = due.find(({ kind }) => kind === 'villain')?.of ?? '';
    v.left = due.map(({ kind }) => kind);
  })
  .step('next', ['CC-EXE-01', 'CC-EXE-03', 'CC-EXE-04', 'CC-EXE-15'], (g, v) => {
    const kind = v.left?.[0];
    if (kind === undefined) return g.end(undefined);
    g.tell?.('pending', { what: kind });
    v.heroes = g.board.heroes.map(({ id }) => id);
    if (kind === 'villain') return g.goto('villain');
    if (kind !== 'night') return g.goto('hero');
    journeyOf(g).nightfall = daytimeOf(g);
    return g.goto('done');
  })
  .step('villain', ['CC-EXE-03', 'CC-EXE-04', 'CC-LDR-03'], (g, v) => {
    const cells = [...new Set(hostilesIn(g, HAUNTED).map(({ at }) => at))];
    const isThere = g.board.hostiles.some(({ category }) => category === v.villain);
    return isThere || cells.length === 0 ? g.goto('done') : g.one(leader(g), 'choose-hostile-space', cells);
  })
  .step('appears', 'CC-EXE-03', (g, v, at) => {
    appear(g, v.villain as CardId, at);
    return g.goto('done');
  })
  .repeat<unknown>('hero', ['CC-EXE-05', 'CC-EXE-06', 'CC-EXE-13'], (g, v) => {
    const hero = v.heroes?.shift();
    if (hero === undefined) return undefined;
    switch (v.left?.[0]) {
      case 'damage':
        return g.call(damageHero, { hero, count: 1, by: null, weapon: null, defend: false });
      case 'disease':
        return g.call(suffer, { figure: hero, ailment: 'diseased' });
      default:
        return g.call(gainInspiration, { hero, count: 1 });
    }
  })
  .step('done', 'CC-EXE-15', (g, v) => {
    v.left?.shift();
    return g.goto('next');
  });

/** Alone, in the place of the whole group. */
const appear = carries(['CC-EXE-03'], 'extraction.appear', (g: G, category: CardId, at: string): void => {
  for (const { id } of hostilesIn(g, HAUNTED)) {
    leavePlay(g, id, category);
    g.tell?.('removed', { hostile: id });
  }
  g.board.hostiles = g.board.hostiles.filter(({ group }) => group !== HAUNTED);
  const group = g.board.track[HAUNTED];
  if (group === null || group === undefined) return;
  group.deployed = 1;
  group.slain = [];
  placeModel(g, g.box.modelsOf[category]?.[0] as string, HAUNTED, at);
});

// --- treasure for realmstone --------------------------------------------------------------------------

/** Realmstone cards of value 1 that no hero holds. */
const smallStone = carries(['CC-EXE-14'], 'extraction.smallStone', (g: CcPosition): CardId | null => {
  const held = g.board.company.flatMap(({ realmstone }) => realmstone);
  for (const record of Object.values(g.box.records)) {
    if (record.kind !== 'discovery' || record.type !== 'realmstone' || record.value !== 1) continue;
    const free = (g.box.copies[record.id] ?? []).find((copy) => !held.includes(copy));
    if (free !== undefined) return free;
  }
  return null;
});

export const exchanging = procedure<{ left?: HeroId[]; hero?: HeroId }>(exchangeTreasure)
  .step('begin', 'CC-EXE-14', (g, v) => {
    v.left = fromLeader(g.board).flatMap((seat) =>
      g.board.heroes.filter((one) => one.seat === seat).map(({ id }) => id),
    );
  })
  .step('ask', ['CC-EXE-14', 'CC-LDR-11'], (g, v) => {
    v.hero = v.left?.shift() as HeroId;
    if (v.hero === undefined) return g.end(undefined);
    const { treasure } = personOf(g, v.hero);
    return g.maybe(playerOf(g, v.hero), 'discard-for-realmstone', treasure === null ? [] : [treasure]);
  })
  .step('discard', 'CC-EXE-14', (g, v, card) => {
    if (card === null) return g.goto('ask');
    return g.call(discardTreasure, { hero: v.hero as HeroId });
  })
  .step('gain', 'CC-EXE-14', (g, v) => {
    const stone = smallStone(g);
    if (stone !== null) {
      takeOut(g.board.discovery, stone);
      gainRealmstone(g, v.hero as HeroId, stone);
    }
    return g.goto('ask');
  });

/** A named treasure, if a copy of it lies in the deck. */
export const treasureInDeck = carries(
  ['CC-EXE-10'],
  'extraction.treasureInDeck',
  ({ board, box }: CcPosition, card: CardId): CardId | null =>
    board.discovery.draw.find((one) => discoveryCard({ box }, one).id === card) ?? null,
);

export const extractionProcedures = [settling, exchanging];
