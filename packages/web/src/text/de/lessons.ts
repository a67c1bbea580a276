import type { lessons as english } from '../en/lessons.js';
import type { SameWords } from '../message.js';

export const lessons = {
  'lessons.steps': 'Lektionen',
  'lessons.minutes': '{minutes, plural, one {# Minute} other {# Minuten}}',
  'lessons.done': 'Geschafft',
  'lessons.again': 'Wiederholen',
  'lessons.next': 'Nächste Lektion',
  'lessons.learnt': '{done} von {count} geschafft',
  'lessons.forget': 'Lektionen zurücksetzen',

  'coach.next': 'Weiter',
  'coach.back': 'Zurück',
  'coach.page': '{page} von {pages}',
  'coach.why': 'Regel: {rule}',
  'coach.your-turn': 'Jetzt du: {answer}',
  'coach.confirm': 'Bestätige jetzt.',
  'coach.any': 'Jetzt du: Wähle irgendeine Antwort.',
  'coach.refuse': 'Noch nicht: Wähle erst {answer}.',
  'coach.earlier': 'Das war vor der Lektion. Geh vor bis zu ihrem Anfang.',
  'coach.later': 'Die Lektion ist vorbei. Spiel weiter, wie du magst.',
  'coach.done': 'Lektion geschafft',
  'coach.next-lesson': 'Als Nächstes: {lesson}',
  'coach.leave': 'Alle Lektionen',
  'coach.quiet': 'Lehrmeister ausblenden',
  'coach.speak': 'Lehrmeister zeigen',
} as const satisfies SameWords<typeof english>;
