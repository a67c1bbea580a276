/** What is left to chance. */
export const odds = {
  'odds.treasure-weapon': 'The card is a weapon',
  'odds.treasure-armour': 'The card is armour',
  'odds.treasure-artefact': 'The card is an artefact',
  'odds.treasure-other': 'The card is of no type',
  'odds.die': 'The die afterwards',
};
