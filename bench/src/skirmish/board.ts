import {
  copyIndex,
  type Game,
  listen,
  type TriggerIndex,
  type UntypedGame,
  unlisten,
} from '@questhall/engine';
import {
  AP,
  CARDS,
  cloneDecks,
  cloneEnemy,
  cloneHero,
  cloneZone,
  type DeckName,
  ENEMIES,
  type Enemy,
  HEROES,
  type Hero,
  setUpDecks,
  setUpEnemies,
  setUpHeroes,
  setUpZones,
  type Table,
  ZONES,
  type Zone,
} from '../yardstick/table.js';

/** The table of Skirmish and an index of abilities in play, as a real game has one. */
export type SkirmishBoard = Table & { index: TriggerIndex };
export type SkirmishTypes = UntypedGame<SkirmishBoard> & { rule: `SK-${number}` };
export type G = Game<SkirmishTypes>;

export function board(): SkirmishBoard {
  return {
    round: 1,
    doom: 0,
    active: 0,
    ap: AP,
    kills: 0,
    decisions: 0,
    heroes: setUpHeroes(),
    enemies: setUpEnemies(),
    zones: setUpZones(),
    decks: setUpDecks({ shuffle: (list) => list }),
    index: {},
  };
}

export function forkBoard(b: SkirmishBoard): SkirmishBoard {
  const heroes = new Array<Hero>(b.heroes.length);
  const enemies = new Array<Enemy>(b.enemies.length);
  const zones = new Array<Zone>(b.zones.length);
  for (let i = 0; i < heroes.length; i++) heroes[i] = cloneHero(b.heroes[i] as Hero);
  for (let i = 0; i < enemies.length; i++) enemies[i] = cloneEnemy(b.enemies[i] as Enemy);
  for (let i = 0; i < zones.length; i++) zones[i] = cloneZone(b.zones[i] as Zone);
  return {
    round: b.round,
    doom: b.doom,
    active: b.active,
    ap: b.ap,
    kills: b.kills,
    decisions: b.decisions,
    heroes,
    enemies,
    zones,
    decks: cloneDecks(b.decks),
    index: copyIndex(b.index),
  };
}

export function activeHero(b: SkirmishBoard): Hero {
  return b.heroes[b.active] as Hero;
}

export function enemyAt(b: SkirmishBoard, i: number): Enemy {
  return b.enemies[i] as Enemy;
}

export function firstFoe(b: SkirmishBoard, zone: number): number {
  for (let i = 0; i < ENEMIES; i++) {
    const e = enemyAt(b, i);
    if (e.hp > 0 && e.zone === zone) return i;
  }
  return -1;
}

export function standing(list: readonly { hp: number }[]): number {
  let count = 0;
  for (let i = 0; i < list.length; i++) if ((list[i] as { hp: number }).hp > 0) count++;
  return count;
}

/** The nearest standing hero and how far away, as the enemies see it; -1 if nobody stands. */
export function nearestHero(b: SkirmishBoard, zone: number): number {
  let best = -1;
  let near = 99;
  for (let j = 0; j < HEROES; j++) {
    const hero = b.heroes[j] as Hero;
    if (hero.hp <= 0) continue;
    const away = distance(hero.zone, zone);
    if (away < near) {
      near = away;
      best = j;
    }
  }
  return best;
}

function distance(a: number, b: number): number {
  return Math.min((a - b + ZONES) % ZONES, (b - a + ZONES) % ZONES);
}

export function towards(from: number, to: number): number {
  return (to - from + ZONES) % ZONES <= ZONES / 2 ? (from + 1) % ZONES : (from + ZONES - 1) % ZONES;
}

export function drawCard(g: G, name: DeckName): string {
  const deck = g.board.decks[name];
  if (deck.draw.length === 0) {
    deck.draw = g.dice.shuffle(name, deck.discard.slice());
    deck.discard = [];
  }
  return deck.draw.pop() as string;
}

export function die(g: G): number {
  return 1 + g.dice.draw('die', 6);
}

/** One card in seven waits for a moment that never comes, so that the index is kept up to date as in a real game. */
const LISTENS: { [card: string]: boolean } = {};
for (const [i, id] of Object.keys(CARDS).entries()) LISTENS[id] = i % 7 === 0;

export function enterPlay(b: SkirmishBoard, card: string): void {
  if (LISTENS[card] === true) listen(b.index, 'never', card);
}

export function leavePlay(b: SkirmishBoard, card: string): void {
  if (LISTENS[card] === true) unlisten(b.index, 'never', card);
}
