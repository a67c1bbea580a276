/** Words that many cards share: traits and keywords. The glossary beside this file says why these words. */

type Dictionary = { readonly [english: string]: string };

export const TRAITS: Dictionary = {
  Beast: 'Bestie',
  Brigand: 'Räuber',
  Cavern: 'Höhle',
  Civilized: 'Bauwerk',
  Construct: 'Konstrukt',
  Elite: 'Elite',
  Forge: 'Schmiede',
  Fungus: 'Pilz',
  Giantkin: 'Riesenblut',
  Greenskin: 'Grünhaut',
  Nemesis: 'Erzfeind',
  Ooze: 'Schleim',
  Ratfolk: 'Rattenvolk',
  Spirit: 'Geist',
  Tomb: 'Grab',
  Undead: 'Untot',
  Warren: 'Rattenbau',
  Water: 'Wasser',
};

export const KEYWORDS: Dictionary = {
  advance: 'Vorrücken',
  batter: 'Rammstoß',
  beckon: 'Locken',
  challenge: 'Herausforderung',
  chill: 'Grabeskälte',
  clutch: 'Umklammerung',
  drain: 'Auszehrung',
  drumbeat: 'Trommelschlag',
  envenom: 'Vergiftung',
  extort: 'Erpressung',
  flit: 'Flattern',
  gather: 'Einsammeln',
  ignite: 'Zündeln',
  inflict: 'Zuschlagen',
  interpose: 'Dazwischentreten',
  levy: 'Eintreiben',
  mend: 'Verheilen',
  pilfer: 'Stibitzen',
  prey: 'Beutegier',
  retreat: 'Rückzug',
  scent: 'Witterung',
  scorch: 'Versengen',
  seep: 'Durchsickern',
  snipe: 'Heckenschuss',
  spores: 'Sporenwolke',
  stalk: 'Anpirschen',
  toll: 'Totengeläut',
  trample: 'Niedertrampeln',
  volley: 'Pfeilhagel',
  'war-cry': 'Kriegsgeschrei',
  web: 'Einspinnen',
};

/** A word that only a test knows stays English. */
export const traitName = (trait: string): string => TRAITS[trait] ?? trait;
export const keywordName = (keyword: string): string => KEYWORDS[keyword] ?? keyword;
