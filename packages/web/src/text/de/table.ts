import type { table as english } from '../en/table.js';
import type { SameWords } from '../message.js';

export const table = {
  'trouble.answer': 'Das ist keine Antwort auf diese Frage: {reason}.',
  'trouble.stale': 'Diese Frage ist nicht mehr offen: Sie wurde beantwortet oder zurückgenommen.',
  'trouble.setup': 'Dieses Abenteuer lässt sich nicht aufbauen: {reason}.',
  'trouble.save.cut': 'Das ist kein Spielstand oder nur ein Teil davon: Er lässt sich nicht lesen.',
  'trouble.save.foreign': 'Das ist kein Spielstand von Questhall.',
  'trouble.save.newer':
    'Er stammt von einem neueren Questhall als diesem. Lade diese Seite neu und versuche es noch einmal.',
  'trouble.save.changed': 'Er wurde nach dem Speichern beschädigt oder verändert und ist nicht verlässlich.',
  'trouble.save.other': 'Dieser Spielstand lässt sich nicht öffnen.',
  'trouble.replay':
    'Dieses Spiel wurde mit anderen Regeln oder Karten gespielt: Bis Antwort {answer} kann man ihm folgen, weiter nicht.',
  'trouble.code': 'Dieser Link enthält kein Spiel: Er wurde abgeschnitten oder verändert.',
  'trouble.code.newer': 'Dieser Link stammt von einem neueren Questhall als diesem.',
  'trouble.game': 'Ein Spiel namens {game} gibt es in dieser Halle nicht.',
  'trouble.fault':
    'Das ist ein Fehler in Questhall und nicht deiner: {reason}. Der Bericht enthält, was wir zum Beheben brauchen.',
  'trouble.load': 'Ein Teil von Questhall ließ sich nicht laden. Es hilft, diese Seite neu zu laden.',
  'trouble.silent': 'Der Teil von Questhall, der das Spiel führt, antwortet nicht.',
  'trouble.closed': 'Auf diesem Tisch liegt kein Spiel.',
  'trouble.branch': 'Diesen Zweig gibt es nicht mehr.',
  'trouble.seat': 'Dort kann niemand Platz nehmen.',
  'trouble.not.yours': 'Das entscheidet jemand anders.',
  'trouble.undo.nothing': 'Niemand möchte etwas zurücknehmen.',
  'trouble.undo.revealed': 'Das lässt sich nicht zurücknehmen: Seither wurde etwas Verborgenes aufgedeckt.',
  'trouble.secret': 'Darin steht, was dir verborgen ist. Wenn das Spiel zu Ende ist, kannst du es haben.',
  'trouble.nothing.asked': 'Danach wird gerade niemand gefragt.',
  'trouble.storage.full':
    'Im Browser ist kein Platz mehr: Das Spiel geht weiter, wird aber nicht aufbewahrt. Speichere es als Datei.',
  'trouble.storage.forbidden':
    'Der Browser erlaubt nicht, hier etwas aufzubewahren: Das Spiel hält so lange wie diese Seite. Speichere es als Datei.',
  'trouble.storage.failed': 'Der Browser konnte das Spiel nicht aufbewahren: {reason}.',
  'trouble.kept.missing': 'Dieses Abenteuer wird hier nicht mehr aufbewahrt.',
  'trouble.kept.damaged':
    'Was von diesem Abenteuer aufbewahrt wurde, ist beschädigt. Die anderen sind unversehrt.',
  'trouble.elsewhere': 'Dieses Abenteuer ist in einem anderen Fenster offen.',
  'hint.alike': 'Es macht gerade keinen Unterschied.',
  'hint.even': 'So gut wie „{next}“ und besser als der Rest.',
  'hint.close': 'Es sieht ein wenig besser aus als alles andere.',
  'hint.clear': 'Es sieht deutlich besser aus als alles andere.',
  'plain.title': 'Ein Tisch in Worten',
  'plain.opening': 'Der Tisch wird gedeckt …',
  'plain.place': 'Antwort {at} von {length}',
  'plain.undo': 'Zurück',
  'plain.redo': 'Wieder vor',
} as const satisfies SameWords<typeof english>;
