/** German as far as cards need it: cases, endings of adjectives, and who does something. */

/** The person of a verb: "du", one thing, or several. */
export type Person = 'du' | 'er' | 'sie';
export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';

type Forms = { readonly [form in Case]: string };

/** Somebody or something in a sentence, in the cases in which cards speak of it. */
export type Phrase = Forms & { readonly person: Person };

/** The same in every case: names. */
export const named = (name: string): Phrase => ({ nom: name, acc: name, dat: name, gen: name, person: 'er' });
/** A name in rules text, where it must be seen where it ends. */
export const quotedName = (name: string): Phrase => named(quoted(name));

const DEFINITE: { readonly [gender in Gender]: Forms } = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
};
/** "ein", "dein", "kein": they all go the same way. */
const INDEFINITE: { readonly [gender in Gender]: Forms } = {
  m: { nom: '', acc: 'en', dat: 'em', gen: 'es' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: '', acc: '', dat: 'em', gen: 'es' },
};
/** "dieser", "jeder" */
const POINTING: { readonly [gender in Gender]: Forms } = {
  m: { nom: 'er', acc: 'en', dat: 'em', gen: 'es' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: 'es', acc: 'es', dat: 'em', gen: 'es' },
};

export const the = (gender: Gender, form: Case): string => DEFINITE[gender][form];
/** `an('dein', 'f', 'dat')` is "deiner". */
export const an = (stem: string, gender: Gender, form: Case): string => stem + INDEFINITE[gender][form];

/** What stands before a noun, and what it does to the adjectives behind it. */
type Article = 'ein' | 'kein' | 'jeder' | 'der' | 'dieser';
function articleFor(article: Article, gender: Gender, form: Case): string {
  if (article === 'der') return the(gender, form);
  if (article === 'ein' || article === 'kein') return an(article, gender, form);
  return article.slice(0, -2) + POINTING[gender][form];
}

/** A noun of one gender; `other` is the form outside the nominative, as in "den Helden". */
export type Noun = { readonly nom: string; readonly other: string; readonly gen: string };

/** What is said before and behind a noun: adjectives come as stems, what follows stays as it is. */
type Around = { readonly adjectives?: readonly string[]; readonly after?: string };

/** "ein bereiter Gegner in den Schatten", "jede verwundete Ratte" */
export function nounPhrase(
  article: Article,
  gender: Gender,
  noun: Noun,
  { adjectives = [], after = '' }: Around = {},
): Phrase {
  const form = (which: Case): string => {
    const word = which === 'nom' ? noun.nom : which === 'gen' ? noun.gen : noun.other;
    const before = listed(adjectives, endingOf(article, gender, which));
    return spaced(articleFor(article, gender, which), before, word, after);
  };
  return { nom: form('nom'), acc: form('acc'), dat: form('dat'), gen: form('gen'), person: 'er' };
}

const STRONG: { readonly [gender in Gender]: string } = { m: 'er', f: 'e', n: 'es' };

function endingOf(article: Article, gender: Gender, form: Case): string {
  if (form === 'dat' || form === 'gen' || (form === 'acc' && gender === 'm')) return 'en';
  return article === 'ein' || article === 'kein' ? STRONG[gender] : 'e';
}

export const masculine = (article: Article, noun: Noun, around: Around = {}): Phrase =>
  nounPhrase(article, 'm', noun, around);

export const feminine = (noun: string): Phrase => ({
  nom: `die ${noun}`,
  acc: `die ${noun}`,
  dat: `der ${noun}`,
  gen: `der ${noun}`,
  person: 'er',
});

export const YOU: Phrase = { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner', person: 'du' };

/** "2 bereite Gegner", "bis zu 2 bereite Gegner" */
export function several(
  number: string,
  { one, dat }: { one: string; dat: string },
  { adjectives = [], after = '' }: Around = {},
): Phrase {
  const form = (ending: string, word: string) => spaced(number, listed(adjectives, ending), word, after);
  const nom = form('e', one);
  return { nom, acc: nom, dat: form('en', dat), gen: form('er', one), person: 'sie' };
}

function listed(adjectives: readonly string[], ending: string): string {
  return adjectives.map((stem) => stem + ending).join(', ');
}

/** Words with one space between them; empty ones leave none. */
export function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

export function quoted(name: string): string {
  return `„${name}“`;
}
