import { Medal as AnyMedal } from '../../../boards/parts/Medal.js';
import { faceOf } from './icons.js';

type Props = { card: string; size?: string; faded?: boolean; inspired?: boolean };

/** A hero, round and brass; whoever is inspired shines. */
export const Medal = ({ card, inspired = false, ...rest }: Props) => (
  <AnyMedal
    icon={faceOf(card)}
    rank={inspired ? 'leader' : 'hero'}
    hue={`var(--cc-of-${card}, var(--cc-of-hero))`}
    {...rest}
  />
);
