/** What is left to chance. */
export const odds = {
  'odds.damage': 'Damage to {on}',
  'odds.suffered': 'Damage {on} suffers',
  'odds.healed': 'Wounds {on} heals',
  'odds.inspiration': 'Inspiration points for {on}',
  'odds.slain': 'Slays {on}',
  'odds.out': '{on} goes out of action',
  'odds.dies': '{on} dies',
  'odds.swapped': '{on} swaps initiative cards',
} as const;
