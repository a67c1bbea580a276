/** German as far as cards need it: cases, endings of adjectives, and who does something. */

/** The person of a verb: "du", one thing, or several. */
export type Person = 'du' | 'er' | 'sie';
export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';

/** Somebody or something in a sentence, in the cases in which cards speak of it. */
export type Phrase = { readonly [form in Case]: string } & { readonly person: Person };

/** The same in every case: names. */
export const named = (name: string): Phrase => ({ nom: name, acc: name, dat: name, gen: name, person: 'er' });
/** A name in rules text, where it must be seen where it ends. */
export const quotedName = (name: string): Phrase => named(quoted(name));

const DEFINITE: { readonly [gender in Gender]: { readonly [form in Case]: string } } = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
};
/** "ein", "dein", "kein": they all go the same way. */
const INDEFINITE: { readonly [gender in Gender]: { readonly [form in Case]: string } } = {
  m: { nom: '', acc: 'en', dat: 'em', gen: 'es' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: '', acc: '', dat: 'em', gen: 'es' },
};

export const the = (gender: Gender, form: Case): string => DEFINITE[gender][form];
/** `an('dein', 'f', 'dat')` is "deiner". */
export const an = (stem: string, gender: Gender, form: Case): string => stem + INDEFINITE[gender][form];

/** What stands before a masculine noun, and what it does to the adjectives behind it. */
type Article = 'ein' | 'jeder' | 'der' | 'dieser';
const ARTICLES: { readonly [article in Article]: { readonly [form in Case]: string } } = {
  ein: { nom: 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
  jeder: { nom: 'jeder', acc: 'jeden', dat: 'jedem', gen: 'jedes' },
  der: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  dieser: { nom: 'dieser', acc: 'diesen', dat: 'diesem', gen: 'dieses' },
};

type Noun = { readonly nom: string; readonly other: string; readonly gen: string };
export const HERO: Noun = { nom: 'Held', other: 'Helden', gen: 'Helden' };
const TARGET_HERO: Noun = { nom: 'Zielheld', other: 'Zielhelden', gen: 'Zielhelden' };
export const ENEMY: Noun = { nom: 'Gegner', other: 'Gegner', gen: 'Gegners' };
export const NEMESIS: Noun = { nom: 'Erzfeind', other: 'Erzfeind', gen: 'Erzfeinds' };
export const ELITE: Noun = { nom: 'Elite-Gegner', other: 'Elite-Gegner', gen: 'Elite-Gegners' };
export const LEADER: Noun = { nom: 'Anführer', other: 'Anführer', gen: 'Anführers' };

/** "ein bereiter Gegner in den Schatten": adjectives come as stems, what follows the noun stays as it is. */
export function masculine(
  article: Article,
  noun: Noun,
  { adjectives = [], after = '' }: { adjectives?: readonly string[]; after?: string } = {},
): Phrase {
  const form = (which: Case): string => {
    const ending = which !== 'nom' ? 'en' : article === 'ein' ? 'er' : 'e';
    const word = which === 'nom' ? noun.nom : which === 'gen' ? noun.gen : noun.other;
    return spaced(ARTICLES[article][which], listed(adjectives, ending), word, after);
  };
  return { nom: form('nom'), acc: form('acc'), dat: form('dat'), gen: form('gen'), person: 'er' };
}

const feminine = (noun: string): Phrase => ({
  nom: `die ${noun}`,
  acc: `die ${noun}`,
  dat: `der ${noun}`,
  gen: `der ${noun}`,
  person: 'er',
});

export const YOU: Phrase = { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner', person: 'du' };
export const TARGET: Phrase = masculine('der', TARGET_HERO);
export const PARTY: Phrase = feminine('Gruppe');
export const QUEST: Phrase = feminine('Quest');

/** "2 bereite Gegner", "bis zu 2 bereite Gegner" */
export function several(
  number: string,
  { one, dat }: { one: string; dat: string },
  { adjectives = [], after = '' }: { adjectives?: readonly string[]; after?: string } = {},
): Phrase {
  const form = (ending: string, word: string) => spaced(number, listed(adjectives, ending), word, after);
  const nom = form('e', one);
  return { nom, acc: nom, dat: form('en', dat), gen: form('er', one), person: 'sie' };
}

function listed(adjectives: readonly string[], ending: string): string {
  return adjectives.map((stem) => stem + ending).join(', ');
}

/** Whose feminine or plural thing it is. */
export const OWN: { readonly [person in Person]: string } = { du: 'deine', er: 'seine', sie: 'ihre' };

/** Words with one space between them; empty ones leave none. */
export function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

export function quoted(name: string): string {
  return `„${name}“`;
}
