/** Before an adventure: where to, who goes, how hard. */
export const begin = {
  'begin.title': 'New adventure',
  'begin.lead': 'Everything is chosen already: press Begin, or change what you like.',
  'begin.begin': 'Begin',
  'begin.beginning': 'The table is being laid …',
  'begin.where': 'Where to',
  'begin.kind.lesson': 'A lesson',
  'begin.kind.lesson.text': 'A few minutes each, with somebody who points at things.',
  'begin.adventure': 'Which one',
  'begin.wins': 'To win',
  'begin.loses': 'To lose',
  'begin.length': 'How long',
  'begin.length.minutes':
    '{minutes, plural, other {about # minutes}}: {decisions} decisions over {rounds} rounds, as a rule.',
  'begin.length.hours':
    '{hours, plural, one {about # hour} other {about # hours}} in all, chapter by chapter. You can stop after any answer and go on another day.',
  'begin.hard': 'How hard',
  'begin.hard.first': 'Suggested for your first game: mistakes cost less here, and you get to see all of it.',
  'begin.hard.won':
    'Companions who play it by themselves win {won, plural, =0 {hardly any game} =10 {almost every game} one {1 game in 10} other {# games in 10}}.',
  'begin.hard.quests': 'Companions who play it by themselves win {won} of 10 quests.',
  'begin.party': 'Who goes',
  'begin.party.count': '{count, plural, one {# hero goes} other {# heroes go}}',
  'begin.hero.take': 'Take the {hero} along',
  'begin.hero.seat': 'Who plays this hero: {hero}',
  'begin.seat.person': 'Played here',
  'begin.seat.companion': 'Companion',
  'begin.seat.stays': 'Stays at home',
  'begin.watch':
    'Nobody is played here: you will watch the companions. Any of them can be taken over at any time.',
  'begin.house': 'House rules',
  'begin.house.text':
    'Where the printed rules leave a question open, Questhall answers it the way it is most often played. You may answer it otherwise.',
  'begin.house.changed': '{count, plural, one {# changed} other {# changed}}',
  'begin.house.usual': 'as usual',
  'begin.house.rule': 'Rule {rule}',
  'begin.advanced': 'Advanced',
  'begin.seed': 'Seed',
  'begin.seed.hint':
    'Any words. The same seed with the same choices shuffles the same decks and throws the same dice. Leave it empty for a game nobody has seen.',
  'begin.seed.left': '{left, plural, one {# letter} other {# letters}} too many',
  'begin.bad.seed': 'The seed is too long: sixty letters are the most.',
  'begin.quoted': '“{word}”',
  'begin.bad.link':
    'The address asks for {what}, which is not in this box. What is usual has been chosen instead.',
  'begin.writ': 'Your adventure',
} as const;
