import type { lessons as english } from '../en/lessons.js';
import type { SameWords } from '../message.js';

export const lessons = {
  'lessons.title': 'Lerne beim Spielen',
  'lessons.steps': 'Die Lektionen',
  'lessons.minutes': '{minutes, plural, one {# Minute} other {# Minuten}}',
  'lessons.done': 'Gelernt',
  'lessons.begin': 'Anfangen',
  'lessons.again': 'Noch einmal',
  'lessons.next': 'Diese als Nächstes',
  'lessons.learnt': '{done} von {count} gelernt',
  'lessons.forget': 'Alle von vorn beginnen',

  'coach.next': 'Weiter',
  'coach.back': 'Zurück',
  'coach.page': '{page} von {pages}',
  'coach.why': 'Die Regel: {rule}',
  'coach.your-turn': 'Jetzt du: {answer}',
  'coach.confirm': 'Bestätige jetzt.',
  'coach.any': 'Jetzt du: Jede Antwort ist recht.',
  'coach.refuse': 'Noch nicht. Zuerst das: {answer}.',
  'coach.earlier': 'Das war vor der Lektion. Geh wieder vor bis zu ihrem Anfang.',
  'coach.later': 'Die Lektion liegt hinter dir. Spiel weiter, wie du magst.',
  'coach.done': 'Lektion gelernt',
  'coach.next-lesson': 'Als Nächstes: {lesson}',
  'coach.leave': 'Alle Lektionen',
  'coach.quiet': 'Sei still',
  'coach.speak': 'Den Lehrmeister fragen',
} as const satisfies SameWords<typeof english>;
