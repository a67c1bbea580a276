/** The game for somebody who has never seen it. */
export const guide = {
  'guide.1':
    'Four heroes and a bird make their way through areas that only hold so many. Together they meet the objective of an adventure, or they all go out of action.',
  'guide.2':
    'Each round every hero rolls three dice. A die of any value pays for any action; a high one inspires it: “Bolt (5+): 2/3 damage” deals 2, and 3 with a 5 or 6. A 1 may start a chain: whoever has a 2 acts at once, then a 3, and so on up to 6.',
  'guide.3':
    'After every action, or every chain, one hostile in sight reacts: a leader first, then one in your area, and one that hurts before one that does not. A long chain is one reaction instead of many.',
  'guide.4':
    'With as many hostiles as heroes in an area you are engaged: you cannot interact, and only an inspired move that evades gets you away.',
  'guide.5':
    'A hero whose damage reaches the resilience is wounded, and the next time out of action. Stand beside an empty haven at the end of a round to bring one back.',
} as const;
