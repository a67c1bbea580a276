import { capital } from '@questhall/tabletop';
import type { EnemyCard } from './content/schema.js';
import { type CardId, isHeroId } from './terms.js';
import type { Words } from './text/words.js';
import type { AcgView, EnemyView } from './view.js';

/** What people call things. It reads views only, so a facedown card gives nothing away. */
export type Seen = Pick<AcgView, 'enemies' | 'heroes' | 'quest' | 'location' | 'seats'>;

export function nameOf(id: string, view: Seen, words: Words): string {
  const enemy = view.enemies.find((one) => one.id === id);
  if (enemy !== undefined) return enemyName(enemy, view, words);
  return placeName(id, view, words) ?? cardName(id, words);
}

function placeName(id: string, view: Seen, words: Words): string | undefined {
  const { names } = words;
  const seat = view.seats.indexOf(id);
  if (seat >= 0) return view.seats.length === 1 ? names.you : seatName(seat, view, words);
  if (id === 'party') return names.theParty;
  if (id === 'quest') return cardName(view.quest, words);
  if (id === 'location')
    return view.location === null ? names.theLocation : cardName(view.location.card, words);
  return undefined;
}

/** "Player 2 (Waywatcher)" */
function seatName(seat: number, view: Seen, words: Words): string {
  const own = view.heroes.filter((hero) => hero.seat === view.seats[seat]);
  return words.names.player(seat + 1, own.map(({ id }) => heroName(id, words)).join(', '));
}

/** Facedown cards are told apart by where they lie, from left to right. */
export function enemyName(enemy: EnemyView, view: Pick<Seen, 'enemies'>, words: Words): string {
  if (enemy.card !== null) return cardName(enemy.card, words);
  const hidden = view.enemies.filter((one) => one.card === null);
  const place = hidden.length > 1 ? ` (${hidden.indexOf(enemy) + 1})` : '';
  return words.names.facedownInShadows(place);
}

/** A card, a copy of one, a hero, a condition before a hero; anything else by its own word. */
export function cardName(id: CardId, words: Words): string {
  const card = words.printed.box.cards[id];
  if (card?.kind === 'enemy') return printedEnemy(id, card, words);
  if (card !== undefined) return words.printed.name(id);
  if (isHeroId(id)) return heroName(id, words);
  const at = id.indexOf('@');
  if (at >= 0)
    return words.names.conditionOn(cardName(id.slice(0, at), words), heroName(id.slice(at + 1), words));
  const bar = id.indexOf('|');
  return bar >= 0 ? cardName(id.slice(bar + 1, id.indexOf('/')), words) : words.names.plain(id);
}

/** Copies keep their number as long as they are about, so that two Goblin Warriors are never mixed up. */
function printedEnemy(id: CardId, card: EnemyCard, words: Words): string {
  const at = id.indexOf('#');
  const number = card.copies > 1 && at >= 0 ? ` ${id.slice(at + 1)}` : '';
  const name = words.printed.name(id);
  return `${card.rank === 'elite' ? words.names.elite(name) : name}${number}`;
}

export function heroName(id: string, words: Words): string {
  const card = `${id}-2`;
  const { printed } = words;
  return printed.box.cards[card] === undefined ? id.split('-').map(capital).join(' ') : printed.name(card);
}

/** A hero has an article, an enemy with a name has none. */
export const theName = (id: string, view: Seen, words: Words): string =>
  isHeroId(id) ? words.names.theHero(id, heroName(id, words)) : nameOf(id, view, words);

/** The same as the target of something. */
export const targetName = (id: string, view: Seen, words: Words): string =>
  isHeroId(id) ? words.names.target.theHero(id, heroName(id, words)) : nameOf(id, view, words);
