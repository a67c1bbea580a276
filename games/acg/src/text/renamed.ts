import type { Odds, Text } from '@questhall/engine';
import { library } from '../content/library.js';
import { english } from './en/index.js';
import { printedOn } from './printed.js';
import type { Words } from './words.js';

type Rename = (text: string) => string;

/** Lists of English card names in another language: odds are worked out by name, before anybody says who reads them. */
export function renaming(words: Words): Rename {
  const names = new Map<string, string>();
  for (const card of Object.values(library.records)) {
    const { name } = printedOn(card, words.language);
    names.set(card.name, name);
    if (card.kind === 'enemy') names.set(english.names.elite(card.name), words.names.elite(name));
  }
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const known = new RegExp(longestFirst.join('|'), 'g');
  const joint = words.list(['', '']);
  return (text) => text.replace(known, (name) => names.get(name) ?? name).replace(' and ', joint);
}

/** The same odds with notes that name cards in another language. */
export function renamedOdds(odds: Odds, rename: Rename): Odds {
  const said = ({ key, args }: Text): Text => ({
    key,
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? rename(value) : value]),
    ),
  });
  return { ...odds, notes: odds.notes.map(said) };
}
