import type { LrView } from '@questhall/lost-relics';
import type { BoardProps as AnyBoard } from '../../../boards/parts/types.js';
import type { Turn } from './turn.js';

export type HeroView = LrView['heroes'][number];
export type HostileView = LrView['hostiles'][number];

export type BoardProps = AnyBoard<LrView> & {
  /** The turn so far: which dice went where, the chain, who reacted. */
  readonly thrown?: Turn | null | undefined;
};
