/** The campaign book: its cover, the adventures, the heroes, and what a chapter counts. */
export const campaignBook = {
  'book.adventure': 'Story of an adventure',
  'book.campaign': 'Campaign book',
  'book.road': 'The adventures',
  'book.now': 'in progress',
  'book.lost': '{tries, plural, one {lost once so far} other {lost # times so far}}',
  'book.won': 'won',
  'book.won.try': 'won on try {tries}',
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
    '{state, select, well {unwounded} wounded {wounded} other {out of action}}{damage, plural, =0 {} other {, # damage}}',
};
