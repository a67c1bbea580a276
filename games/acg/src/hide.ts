import type { Dice, Unseen, Viewer } from '@questhall/engine';
import { knownTop } from '@questhall/tabletop';
import type { AcgBoard } from './board.js';
import type { AcgBox } from './content/box.js';
import { cardsOfSort, enemyCard, questSheet } from './content/library.js';
import type { AcgPosition } from './kit.js';
import type { CardId, DeckName } from './terms.js';

/**
 * Turns a board into one that the viewer could not tell from it: decks are dealt anew from all that the viewer cannot
 * see, and so are facedown enemies. What comes out depends on what the viewer knows and on the dice, and never on
 * what really lies there, so nobody can learn anything by imagining.
 */
export function hide(g: AcgPosition, viewer: Viewer, dice: Dice): void {
  const { board: b, box } = g;
  if (b.quest === '') return;
  const { enemies, dungeon, locations } = questSheet(g, b.quest).setup;
  const hiding: Hiding = { b, box, viewer, dice, seen: seenCards(b, viewer) };
  const pool = b.campaign?.inPlay ?? [];
  const named = enemies.named ?? [];
  hideEnemies(hiding, (card) => pool.includes(card) || named.includes(enemyCard(g, card).name));
  hideLocations(hiding, locations.bottom ?? []);
  const isNamed = (card: CardId) => pool.includes(card) || dungeon.named?.includes(card) === true;
  deal(hiding, 'dungeon', dealtAnew(hiding, hiddenIn(hiding, 'dungeon'), isNamed));
  deal(hiding, 'gear', dealtAnew(hiding, hiddenIn(hiding, 'gear'), isNamed));
}

type Known = {
  readonly b: AcgBoard;
  readonly box: AcgBox;
  readonly viewer: Viewer;
  /** What the viewer sees, and what has been dealt already. */
  readonly seen: Set<CardId>;
};
type Hiding = Known & { readonly dice: Dice };
/** Is it known to be in its deck? All others were picked from the box at random. */
type IsFixed = (card: CardId) => boolean;

function seenCards(b: AcgBoard, viewer: Viewer): Set<CardId> {
  const { decks, campaign, looking } = b;
  const seen = new Set<CardId>();
  const add = (cards: readonly CardId[]) => {
    for (const card of cards) seen.add(card);
  };
  for (const enemy of b.enemies) if (enemy.faceup) seen.add(enemy.card);
  for (const { gear, items } of b.heroes) {
    for (const { card } of gear) seen.add(card);
    add(items);
  }
  for (const pile of [decks.enemy, decks.dungeon, decks.gear]) {
    add(pile.discard);
    add(knownTop(pile, viewer));
  }
  for (const cards of [b.removed, b.aside, b.drawn, campaign?.pool ?? [], campaign?.gone ?? []]) add(cards);
  if (looking?.seat === viewer) add(looking.cards);
  return seen;
}

/** The cards of a deck that the viewer knows nothing of: below what they have seen, and what another looks at. */
function hiddenIn({ b, viewer }: Known, deck: DeckName): CardId[] {
  const pile = b.decks[deck];
  const below = pile.draw.slice(0, pile.draw.length - knownTop(pile, viewer).length);
  return [...below, ...lookedAtByOthers(b, deck, viewer)];
}

const lookedAtByOthers = ({ looking }: AcgBoard, deck: DeckName, viewer: Viewer): readonly CardId[] =>
  looking !== null && looking.deck === deck && looking.seat !== viewer ? looking.cards : [];

/** Puts cards into the places that `hiddenIn` took them from. */
function deal({ b, viewer }: Hiding, deck: DeckName, cards: CardId[]): void {
  const pile = b.decks[deck];
  const looked = lookedAtByOthers(b, deck, viewer).length;
  if (looked > 0 && b.looking !== null) b.looking.cards = cards.splice(0, looked);
  pile.draw = [...cards, ...knownTop(pile, viewer)];
}

/** What everybody can tell of hidden cards: those that must be among them, and how many there are of every sort. */
type Heap = { readonly fixed: CardId[]; readonly counts: { [sort: string]: number } };

function sortOut({ box: { sortOf } }: Pick<Known, 'box'>, hidden: readonly CardId[], isFixed: IsFixed): Heap {
  const heap: Heap = { fixed: [], counts: {} };
  for (const card of hidden) {
    const sort = isFixed(card) ? undefined : sortOf[card];
    if (sort === undefined) heap.fixed.push(card);
    else heap.counts[sort] = (heap.counts[sort] ?? 0) + 1;
  }
  heap.fixed.sort();
  return heap;
}

/** What may be turned up next, copies of one card taken together. */
export function unseen(g: AcgPosition, viewer: Viewer, label: string): Unseen[] | undefined {
  const { board: b, box } = g;
  if (b.quest === '') return undefined;
  const known: Known = { b, box, viewer, seen: seenCards(b, viewer) };
  const { enemies, dungeon } = questSheet(g, b.quest).setup;
  const pool = b.campaign?.inPlay ?? [];
  if (label === 'dungeon-deck') {
    const isNamed = (card: CardId) => pool.includes(card) || dungeon.named?.includes(card) === true;
    return listed(known, hiddenIn(known, 'dungeon'), isNamed);
  }
  if (label !== 'enemy-deck') return undefined;
  const named = enemies.named ?? [];
  const facedown = b.enemies.filter((enemy) => !enemy.faceup).map((enemy) => enemy.card);
  return listed(
    known,
    [...hiddenIn(known, 'enemy'), ...facedown],
    (card) => pool.includes(card) || named.includes(enemyCard(g, card).name),
  );
}

function listed(known: Known, hidden: readonly CardId[], isFixed: IsFixed): Unseen[] {
  const { seen, box } = known;
  const { fixed, counts } = sortOut(known, hidden, isFixed);
  const found = new Map<string, { card: string; chance: number }>();
  const add = (card: CardId, chance: number) => {
    const id = box.cards[card]?.id ?? card;
    const one = found.get(id) ?? { card, chance: 0 };
    one.chance += chance;
    found.set(id, one);
  };
  for (const card of fixed) add(card, 1 / hidden.length);
  for (const [sort, count] of Object.entries(counts)) {
    const free = cardsOfSort(known, sort).filter((card) => !seen.has(card) && !fixed.includes(card));
    for (const card of free) add(card, count / hidden.length / free.length);
  }
  return [...found.values()];
}

export function exchangeUnseen({ board: b }: AcgPosition, one: CardId, other: CardId): void {
  const swapped = (card: CardId) => (card === one ? other : card === other ? one : card);
  for (const pile of Object.values(b.decks))
    for (let i = 0; i < pile.draw.length; i++) pile.draw[i] = swapped(pile.draw[i] as CardId);
  for (const enemy of b.enemies) if (!enemy.faceup) enemy.card = swapped(enemy.card);
}

/** The same number of every sort, from all that might be there. */
function dealtAnew(hiding: Hiding, hidden: readonly CardId[], isFixed: IsFixed): CardId[] {
  const { fixed, counts } = sortOut(hiding, hidden, isFixed);
  const cards = fixed;
  for (const card of fixed) hiding.seen.add(card);
  for (const sort of Object.keys(counts).sort())
    pick(hiding, cardsOfSort(hiding, sort), counts[sort] ?? 0, cards);
  return hiding.dice.shuffle('imagine', cards);
}

/** Takes cards of a list that are not seen, so many of them, each once. */
function pick({ dice, seen }: Hiding, from: readonly CardId[], count: number, into: CardId[]): void {
  const left = from.slice();
  for (let missing = count; missing > 0 && left.length > 0; ) {
    const at = dice.draw('imagine', left.length);
    const card = left[at] as CardId;
    left[at] = left[left.length - 1] as CardId;
    left.pop();
    if (seen.has(card)) continue;
    seen.add(card);
    into.push(card);
    missing--;
  }
}

/** The deck and the facedown cards on the table are one shuffled heap to those who look at their backs. */
function hideEnemies(hiding: Hiding, isFixed: IsFixed): void {
  const facedown = hiding.b.enemies.filter((enemy) => !enemy.faceup);
  const hidden = [...hiddenIn(hiding, 'enemy'), ...facedown.map((enemy) => enemy.card)];
  const heap = dealtAnew(hiding, hidden, isFixed);
  for (const enemy of facedown) enemy.card = heap.pop() as CardId;
  deal(hiding, 'enemy', heap);
}

/** What the sheet puts at the bottom stays there. */
function hideLocations(hiding: Hiding, bottom: readonly CardId[]): void {
  const hidden = hiddenIn(hiding, 'location');
  const below = hidden.filter((card) => bottom.includes(card));
  const above = hidden.filter((card) => !bottom.includes(card)).sort();
  deal(hiding, 'location', [...below, ...hiding.dice.shuffle('imagine', above)]);
}
