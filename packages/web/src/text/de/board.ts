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
    '{count, plural, one {Warum # andere Antwort nicht?} other {Warum # andere Antworten nicht?}}',
  'board.text': 'Der Tisch in Worten',
  'stage.last': 'Letzter Wurf',
  'stage.last.none': 'Die Würfel warten.',
  'stage.die.criticals':
    '{count, plural, one {# kritischer Treffer zählt} other {# kritische Treffer zählen}}',
  'stage.die.again': 'neu gewürfelt',
  'stage.rolling': 'Die Würfel rollen.',
  'stage.skip': 'Ein Klick oder die Leertaste springt ans Ende.',
  'scenes.title': 'Tische',
  'scenes.pick': 'Szenen',
  'scenes.view': 'Wie es gezeigt wird',
  'scenes.view.board': 'Tisch',
  'scenes.view.text': 'In Worten',
  'scenes.back': 'Musterbuch',
  'scenes.picked': 'Geantwortet: {option}',
  'scenes.scene.solo-fight': 'Zwei Helden im Kampf',
  'scenes.scene.nemesis': 'Ein Erzfeind am Tisch',
  'scenes.scene.four-late': 'Vier Helden, spät',
  'scenes.scene.settlement': 'Siedlung',
  'scenes.scene.won': 'Gewonnen',
} as const satisfies SameWords<typeof english>;
