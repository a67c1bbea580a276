import type { book as english } from '../en/book.js';
import type { SameWords } from '../message.js';

export const book = {
  'book.title': 'Das Buch',
  'book.missing': 'Dieses Buch lässt sich nicht öffnen',
  'book.others': 'Alle Abenteuer',
  'book.tools': 'Menü des Buchs',
  'book.table': 'Zurück zum Tisch',
  'book.print': 'Drucken',
  'book.company': 'Die Gruppe',
  'book.chapter': 'Kapitel {number}',
  'book.sheet': 'Vom Questblatt',
  'book.course': 'Zug um Zug',
  'book.town': 'In der Siedlung',
  'book.unfinished': 'Dieses Kapitel ist noch nicht zu Ende.',
  'book.colophon': 'Aufgezeichnet in Questhall.',
} as const satisfies SameWords<typeof english>;
