/** The book of an adventure: what was won and lost, and the story so far. */
export const book = {
  'book.title': 'The book',
  'book.missing': 'This book cannot be opened',
  'book.others': 'To the other adventures',
  'book.tools': 'What can be done with the book',
  'book.table': 'To the table',
  'book.print': 'Print it',
  'book.company': 'The company',
  'book.chapter': 'Chapter {number}',
  'book.sheet': 'What the sheet says',
  'book.course': 'How it went, move by move',
  'book.town': 'In the settlement',
  'book.unfinished': 'What becomes of it is not yet written.',
  'book.colophon': 'Set down at Questhall.',
} as const;
