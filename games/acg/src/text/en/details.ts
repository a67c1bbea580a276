/** What is read below an option before it is chosen. */
export const details = {
  'detail.card': '{text}',
  'detail.actions': '{actions}',
  'detail.now': 'Now: {text}',
  'detail.then': 'Then: {text}',
  'detail.trainer': 'Still basic: {cards}',
  'detail.carries':
    '{count, plural, =0 {No gear} other {Carries # of {capacity}: {gear}}}; at most {weapons} weapons and {armour, plural, one {# armour} other {# armours}}, {capacity, plural, one {# card} other {# cards}} in total',
  'detail.tokens': '{tokens} of {limit} success tokens',
  'detail.fells': '{needed, plural, one {Needs # success} other {Needs # successes}}',
  'detail.arena': 'Can carry {then} instead of {now}',
} as const;
