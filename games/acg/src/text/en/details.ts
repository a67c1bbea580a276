/** What is read below an option before it is chosen. */
export const details = {
  'detail.card': '{text}',
  'detail.actions': '{actions}',
  'detail.now': 'Now: {text}',
  'detail.then': 'Then: {text}',
  'detail.trainer': 'Still basic: {cards}',
  'detail.carries':
    '{count, plural, =0 {Carries nothing} other {Carries # of {capacity}: {gear}}}; at most {weapons} weapons and {armour, plural, one {# armour} other {# armours}}, {capacity, plural, one {# card} other {# cards}} in all',
  'detail.tokens': 'Holds {tokens} of at most {limit} success tokens',
  'detail.fells': '{needed, plural, one {# success fells it} other {# successes fell it}}',
  'detail.arena': 'Can carry {now} now, {then} from then on',
} as const;
