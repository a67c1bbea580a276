import type { Show } from '@questhall/engine';
import { nameOf } from './names.js';
import { box, cards } from './show/cards.js';
import { chronicle } from './show/chronicle.js';
import { eventText } from './show/events.js';
import { journal, standing } from './show/journal.js';
import { table } from './show/table.js';
import type { Words } from './text/words.js';
import type { LrView } from './view.js';

const guideOf = (catalogue: Words['catalogue']) =>
  Object.keys(catalogue)
    .filter((key) => key.startsWith('guide.'))
    .map((key) => ({ key, args: {} }));

/** How the game is told to people in one language: names, the table in lines, the chronicle. */
export const showIn = (words: Words): Show<LrView> => ({
  language: words.language,
  catalogue: words.catalogue,
  name: (id, view) => nameOf(id, view, words),
  table: (view) => table(view, words),
  event: (event, view) => eventText(event, view, words),
  chronicle: (events, view) => chronicle(events, view, words),
  journal: (view) => journal(view, words),
  standing: (view) => standing(view, words),
  cards: (view) => cards(view, words),
  box: () => box(words),
  guide: guideOf(words.catalogue),
  moves: ['lr.turn', 'lr.reaction-step', 'lr.adventure-phase', 'lr.leader-phase', 'lr.recovery-phase'],
  welcome: ['standing', 'treasure', 'slain', 'adventuresWon'],
});
