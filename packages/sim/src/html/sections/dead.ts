import { SELDOM } from '../../balance/dead.js';
import type { Balance } from '../../balance/index.js';
import { grouped } from '../../balance/plays.js';
import { h, type Markup } from '../markup.js';
import type { Section } from '../section.js';
import { capital, kindIn, nameIn, percent, times } from '../words.js';

export function dead(balance: Balance): Section[] {
  const { dead: found, pieces } = balance;
  if (pieces.length === 0) return [];
  const number = Object.values(found).reduce((sum, list) => sum + list.length, 0);
  return [
    {
      id: 'dead-cards',
      title: 'Dead cards',
      says: [
        number === 0
          ? `All ${times(pieces.length, 'card')} are met and used.`
          : `${number} of ${times(pieces.length, 'card')} are never met, never used or hardly ever chosen.`,
      ],
      shows: [
        list('Never met', 'In no play did anybody draw, own or face them.', found.neverMet, balance),
        list('Never used', 'Somebody had them, and nobody used them.', found.neverUsed, balance),
        list(
          'Hardly ever chosen although ready',
          `Taken in fewer than ${percent(SELDOM.taken)} of at least ${SELDOM.chances} chances.`,
          found.seldomTaken,
          balance,
        ),
        list(
          'Hardly ever used although owned',
          `Used in fewer than ${percent(SELDOM.used)} of at least ${SELDOM.plays} plays in which somebody had them.`,
          found.seldomUsed,
          balance,
        ),
      ],
    },
  ];
}

function list(title: string, what: string, ids: readonly string[], balance: Balance): Markup | null {
  if (ids.length === 0) return null;
  const kinds = [...grouped(ids, kindIn(balance))];
  return h(
    'div',
    { class: 'dead' },
    h('h3', {}, `${title} (${ids.length})`),
    h('p', { class: 'hint' }, what),
    h(
      'dl',
      {},
      kinds.map(([kind, own]) => [
        h('dt', {}, capital(kind)),
        h('dd', {}, own.map((id) => nameWith(id, balance)).join(', ')),
      ]),
    ),
  );
}

/** With its numbers, where it has any. */
function nameWith(id: string, balance: Balance): string {
  const piece = balance.pieces.find((one) => one.id === id);
  const name = nameIn(balance)(id);
  return piece === undefined || piece.had === 0
    ? name
    : `${name} (${piece.uses} of ${piece.chances} chances, ${times(piece.had, 'play')})`;
}
