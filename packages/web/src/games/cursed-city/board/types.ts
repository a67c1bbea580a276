import type { CcView } from '@questhall/cursed-city';
import type { BoardProps as AnyBoard } from '../../../boards/parts/types.js';
import type { Turn } from './turn.js';

export type HeroView = CcView['heroes'][number];
export type HostileView = CcView['hostiles'][number];
export type Space = HeroView['row'][number];

export type BoardProps = AnyBoard<CcView> & {
  /** The dice that were rolled last, and what they came to. */
  readonly thrown?: Turn | null | undefined;
};
