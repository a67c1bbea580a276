import { Dice, type RngState, type RuleSwitches, type State, type Viewer } from '@questhall/engine';
import type { AcgBoard, Enemy, Hero } from './board.js';
import { cardsOfKind, copiesOf, enemyCard, library, questSheet } from './content/library.js';
import { attackOf, enemyHealthOf, healthOf, resilienceOf } from './queries.js';
import type { CardId, DeckName } from './terms.js';

/** With the health that counts now: the card's, and what difficulty, gear and effects add to it. */
export type HeroView = Hero & { health: number };
/** An enemy as everybody at the table sees it: a facedown card has no name, and no numbers that count now. */
export type EnemyView = Omit<Enemy, 'card'> & { card: CardId | null; numbers: EnemyNumbers | null };
export type EnemyNumbers = { attack: number; health: number; resilience: number };
/** Decks are backs; discard piles may be looked through. */
export type PileView = { size: number; discard: readonly CardId[] };

/** All but the order and identity of what lies facedown. Everyone sees the same: the game has no secret hands. */
export type AcgView = Omit<AcgBoard, 'heroes' | 'enemies' | 'decks' | 'listening' | 'seats'> & {
  viewer: Viewer;
  seats: readonly string[];
  /** The rulings this table plays by. */
  switches: RuleSwitches;
  heroes: HeroView[];
  enemies: EnemyView[];
  decks: { [deck in DeckName]: PileView };
};

export function view(state: State<AcgBoard>, viewer: Viewer): AcgView {
  const { listening: _, decks, enemies, ...open } = state.board;
  const backs = (deck: DeckName): PileView => ({
    size: decks[deck].draw.length,
    discard: decks[deck].discard,
  });
  return {
    ...open,
    viewer,
    switches: state.switches,
    heroes: open.heroes.map((hero) => ({ ...hero, health: healthOf(state.board, hero) })),
    enemies: enemies.map((enemy) => seen(state.board, enemy)),
    decks: {
      enemy: backs('enemy'),
      location: backs('location'),
      dungeon: backs('dungeon'),
      gear: backs('gear'),
    },
  };
}

function seen(b: AcgBoard, enemy: Enemy): EnemyView {
  if (!enemy.faceup) return { ...enemy, card: null, numbers: null };
  const numbers = {
    attack: attackOf(b, enemy),
    health: enemyHealthOf(b, enemy),
    resilience: resilienceOf(b, enemy),
  };
  return { ...enemy, numbers };
}

/**
 * Turns a fork into a world that nobody could tell from it: decks are reshuffled, facedown enemies are dealt
 * anew, and open cards may be others of the same kind that the box holds.
 */
export function hide(state: State<AcgBoard>, _: Viewer, rng: RngState): void {
  const dice = new Dice(rng);
  const b = state.board;
  if (b.quest !== '') {
    const { setup } = questSheet(b.quest);
    const seen = onTable(b);
    const fixed = new Set<CardId>([...(b.campaign?.inPlay ?? []), ...(setup.dungeon.named ?? [])]);
    hideEnemies(b, dice, { seen, named: setup.enemies.named ?? [] });
    hideLocations(b, dice, setup.locations.bottom ?? []);
    hideOpen(b, dice, 'dungeon', { seen, fixed });
    hideOpen(b, dice, 'gear', { seen, fixed });
  }
  dice.store();
  // Dice to come must not be those of the real game.
  state.rng = { s: [...rng.s], draws: state.rng.draws, script: null };
  dice.draw('determinize', 2 ** 20);
  dice.store();
}

/** Everything that lies somewhere: what does not is in the box, and might as well have been picked. */
function onTable(b: AcgBoard): Set<CardId> {
  const seen = new Set<CardId>();
  const add = (ids: readonly CardId[]) => {
    for (const id of ids) seen.add(id);
  };
  for (const enemy of b.enemies) seen.add(enemy.card);
  for (const { draw, discard } of [b.decks.enemy, b.decks.dungeon, b.decks.gear]) {
    add(draw);
    add(discard);
  }
  for (const { gear, items } of b.heroes) {
    for (const { card } of gear) seen.add(card);
    add(items);
  }
  for (const list of [b.removed, b.aside, b.drawn, b.campaign?.pool ?? [], b.campaign?.gone ?? []]) add(list);
  return seen;
}

type OpenCards = {
  of: string;
  dungeon: Set<CardId>;
  gear: Set<CardId>;
  /** For each enemy card, by its own id and not by that of a copy: all of its rank and tier. */
  enemies: { [id: string]: readonly CardId[] };
};
let open: OpenCards | null = null;

/** Cards that an open recipe may pick, looked up once for each content. */
function openCards(): OpenCards {
  if (open?.of === library.hash) return open;
  const dungeon = cardsOfKind('dungeon').filter((card) => card.quest !== true);
  const gear = new Set(cardsOfKind('gear').flatMap(copiesOf));
  open = { of: library.hash, dungeon: new Set(dungeon.flatMap(copiesOf)), gear, enemies: openEnemies() };
  return open;
}

function openEnemies(): OpenCards['enemies'] {
  const sorts: { [sort: string]: CardId[] } = {};
  const enemies: { [id: string]: CardId[] } = {};
  for (const card of cardsOfKind('enemy')) {
    const { id, rank, tier, quest } = card;
    const list = sorts[`${rank} ${tier}`] ?? [];
    sorts[`${rank} ${tier}`] = list;
    enemies[id] = list;
    if (quest !== true) list.push(...copiesOf(card));
  }
  return enemies;
}

/** Each card that was picked at random may be exchanged for one left in the box. */
function hideOpen(
  b: AcgBoard,
  dice: Dice,
  deck: 'dungeon' | 'gear',
  { seen, fixed }: { seen: Set<CardId>; fixed: Set<CardId> },
): void {
  const { draw } = b.decks[deck];
  const all = openCards()[deck];
  const picked = (id: CardId) => all.has(id) && !fixed.has(id);
  const heap = draw.filter(picked);
  for (const id of all) if (!seen.has(id)) heap.push(id);
  dice.shuffle('determinize', heap);
  const dealt = draw.map((id) => (picked(id) ? (heap.pop() as CardId) : id));
  b.decks[deck].draw = dice.shuffle('determinize', dealt);
}

/** The deck and the facedown cards on the table are one shuffled heap to those who look at their backs. */
function hideEnemies(b: AcgBoard, dice: Dice, known: { seen: Set<CardId>; named: readonly string[] }): void {
  const facedown = b.enemies.filter((enemy) => !enemy.faceup);
  const heap = [...b.decks.enemy.draw, ...facedown.map((enemy) => enemy.card)];
  swapOpenEnemies(dice, heap, known);
  dice.shuffle('determinize', heap);
  for (const enemy of facedown) enemy.card = heap.pop() as CardId;
  b.decks.enemy.draw = heap;
}

/** Open enemies may be others of the same rank and tier; named sets are known to be there. */
function swapOpenEnemies(
  dice: Dice,
  heap: CardId[],
  known: { seen: Set<CardId>; named: readonly string[] },
): void {
  const { enemies } = openCards();
  for (let i = 0; i < heap.length; i++) {
    const card = enemyCard(heap[i] as CardId);
    const same = enemies[card.id];
    if (same === undefined || same.length === 0 || known.named.includes(card.name)) continue;
    const other = same[dice.draw('determinize', same.length)] as CardId;
    if (known.seen.has(other)) continue;
    known.seen.delete(heap[i] as CardId);
    known.seen.add(other);
    heap[i] = other;
  }
}

/** What the sheet puts at the bottom stays there. */
function hideLocations(b: AcgBoard, dice: Dice, bottom: readonly CardId[]): void {
  const { draw } = b.decks.location;
  const below = draw.filter((id) => bottom.includes(id));
  const above = dice.shuffle(
    'determinize',
    draw.filter((id) => !bottom.includes(id)),
  );
  b.decks.location.draw = [...below, ...above];
}
