/** The campaign book: its cover, the adventures, the heroes, and what a chapter counts. */
export const campaignBook = {
  'book.adventure': 'The tale of an adventure',
  'book.campaign': 'The book of a campaign',
  'book.road': 'The adventures',
  'book.now': 'not yet decided',
  'book.lost': '{tries, plural, one {lost once so far} other {lost # times so far}}',
  'book.won': 'won',
  'book.won.try': 'won at try {tries}',
  'book.ahead': 'still ahead',
  'book.treasure': 'Treasure',
  'book.destiny': 'Destiny',
  'book.destiny.one': 'one token',
  'book.tally.rounds': '{rounds, plural, one {# round} other {# rounds}}',
  'book.tally.slain': '{slain, plural, =0 {no hostile slain} one {# hostile slain} other {# hostiles slain}}',
  'book.tally.treasure':
    '{treasure, plural, =0 {no treasure found} one {# treasure found} other {# treasures found}}',
  'book.tally.damage': '{damage, plural, =0 {not a scratch} other {# damage taken}}',
  'book.state':
    '{state, select, well {on their feet} wounded {wounded} other {out of action}}{damage, plural, =0 {} other {, # damage}}',
};
