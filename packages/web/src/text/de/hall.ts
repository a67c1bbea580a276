import type { hall as english } from '../en/hall.js';
import type { SameWords } from '../message.js';

export const hall = {
  'nav.adventures': 'Abenteuer',
  'hall.all': '{all, plural, one {# Abenteuer im Regal} other {Alle # Abenteuer im Regal}}',
  'hall.play': 'Jetzt spielen',
  'hall.learn': 'Spielend lernen',
  'hall.way.replays': 'Noch einmal ansehen',
  'hall.way.replays.text':
    '{over, plural, =0 {Beendete Abenteuer warten hier.} one {# beendetes Abenteuer.} other {# beendete Abenteuer.}}',
  'box.begin': 'Ein Abenteuer beginnen',
  'box.learn': 'Spielend lernen',
  'box.quest': '{name} vorbereiten',
  'box.fact.cards': '{count} Karten',
  'box.closed': 'Noch nicht spielbar',
  'box.closed.text':
    'Von diesem Spiel ist erst das Regelbuch offen: jede Regel in unseren Worten und mit der Stelle, von der sie stammt. Das Spiel selbst ist noch nicht gebaut, und nichts hier tut so, als wäre es das.',
  'box.others': 'Was sich heute spielen lässt',
  'settings.kept': 'Was dieser Browser behält',
  'settings.kept.text':
    'Abenteuer und diese Einstellungen. Nichts verlässt dieses Gerät, außer du sicherst eine Datei oder verschickst einen Link.',
  'settings.kept.see': 'Abenteuer ansehen',
  'settings.export': 'Alles in einer Datei sichern',
  'settings.exported':
    '{count, plural, =0 {Noch gibt es nichts zu sichern.} one {# Abenteuer ist in der Datei.} other {# Abenteuer sind in der Datei.}}',
  'settings.forget': 'Alles vergessen',
  'settings.forget.title': 'Alles vergessen?',
  'settings.forget.text':
    '{count, plural, =0 {Kein Abenteuer wird behalten. Die Einstellungen} one {# Abenteuer und alle Einstellungen} other {# Abenteuer und alle Einstellungen}} werden endgültig weggeworfen. Das lässt sich nicht zurücknehmen; sichere vorher alles in einer Datei, wenn du nicht sicher bist.',
  'settings.forget.yes': 'Alles vergessen',
  'settings.forget.no': 'Alles behalten',
  'settings.forgotten': 'Hier wird nichts mehr behalten.',
  'settings.forget.failed': 'Nicht alles ließ sich wegwerfen: {why}',
  'about.code': 'Programm',
  'about.code.text':
    'Questhall selbst steht unter der MIT-Lizenz. Was es sonst mitbringt, behält seine eigene:',
  'about.code.list': 'Bibliotheken und ihre Lizenzen',
  'about.sounds': 'Klänge',
  'about.sounds.text': 'Macht die Seite selbst, während sie spielt; nichts ist aufgenommen.',
} as const satisfies SameWords<typeof english>;
