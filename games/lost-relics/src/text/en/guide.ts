/** The game for somebody who has never seen it. */
export const guide = {
  'guide.1':
    'Four heroes and a bird make their way through areas with limited room. Together they reach the objective of an adventure, or they all go out of action.',
  'guide.2':
    'Each round every hero rolls three dice. Any die pays for any action; a high one inspires it: “Bolt (5+): 2/3 damage” deals 2, and 3 with a 5 or 6. A 1 can start a chain: a hero with a 2 acts at once, then one with a 3, and so on up to 6.',
  'guide.3':
    'After every action, or every chain, one hostile in sight reacts: leaders first, then hostiles in your area, and those that hurt before those that do not. A long chain causes one reaction instead of many.',
  'guide.4':
    'With as many hostiles as heroes in an area you are engaged: you cannot interact, and only an inspired move that evades can leave.',
  'guide.5':
    'A hero whose damage reaches their resilience is wounded, and the next time out of action. Stand beside an empty haven at the end of a round to bring one back.',
} as const;
