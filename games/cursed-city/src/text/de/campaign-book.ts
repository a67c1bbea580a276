/** The book of the quest: its cover, the journeys, the heroes, and what a journey counts. */
export const campaignBook = {
  'book.journey': 'Geschichte einer Reise',
  'book.quest': 'Questbuch',
  'book.road': 'Reisen in der Stadt',
  'book.now':
    'läuft{won, plural, =0 {} other {, bisher # gewonnen}}{lost, plural, =0 {} other {, bisher # verloren}}',
  'book.played':
    '{won, plural, =0 {} other {# gewonnen}}{lost, plural, =0 {} other {{won, plural, =0 {} other {, }}# verloren}}',
  'book.destroyed': 'für immer vernichtet{lost, plural, =0 {} other {, vorher # verloren}}',
  'book.open': 'offen',
  'book.locked': 'noch nicht offen',
  'book.traits': 'Eigenschaften',
  'book.treasure': 'Schatz',
  'book.item': 'Gegenstand',
  'book.empowerments': 'Stärkungen',
  'book.realmstone': 'Reichssteine',
  'book.state':
    '{state, select, dead {tot} other {Stufe {level}{experience, plural, =0 {} =1 {, Novize} other {, Veteran}}{state, select, out {, außer Gefecht} away {, fort in einer Krise} buried {, verschüttet} other {}}}}',
  'book.tally.turns': '{turns, plural, one {# Runde} other {# Runden}}',
  'book.tally.slain':
    '{slain, plural, =0 {kein Gegner erschlagen} one {# Gegner erschlagen} other {# Gegner erschlagen}}',
  'book.tally.found': '{found, plural, =0 {nichts gefunden} one {# Fund} other {# Funde}}',
  'book.tally.damage': '{damage, plural, =0 {kein Kratzer} other {# Schaden erlitten}}',
  'book.tally.out':
    '{out, plural, =0 {kein Held außer Gefecht} one {einmal ein Held außer Gefecht} other {#-mal ein Held außer Gefecht}}',
  'book.tally.hardest':
    'schwerste Runde: {turn} ({damage} Schaden{out, plural, =0 {} one {, ein Held außer Gefecht} other {, # Helden außer Gefecht}})',
} as const;
