import type { Gender, Noun } from '@questhall/tabletop/german';

/** What cards of this game decline: one, and several with their dative. */
export type Countable = Noun & { readonly gender: Gender; readonly many: string; readonly dat: string };

/** "Skelett, des Skeletts, die Skelette" */
function strong(gender: Gender, nom: string, many: string, ending = 's'): Countable {
  const gen = gender === 'f' ? nom : nom + ending;
  return { gender, nom, other: nom, gen, many, dat: /[ns]$/.test(many) ? many : `${many}n` };
}

/** "Held, des Helden, die Helden" */
const weak = (nom: string, other: string): Countable => ({
  gender: 'm',
  nom,
  other,
  gen: other,
  many: other,
  dat: other,
});

export const HERO = weak('Held', 'Helden');
export const HOSTILE = strong('m', 'Gegner', 'Gegner');
export const MINION = weak('Scherge', 'Schergen');
export const LEADER = strong('m', 'Anführer', 'Anführer');
export const TARGET = strong('n', 'Ziel', 'Ziele');
export const ATTACKER = strong('m', 'Angreifer', 'Angreifer');

/** The kinds of hostiles; their names are those of the translation. */
export const KINDS: { readonly [kind: string]: Countable } = {
  acolyte: weak('Akolyth', 'Akolythen'),
  'blue-horror': strong('m', 'Blauhorror', 'Blauhorrors'),
  'brimstone-horror': strong('m', 'Schwefelhorror', 'Schwefelhorrors'),
  clanrat: strong('f', 'Klanratte', 'Klanratten'),
  fanatic: strong('m', 'Fanatiker', 'Fanatiker'),
  grot: strong('m', 'Grot', 'Grots'),
  magister: strong('m', 'Magister', 'Magister'),
  'orruk-boss': strong('m', 'Orruk-Boss', 'Orruk-Bosse', 'es'),
  'orruk-boy': strong('m', 'Orruk-Schläger', 'Orruk-Schläger'),
  shaman: weak('Grot-Schamane', 'Grot-Schamanen'),
  'skeleton-champion': weak('Skelettrecke', 'Skelettrecken'),
  skeleton: strong('n', 'Skelett', 'Skelette'),
  'squig-herder': strong('m', 'Squigtreiber', 'Squigtreiber'),
  squig: strong('m', 'Squig', 'Squigs'),
  stormvermin: strong('f', 'Sturmratte', 'Sturmratten'),
  tzaangor: strong('m', 'Tzaangor', 'Tzaangors'),
};

/** By themselves, and as those to whom somebody belongs. */
export const GROUPS: { readonly [group: string]: { readonly name: string; readonly of: string } } = {
  cult: { name: 'Kult', of: 'des Kults' },
  grots: { name: 'Grots', of: 'der Grots' },
  orruks: { name: 'Orruks', of: 'der Orruks' },
  skaven: { name: 'Skaven', of: 'der Skaven' },
  skeletons: { name: 'Skelette', of: 'der Skelette' },
};

export const COUNTERS: { readonly [counter: string]: string } = {
  braces: 'Stützen',
  broken: 'Zerbrochene Schläfer',
  cracks: 'Risse in der Scheibe',
  drum: 'Trommelschläge',
  effigies: 'Zerschlagene Abbilder',
  footsteps: 'Schritte',
  heat: 'Hitze',
  letters: 'Gerettete Briefe',
  moonlight: 'Ruhige Runden',
  plinths: 'Besetzte Sockel',
  ram: 'Stöße gegen das Tor',
  ropes: 'Gekappte Seile',
  seals: 'Gebrochene Siegel',
  stone: 'Stein',
  water: 'Wasserstand',
  weight: 'Gewicht auf der Waage',
};

export const DOORS: { readonly [door: string]: string } = {
  'bone-grate': 'Knochengitter',
  drain: 'Abfluss',
  'garden-wicket': 'Gartenpforte',
  'map-room-door': 'Tür zum Kartenzimmer',
  mirror: 'Spiegel',
  'old-hatch': 'Alte Luke',
  'slag-door': 'Schlackentür',
  'slag-gate': 'Schlackentor',
  'stair-door': 'Treppentür',
  'stair-gate': 'Treppentor',
  'study-door': 'Tür zum Studierzimmer',
};
