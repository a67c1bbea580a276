import type { CcCardKind, CcCardOf, CcPrintedOf } from '@questhall/cursed-city';
import { printedOf as printedCard } from '../deck.js';
import type { HeroView, HostileView } from './types.js';

/** The printed card behind an id, if it is of this kind. */
function printedOf<Kind extends CcCardKind>(id: string, kind: Kind): CcPrintedOf<Kind> | undefined {
  const printed = printedCard(id);
  return printed?.kind === kind ? (printed as unknown as CcPrintedOf<Kind>) : undefined;
}

export const cardOf = <Kind extends CcCardKind>(id: string, kind: Kind): CcCardOf<Kind> | undefined =>
  printedOf(id, kind)?.card;

export const heroCard = ({ id }: Pick<HeroView, 'id'>): CcCardOf<'hero'> | undefined => cardOf(id, 'hero');
export const hostileCard = ({ category }: Pick<HostileView, 'category'>): CcCardOf<'hostile'> | undefined =>
  cardOf(category, 'hostile');

export const modelOf = (hostile: Pick<HostileView, 'category' | 'model'>): Model | undefined =>
  hostileCard(hostile)?.models.find(({ id }) => id === hostile.model);

type Model = CcCardOf<'hostile'>['models'][number];
