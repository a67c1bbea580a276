import type { CcView } from '@questhall/cursed-city';
import type { Asked, Happened } from '@questhall/table';
import { type Change, type Counted, changesBy, namesIn } from '../../../boards/parts/happened.js';
import { printedOf } from '../deck.js';
import { placesOf } from './map/plan.js';
import type { HeroView } from './types.js';

export const spaceThing = (hero: string, space: number): string => `${hero}/space-${space}`;
export const destinyThing = (score: number): string => `destiny-${score}`;
export const groupThing = (slot: number): string => `group-${slot + 1}`;
/** `weapon/<key>`: answers name the key alone. */
export const actionThing = (action: string): string => action.slice(action.indexOf('/') + 1);

/** Everything on the table that can be pointed at, by the name that options use for it. */
export function thingsOf(view: CcView): Set<string> {
  const { ground, company, heroes, hostiles, track, destiny, things } = view;
  const all = new Set<string>(placesOf(ground).plan.cells);
  for (const { id } of [...company, ...heroes, ...hostiles, ...things, ...ground.links, ...ground.marks])
    all.add(id);
  for (const [slot, group] of track.entries()) if (group !== null) all.add(groupThing(slot));
  for (const score of destiny.available) all.add(destinyThing(score));
  for (const hero of heroes) {
    for (const space of hero.row.keys()) all.add(spaceThing(hero.id, space));
    for (const card of heldBy(view, hero)) all.add(card);
    for (const { key } of hero.actions) all.add(actionThing(key));
  }
  return all;
}

/** What a hero has on this journey, and keeps after it. */
export function heldBy({ company }: Pick<CcView, 'company'>, { id }: Pick<HeroView, 'id'>): string[] {
  const person = company.find((one) => one.id === id);
  if (person === undefined) return [];
  const { treasure, item, armour, weapon, realmstone } = person;
  return [...[weapon, armour, treasure, item].filter((card) => card !== null), ...realmstone];
}

/** A card that was drawn, and cards that are offered and lie before nobody. */
export function looseCards(view: CcView, decision: Asked | null): string[] {
  const lain = new Set(view.heroes.flatMap((hero) => heldBy(view, hero)));
  const asked = (decision?.options ?? []).flatMap(({ id, refs }) => [id, ...refs]);
  const named = view.drawn === null ? asked : [view.drawn, ...asked];
  return [...new Set(named)].filter((id) => !lain.has(id) && LOOSE.includes(printedOf(id)?.kind ?? ''));
}
const LOOSE: readonly string[] = ['discovery', 'empowerment', 'item'];

const COUNTED: Counted = {
  'hero-damaged': { of: 'hero', sign: -1, tone: 'harm' },
  'hostile-damaged': { of: 'hostile', sign: -1, tone: 'harm' },
};

export const changesIn = (events: readonly Happened[]): Change[] => changesBy(COUNTED, events);

/** They name everybody or every space on the way, and light nothing up. */
const LOUD: readonly string[] = [
  'initiative',
  'initiative-changed',
  'activation-roll',
  'die-placed',
  'moved',
];

/** Everything on the table that these events are about. */
export function placesIn(events: readonly Happened[], view: CcView): string[] {
  const things = thingsOf(view);
  const named = events.filter(({ type }) => !LOUD.includes(type)).flatMap(({ data }) => namesIn(data));
  return [...new Set(named)].filter((name) => things.has(name));
}
