/** Cursed City, while only its rulebook is open. */
export const words = {
  'game.cursed-city.title': 'Cursed City',
  'game.cursed-city.short': 'Cursed City',
  'game.cursed-city.cover.1': 'Cursed City',
  'game.cursed-city.cover.2': '',
  'game.cursed-city.line': 'Be gone before dark.',
  'game.cursed-city.about': 'Warhammer Quest · 1–4 together',
  'game.cursed-city.chapter': 'The rules of this adventure',
  'game.cursed-city.long':
    'A city under a red moon, street by street and night by night. Each journey makes the heroes stronger and the city worse.',
} as const;
