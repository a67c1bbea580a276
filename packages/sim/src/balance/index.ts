import type { Piece } from '@questhall/engine';
import type { RowsHead } from '../rows.js';
import type { GameRow } from '../types.js';
import { type Cell, cellsOf, type Length, lengthsOf, type Reached, reachedOf } from './cells.js';
import { type Dead, deadOf } from './dead.js';
import { type Losses, lossesOf } from './losses.js';
import { type Person, peopleOf } from './people.js';
import { type PieceFigures, piecesOf } from './pieces.js';
import { labelsIn, playsOf } from './plays.js';
import { type Source, sourcesOf } from './sources.js';

/** What a designer wants to know: is it even, is it long, what hurts, what helps, what is never used. */
export type Balance = {
  /** Between these win rates a set-up counts as even. */
  target: { low: number; high: number };
  /** Chapters of which the books were kept. */
  plays: number;
  cells: Cell[];
  reached: Reached[];
  lengths: Length[];
  losses: Losses[];
  harm: Source[];
  dealt: Source[];
  people: Person[];
  pieces: PieceFigures[];
  dead: Dead;
  names: Names;
};

/** What people call a piece, and what kind of piece it is. */
export type Names = { [id: string]: { name: string; kind: string } };

const TARGET = { low: 0.25, high: 0.75 } as const;

export function balanceOf(
  rows: readonly GameRow[],
  heads: readonly RowsHead[],
  pieces: readonly Piece[],
): Balance {
  const labelsOf = labelsIn(heads);
  const plays = playsOf(rows, labelsOf);
  const figures = piecesOf(
    plays,
    pieces.filter(({ side }) => side !== 'none'),
  );
  return {
    target: TARGET,
    plays: plays.length,
    cells: cellsOf(rows, labelsOf),
    reached: reachedOf(rows, labelsOf),
    lengths: lengthsOf(plays),
    losses: lossesOf(plays),
    harm: sourcesOf(plays, 'harm'),
    dealt: sourcesOf(plays, 'dealt'),
    people: peopleOf(plays),
    pieces: figures,
    dead: deadOf(figures),
    names: Object.fromEntries(pieces.map(({ id, name, kind }) => [id, { name, kind }])),
  };
}
