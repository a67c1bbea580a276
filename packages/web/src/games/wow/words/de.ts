import type { SameWords } from '../../../text/message.js';
import type { words as english } from './en.js';

export const words: SameWords<typeof english> = {
  'game.wow.title': 'Das Abenteuerspiel',
  'game.wow.short': 'Abenteuer',
  'game.wow.cover.1': 'Das',
  'game.wow.cover.2': 'Abenteuerspiel',
  'game.wow.line': 'Ein Wettlauf über die Karte.',
  'game.wow.about': 'World of Warcraft · 2–4 Rivalen',
  'game.wow.chapter': 'Die Regeln dieser Quest',
  'game.wow.long':
    'Zwei bis vier Rivalen ziehen für Quests und Schätze über die Kontinente, mit Karten im Ärmel und ohne jede Pflicht zur Freundlichkeit.',
};
