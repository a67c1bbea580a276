import { relics } from './relics.js';

/** The four boxes, and what is said of one of them only. */
export const games = {
  ...relics,
  'game.acg.title': 'The Adventure Card Game',
  'game.acg.short': 'Card Game',
  'game.acg.cover.1': 'The Adventure',
  'game.acg.cover.2': 'Card Game',
  'game.acg.line': 'One deck that remembers.',
  'game.acg.about': 'Warhammer Quest · 1–4 together',
  'game.acg.long':
    'Two to four heroes go down under the town of Tallowford. Every action is a throw of dice, every enemy has a mind of its own, and what you win or lose in one quest comes back in the next.',
  'game.lost-relics.title': 'Lost Relics',
  'game.lost-relics.short': 'Lost Relics',
  'game.lost-relics.cover.1': 'Lost Relics',
  'game.lost-relics.cover.2': '',
  'game.lost-relics.line': 'Act before they react.',
  'game.lost-relics.about': 'Warhammer Quest · 1–4 together',
  'game.lost-relics.long':
    'Four heroes chain their actions through chambers of crystal, and every hostile in sight answers with the worst it can do.',
  'game.cursed-city.title': 'Cursed City',
  'game.cursed-city.short': 'Cursed City',
  'game.cursed-city.cover.1': 'Cursed City',
  'game.cursed-city.cover.2': '',
  'game.cursed-city.line': 'Hold the streets until dawn.',
  'game.cursed-city.about': 'Warhammer Quest · 1–4 together',
  'game.cursed-city.long':
    'A city under a red moon, street by street and night by night. Each journey makes the heroes stronger and the city worse.',
  'game.wow.title': 'The Adventure Game',
  'game.wow.short': 'Adventure Game',
  'game.wow.cover.1': 'The Adventure',
  'game.wow.cover.2': 'Game',
  'game.wow.line': 'Race across the map.',
  'game.wow.about': 'World of Warcraft · 2–4 rivals',
  'game.wow.long':
    'Two to four rivals cross the continents for quests and treasure, with cards up their sleeves and no obligation to be kind.',
} as const;
