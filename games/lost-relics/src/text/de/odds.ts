/** What is left to chance. */
export const odds = {
  'odds.treasure-weapon': 'Die Karte ist eine Waffe',
  'odds.treasure-armour': 'Die Karte ist eine Rüstung',
  'odds.treasure-artefact': 'Die Karte ist ein Artefakt',
  'odds.treasure-other': 'Die Karte hat keine Art',
  'odds.die': 'Der Würfel danach',
};
