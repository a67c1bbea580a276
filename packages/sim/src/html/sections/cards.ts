import { ENOUGH, isSure } from '../../balance/difference.js';
import type { Balance } from '../../balance/index.js';
import type { PieceFigures } from '../../balance/pieces.js';
import { grouped } from '../../balance/plays.js';
import { type Point, scatter } from '../charts/scatter.js';
import { differenceCell } from '../difference.js';
import { h, type Markup } from '../markup.js';
import { folded, hint, type Section } from '../section.js';
import { type Column, table } from '../table.js';
import { capital, decimal, listed, percent, points, times } from '../words.js';

export function cards({ pieces, plays }: Balance): Section[] {
  if (pieces.length === 0 || plays === 0) return [];
  return [
    {
      id: 'cards',
      title: 'Cards',
      says: conclusions(pieces, plays),
      shows: [
        hint(
          'Contribution is the win rate of plays in which a card was used, less the win rate of plays in which it was there and not used, ' +
            'in percentage points; where that says too little, and for what the dungeon throws at the party, less the win rate of plays without it. ' +
            'Plays are compared only within the same quest, party and difficulty. ' +
            `It shows what goes together, not what causes what: a card of last resort looks bad because it is used in bad times. With fewer than ${ENOUGH} plays on one side it is noted as few and drawn small. Sentences and colours name only cards that stand out when all cards are looked at together. Hollow marks are compared with plays without the card.`,
        ),
        [...grouped(pieces, ({ kind }) => kind)].map(([kind, own]) =>
          kindPart(kind, own, { plays, isSure: sureIn(pieces) }),
        ),
      ],
    },
  ];
}

function conclusions(pieces: readonly PieceFigures[], plays: number): string[] {
  const told = pieces.filter(isTold);
  if (told.length === 0) return [nothingTold(pieces.length, plays)];
  const sure = told.filter(sureIn(pieces)).sort((a, b) => worth(b) - worth(a));
  const words = (list: readonly PieceFigures[]) =>
    listed(list.map((piece) => `${piece.name} (${points(worth(piece))})`));
  const [ours, theirs] = [
    sure.filter(({ side }) => side !== 'theirs'),
    sure.filter(({ side }) => side === 'theirs'),
  ];
  const [good, bad] = [
    ours.filter((piece) => worth(piece) > 0),
    ours.filter((piece) => worth(piece) < 0).reverse(),
  ];
  const deadly = theirs.filter((piece) => worth(piece) < 0).reverse();
  return [
    good.length === 0
      ? `No card of the heroes stands out among ${told.filter(({ side }) => side !== 'theirs').length} with enough plays.`
      : `Using these goes with winning: ${words(good)}.`,
    bad.length === 0 ? '' : `Using these goes with losing: ${words(bad)}.`,
    deadly.length === 0 ? '' : `Meeting these goes with losing: ${words(deadly)}.`,
    told.length === pieces.length ? '' : untold(pieces.length - told.length),
  ].filter((sentence) => sentence !== '');
}

const nothingTold = (count: number, plays: number): string =>
  `Not enough games to tell about any of ${times(count, 'card')}: ${times(plays, 'play')}, and ${ENOUGH} with and without a card are needed.`;
const untold = (count: number): string =>
  `Not enough games to tell about ${times(count, 'other card')}: fewer than ${ENOUGH} plays with or without.`;

const isTold = ({ contribution }: PieceFigures): boolean => contribution !== null && !contribution.small;
const worth = ({ contribution }: PieceFigures): number => contribution?.difference ?? 0;
/** Which of these cards stand out, measured by how many there are to look at. */
function sureIn(pieces: readonly PieceFigures[]): (piece: PieceFigures) => boolean {
  const told = pieces.filter(isTold).length;
  return ({ contribution }) => isSure(contribution, told);
}

/** How far to the right a card stands: how readily it is taken, or how often it comes. */
function useOf({ side, uses, chances, had }: PieceFigures, plays: number): number {
  if (side === 'theirs') return had / plays;
  return side === 'always' ? 1 : uses / Math.max(1, chances);
}

type Judged = { readonly plays: number; readonly isSure: (piece: PieceFigures) => boolean };

function kindPart(kind: string, own: readonly PieceFigures[], judged: Judged): Markup {
  const { plays } = judged;
  const met = own.filter(({ contribution }) => contribution !== null);
  const telling = met.filter(({ contribution }) => contribution?.small === false).length;
  const byChoice = own.some(({ side }) => side === 'ours');
  const words = {
    x: byChoice ? 'share of its chances that were taken' : 'share of plays in which it was met',
    y: byChoice ? 'win rate when used, in points' : 'win rate when met, in points',
  };
  return h(
    'div',
    { class: 'kind' },
    h('h3', {}, capital(kind)),
    telling < 2
      ? hint('Too few plays on one side to draw what these cards add.')
      : scatter(
          met.map((piece) => pointOf(piece, judged)),
          words,
        ),
    folded(`All ${times(own.length, 'card')} of this kind`, pieceTable(own, plays)),
  );
}

function pointOf(piece: PieceFigures, judged: Judged): Point {
  const { name, contribution } = piece;
  const { difference, low, high, small } = contribution ?? { difference: 0, low: 0, high: 0, small: true };
  const x = useOf(piece, judged.plays);
  const said = `${name}: ${percent(x)}, ${points(difference)} points (${points(low)} to ${points(high)})${small ? ', few games' : ''}`;
  return {
    label: name,
    x,
    y: difference,
    low,
    high,
    sure: judged.isSure(piece),
    small,
    other: piece.side === 'ours' && piece.against === 'absent',
    said,
  };
}

function pieceTable(own: readonly PieceFigures[], plays: number): Markup {
  const sorted = [...own].sort((a, b) => worth(b) - worth(a) || b.had - a.had);
  return table<PieceFigures>(
    [...COLUMNS, ...choiceColumns(own), ...lastColumns()],
    sorted,
    `Of ${times(plays, 'play')}.`,
  );
}

const COLUMNS: readonly Column<PieceFigures>[] = [
  { title: 'Card', cell: ({ name }) => name },
  { title: 'In play', hint: 'Plays in which somebody had or met it', number: true, cell: ({ had }) => had },
  { title: 'Used', hint: 'Plays in which it was used', number: true, cell: ({ used }) => used },
  {
    title: 'Uses per play',
    hint: 'In plays in which it was there',
    number: true,
    cell: ({ uses, had }) => ({
      shown: had === 0 ? '' : decimal(uses / had, 2),
      sort: had === 0 ? -1 : uses / had,
    }),
  },
];

function choiceColumns(own: readonly PieceFigures[]): Column<PieceFigures>[] {
  if (!own.some(({ side }) => side === 'ours')) return [];
  return [
    {
      title: 'Taken',
      hint: 'Share of its chances that were taken',
      number: true,
      cell: ({ side, uses, chances }) =>
        side !== 'ours' || chances === 0
          ? { shown: '', sort: -1 }
          : { shown: percent(uses / chances), sort: uses / chances },
    },
  ];
}

function lastColumns(): Column<PieceFigures>[] {
  return [
    {
      title: 'Contribution',
      hint: 'In percentage points',
      number: true,
      cell: ({ contribution }) => differenceCell(contribution),
    },
    {
      title: 'Compared with',
      cell: ({ contribution, against }) =>
        contribution === null
          ? ''
          : `${times(contribution.without, 'play')} ${against === 'unused' ? 'not using it' : 'without it'}`,
    },
  ];
}
