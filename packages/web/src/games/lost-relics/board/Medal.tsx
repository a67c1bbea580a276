import { Medal as AnyMedal } from '../../../boards/parts/Medal.js';
import { drawing, pictureOf } from '../cards/pictures.js';
import { printedOf } from './printed.js';

/** Hero, minion or leader. */
export const rankOf = (card: string): 'hero' | 'minion' | 'leader' =>
  printedOf(card, 'hostile')?.card.rank ?? 'hero';

type Props = { card: string; size?: string; faded?: boolean };

export function Medal({ card, ...rest }: Props) {
  const rank = rankOf(card);
  const of = { hero: card, minion: 'hostile', leader: 'boss' }[rank];
  return <AnyMedal icon={drawing(pictureOf(card))} rank={rank} hue={`var(--lr-of-${of})`} {...rest} />;
}
