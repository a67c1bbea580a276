import { library } from './content/library.js';
import type { EnemyCard } from './content/schema.js';
import { type CardId, HEROES } from './terms.js';
import { capital } from './text/en/words.js';
import type { AcgView, EnemyView } from './view.js';

/** What people call things. It reads views only, so a facedown card gives nothing away. */
export type Seen = Pick<AcgView, 'enemies' | 'heroes' | 'quest' | 'location' | 'seats'>;

export function nameOf(id: string, view: Seen): string {
  const enemy = view.enemies.find((one) => one.id === id);
  if (enemy !== undefined) return enemyName(enemy, view);
  return placeName(id, view) ?? cardName(id);
}

function placeName(id: string, view: Seen): string | undefined {
  const seat = view.seats.indexOf(id);
  if (seat >= 0) return view.seats.length === 1 ? 'You' : seatName(seat, view);
  if (id === 'party') return 'The party';
  if (id === 'quest') return cardName(view.quest);
  if (id === 'location') return view.location === null ? 'The location' : cardName(view.location.card);
  return undefined;
}

/** "Player 2 (Waywatcher)" */
function seatName(seat: number, view: Seen): string {
  const own = view.heroes.filter((hero) => hero.seat === view.seats[seat]);
  const heroes = own.length === 0 ? '' : ` (${own.map(({ id }) => heroName(id)).join(', ')})`;
  return `Player ${seat + 1}${heroes}`;
}

/** Facedown cards are told apart by where they lie, from left to right. */
export function enemyName(enemy: EnemyView, view: Pick<Seen, 'enemies'>): string {
  if (enemy.card !== null) return cardName(enemy.card);
  const hidden = view.enemies.filter((one) => one.card === null);
  const place = hidden.length > 1 ? ` (${hidden.indexOf(enemy) + 1})` : '';
  return `a facedown enemy in the shadows${place}`;
}

/** A card, a copy of one, a hero, a condition before a hero; anything else by its own word. */
export function cardName(id: CardId): string {
  const card = library.cards[id] ?? library.records[id];
  if (card !== undefined) return card.kind === 'enemy' ? printedEnemy(id, card) : card.name;
  if ((HEROES as readonly string[]).includes(id)) return heroName(id);
  const at = id.indexOf('@');
  if (at >= 0) return `${cardName(id.slice(0, at))} on the ${heroName(id.slice(at + 1))}`;
  const bar = id.indexOf('|');
  return bar >= 0 ? cardName(id.slice(bar + 1, id.indexOf('/'))) : capital(id.replaceAll('-', ' '));
}

/** Copies keep their number as long as they are about, so that two Goblin Warriors are never mixed up. */
function printedEnemy(id: CardId, { name, rank, copies }: EnemyCard): string {
  const at = id.indexOf('#');
  const number = copies > 1 && at >= 0 ? ` ${id.slice(at + 1)}` : '';
  return `${rank === 'elite' ? 'Elite ' : ''}${name}${number}`;
}

export function heroName(id: string): string {
  return library.records[`${id}-2`]?.name ?? id.split('-').map(capital).join(' ');
}

/** A hero has an article, an enemy with a name has none. */
export const theName = (id: string, view: Seen): string =>
  (HEROES as readonly string[]).includes(id) ? `the ${heroName(id)}` : nameOf(id, view);
