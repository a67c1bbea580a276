import { feminine, masculine, type Noun, type Person, type Phrase } from '@questhall/tabletop/german';

/** The nouns that cards of this game decline, and those who are always the same. */
export const HERO: Noun = { nom: 'Held', other: 'Helden', gen: 'Helden' };
const TARGET_HERO: Noun = { nom: 'Zielheld', other: 'Zielhelden', gen: 'Zielhelden' };
export const ENEMY: Noun = { nom: 'Gegner', other: 'Gegner', gen: 'Gegners' };
export const NEMESIS: Noun = { nom: 'Erzfeind', other: 'Erzfeind', gen: 'Erzfeinds' };
export const ELITE: Noun = { nom: 'Elite-Gegner', other: 'Elite-Gegner', gen: 'Elite-Gegners' };
export const LEADER: Noun = { nom: 'Anführer', other: 'Anführer', gen: 'Anführers' };

export const TARGET: Phrase = masculine('der', TARGET_HERO);
export const PARTY: Phrase = feminine('Gruppe');
export const QUEST: Phrase = feminine('Quest');

/** Whose feminine or plural thing it is. */
export const OWN: { readonly [person in Person]: string } = { du: 'deine', er: 'seine', sie: 'ihre' };
