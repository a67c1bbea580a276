import type { begin as english } from '../en/begin.js';
import type { SameWords } from '../message.js';

export const begin = {
  'begin.title': 'Neues Abenteuer',
  'begin.lead': 'Alles ist schon gewählt: Beginne, oder ändere, was du magst.',
  'begin.begin': 'Beginnen',
  'begin.beginning': 'Der Tisch wird gedeckt …',
  'begin.where': 'Wohin',
  'begin.kind.lesson': 'Eine Lektion',
  'begin.kind.lesson.text': 'Je ein paar Minuten, mit jemandem, der auf die Dinge zeigt.',
  'begin.adventure': 'Welche',
  'begin.wins': 'Gewonnen',
  'begin.loses': 'Verloren',
  'begin.length': 'Wie lange',
  'begin.length.minutes':
    '{minutes, plural, other {etwa # Minuten}}: meist {decisions} Entscheidungen in {rounds} Runden.',
  'begin.length.hours':
    'insgesamt {hours, plural, one {etwa # Stunde} other {etwa # Stunden}}, Kapitel für Kapitel. Nach jeder Antwort kannst du aufhören und ein andermal weiterspielen.',
  'begin.hard': 'Wie schwer',
  'begin.hard.first':
    'Vorschlag für dein erstes Spiel: Fehler kosten hier weniger, und du siehst alles davon.',
  'begin.hard.won':
    'Gefährten, die allein spielen, gewinnen {won, plural, =0 {fast nie} =10 {fast immer} one {1 von 10 Spielen} other {# von 10 Spielen}}.',
  'begin.hard.quests': 'Gefährten, die allein spielen, gewinnen {won} von 10 Quests.',
  'begin.party': 'Wer geht',
  'begin.party.count': '{count, plural, one {# Held geht} other {# Helden gehen}}',
  'begin.hero.take': '{hero} mitnehmen',
  'begin.hero.seat': 'Wer spielt: {hero}',
  'begin.seat.person': 'Hier gespielt',
  'begin.seat.companion': 'Gefährte',
  'begin.seat.stays': 'Bleibt zu Hause',
  'begin.watch':
    'Hier wird niemand gespielt: Du siehst den Gefährten zu. Jeden von ihnen kannst du jederzeit übernehmen.',
  'begin.house': 'Hausregeln',
  'begin.house.text':
    'Wo die gedruckten Regeln eine Frage offen lassen, antwortet Questhall so, wie meist gespielt wird. Du darfst anders antworten.',
  'begin.house.changed': '{count, plural, one {# geändert} other {# geändert}}',
  'begin.house.usual': 'wie üblich',
  'begin.house.rule': 'Regel {rule}',
  'begin.advanced': 'Für Fortgeschrittene',
  'begin.seed': 'Startwort',
  'begin.seed.hint':
    'Beliebige Wörter. Dasselbe Startwort mischt bei derselben Wahl dieselben Stapel und wirft dieselben Würfel. Leer heißt: ein Spiel, das noch niemand gesehen hat.',
  'begin.seed.left': '{left, plural, one {# Buchstabe} other {# Buchstaben}} zu viel',
  'begin.bad.seed': 'Das Startwort ist zu lang: Höchstens sechzig Buchstaben.',
  'begin.quoted': '„{word}“',
  'begin.bad.link':
    'Die Adresse verlangt {what}; das gibt es in dieser Schachtel nicht. Gewählt ist stattdessen das Übliche.',
  'begin.writ': 'Dein Abenteuer',
} as const satisfies SameWords<typeof english>;
