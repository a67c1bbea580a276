import type { LrPrintedOf } from '@questhall/lost-relics';
import type { CardSize } from '../../../../cards/size.js';
import { HeroFull } from './HeroFull.js';
import { HeroMat } from './HeroMat.js';
import type { ActionsInPlay, HeroState } from './state.js';

type Props = {
  printed: LrPrintedOf<'hero'>;
  size: CardSize;
  width?: string | undefined;
  state?: HeroState | undefined;
  /** Treasure that the hero can use: its actions lie beside the printed ones, in hand. */
  treasure?: readonly LrPrintedOf<'treasure'>[] | undefined;
  /** In hand only. */
  actions?: ActionsInPlay | undefined;
};

export function HeroCard({ printed, size, width, state = {}, treasure = [], actions = {} }: Props) {
  if (size === 'hand')
    return <HeroMat printed={printed} width={width} state={state} treasure={treasure} inPlay={actions} />;
  return <HeroFull printed={printed} size={size} width={width} state={state} />;
}
