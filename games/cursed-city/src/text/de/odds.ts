/** What is left to chance. */
export const odds = {
  'odds.damage': 'Schaden an {on}',
  'odds.suffered': 'Schaden, den {on} erleidet',
  'odds.healed': 'Wunden, die {on} heilt',
  'odds.inspiration': 'Inspirationspunkte für {on}',
  'odds.slain': 'Erschlägt {on}',
  'odds.out': '{on} geht außer Gefecht',
  'odds.dies': '{on} stirbt',
  'odds.swapped': '{on} tauscht die Initiativkarte',
} as const;
