import { Dice, type RngState, type State, type Viewer } from '@questhall/engine';
import type { AcgBoard, Enemy } from './board.js';
import { cardsOfKind, copiesOf, enemyCard, questSheet } from './content/library.js';
import type { CardId, DeckName } from './terms.js';

/** An enemy as everybody at the table sees it: a facedown card has no name. */
export type EnemyView = Omit<Enemy, 'card'> & { card: CardId | null };
/** Decks are backs; discard piles may be looked through. */
export type PileView = { size: number; discard: readonly CardId[] };

/** All but the order and identity of what lies facedown. Everyone sees the same: the game has no secret hands. */
export type AcgView = Omit<AcgBoard, 'enemies' | 'decks' | 'listening' | 'seats'> & {
  viewer: Viewer;
  seats: readonly string[];
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
    enemies: enemies.map((enemy) => ({ ...enemy, card: enemy.faceup ? enemy.card : null })),
    decks: {
      enemy: backs('enemy'),
      location: backs('location'),
      dungeon: backs('dungeon'),
      gear: backs('gear'),
    },
  };
}

/**
 * Turns a fork into a world that nobody could tell from it: decks are reshuffled, facedown enemies are dealt
 * anew, and open cards may be others of the same kind that the box holds.
 */
export function hide(state: State<AcgBoard>, _: Viewer, rng: RngState): void {
  const dice = new Dice(rng);
  const b = state.board;
  hideEnemies(b, dice);
  hideLocations(b, dice);
  hideOpen(b, dice, 'dungeon', boxed(b, copiesIn('dungeon')));
  hideOpen(b, dice, 'gear', boxed(b, copiesIn('gear')));
  dice.store();
  // Dice to come must not be those of the real game.
  state.rng = { s: [...rng.s], draws: state.rng.draws, script: null };
  dice.draw('determinize', 2 ** 20);
  dice.store();
}

const copiesIn = (kind: 'dungeon' | 'gear' | 'enemy'): CardId[] =>
  cardsOfKind(kind).flatMap((card) => ('quest' in card && card.quest === true ? [] : copiesOf(card)));

/** Cards of a kind that are nowhere on the table: they might as well have been picked. */
function boxed(b: AcgBoard, all: readonly CardId[]): CardId[] {
  const seen = new Set<CardId>([
    ...b.enemies.map((enemy) => enemy.card),
    ...Object.values(b.decks).flatMap((pile) => [...pile.draw, ...pile.discard]),
    ...b.heroes.flatMap((hero) => [...hero.gear.map((gear) => gear.card), ...hero.items]),
    ...b.removed,
    ...b.aside,
    ...b.drawn,
    ...(b.campaign?.pool ?? []),
    ...(b.campaign?.gone ?? []),
  ]);
  return all.filter((id) => !seen.has(id));
}

/** Each card that was picked at random may be exchanged for one left in the box. */
function hideOpen(b: AcgBoard, dice: Dice, deck: 'dungeon' | 'gear', box: CardId[]): void {
  const { draw } = b.decks[deck];
  const fixed = new Set([...(b.campaign?.inPlay ?? []), ...questCards(b)]);
  const all = dice.shuffle('determinize', [
    ...draw.filter((id) => isOpen(id, deck) && !fixed.has(id)),
    ...box,
  ]);
  b.decks[deck].draw = dice.shuffle(
    'determinize',
    draw.map((id) => (isOpen(id, deck) && !fixed.has(id) ? (all.pop() as CardId) : id)),
  );
}

const openIds: { [deck: string]: Set<CardId> } = {};
function isOpen(id: CardId, deck: 'dungeon' | 'gear'): boolean {
  openIds[deck] ??= new Set(copiesIn(deck));
  return openIds[deck].has(id);
}

const questCards = (b: AcgBoard): CardId[] =>
  b.quest === '' ? [] : (questSheet(b.quest).setup.dungeon.named ?? []);

/** The deck and the facedown cards on the table are one shuffled heap to those who look at their backs. */
function hideEnemies(b: AcgBoard, dice: Dice): void {
  const facedown = b.enemies.filter((enemy) => !enemy.faceup);
  const heap = [...b.decks.enemy.draw, ...facedown.map((enemy) => enemy.card)];
  swapOpenEnemies(b, dice, heap);
  dice.shuffle('determinize', heap);
  for (const enemy of facedown) enemy.card = heap.pop() as CardId;
  b.decks.enemy.draw = heap;
}

/** Open enemies may be others of the same rank and tier; named sets are known to be there. */
function swapOpenEnemies(b: AcgBoard, dice: Dice, heap: CardId[]): void {
  if (b.quest === '') return;
  const named = new Set(questSheet(b.quest).setup.enemies.named ?? []);
  const box = dice.shuffle('determinize', boxed(b, copiesIn('enemy')));
  for (let i = 0; i < heap.length; i++) {
    const { name, rank, tier } = enemyCard(heap[i] as CardId);
    if (named.has(name) || rank === 'nemesis' || dice.draw('determinize', 2) === 0) continue;
    const at = box.findIndex((id) => enemyCard(id).rank === rank && enemyCard(id).tier === tier);
    if (at < 0) continue;
    const old = heap[i] as CardId;
    heap[i] = box[at] as CardId;
    box[at] = old;
  }
}

/** What the sheet puts at the bottom stays there. */
function hideLocations(b: AcgBoard, dice: Dice): void {
  if (b.quest === '') return;
  const bottom = questSheet(b.quest).setup.locations.bottom ?? [];
  const { draw } = b.decks.location;
  const below = draw.filter((id) => bottom.includes(id));
  const above = dice.shuffle(
    'determinize',
    draw.filter((id) => !bottom.includes(id)),
  );
  b.decks.location.draw = [...below, ...above];
}
