import { type Chance, Rng } from './rng.js';
import {
  AP,
  CARDS,
  type Card,
  cloneDecks,
  cloneEnemy,
  cloneHero,
  cloneZone,
  type DeckName,
  ENEMIES,
  type Enemy,
  HEROES,
  type Hero,
  ROUNDS,
  setUpDecks,
  setUpEnemies,
  setUpHeroes,
  setUpZones,
  type Table,
  ZONES,
  type Zone,
} from './table.js';

/** Skirmish written by hand, mutated in place: the limit that any engine is measured against. Never tuned. */
export type PlainState = Table & {
  result: 'won' | 'lost' | null;
  rng: { a: number; b: number; c: number; d: number };
};
export type Kind = 'move' | 'attack' | 'draw' | 'play' | 'focus' | 'search';
export type Action = { t: Kind; a: number };
type Words = { a: number; b: number; c: number; d: number };

export function setup(rng: Pick<Chance, 'shuffle'> & Words): PlainState {
  const heroes = setUpHeroes();
  const enemies = setUpEnemies();
  const zones = setUpZones();
  const decks = setUpDecks(rng);
  return {
    round: 1,
    doom: 0,
    active: 0,
    ap: AP,
    kills: 0,
    decisions: 0,
    result: null,
    rng: { a: rng.a, b: rng.b, c: rng.c, d: rng.d },
    heroes,
    enemies,
    zones,
    decks,
  };
}

export function newGame(seed: number): PlainState {
  return setup(Rng.seed(seed));
}

/** Legal choices of the active hero. */
export function legal(s: PlainState): Action[] {
  const out: Action[] = [];
  if (s.result !== null) return out;
  const h = s.heroes[s.active] as Hero;
  let foes = 0;
  for (let i = 0; i < s.enemies.length; i++) {
    const e = s.enemies[i] as Enemy;
    if (e.hp > 0 && e.zone === h.zone) {
      out.push({ t: 'attack', a: i });
      foes++;
    }
  }
  out.push({ t: 'move', a: (h.zone + 1) % ZONES }, { t: 'move', a: (h.zone + ZONES - 1) % ZONES });
  if (h.hand.length < 5) out.push({ t: 'draw', a: 0 });
  for (let i = 0; i < h.hand.length && i < 3; i++) out.push({ t: 'play', a: i });
  if (h.focus < 2) out.push({ t: 'focus', a: 0 });
  if (foes === 0) out.push({ t: 'search', a: 0 });
  return out;
}

function draw(s: PlainState, k: DeckName, r: Chance): string {
  const d = s.decks[k];
  if (d.draw.length === 0) {
    d.draw = r.shuffle(d.discard.slice());
    d.discard = [];
  }
  return d.draw.pop() as string;
}

function discard(s: PlainState, k: DeckName, id: string): void {
  s.decks[k].discard.push(id);
}

function hitEnemy(s: PlainState, i: number, n: number): void {
  if (n <= 0) return;
  const e = s.enemies[i] as Enemy;
  e.hp -= n;
  if (e.hp <= 0) {
    e.hp = 0;
    e.engaged = -1;
    s.kills++;
    (s.heroes[s.active] as Hero).xp++;
  }
}

function firstFoe(s: PlainState, zone: number): number {
  for (let i = 0; i < ENEMIES; i++) {
    const e = s.enemies[i] as Enemy;
    if (e.hp > 0 && e.zone === zone) return i;
  }
  return -1;
}

const ACT: { [kind in Kind]: (s: PlainState, h: Hero, a: number, r: Chance) => void } = {
  move(s, h, a, r) {
    h.zone = a;
    const c = draw(s, 'encounter', r);
    if ((CARDS[c] as Card).effect === 0 && r.die() <= 2) h.hp = Math.max(0, h.hp - 1);
    discard(s, 'encounter', c);
  },
  attack(s, h, a, r) {
    let hits = 0;
    for (let n = h.stats.might + h.focus + h.items.length; n > 0; n--) if (r.die() >= 5) hits++;
    h.focus = 0;
    hitEnemy(s, a, hits);
    const e = s.enemies[a] as Enemy;
    if (e.hp > 0) {
      e.engaged = s.active;
      if (r.die() <= 2) h.hp = Math.max(0, h.hp - e.damage);
    }
  },
  draw(s, h, _, r) {
    h.hand.push(draw(s, 'ability', r));
  },
  play(s, h, a) {
    const id = h.hand[a] as string;
    const c = CARDS[id] as Card;
    h.hand.splice(a, 1);
    if (c.effect === 0) h.hp = Math.min(h.maxHp, h.hp + c.value);
    else if (c.effect === 1) {
      const i = firstFoe(s, h.zone);
      if (i >= 0) hitEnemy(s, i, c.value);
    } else if (c.effect === 2) s.ap++;
    else h.focus = Math.min(2, h.focus + 1);
    discard(s, 'ability', id);
  },
  focus(_, h) {
    h.focus++;
  },
  search(s, h, _, r) {
    if (r.die() < 5) return;
    const id = draw(s, 'item', r);
    if (h.items.length < 2) h.items.push(id);
    else discard(s, 'item', id);
  },
};

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the yardstick stays as it was first written
function enemyPhase(s: PlainState, r: Chance): void {
  for (let i = 0; i < ENEMIES; i++) {
    const e = s.enemies[i] as Enemy;
    if (e.hp <= 0) continue;
    const zone = e.zone;
    let best = -1;
    let bestD = 99;
    for (let j = 0; j < HEROES; j++) {
      const g = s.heroes[j] as Hero;
      if (g.hp <= 0) continue;
      const d = Math.min((g.zone - zone + ZONES) % ZONES, (zone - g.zone + ZONES) % ZONES);
      if (d < bestD) {
        bestD = d;
        best = j;
      }
    }
    if (best < 0) return;
    const g = s.heroes[best] as Hero;
    if (bestD === 0) {
      if (r.die() <= 2) g.hp = Math.max(0, g.hp - e.damage);
    } else if (r.die() >= 4) {
      e.zone = (g.zone - zone + ZONES) % ZONES <= ZONES / 2 ? (zone + 1) % ZONES : (zone + ZONES - 1) % ZONES;
    }
  }
  const id = draw(s, 'doom', r);
  const c = CARDS[id] as Card;
  if (c.effect === 0) s.doom += c.value;
  else if (c.effect === 1) {
    const m = draw(s, 'monster', r);
    const e = s.enemies[r.int(ENEMIES)] as Enemy;
    if (e.hp <= 0) e.hp = e.maxHp;
    else e.hp = Math.min(e.maxHp + 1, e.hp + (CARDS[m] as Card).value);
    discard(s, 'monster', m);
  }
  discard(s, 'doom', id);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the yardstick stays as it was first written
function afterAction(s: PlainState, r: Chance): void {
  let heroesUp = 0;
  let enemiesUp = 0;
  for (let i = 0; i < HEROES; i++) if ((s.heroes[i] as Hero).hp > 0) heroesUp++;
  for (let i = 0; i < ENEMIES; i++) if ((s.enemies[i] as Enemy).hp > 0) enemiesUp++;
  if (heroesUp === 0) {
    s.result = 'lost';
    return;
  }
  if (enemiesUp === 0) {
    s.result = 'won';
    return;
  }
  while (s.ap <= 0 || (s.heroes[s.active] as Hero).hp <= 0) {
    s.active++;
    s.ap = AP;
    if (s.active === HEROES) {
      s.active = 0;
      s.round++;
      enemyPhase(s, r);
      if (s.round > ROUNDS) {
        s.result = s.kills >= 5 ? 'won' : 'lost';
        return;
      }
      if (s.heroes.every((h) => h.hp <= 0)) {
        s.result = 'lost';
        return;
      }
    }
  }
}

/** Applies one action to s in place, drawing chance from r. */
export function apply(s: PlainState, action: Action, r: Chance): void {
  const h = s.heroes[s.active] as Hero;
  s.decisions++;
  s.ap--;
  ACT[action.t](s, h, action.a, r);
  afterAction(s, r);
}

/** apply() with the generator kept inside the state. */
export function step(s: PlainState, action: Action): void {
  const g = s.rng;
  const r = new Rng(g.a, g.b, g.c, g.d);
  apply(s, action, r);
  s.rng = { a: r.a, b: r.b, c: r.c, d: r.d };
}

/** Hand-written deep clone. */
export function cloneState(s: PlainState): PlainState {
  const heroes = new Array<Hero>(s.heroes.length);
  const enemies = new Array<Enemy>(s.enemies.length);
  const zones = new Array<Zone>(s.zones.length);
  const g = s.rng;
  for (let i = 0; i < heroes.length; i++) heroes[i] = cloneHero(s.heroes[i] as Hero);
  for (let i = 0; i < enemies.length; i++) enemies[i] = cloneEnemy(s.enemies[i] as Enemy);
  for (let i = 0; i < zones.length; i++) zones[i] = cloneZone(s.zones[i] as Zone);
  return {
    round: s.round,
    doom: s.doom,
    active: s.active,
    ap: s.ap,
    kills: s.kills,
    decisions: s.decisions,
    result: s.result,
    rng: { a: g.a, b: g.b, c: g.c, d: g.d },
    heroes,
    enemies,
    zones,
    decks: cloneDecks(s.decks),
  };
}
