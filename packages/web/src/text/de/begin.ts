import type { begin as english } from '../en/begin.js';
import type { SameWords } from '../message.js';

export const begin = {
  'begin.title': 'Neues Abenteuer',
  'begin.lead': 'Alles ist eingestellt: Beginne, oder ändere, was du magst.',
  'begin.begin': 'Beginnen',
  'begin.where': 'Abenteuer',
  'begin.kind.lesson': 'Eine Lektion',
  'begin.kind.lesson.text': 'Je ein paar Minuten, mit einem Lehrmeister.',
  'begin.adventure': 'Wähle eins',
  'begin.wins': 'Sieg',
  'begin.loses': 'Niederlage',
  'begin.length': 'Dauer',
  'begin.length.minutes':
    '{minutes, plural, other {etwa # Minuten}}: meist {decisions} Entscheidungen in {rounds} Runden.',
  'begin.length.hours':
    '{chapters, plural, =0 {} other {insgesamt }}{hours, plural, one {etwa # Stunde} other {etwa # Stunden}}{chapters, plural, =0 {} other {, Kapitel für Kapitel}}. Du kannst nach jeder Antwort aufhören und später weiterspielen.',
  'begin.hard': 'Schwierigkeit',
  'begin.hard.first': 'Vorschlag für dein erstes Spiel: Fehler kosten weniger.',
  'begin.hard.won':
    'Gefährten allein gewinnen {won, plural, =0 {fast nie} =10 {fast immer} one {1 von 10 Spielen} other {# von 10 Spielen}}.',
  'begin.hard.quests': 'Gefährten allein gewinnen {won} von 10 Quests.',
  'begin.party': 'Helden',
  'begin.party.count': '{count, plural, one {# Held} other {# Helden}}',
  'begin.hero.take': '{hero} mitnehmen',
  'begin.hero.seat': '{hero}: gespielt von',
  'begin.seat.stays': 'Bleibt zu Hause',
  'begin.watch': 'Du siehst nur zu. Du kannst jeden Helden jederzeit übernehmen.',
  'begin.house': 'Hausregeln',
  'begin.house.text':
    'Wo die gedruckten Regeln eine Frage offen lassen, gilt in Questhall die üblichste Antwort. Hier kannst du sie ändern.',
  'begin.house.changed': '{count, plural, one {# geändert} other {# geändert}}',
  'begin.house.usual': 'Standard',
  'begin.house.rule': 'Regel {rule}',
  'begin.advanced': 'Für Fortgeschrittene',
  'begin.seed': 'Startwort',
  'begin.seed.hint':
    'Beliebiger Text. Gleiches Startwort und gleiche Wahl ergeben dieselben Stapel und Würfe. Leer heißt: ein neues Spiel.',
  'begin.seed.left': '{left, plural, one {# Zeichen} other {# Zeichen}} zu viel',
  'begin.bad.seed': 'Das Startwort ist zu lang: höchstens 60 Zeichen.',
  'begin.quoted': '„{word}“',
  'begin.bad.link':
    'Der Link verlangt {what}; das gibt es in dieser Schachtel nicht. Stattdessen gilt die Voreinstellung.',
  'begin.writ': 'Dein Abenteuer',
} as const satisfies SameWords<typeof english>;
