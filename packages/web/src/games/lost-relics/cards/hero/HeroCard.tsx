import type { LrPrintedOf } from '@questhall/lost-relics';
import { Resilience } from '../Signs.js';
import { heroScene } from '../scenes.js';
import type { LrSize } from '../size.js';
import { Thumb } from '../Thumb.js';
import { HeroFull } from './HeroFull.js';
import { HeroMat } from './HeroMat.js';
import type { ActionsInPlay, HeroState } from './state.js';

type Props = {
  printed: LrPrintedOf<'hero'>;
  size: LrSize;
  width?: string | undefined;
  state?: HeroState | undefined;
  /** Treasure that the hero can use: its actions lie beside the printed ones, on the table. */
  treasure?: readonly LrPrintedOf<'treasure'>[] | undefined;
  /** On the table only. */
  actions?: ActionsInPlay | undefined;
};

export function HeroCard({ printed, size, width, state = {}, treasure = [], actions = {} }: Props) {
  const { card } = printed;
  const { wounded = false } = state;
  if (size === 'full') return <HeroFull printed={printed} width={width} state={state} />;
  if (size === 'table')
    return <HeroMat printed={printed} width={width} state={state} treasure={treasure} inPlay={actions} />;
  return (
    <Thumb
      kind="hero"
      name={card.name}
      width={width}
      scene={heroScene(card, wounded)}
      state={state.out === true ? 'out' : wounded ? 'wounded' : undefined}
      right={<Resilience value={card[wounded ? 'wounded' : 'unwounded'].resilience} wounded={wounded} />}
    />
  );
}
