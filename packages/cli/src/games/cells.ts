import type { NamedSetup } from '@questhall/sim';
import { Refused } from '../errors.js';
import { count } from '../text/list.js';
import type { Wishes } from './playable.js';

/** `2,3,4` as three sizes of parties; names are one party. */
export function partiesIn(heroes: string | undefined): (string | undefined)[] {
  const parts = listed(heroes);
  return parts.length > 0 && parts.every((part) => /^\d+$/.test(part)) ? parts : [heroes];
}

export function listed(typed: string | undefined): string[] {
  return typed === undefined ? [] : typed.split(',').map((part) => part.trim());
}

/** Every difficulty that is wished for; none is the standard one. */
export function difficultiesIn({ difficulty }: Wishes): (string | undefined)[] {
  const names = listed(difficulty);
  if (names.includes('')) throw new Refused('A difficulty has no name: separate names by single commas.');
  return names.length > 0 ? [...new Set(names)] : [undefined];
}

/** For games that have nothing but parties to tell apart. */
export function cellsBySize(wishes: Wishes, setup: (wishes: Wishes) => unknown): NamedSetup[] {
  return partiesIn(wishes.heroes).map((heroes) => {
    const name = partyName(heroes);
    return { name, labels: { party: name }, setup: setup({ ...wishes, heroes }) };
  });
}

function partyName(heroes = 'the usual party'): string {
  return /^\d+$/.test(heroes) ? count(Number(heroes), 'hero', 'heroes') : heroes;
}
