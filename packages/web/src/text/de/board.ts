import type { board as english } from '../en/board.js';
import type { SameWords } from '../message.js';

export const board = {
  'board.board': 'Der Tisch',
  'board.phases': 'Phasen der Runde',
  'board.decision': 'Entscheidung',
  'board.options': 'Antworten',
  'board.party': 'Die Gruppe entscheidet gemeinsam',
  'board.choose.several': 'Wähle {min, plural, =0 {bis zu} other {# bis}} {max}; {count} gewählt.',
  'board.choose.exactly': 'Wähle {max}; {count} gewählt.',
  'board.confirm.more': 'Wähle mindestens {min, plural, one {eins} other {#}}',
  'board.confirm': '{count, plural, =0 {Nichts wählen} one {# Wahl bestätigen} other {# Wahlen bestätigen}}',
  'board.why': 'Warum?',
  'board.barred':
    '{count, plural, one {# Antwort nicht verfügbar. Warum?} other {# Antworten nicht verfügbar. Warum?}}',
  'board.text': 'Textansicht des Tisches',
  'scenes.title': 'Tische',
  'scenes.pick': 'Szenen',
  'scenes.view': 'Ansicht',
  'scenes.view.board': 'Tisch',
  'scenes.view.text': 'Text',
  'scenes.back': 'Musterbuch',
  'scenes.picked': 'Antwort: {option}',
  'scenes.scene.solo-fight': 'Zwei Helden im Kampf',
  'scenes.scene.nemesis': 'Ein Erzfeind am Tisch',
  'scenes.scene.four-late': 'Vier Helden, spät im Spiel',
  'scenes.scene.settlement': 'Siedlung',
  'scenes.scene.won': 'Gewonnen',
} as const satisfies SameWords<typeof english>;
