/** Several events in one sentence, and the pages at the beginning and the end of an adventure. */
export const told = {
  'told.dice': 'The heroes roll: {rolls}.',
  'told.die-action': '{hero} spends a {die}: {action}{inspired, select, yes { (inspired)} other {}}.',
  'told.attack-hero':
    '{attacker} attacks {target}: {count} damage{fate, select, wounded {, and {target} is wounded} out {, and {target} is out of action} other {}}.',
  'told.damaged-slain': '{hostile} takes {count} damage and is slain.',
  'told.damaged-wounded': '{hero} takes {count} damage and is wounded.',
  'told.damaged-out': '{hero} takes {count} damage and is out of action.',

  'chapter.adventure': '{adventure}',
  'chapter.place': '{campaign}, adventure {number} of {adventures}.',
  'chapter.level': '{text}',
  'chapter.story': '{story}',
  'chapter.goal': 'Your objective: {won}',
  'chapter.defeat':
    'You lose if all four heroes are out of action{more, select, yes {. You also lose when: {lost}} other {.}}',
  'chapter.phase': 'Each adventure phase: {text}',
  'chapter.rules': 'Rules of this adventure: {text}',
  'chapter.card': 'The adventure card says: {text}',
  'chapter.won': '{adventure}: victory',
  'chapter.lost': '{adventure}: defeat',
  'chapter.rounds': 'It took {rounds, plural, one {# round} other {# rounds}}.',
  'chapter.ahead': '{campaign}: {won} of {adventures} adventures won.',
} as const;
