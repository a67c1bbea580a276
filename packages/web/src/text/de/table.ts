import type { table as english } from '../en/table.js';
import type { SameWords } from '../message.js';

export const table = {
  'trouble.answer': 'Diese Antwort ist nicht möglich: {reason}.',
  'trouble.stale': 'Diese Frage ist geschlossen: Sie wurde beantwortet oder zurückgenommen.',
  'trouble.setup': 'Dieses Abenteuer lässt sich nicht aufbauen: {reason}.',
  'trouble.save.cut': 'Diese Datei ist kein Spielstand oder nur ein Teil davon. Sie ließ sich nicht lesen.',
  'trouble.save.foreign': 'Das ist kein Spielstand von Questhall.',
  'trouble.save.newer':
    'Dieser Spielstand stammt von einer neueren Version von Questhall. Lade die Seite neu und versuch es noch einmal.',
  'trouble.save.changed': 'Dieser Spielstand wurde beschädigt oder verändert. Er lässt sich nicht öffnen.',
  'trouble.save.other': 'Dieser Spielstand lässt sich nicht öffnen.',
  'trouble.replay':
    'Dieser Spielstand wurde mit anderen Regeln oder Karten gespielt. Du kannst ihn bis Antwort {answer} öffnen.',
  'trouble.code': 'Dieser Link enthält kein Spiel: Er wurde abgeschnitten oder verändert.',
  'trouble.code.newer':
    'Dieser Link stammt von einer neueren Version von Questhall. Lade die Seite neu und versuch es noch einmal.',
  'trouble.game': 'Ein Spiel namens {game} gibt es hier nicht.',
  'trouble.fault':
    'Das ist ein Fehler in Questhall und nicht deiner: {reason}. Der Bericht enthält, was wir zum Beheben brauchen.',
  'trouble.load': 'Ein Teil von Questhall ließ sich nicht laden. Lade die Seite neu.',
  'trouble.silent': 'Das Spiel reagiert nicht.',
  'trouble.closed': 'An diesem Tisch ist kein Spiel offen.',
  'trouble.branch': 'Diesen Zweig gibt es nicht mehr.',
  'trouble.seat': 'Dieser Platz lässt sich nicht ändern.',
  'trouble.not.yours': 'Das entscheidet ein anderer Spieler.',
  'trouble.undo.nothing': 'Es gibt keine Bitte, etwas rückgängig zu machen.',
  'trouble.undo.revealed':
    'Das lässt sich nicht rückgängig machen: Seither wurde etwas Verdecktes aufgedeckt.',
  'trouble.secret': 'Das enthält verdeckte Angaben. Speichern kannst du es, wenn das Spiel vorbei ist.',
  'trouble.nothing.asked': 'Diese Frage gibt es gerade nicht.',
  'trouble.storage.full':
    'Speichern fehlgeschlagen: Im Browser ist kein Platz mehr. Du kannst weiterspielen. Speichere das Spiel als Datei.',
  'trouble.storage.forbidden':
    'Speichern fehlgeschlagen: Der Browser erlaubt es nicht. Du kannst weiterspielen, bis du die Seite schließt. Speichere das Spiel als Datei.',
  'trouble.storage.failed': 'Speichern fehlgeschlagen: {reason}.',
  'trouble.kept.missing': 'Dieses Abenteuer ist hier nicht mehr gespeichert.',
  'trouble.kept.damaged': 'Dieser Spielstand ist beschädigt. Deine anderen Abenteuer sind in Ordnung.',
  'trouble.elsewhere': 'Dieses Abenteuer ist in einem anderen Fenster offen.',
  'hint.alike': 'Es macht gerade keinen Unterschied.',
  'hint.even': 'So gut wie „{next}“ und besser als der Rest.',
  'hint.close': 'Es sieht etwas besser aus als der Rest.',
  'hint.clear': 'Es sieht deutlich besser aus als der Rest.',
} as const satisfies SameWords<typeof english>;
