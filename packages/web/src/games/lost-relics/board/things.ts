import type { LrPrintedOf, LrView } from '@questhall/lost-relics';
import type { Asked, Happened } from '@questhall/table';
import { type Change, type Counted, changesBy, namesIn } from '../../../boards/parts/happened.js';
import { actionsFrom, actionsOf } from '../cards/actions.js';
import { planOf, printedOf, sideOf } from './printed.js';
import type { HeroView } from './types.js';

/** Everything on the table that can be pointed at, by the name that options use for it. */
export function thingsOf(view: LrView): Set<string> {
  const things = new Set<string>();
  for (const { id } of planOf(view.adventure).areas) things.add(id);
  for (const { id } of [...view.heroes, ...view.hostiles, ...view.doors, ...view.things]) things.add(id);
  for (const hero of view.heroes) {
    for (const card of hero.treasure) things.add(card);
    for (const key of actionKeys(hero)) things.add(key);
  }
  return things;
}

function actionKeys(hero: HeroView): string[] {
  const card = printedOf(hero.id, 'hero');
  const own = card === undefined ? [] : actionsOf(card, sideOf(hero));
  return [...own, ...treasureOf(hero).flatMap(actionsFrom)].map(({ key }) => key);
}

export const treasureOf = ({ treasure }: HeroView): LrPrintedOf<'treasure'>[] =>
  treasure.map((id) => printedOf(id, 'treasure')).filter((card) => card !== undefined);

/** A card that was drawn, and cards that are offered and lie before nobody. */
export function looseCards(view: LrView, decision: Asked | null): string[] {
  const held = new Set(view.heroes.flatMap(({ treasure }) => treasure));
  const asked = (decision?.options ?? []).flatMap(({ id, refs }) => [id, ...refs]);
  const named = view.drawn === null ? asked : [view.drawn, ...asked];
  return [...new Set(named)].filter((id) => !held.has(id) && printedOf(id, 'treasure') !== undefined);
}

const DICE_ASKS: readonly string[] = ['choose-die', 'choose-die-to-change'];
/** A die is called by what it shows; whose it is follows from the question. */
export const dieThing = (value: number): string => String(value);
export const asksForDie = (decision: Asked | null): boolean =>
  decision !== null && DICE_ASKS.includes(decision.ask);

const COUNTED: Counted = {
  'hero-damaged': { of: 'hero', sign: -1, tone: 'harm' },
  'hostile-damaged': { of: 'hostile', sign: -1, tone: 'harm' },
  healed: { of: 'hero', sign: 1, tone: 'help' },
};

export const changesIn = (events: readonly Happened[]): Change[] => changesBy(COUNTED, events);

export function placesOf(events: readonly Happened[], view: LrView): string[] {
  const things = thingsOf(view);
  const named = events.filter(({ type }) => !LOUD.includes(type)).flatMap(({ data }) => namesIn(data));
  return [...new Set(named)].filter((name) => things.has(name));
}

/** They name everybody, and light nothing up. */
const LOUD: readonly string[] = ['initiative', 'dice', 'turn'];
