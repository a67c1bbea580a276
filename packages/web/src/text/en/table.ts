/** What can go wrong at a table, and why a companion would do something. */
export const table = {
  'trouble.answer': 'That is no answer to this question: {reason}.',
  'trouble.setup': 'This adventure cannot be set up: {reason}.',
  'trouble.save.cut': 'This is not a saved game, or only a part of one: it cannot be read.',
  'trouble.save.foreign': 'This is not a saved game of Questhall.',
  'trouble.save.newer': 'It was saved by a newer Questhall than this one. Load this page anew and try again.',
  'trouble.save.changed': 'It was damaged or changed after it was saved, and cannot be trusted.',
  'trouble.save.other': 'This saved game cannot be opened.',
  'trouble.replay':
    'This game was played by other rules or cards: it can be followed up to answer {answer} and no further.',
  'trouble.code': 'This link holds no game: it was cut off or changed.',
  'trouble.code.newer': 'This link was made by a newer Questhall than this one.',
  'trouble.game': 'There is no game called {game} in this hall.',
  'trouble.fault':
    'This is a fault in Questhall and not yours: {reason}. The report holds what we need to mend it.',
  'trouble.load': 'A part of Questhall could not be loaded. Loading this page again helps.',
  'trouble.closed': 'No game lies on this table.',
  'trouble.branch': 'There is no such branch any more.',
  'trouble.seat': 'Nobody can sit down there.',
  'trouble.nothing.asked': 'Nobody is asked that now.',
  'trouble.storage.full':
    'The browser has no room left: the game goes on but is not kept. Save it as a file.',
  'trouble.storage.forbidden':
    'The browser does not allow anything to be kept here: the game lasts as long as this page. Save it as a file.',
  'trouble.storage.failed': 'The browser could not keep the game: {reason}.',
  'trouble.kept.missing': 'This adventure is not kept here any more.',
  'trouble.kept.damaged': 'What was kept of this adventure is damaged. The others are unharmed.',
  'trouble.elsewhere': 'This adventure is open in another window.',
  'hint.alike': 'It makes no difference now.',
  'hint.even': 'As good as “{next}”, and better than the rest.',
  'hint.close': 'It looks a little better than anything else.',
  'hint.clear': 'It looks clearly better than anything else.',
  'plain.title': 'A table in words',
  'plain.opening': 'The table is being laid …',
  'plain.place': 'Answer {at} of {length}',
  'plain.undo': 'Undo',
  'plain.redo': 'Redo',
} as const;
