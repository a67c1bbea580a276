/** What the odds of an answer tell. */
export const odds = {
  'odds.successes': 'Erfolge',
  'odds.wounds': 'Wunden: {on}',
  'odds.suffered': 'Erlittene Wunden: {on}',
  'odds.progress': 'Fortschritt: {on}',
  'odds.recovered': 'Geheilte Wunden: {on}',
  'odds.tokens': 'Erfolgsmarker: {on}',
  'odds.defeat': '{on} wird besiegt',
  'odds.explored': '{on} ist vollständig erkundet',
  'odds.fall': '[Der on] wird besiegt',
  'odds.nemesis': '{on} macht sich bemerkbar: „{text}“',
} as const;
