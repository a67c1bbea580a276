import type { games as english } from '../en/games.js';
import type { SameWords } from '../message.js';
import { relics } from './relics.js';

export const games = {
  ...relics,
  'game.acg.title': 'Das Abenteuerkartenspiel',
  'game.acg.short': 'Kartenspiel',
  'game.acg.cover.1': 'Abenteuer-',
  'game.acg.cover.2': 'kartenspiel',
  'game.acg.line': 'Ein Stapel, der sich erinnert.',
  'game.acg.about': 'Warhammer Quest · 1–4 gemeinsam',
  'game.acg.long':
    'Zwei bis vier Helden steigen unter die Stadt Talgfurt hinab. Jede Aktion ist ein Wurf, jeder Gegner hat seinen eigenen Kopf, und was ihr in einer Quest gewinnt oder verliert, kommt in der nächsten wieder.',
  'game.lost-relics.title': 'Lost Relics',
  'game.lost-relics.short': 'Lost Relics',
  'game.lost-relics.cover.1': 'Lost Relics',
  'game.lost-relics.cover.2': '',
  'game.lost-relics.line': 'Handle, ehe sie antworten.',
  'game.lost-relics.about': 'Warhammer Quest · 1–4 gemeinsam',
  'game.lost-relics.long':
    'Vier Helden reihen ihre Aktionen durch Kammern aus Kristall aneinander, und jeder Gegner in Sicht antwortet mit dem Schlimmsten, was er kann.',
  'game.cursed-city.title': 'Cursed City',
  'game.cursed-city.short': 'Cursed City',
  'game.cursed-city.cover.1': 'Cursed City',
  'game.cursed-city.cover.2': '',
  'game.cursed-city.line': 'Halte die Straßen bis zum Morgen.',
  'game.cursed-city.about': 'Warhammer Quest · 1–4 gemeinsam',
  'game.cursed-city.long':
    'Eine Stadt unter rotem Mond, Straße um Straße und Nacht um Nacht. Jede Reise macht die Helden stärker und die Stadt schlimmer.',
  'game.wow.title': 'Das Abenteuerspiel',
  'game.wow.short': 'Abenteuer',
  'game.wow.cover.1': 'Das',
  'game.wow.cover.2': 'Abenteuerspiel',
  'game.wow.line': 'Ein Wettlauf über die Karte.',
  'game.wow.about': 'World of Warcraft · 2–4 Rivalen',
  'game.wow.long':
    'Zwei bis vier Rivalen ziehen für Quests und Schätze über die Kontinente, mit Karten im Ärmel und ohne jede Pflicht zur Freundlichkeit.',
} as const satisfies SameWords<typeof english>;
