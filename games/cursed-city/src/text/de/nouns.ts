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
  object: strong('n', 'Geheimnisvolles Objekt', 'Geheimnisvolle Objekte'),
  citizen: strong('m', 'Bürger', 'Bürger'),
  phylactery: strong('n', 'Seelengefäß', 'Seelengefäße', 'es'),
};
