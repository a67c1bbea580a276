import type { begin as english } from '../en/begin.js';
import type { SameWords } from '../message.js';

export const begin = {
  'begin.title': 'Neues Abenteuer',
  'begin.lead': 'Alles ist schon gewählt: Beginne, oder ändere, was du magst.',
  'begin.begin': 'Beginnen',
  'begin.beginning': 'Der Tisch wird gedeckt …',
  'begin.where': 'Wohin',
  'begin.kind.quest': 'Eine einzelne Quest',
  'begin.kind.quest.text': 'Eine Geschichte, ein Abend. Hier fängst du an.',
  'begin.kind.campaign': 'Die Kampagne',
  'begin.kind.campaign.text':
    'Fünf Quests nacheinander mit denselben Helden. Was ihr gewinnt, verliert und lernt, geht mit.',
  'begin.kind.delve': 'Der Abstieg',
  'begin.kind.delve.text': 'Ein langer Weg hinab. An jeder Biegung wachsen die Helden, und das Dunkel auch.',
  'begin.kind.lesson': 'Eine Lektion',
  'begin.kind.lesson.text': 'Je ein paar Minuten, mit jemandem, der auf die Dinge zeigt.',
  'begin.adventure': 'Welche',
  'begin.seasoned':
    'In der Kampagne kommt diese Quest später. Einzeln gespielt, beginnen die Helden mit dem, was sie bis dahin gelernt hätten.',
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
  'begin.party.text':
    'Zwei bis vier Helden. Jeden spielt jemand hier, oder ein Gefährte, der allein entscheidet.',
  'begin.party.count': '{count, plural, one {# Held geht} other {# Helden gehen}}',
  'begin.hero.take': '{hero} mitnehmen',
  'begin.hero.seat': 'Wer spielt: {hero}',
  'begin.seat.person': 'Hier gespielt',
  'begin.seat.companion': 'Gefährte',
  'begin.seat.stays': 'Bleibt zu Hause',
  'begin.role.ironbreaker': 'Zieht Gegner auf sich und hält sie aus.',
  'begin.role.waywatcher': 'Schießt in die Schatten und hält Gegner fern.',
  'begin.role.warrior-priest': 'Schlägt zu und heilt dabei.',
  'begin.role.bright-wizard': 'Verbrennt mehrere zugleich, manchmal sich selbst.',
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
  'begin.bad.few': 'Mindestens zwei Helden müssen gehen: Im Dunkeln ist niemand gern allein.',
  'begin.bad.seed': 'Das Startwort ist zu lang: Höchstens sechzig Buchstaben.',
  'begin.quoted': '„{word}“',
  'begin.bad.link':
    'Die Adresse verlangt {what}; das gibt es in dieser Schachtel nicht. Gewählt ist stattdessen das Übliche.',
  'begin.writ': 'Dein Abenteuer',
  'switch.several-targets': 'Ein Angriff auf mehrere Gegner: Was bewirkt ein Erfolg?',
  'switch.several-targets.divide': 'Eine Wunde bei einem davon; der Angreifer teilt auf',
  'switch.several-targets.each': 'Eine Wunde bei jedem davon',
  'switch.gear-readies': 'Wann wird erschöpfte Ausrüstung wieder bereit?',
  'switch.gear-readies.round': 'Am Ende der Runde',
  'switch.gear-readies.prepare': 'Wenn ihr Held sich vorbereitet',
  'switch.gear-readies.settlement': 'Erst in der Stadt',
  'switch.repeat-settlement-action': 'In der Stadt: zweimal derselbe Ort bei einem Besuch?',
  'switch.repeat-settlement-action.forbidden': 'Nein, zwei verschiedene Orte',
  'switch.repeat-settlement-action.allowed': 'Ja',
  'switch.treasure-of-returned-card':
    'Eine Verlieskarte kommt zurück unter den Stapel: Was wird aus ihrem Schatz?',
  'switch.treasure-of-returned-card.lost': 'Er ist verloren',
  'switch.treasure-of-returned-card.claimed': 'Er wird genommen',
  'switch.legendary-gear-and-capacity': 'Braucht legendäre Ausrüstung Traglast?',
  'switch.legendary-gear-and-capacity.counts': 'Ja, wie jede andere',
  'switch.legendary-gear-and-capacity.free': 'Nein, sie kommt obendrauf',
  'switch.facedown-nemesis-travels':
    'Ein Erzfeind, der verdeckt in den Schatten liegt, wenn die Gruppe weiterzieht:',
  'switch.facedown-nemesis-travels.discarded': 'wird abgelegt wie jeder Gegner',
  'switch.facedown-nemesis-travels.stays': 'bleibt ihr auf den Fersen',
  'switch.defeat-in-activation': 'Ein Held, der mitten in seiner Aktivierung besiegt wird:',
  'switch.defeat-in-activation.at-its-end': 'führt sie erst zu Ende',
  'switch.defeat-in-activation.at-once': 'ist sofort draußen',
  'switch.spawn-in-activation': 'Während einer Aktivierung erscheinen mehrere Gegner. Wen binden sie?',
  'switch.spawn-in-activation.clockwise': 'Den aktiven Helden, dann die anderen im Uhrzeigersinn',
  'switch.spawn-in-activation.active-hero': 'Alle den aktiven Helden',
} as const satisfies SameWords<typeof english>;
