import { rebuild, takeFacedown, takeOut, takeTop } from '@questhall/tabletop';
import type { Enemy } from '../board.js';
import { carries } from '../carries.js';
import { questSheet } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import { engage, spawn, spawnNamed } from '../procs.js';
import { clockwise, enemyOf, heroOf, isStanding, leaderOf } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import { window } from './timing.js';

type Spawning = {
  count: number;
  place: 'engaged' | 'shadows';
  facedown: boolean;
  done: number;
  to?: HeroId | null;
  order?: HeroId[];
  enemy?: string;
};

/** Enemies enter one at a time: the first for the leader (or the active hero), then clockwise. */
const spawning = procedure<Spawning, boolean>(spawn.id)
  .step('order', ['ACG-SPAWN-01', 'ACG-SPAWN-04', 'ACG-SPAWN-05', 'ACG-SPAWN-09'], (g, v) => {
    v.order = spawnOrder(g);
  })
  .step(
    'draw',
    ['ACG-SPAWN-02', 'ACG-SPAWN-03', 'ACG-SPAWN-10', 'ACG-DECK-16', 'ACG-DECK-17', 'ACG-FAQ-10'],
    (g, v) => {
      if (v.done >= v.count) return g.end(true);
      const card = drawEnemy(g, v);
      if (card === undefined) return g.end(false);
      const enemy = putIntoPlay(g, card, { faceup: !v.facedown });
      v.enemy = enemy.id;
      g.tell?.('enemy-spawned', { enemy: enemy.id, card: v.facedown ? null : card, place: v.place });
      return undefined;
    },
  )
  .step('engage', ['ACG-SPAWN-02', 'ACG-SPAWN-06', 'ACG-SPAWN-07'], (g, v) => {
    v.done++;
    if (v.place === 'shadows' || v.enemy === undefined) return undefined;
    const hero = heroToEngage(g, v);
    return hero === null ? undefined : g.call(engage, { enemy: v.enemy, hero });
  })
  .step('window', 'ACG-SPAWN-02', (g, v) =>
    v.facedown ? undefined : window(g, 'enemy-spawns', { enemy: v.enemy ?? null }),
  )
  .step('next', 'ACG-SPAWN-01', (g) => g.goto('draw'));

/** A sheet that sends spawned enemies to the leader leaves no other hero to be named or chosen. */
export const spawnsAtLeader = carries(
  'ACG-GOLD-03',
  'spawn.spawnsAtLeader',
  (g: AcgPosition): boolean => questSheet(g, g.board.quest).overrides?.spawn === 'leader',
);

/** Whom the next enemy engages: by the sheet, by the effect, or by the spawn order. */
function heroToEngage(g: AcgPosition, { to, order = [] }: Pick<Spawning, 'to' | 'order'>): HeroId | null {
  if (spawnsAtLeader(g)) return leaderOf(g);
  return to === undefined ? nextStanding(g, order) : to;
}

/** Goes round in the order; whoever is defeated by now is passed over (SPAWN-09). */
function nextStanding(g: AcgPosition, order: HeroId[]): HeroId | null {
  const at = order.findIndex((hero) => isStanding(heroOf(g, hero)));
  order.push(...order.splice(0, at + 1));
  return at < 0 ? null : (order.at(-1) ?? null);
}

function spawnOrder(g: G): HeroId[] {
  const start = g.board.active ?? g.board.leader;
  if (start === null) return [];
  const order = clockwise(g, start).map((hero) => hero.id);
  const alone = g.board.active !== null && g.state.switches['spawn-in-activation'] === 'active-hero';
  return alone ? order.slice(0, 1) : order;
}

/** The top enemy card; an empty deck is rebuilt from its discard pile when a card must be drawn. */
function drawEnemy(g: G, { facedown }: Pick<Spawning, 'facedown'>): CardId | undefined {
  const pile = g.board.decks.enemy;
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    rebuild(g.dice, 'enemy-deck', pile);
    g.tell?.('deck-rebuilt', { deck: 'enemy', cards: pile.draw.length });
  }
  return facedown ? takeFacedown(pile) : takeTop(g.dice, 'enemy-deck', pile);
}

/** A new enemy in the shadows, readied and unhurt. It is numbered here, so that its number tells nothing. */
export function putIntoPlay(g: G, card: CardId, { faceup }: { faceup: boolean }): Enemy {
  const b = g.board;
  const enemy: Enemy = {
    id: `e${b.nextEntity++}`,
    card,
    zone: 'shadows',
    faceup,
    exhausted: false,
    wounds: 0,
  };
  b.enemies.push(enemy);
  if (faceup) enterPlay(g, enemy.id, card);
  return enemy;
}

/** A named enemy comes from where the quest keeps it: the lair, set aside, or a deck. */
const spawningNamed = procedure<{ card: string; to?: HeroId | null; enemy?: string }, boolean>(spawnNamed.id)
  .step('fetch', ['ACG-SPAWN-11', 'ACG-NEM-10', 'ACG-CONT-28'], (g, v) => {
    const enemy = fetchNamed(g, v.card);
    if (enemy === undefined) return g.end(false);
    v.enemy = enemy.id;
    g.tell?.('enemy-spawned', { enemy: enemy.id, card: enemy.card, place: 'engaged' });
    return undefined;
  })
  .step('engage', 'ACG-SPAWN-11', (g, v) => {
    const hero = heroToEngage(g, { to: v.to, order: spawnOrder(g) });
    return hero === null || v.enemy === undefined ? undefined : g.call(engage, { enemy: v.enemy, hero });
  })
  .step('window', 'ACG-SPAWN-11', (g, v) => window(g, 'enemy-spawns', { enemy: v.enemy ?? null }))
  .step('done', 'ACG-SPAWN-11', (g) => g.end(true));

function fetchNamed(g: G, card: CardId): Enemy | undefined {
  const b = g.board;
  const known = b.enemies.find((enemy) => enemy.card === card && enemy.faceup);
  if (known !== undefined) {
    if (known.zone !== 'lair') return undefined;
    known.zone = 'shadows';
    enterPlay(g, known.id, card);
    return enemyOf(g, known.id);
  }
  const aside = b.aside.indexOf(card);
  if (aside >= 0) b.aside.splice(aside, 1);
  return aside >= 0 || takeOut(b.decks.enemy, card) ? putIntoPlay(g, card, { faceup: true }) : undefined;
}

export const spawnProcedures = [spawning, spawningNamed];
