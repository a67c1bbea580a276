import { rebuild, takeOut, takeTop } from '@questhall/tabletop';
import type { Enemy } from '../board.js';
import { enterPlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import { engage, spawn, spawnNamed } from '../procs.js';
import { activeHero, clockwise, enemyOf, isStanding } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import { window } from './timing.js';

type Spawning = {
  count: number;
  place: 'engaged' | 'shadows';
  facedown: boolean;
  done: number;
  order?: HeroId[];
  enemy?: string;
};

/** Enemies enter one at a time: the first for the leader (or the active hero), then clockwise. */
const spawning = procedure<Spawning>(spawn.id)
  .step('order', ['ACG-SPAWN-01', 'ACG-SPAWN-04', 'ACG-SPAWN-05', 'ACG-SPAWN-09'], (g, v) => {
    v.order = spawnOrder(g);
  })
  .step(
    'draw',
    ['ACG-SPAWN-02', 'ACG-SPAWN-03', 'ACG-SPAWN-10', 'ACG-DECK-16', 'ACG-DECK-17', 'ACG-FAQ-10'],
    (g, v) => {
      if (v.done >= v.count) return g.end(undefined);
      const card = drawEnemy(g);
      if (card === undefined) return g.end(undefined);
      const enemy = putIntoPlay(g, card, { faceup: !v.facedown });
      v.enemy = enemy.id;
      g.tell?.('enemy-spawned', { enemy: enemy.id, card: v.facedown ? null : card, place: v.place });
      return undefined;
    },
  )
  .step('engage', ['ACG-SPAWN-02', 'ACG-SPAWN-06', 'ACG-SPAWN-07'], (g, v) => {
    const hero = v.order?.[v.done % Math.max(1, v.order.length)];
    v.done++;
    if (v.place === 'shadows' || hero === undefined || v.enemy === undefined) return undefined;
    return g.call(engage, { enemy: v.enemy, hero });
  })
  .step('window', 'ACG-SPAWN-02', (g, v) =>
    v.facedown ? undefined : window(g, 'enemy-spawns', { enemy: v.enemy ?? null }),
  )
  .step('next', 'ACG-SPAWN-01', (g) => g.goto('draw'));

function spawnOrder(g: G): HeroId[] {
  const start = g.board.active ?? g.board.leader;
  if (start === null) return [];
  const order = clockwise(g.board, start)
    .filter(isStanding)
    .map((hero) => hero.id);
  const alone = g.board.active !== null && g.state.switches['spawn-in-activation'] === 'active-hero';
  return alone ? order.slice(0, 1) : order;
}

/** The top enemy card; an empty deck is rebuilt from its discard pile when a card must be drawn. */
function drawEnemy(g: G): CardId | undefined {
  const pile = g.board.decks.enemy;
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    rebuild(g.dice, 'enemy-deck', pile);
    g.tell?.('deck-rebuilt', { deck: 'enemy', cards: pile.draw.length });
  }
  return takeTop(pile);
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
  if (faceup) enterPlay(b, enemy.id, card);
  return enemy;
}

/** A named enemy comes from where the quest keeps it: the lair, set aside, or a deck. */
const spawningNamed = procedure<{ card: string; enemy?: string }>(spawnNamed.id)
  .step('fetch', ['ACG-SPAWN-11', 'ACG-NEM-10', 'ACG-CONT-28'], (g, v) => {
    const enemy = fetchNamed(g, v.card);
    if (enemy === undefined) return g.end(undefined);
    v.enemy = enemy.id;
    g.tell?.('enemy-spawned', { enemy: enemy.id, card: enemy.card, place: 'engaged' });
    return undefined;
  })
  .step('engage', 'ACG-SPAWN-11', (g, v) => {
    const hero = activeHero(g.board);
    return hero === null || v.enemy === undefined ? undefined : g.call(engage, { enemy: v.enemy, hero });
  })
  .step('window', 'ACG-SPAWN-11', (g, v) => window(g, 'enemy-spawns', { enemy: v.enemy ?? null }));

function fetchNamed(g: G, card: CardId): Enemy | undefined {
  const b = g.board;
  const known = b.enemies.find((enemy) => enemy.card === card && enemy.faceup);
  if (known !== undefined) {
    if (known.zone !== 'lair') return undefined;
    known.zone = 'shadows';
    enterPlay(b, known.id, card);
    return enemyOf(b, known.id);
  }
  const aside = b.aside.indexOf(card);
  if (aside >= 0) b.aside.splice(aside, 1);
  return aside >= 0 || takeOut(b.decks.enemy, card) ? putIntoPlay(g, card, { faceup: true }) : undefined;
}

export const spawnProcedures = [spawning, spawningNamed];
