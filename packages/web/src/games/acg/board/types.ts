import type { AcgView } from '@questhall/acg';
import type { BoardProps as AnyBoard } from '../../../boards/parts/types.js';
import type { Throw } from './happened.js';

export type HeroView = AcgView['heroes'][number];
export type EnemyView = AcgView['enemies'][number];
export type DeckName = keyof AcgView['decks'];

export type BoardProps = AnyBoard<AcgView> & {
  /** The last throw, also when its action is over. */
  readonly thrown?: Throw | null | undefined;
};
