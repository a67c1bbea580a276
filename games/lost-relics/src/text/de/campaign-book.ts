/** The campaign book: its cover, the adventures, the heroes, and what a chapter counts. */
export const campaignBook = {
  'book.adventure': 'Geschichte eines Abenteuers',
  'book.campaign': 'Kampagnenbuch',
  'book.road': 'Die Abenteuer',
  'book.now': 'läuft',
  'book.lost': '{tries, plural, one {bisher einmal verloren} other {bisher #-mal verloren}}',
  'book.won': 'gewonnen',
  'book.won.try': 'gewonnen beim {tries}. Versuch',
  'book.ahead': 'steht noch bevor',
  'book.treasure': 'Schätze',
  'book.destiny': 'Schicksal',
  'book.destiny.one': 'ein Marker',
  'book.tally.rounds': '{rounds, plural, one {# Runde} other {# Runden}}',
  'book.tally.slain':
    '{slain, plural, =0 {kein Gegner erschlagen} one {# Gegner erschlagen} other {# Gegner erschlagen}}',
  'book.tally.treasure':
    '{treasure, plural, =0 {kein Schatz gefunden} one {# Schatz gefunden} other {# Schätze gefunden}}',
  'book.tally.damage': '{damage, plural, =0 {kein Kratzer} other {# Schaden erlitten}}',
  'book.state':
    '{state, select, well {unverwundet} wounded {verwundet} other {außer Gefecht}}{damage, plural, =0 {} other {, # Schaden}}',
};
