import { allowed, type Text } from '@questhall/engine';
import type { Hero } from '../board.js';
import { cardOf, dungeonCard, gearCard } from '../content/library.js';
import { cardName, heroName } from '../names.js';
import { gearOf, heroOf } from '../queries.js';
import { waysToClaim } from '../rules/gear.js';
import { gifts } from '../rules/gifts.js';
import { type CardId, SLOTS } from '../terms.js';
import type { Situation } from './situation.js';

/**
 * What becomes of a card that a hero claims, before it is claimed: `equip` if there is room, `swap` if something must
 * make way, `lost` if nothing may (a single answer is not asked for, so this is the last moment to know it).
 */
export function fateOf(s: Situation, hero: Hero, card: CardId): Text['args'] {
  const who = heroName(hero.id, s.words);
  if (cardOf(s, card).kind === 'fortune') return { fate: 'equip', receiver: who, things: '' };
  const options = allowed(waysToClaim, s, { hero: hero.id, card });
  const swaps = options.filter((id) => id !== 'equip' && id !== 'discard');
  const fate = options.includes('equip') ? 'equip' : swaps.length > 0 ? 'swap' : 'lost';
  return { fate, receiver: who, things: s.words.names.either(swaps.map((id) => cardName(id, s.words))) };
}

/** Nothing is said where nothing is decided yet. */
export const OPEN: Text['args'] = { fate: 'none', receiver: 'none', things: '' };

/** What becomes of a gift, where there is only one hero who could receive it. */
export function fateOfGift(s: Situation, card: CardId): Text['args'] {
  const owner = gearOf(s, card)?.hero;
  const others = s.board.heroes.filter((hero) => hero !== owner);
  const [receiver] = others;
  return receiver === undefined || others.length > 1 ? OPEN : fateOf(s, receiver, card);
}

/** The only gear that can be given is given without another question: its name, its owner, and what follows. */
export function onlyGift(s: Situation): Text['args'] {
  const all = gifts(s, s.asked.given);
  const [card] = all;
  if (card === undefined || all.length > 1) return { card: 'none', hero: '', ...OPEN };
  const owner = gearOf(s, card)?.hero.id ?? '';
  return { card: cardName(card, s.words), hero: heroName(owner, s.words), ...fateOfGift(s, card) };
}

/** A gift that is taken without anything in return. */
export function keptGift(s: Situation): Text['args'] {
  const [hero, card] = [s.asked.hero, s.asked.card];
  if (hero === null || card === undefined) return { card: '', ...OPEN };
  return { card: cardName(card, s.words), ...fateOf(s, heroOf(s, hero), card) };
}

/** Nothing is said of room where there is nothing to be taken. */
export const ROOM: Text['args'] = { fate: 'equip', slots: '' };

/** A card of each kind that the gear deck holds: its top card is one of them, and nobody knows which. */
const ofEachSlot = ({ box }: Situation): CardId[] =>
  SLOTS.flatMap((slot) => {
    const like = Object.values(box.records).find((card) => card.kind === 'gear' && card.slot === slot);
    return like === undefined ? [] : [like.id];
  });

/** What may become of the top card of the gear deck: `full` if nothing can be equipped before something is discarded. */
export const unseenFate = (s: Situation): Text['args'] => fateOfOne(s, () => ofEachSlot(s));

/** The same for one of a hero's legendary cards, which chance picks. */
export const legendaryFate = (s: Situation): Text['args'] => fateOfOne(s, ({ legendary }) => legendary);

function fateOfOne(s: Situation, among: (hero: Hero) => readonly CardId[]): Text['args'] {
  const id = s.asked.hero;
  if (id === null) return ROOM;
  const hero = heroOf(s, id);
  const fates = among(hero).map((card) => ({ card, fate: fateOf(s, hero, card).fate }));
  const roomless = fates.filter(({ fate }) => fate !== 'equip');
  const slots = [...new Set(roomless.map(({ card }) => s.words.names.slot(gearCard(s, card).slot)))];
  return {
    fate: roomless.length === 0 ? 'equip' : worst(fates.map(({ fate }) => String(fate))),
    slots: s.words.names.either(slots),
  };
}

function worst(fates: readonly string[]): string {
  if (fates.includes('equip')) return 'some';
  return fates.includes('swap') ? 'full' : 'lost';
}

export function drawnKind(s: Situation): Text['args'] {
  return { kind: dungeonCard(s, s.asked.card ?? '').type };
}
