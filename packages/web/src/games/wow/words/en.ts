/** The World of Warcraft Adventure Game, while only its rulebook is open. */
export const words = {
  'game.wow.title': 'The Adventure Game',
  'game.wow.short': 'Adventure Game',
  'game.wow.cover.1': 'The Adventure',
  'game.wow.cover.2': 'Game',
  'game.wow.line': 'Race across the map.',
  'game.wow.about': 'World of Warcraft · 2–4 rivals',
  'game.wow.chapter': 'The rules of this quest',
  'game.wow.long':
    'Two to four rivals cross the continents for quests and treasure, with cards up their sleeves and no obligation to be kind.',
} as const;
