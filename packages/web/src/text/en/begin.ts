/** Before an adventure: where to, who goes, how hard. */
export const begin = {
  'begin.title': 'New adventure',
  'begin.lead': 'Everything is set: press Begin, or change what you like.',
  'begin.begin': 'Begin',
  'begin.where': 'Adventure',
  'begin.kind.lesson': 'A lesson',
  'begin.kind.lesson.text': 'A few minutes each, with a coach.',
  'begin.adventure': 'Choose one',
  'begin.wins': 'You win',
  'begin.loses': 'You lose',
  'begin.length': 'Length',
  'begin.length.minutes':
    '{minutes, plural, other {about # minutes}}: usually {decisions} decisions in {rounds} rounds.',
  'begin.length.hours':
    '{hours, plural, one {about # hour} other {about # hours}}{chapters, plural, =0 {} other { in total, one chapter at a time}}. You can stop after any answer and continue later.',
  'begin.hard': 'Difficulty',
  'begin.hard.first': 'Suggested for your first game: mistakes cost less.',
  'begin.hard.won':
    'Companions alone win {won, plural, =0 {hardly any game} =10 {almost every game} one {1 game in 10} other {# games in 10}}.',
  'begin.hard.quests': 'Companions alone win {won} of 10 quests.',
  'begin.party': 'Heroes',
  'begin.party.count': '{count, plural, one {# hero} other {# heroes}}',
  'begin.hero.take': 'Take the {hero} along',
  'begin.hero.seat': '{hero}: played by',
  'begin.seat.stays': 'Stays home',
  'begin.watch': 'You are only watching. You can take over any hero at any time.',
  'begin.house': 'House rules',
  'begin.house.text':
    'Where the printed rules leave a question open, Questhall uses the most common answer. You can change it here.',
  'begin.house.changed': '{count, plural, one {# changed} other {# changed}}',
  'begin.house.usual': 'default',
  'begin.house.rule': 'Rule {rule}',
  'begin.advanced': 'Advanced',
  'begin.seed': 'Seed',
  'begin.seed.hint':
    'Any text. The same seed and choices give the same shuffles and dice. Leave it empty for a new game.',
  'begin.seed.left': '{left, plural, one {# character} other {# characters}} too many',
  'begin.bad.seed': 'The seed is too long: at most 60 characters.',
  'begin.quoted': '“{word}”',
  'begin.bad.link': 'The link asks for {what}, which is not in this box. The default was chosen instead.',
  'begin.writ': 'Your adventure',
} as const;
