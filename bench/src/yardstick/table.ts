import type { Chance } from './rng.js';

/**
 * "Skirmish": a small co-operative dice-and-cards game used only as a yardstick. 4 heroes, 12 enemies on a
 * ring of 12 zones, 5 decks of 40 cards, 5 rounds; about 60 decisions a game. The table is the same for
 * every implementation.
 */
export const ZONES = 12;
export const HEROES = 4;
export const ENEMIES = 12;
export const ROUNDS = 5;
export const AP = 3;

export type DeckName = 'ability' | 'item' | 'encounter' | 'monster' | 'doom';
export const DECKS: readonly DeckName[] = ['ability', 'item', 'encounter', 'monster', 'doom'];

export type Card = { id: string; effect: number; value: number };
/** Static card data, never part of the state. */
export const CARDS: { [id: string]: Card } = {};
const LISTS: { [deck: string]: string[] } = {};
for (const deck of DECKS) {
  const list: string[] = [];
  for (let i = 0; i < 40; i++) {
    const id = `${deck}-${String(i).padStart(3, '0')}`;
    CARDS[id] = { id, effect: i % 4, value: 1 + (i % 3) };
    list.push(id);
  }
  LISTS[deck] = list;
}

export type Hero = {
  id: string;
  name: string;
  hp: number;
  maxHp: number;
  xp: number;
  zone: number;
  focus: number;
  stats: { might: number; agility: number; lore: number; will: number; wit: number; spirit: number };
  hand: string[];
  items: string[];
  conditions: string[];
  acted: boolean;
  title: string;
};
export type Enemy = {
  id: string;
  kind: string;
  hp: number;
  maxHp: number;
  zone: number;
  damage: number;
  horror: number;
  engaged: number;
  exhausted: boolean;
  traits: string[];
  loot: string[];
  modifiers: { armour: number; speed: number; resist: number; sight: number };
};
export type Zone = {
  id: string;
  name: string;
  terrain: string;
  threat: number;
  revealed: boolean;
  tokens: string[];
};
export type Deck = { draw: string[]; discard: string[] };
export type Decks = { [name in DeckName]: Deck };

/** What every implementation keeps, each beside its own generator and result. */
export type Table = {
  round: number;
  doom: number;
  active: number;
  ap: number;
  kills: number;
  decisions: number;
  heroes: Hero[];
  enemies: Enemy[];
  zones: Zone[];
  decks: Decks;
};

export function setUpHeroes(): Hero[] {
  const heroes: Hero[] = [];
  for (let i = 0; i < HEROES; i++)
    heroes.push({
      id: `hero-${i}`,
      name: ['Captain', 'Ranger', 'Scholar', 'Mystic'][i] as string,
      hp: 8,
      maxHp: 8,
      xp: 0,
      zone: i * 3,
      focus: 0,
      stats: { might: 2 + (i & 1), agility: 3, lore: 1 + i, will: 2, wit: 2, spirit: 3 },
      hand: [],
      items: [],
      conditions: ['fresh', 'inspired'],
      acted: false,
      title: 'Defender of the northern marches',
    });
  return heroes;
}

export function setUpEnemies(): Enemy[] {
  const enemies: Enemy[] = [];
  for (let i = 0; i < ENEMIES; i++)
    enemies.push({
      id: `enemy-${i}`,
      kind: ['goblin warrior', 'wraith', 'orc champion'][i % 3] as string,
      hp: 2 + (i % 3),
      maxHp: 2 + (i % 3),
      zone: i,
      damage: 1 + (i & 1),
      horror: 1,
      engaged: -1,
      exhausted: false,
      traits: ['monster', 'night', 'elite'].slice(0, 1 + (i % 3)),
      loot: [],
      modifiers: { armour: i % 2, speed: 1, resist: 0, sight: 2 },
    });
  return enemies;
}

export function setUpZones(): Zone[] {
  const zones: Zone[] = [];
  for (let i = 0; i < ZONES; i++)
    zones.push({
      id: `zone-${i}`,
      name: `Crossing of the old road ${i}`,
      terrain: ['hill', 'wood', 'ruin'][i % 3] as string,
      threat: 0,
      revealed: i < 4,
      tokens: ['search', 'threat'],
    });
  return zones;
}

export function setUpDecks(chance: Pick<Chance, 'shuffle'>): Decks {
  const deck = (name: DeckName): Deck => ({
    draw: chance.shuffle((LISTS[name] as string[]).slice()),
    discard: [],
  });
  return {
    ability: deck('ability'),
    item: deck('item'),
    encounter: deck('encounter'),
    monster: deck('monster'),
    doom: deck('doom'),
  };
}

/** What two implementations must agree on at the end of a game. */
export function digest(table: Table): string {
  return [
    table.round,
    table.doom,
    table.kills,
    table.decisions,
    ...table.heroes.map((h) => h.hp),
    ...table.enemies.map((e) => e.hp * 100 + e.zone),
  ].join();
}

export function cloneHero(h: Hero): Hero {
  const t = h.stats;
  return {
    id: h.id,
    name: h.name,
    hp: h.hp,
    maxHp: h.maxHp,
    xp: h.xp,
    zone: h.zone,
    focus: h.focus,
    stats: { might: t.might, agility: t.agility, lore: t.lore, will: t.will, wit: t.wit, spirit: t.spirit },
    hand: h.hand.slice(),
    items: h.items.slice(),
    conditions: h.conditions.slice(),
    acted: h.acted,
    title: h.title,
  };
}

export function cloneEnemy(e: Enemy): Enemy {
  const m = e.modifiers;
  return {
    id: e.id,
    kind: e.kind,
    hp: e.hp,
    maxHp: e.maxHp,
    zone: e.zone,
    damage: e.damage,
    horror: e.horror,
    engaged: e.engaged,
    exhausted: e.exhausted,
    traits: e.traits.slice(),
    loot: e.loot.slice(),
    modifiers: { armour: m.armour, speed: m.speed, resist: m.resist, sight: m.sight },
  };
}

export function cloneZone(z: Zone): Zone {
  return {
    id: z.id,
    name: z.name,
    terrain: z.terrain,
    threat: z.threat,
    revealed: z.revealed,
    tokens: z.tokens.slice(),
  };
}

export function cloneDecks(d: Decks): Decks {
  return {
    ability: cloneDeck(d.ability),
    item: cloneDeck(d.item),
    encounter: cloneDeck(d.encounter),
    monster: cloneDeck(d.monster),
    doom: cloneDeck(d.doom),
  };
}

function cloneDeck(d: Deck): Deck {
  return { draw: d.draw.slice(), discard: d.discard.slice() };
}
