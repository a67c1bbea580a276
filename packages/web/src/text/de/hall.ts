import type { hall as english } from '../en/hall.js';
import type { SameWords } from '../message.js';

export const hall = {
  'nav.adventures': 'Abenteuer',
  'hall.all': '{all, plural, one {# Abenteuer} other {Alle # Abenteuer}}',
  'hall.play': 'Jetzt spielen',
  'hall.learn': 'Spielend lernen',
  'hall.way.replays': 'Wiederholung ansehen',
  'hall.way.replays.text':
    '{over, plural, =0 {Beendete Abenteuer erscheinen hier.} one {# beendetes Abenteuer.} other {# beendete Abenteuer.}}',
  'box.begin': 'Ein Abenteuer beginnen',
  'box.quest': '{name} vorbereiten',
  'box.fact.cards': '{count} Karten',
  'box.closed': 'Kommt später',
  'box.closed.text': 'Die Regeln kannst du schon lesen: jede in unseren Worten, mit ihrer Quelle.',
  'box.others': 'Heute spielbar',
  'settings.kept': 'Daten in diesem Browser',
  'settings.kept.text':
    'Abenteuer und diese Einstellungen. Nichts verlässt dieses Gerät, außer du speicherst eine Datei oder teilst einen Link.',
  'settings.export': 'Alles exportieren',
  'settings.exported':
    '{count, plural, =0 {Es gibt noch nichts zu exportieren.} one {Die Datei enthält # Abenteuer.} other {Die Datei enthält # Abenteuer.}}',
  'settings.forget': 'Alle Daten löschen',
  'settings.forget.title': 'Alle Daten löschen?',
  'settings.forget.text':
    '{count, plural, =0 {Alle Einstellungen} one {# Abenteuer und alle Einstellungen} other {# Abenteuer und alle Einstellungen}} werden gelöscht. Das lässt sich nicht rückgängig machen. Exportiere vorher alles, wenn du nicht sicher bist.',
  'settings.forget.no': 'Abbrechen',
  'settings.forgotten': 'Alle Daten gelöscht.',
  'settings.forget.failed': 'Einige Daten ließen sich nicht löschen: {why}',
  'about.code': 'Programm',
  'about.code.text':
    'Questhall steht unter der MIT-Lizenz. Die verwendeten Bibliotheken behalten ihre eigene:',
  'about.code.list': 'Bibliotheken und ihre Lizenzen',
  'about.sounds': 'Klänge',
  'about.sounds.text': 'Die Seite erzeugt sie selbst; nichts ist aufgenommen.',
} as const satisfies SameWords<typeof english>;
