import type { SameWords } from '../../../text/message.js';
import type { words as english } from './en.js';

export const words: SameWords<typeof english> = {
  'game.cursed-city.title': 'Cursed City',
  'game.cursed-city.short': 'Cursed City',
  'game.cursed-city.cover.1': 'Cursed City',
  'game.cursed-city.cover.2': '',
  'game.cursed-city.line': 'Kehrt um, bevor es Nacht wird.',
  'game.cursed-city.about': 'Warhammer Quest · 1–4 gemeinsam',
  'game.cursed-city.chapter': 'Die Regeln dieses Abenteuers',
  'game.cursed-city.long':
    'Eine Stadt unter rotem Mond, Straße um Straße und Nacht um Nacht. Jede Reise macht die Helden stärker und die Stadt schlimmer.',
};
