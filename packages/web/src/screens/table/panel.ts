import type { OptionId } from '@questhall/engine';
import type { Asked, BarredOption, Line, Scene } from '@questhall/table';
import type { GameFace } from '../../games/face.js';
import type { Table } from '../../table/table.js';

/** What can be laid beside the table, one at a time, in the order of its buttons. */
export const PANELS = ['chronicle', 'why', 'time', 'companions', 'party', 'help'] as const;
export type PanelName = (typeof PANELS)[number];

/** What "why?" was asked about. */
export type About =
  | { readonly of: 'question'; readonly asked: Asked }
  | { readonly of: 'option'; readonly asked: Asked; readonly option: OptionId }
  | { readonly of: 'barred'; readonly asked: Asked; readonly barred: BarredOption }
  | { readonly of: 'line'; readonly line: Line }
  | { readonly of: 'rule'; readonly rule: string };

/** The panels fill the room they are given: a column beside the table, or a sheet over it. */
export type PanelsProps = {
  readonly table: Table;
  readonly scene: Scene;
  readonly face: GameFace;
  /** What the adventure is kept under, if it is. */
  readonly id: string | null;
  readonly open: PanelName | null;
  /** Nothing closes. With `about`, "why?" is about that. */
  readonly onOpen: (panel: PanelName | null, about?: About) => void;
  readonly about: About | null;
};

/** In the `odds` slot of a board, for the answer that somebody points at. */
export type OddsBarsProps = {
  readonly table: Table;
  readonly decision: Asked;
  readonly picks: readonly OptionId[];
};

/** Beside "why?" in the decision bar. */
export type HintButtonProps = { readonly table: Table; readonly asked: Asked };
