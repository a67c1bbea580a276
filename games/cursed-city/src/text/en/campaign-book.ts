/** The book of the quest: its cover, the journeys, the heroes, and what a journey counts. */
export const campaignBook = {
  'book.journey': 'Story of a journey',
  'book.quest': 'Book of the quest',
  'book.road': 'Journeys in the city',
  'book.now':
    'in progress{won, plural, =0 {} other {, won # so far}}{lost, plural, =0 {} other {, lost # so far}}',
  'book.played':
    '{won, plural, =0 {} other {won #}}{lost, plural, =0 {} other {{won, plural, =0 {} other {, }}lost #}}',
  'book.destroyed': 'destroyed for good{lost, plural, =0 {} other {, lost # before}}',
  'book.open': 'open',
  'book.locked': 'not open yet',
  'book.traits': 'Traits',
  'book.treasure': 'Treasure',
  'book.item': 'Carried item',
  'book.empowerments': 'Empowerments',
  'book.realmstone': 'Realmstone',
  'book.state':
    '{state, select, dead {dead} other {level {level}{experience, plural, =0 {} =1 {, novice} other {, veteran}}{state, select, out {, out of action} away {, away in a crisis} buried {, buried} other {}}}}',
  'book.tally.turns': '{turns, plural, one {# turn} other {# turns}}',
  'book.tally.slain': '{slain, plural, =0 {no hostile slain} one {# hostile slain} other {# hostiles slain}}',
  'book.tally.found': '{found, plural, =0 {nothing found} one {# discovery} other {# discoveries}}',
  'book.tally.damage': '{damage, plural, =0 {not a scratch} other {# damage suffered}}',
  'book.tally.out':
    '{out, plural, =0 {no hero out of action} one {a hero out of action once} other {heroes out of action # times}}',
  'book.tally.hardest':
    'hardest turn: {turn} ({damage} damage{out, plural, =0 {} one {, a hero out of action} other {, # heroes out of action}})',
} as const;
