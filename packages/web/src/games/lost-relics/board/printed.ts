import type { LrCardKind, LrCardOf, LrPlan, LrPrintedOf } from '@questhall/lost-relics';
import { printedOf as printedCard } from '../deck.js';
import type { HeroView, HostileView } from './types.js';

/** The printed card behind an id, if it is of this kind. */
export function printedOf<Kind extends LrCardKind>(id: string, kind: Kind): LrPrintedOf<Kind> | undefined {
  const printed = printedCard(id);
  return printed?.kind === kind ? (printed as unknown as LrPrintedOf<Kind>) : undefined;
}

const NOWHERE: LrPlan = { areas: [], doors: [] };
export const planOf = (adventure: string): LrPlan => printedOf(adventure, 'adventure')?.parts.plan ?? NOWHERE;

export const sideOf = ({ wounded }: Pick<HeroView, 'wounded'>) => (wounded ? 'wounded' : 'unwounded');

export const hostileCard = ({ kind }: Pick<HostileView, 'kind'>): LrCardOf<'hostile'> | undefined =>
  printedOf(kind, 'hostile')?.card;

/** What people call a card, a figure, an area, an object or an action. */
export function nameOf(id: string, adventure: string): string {
  const [card = id, number] = id.split('#');
  const printed = printedCard(card);
  if (printed !== undefined)
    return number === undefined ? printed.card.name : `${printed.card.name} ${number}`;
  return placeName(id, adventure) ?? actionName(id) ?? id;
}

function placeName(id: string, adventure: string): string | undefined {
  const sheet = printedOf(adventure, 'adventure');
  const area = sheet?.parts.plan.areas.find((one) => one.id === id);
  return area?.name ?? sheet?.parts.things.find((thing) => thing.id === id)?.name;
}

/** `luxa/wounded/javelin`, `duskblade/duskblade` */
function actionName(key: string): string | undefined {
  const [id = '', ...rest] = key.split('/');
  const printed = printedCard(id);
  const last = rest.at(-1);
  if (printed?.kind === 'treasure') return printed.card.actions?.find((one) => one.id === last)?.name;
  if (printed?.kind !== 'hero') return undefined;
  const side = rest[0] === 'wounded' ? 'wounded' : 'unwounded';
  return printed.card[side].actions.find((one) => one.id === last)?.name;
}

export const counterName = (counter: string, adventure: string): string =>
  printedOf(adventure, 'adventure')?.parts.counters[counter] ?? counter;
