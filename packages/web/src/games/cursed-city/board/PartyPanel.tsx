import type { CcView } from '@questhall/cursed-city';
import { CcCard } from '../cards/CcCard.js';
import { printedOf } from '../deck.js';

/** Every hero of this journey with the whole card. */
export function PartyPanel({ view }: { view: CcView }) {
  return (
    <ul>
      {view.heroes.map(({ id }) => {
        const printed = printedOf(id);
        return <li key={id}>{printed !== undefined && <CcCard printed={printed} size="full" />}</li>;
      })}
    </ul>
  );
}
