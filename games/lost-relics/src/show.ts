import type { Show } from '@questhall/engine';
import { nameOf } from './names.js';
import { box, cards } from './show/cards.js';
import { chronicle } from './show/chronicle.js';
import { eventText } from './show/events.js';
import { journal, standing } from './show/journal.js';
import { table } from './show/table.js';
import { catalogue } from './text/en/catalogue.js';
import type { LrView } from './view.js';

/** How the game is told to people: names, the table in lines, the chronicle. */
export const lostRelicsShow: Show<LrView> = {
  language: 'en',
  catalogue,
  name: nameOf,
  table,
  event: eventText,
  chronicle,
  journal,
  standing,
  cards,
  box,
  guide: Object.keys(catalogue)
    .filter((key) => key.startsWith('guide.'))
    .map((key) => ({ key, args: {} })),
  moves: ['lr.turn', 'lr.reaction-step', 'lr.adventure-phase', 'lr.leader-phase', 'lr.recovery-phase'],
};
