import type { book as english } from '../en/book.js';
import type { SameWords } from '../message.js';

export const book = {
  'book.title': 'Das Buch',
  'book.missing': 'Dieses Buch lässt sich nicht öffnen',
  'book.others': 'Zu den anderen Abenteuern',
  'book.tools': 'Was man mit dem Buch tun kann',
  'book.table': 'Zum Tisch',
  'book.print': 'Drucken',
  'book.company': 'Die Gruppe',
  'book.chapter': 'Kapitel {number}',
  'book.sheet': 'Was auf dem Blatt steht',
  'book.course': 'Wie es ging, Zug um Zug',
  'book.town': 'In der Siedlung',
  'book.unfinished': 'Was daraus wird, ist noch nicht geschrieben.',
  'book.colophon': 'Aufgeschrieben in Questhall.',
} as const satisfies SameWords<typeof english>;
