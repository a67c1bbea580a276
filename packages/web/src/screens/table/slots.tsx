import type { ComponentType } from 'react';
import type { HintButtonProps, OddsBarsProps, PanelsProps } from './panel.js';

const found = import.meta.glob<{ [name: string]: unknown }>('./panels/{Panels,OddsBars,HintButton}.tsx', {
  eager: true,
});
const Nothing = () => null;
const slot = <P,>(name: string) => (found[`./panels/${name}.tsx`]?.[name] ?? Nothing) as ComponentType<P>;

export const Panels = slot<PanelsProps>('Panels');
export const OddsBars = slot<OddsBarsProps>('OddsBars');
export const HintButton = slot<HintButtonProps>('HintButton');
