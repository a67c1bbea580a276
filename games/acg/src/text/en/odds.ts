/** What the odds of an answer tell. */
export const odds = {
  'odds.successes': 'Successes',
  'odds.wounds': 'Wounds on {on}',
  'odds.suffered': 'Wounds the {on} suffers',
  'odds.progress': 'Progress at {on}',
  'odds.recovered': 'Wounds the {on} recovers',
  'odds.tokens': 'Tokens for the {on}',
  'odds.defeat': 'Defeats {on}',
  'odds.explored': '{on} is explored',
  'odds.fall': 'The {on} falls',
  'odds.nemesis': '{on} makes itself felt: “{text}”',
} as const;
