import type { Gender, Noun } from '@questhall/tabletop/german';

/** What cards of this game decline: one, and several with their dative. */
export type Countable = Noun & { readonly gender: Gender; readonly many: string; readonly dat: string };

/** "Skelett, des Skeletts, die Skelette" */
function strong(gender: Gender, nom: string, many: string, ending = 's'): Countable {
  const gen = gender === 'f' ? nom : nom + ending;
  return { gender, nom, other: nom, gen, many, dat: /[ns]$/.test(many) ? many : `${many}n` };
}

/** Tokens on spaces of the battlefield. */
export const THINGS: { readonly [kind: string]: Countable } = {
  object: strong('n', 'geheimnisvolles Objekt', 'geheimnisvolle Objekte'),
  citizen: strong('m', 'Bürger', 'Bürger'),
  phylactery: strong('n', 'Seelengefäß', 'Seelengefäße', 'es'),
};

const weak = (nom: string, other = `${nom}n`): Countable => ({
  gender: 'm',
  ...{ nom, other, gen: other, many: other, dat: other },
});

export const HERO = weak('Held', 'Helden');
export const HOSTILE = strong('m', 'Gegner', 'Gegner');
export const MODEL = strong('n', 'Modell', 'Modelle');
export const GATEWAY = strong('m', 'Durchgang', 'Durchgänge');

export const CLASS_NOUNS: { readonly [own: string]: Countable } = {
  stalwart: strong('n', 'Bollwerk', 'Bollwerke', 's'),
  blade: strong('f', 'Klinge', 'Klingen'),
  executioner: strong('m', 'Scharfrichter', 'Scharfrichter'),
  loremaster: weak('Gelehrte'),
};
