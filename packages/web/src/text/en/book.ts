/** The book of an adventure: what was won and lost, and the story so far. */
export const book = {
  'book.title': 'The book',
  'book.missing': 'This book could not be opened',
  'book.others': 'All adventures',
  'book.tools': 'Book menu',
  'book.table': 'Back to the table',
  'book.print': 'Print',
  'book.company': 'The party',
  'book.chapter': 'Chapter {number}',
  'book.sheet': 'From the quest sheet',
  'book.course': 'Move by move',
  'book.town': 'In the settlement',
  'book.unfinished': 'This chapter is not finished yet.',
  'book.colophon': 'Recorded at Questhall.',
} as const;
