import type { Dice, Viewer } from '@questhall/engine';
import { knownTop } from '@questhall/tabletop';
import type { AcgBoard } from './board.js';
import { cardsOfKind, copiesOf, enemyCard, library, questSheet } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import type { CardId, DeckName } from './terms.js';

/**
 * Turns a board into one that the viewer could not tell from it: decks are dealt anew from all that the viewer cannot
 * see, and so are facedown enemies. What comes out depends on what the viewer knows and on the dice, and never on
 * what really lies there, so nobody can learn anything by imagining.
 */
export function hide(b: AcgBoard, viewer: Viewer, dice: Dice): void {
  if (b.quest === '') return;
  const { enemies, dungeon, locations } = questSheet(b.quest).setup;
  const hiding: Hiding = { b, viewer, dice, seen: seenCards(b, viewer) };
  const pool = b.campaign?.inPlay ?? [];
  const named = enemies.named ?? [];
  hideEnemies(hiding, (card) => pool.includes(card) || named.includes(enemyCard(card).name));
  hideLocations(hiding, locations.bottom ?? []);
  const isNamed = (card: CardId) => pool.includes(card) || dungeon.named?.includes(card) === true;
  deal(hiding, 'dungeon', dealtAnew(hiding, hiddenIn(hiding, 'dungeon'), isNamed));
  deal(hiding, 'gear', dealtAnew(hiding, hiddenIn(hiding, 'gear'), isNamed));
}

type Hiding = {
  readonly b: AcgBoard;
  readonly viewer: Viewer;
  readonly dice: Dice;
  /** What the viewer sees, and what has been dealt already. */
  readonly seen: Set<CardId>;
};
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
function hiddenIn({ b, viewer }: Hiding, deck: DeckName): CardId[] {
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

/** The same number of every sort, from all that might be there. */
function dealtAnew(hiding: Hiding, hidden: readonly CardId[], isFixed: IsFixed): CardId[] {
  const { sortOf, sorts } = openCards();
  const fixed: CardId[] = [];
  const counts: { [sort: string]: number } = {};
  for (const card of hidden) {
    const sort = isFixed(card) ? undefined : sortOf[card];
    if (sort === undefined) fixed.push(card);
    else counts[sort] = (counts[sort] ?? 0) + 1;
  }
  const cards = fixed.sort();
  for (const card of fixed) hiding.seen.add(card);
  for (const sort of Object.keys(counts).sort()) pick(hiding, sorts[sort] ?? [], counts[sort] ?? 0, cards);
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

type OpenCards = {
  of: string;
  /** Cards that a recipe may pick at random, by what it asks for: a kind, or for enemies rank and tier. */
  sorts: { [sort: string]: CardId[] };
  sortOf: { [card: CardId]: string };
};
let open: OpenCards | null = null;

/** Looked up once for each content. */
function openCards(): OpenCards {
  if (open?.of === library.hash) return open;
  open = { of: library.hash, sorts: {}, sortOf: {} };
  for (const kind of ['enemy', 'dungeon', 'gear'] as const)
    for (const card of cardsOfKind(kind)) addOpen(open, card);
  return open;
}

function addOpen({ sorts, sortOf }: OpenCards, card: AnyCard): void {
  if ('quest' in card && card.quest === true) return;
  if (card.kind === 'enemy' && card.rank === 'nemesis') return;
  const sort = card.kind === 'enemy' ? `${card.rank} ${card.tier}` : card.kind;
  const copies = copiesOf(card);
  sorts[sort] = [...(sorts[sort] ?? []), ...copies];
  for (const copy of copies) sortOf[copy] = sort;
}
