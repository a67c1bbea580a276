import type { LrArea, LrView } from '@questhall/lost-relics';
import { t } from '../../../text/t.js';
import { crowdIn, isEngaged } from './map/sight.js';
import { hostileCard, nameOf, printedOf } from './printed.js';
import type { Link } from './turn.js';
import type { HeroView, HostileView } from './types.js';

const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

export function heroSaid(view: LrView, hero: HeroView): string {
  const { id, out, wounded, damage, area, dice, destiny } = hero;
  return t('relicBoard.hero.said', {
    name: nameOf(id, view.adventure),
    where: whereOf(view, area, out),
    damage,
    of: hero.resilience,
    wounded: yes(wounded),
    dice: dice.length === 0 ? 'none' : dice.toSorted((a, b) => a - b).join(', '),
    destiny: yes(destiny > 0),
    active: yes(view.active === id),
  });
}

function whereOf(view: LrView, area: string | null, out: boolean): string {
  if (area !== null) return t('relicBoard.in', { area: nameOf(area, view.adventure) });
  return t(out ? 'relicBoard.out' : 'relicBoard.unplaced');
}

export function hostileSaid(view: LrView, hostile: HostileView): string {
  const card = hostileCard(hostile);
  const name = nameOf(hostile.id, view.adventure);
  const area = nameOf(hostile.area, view.adventure);
  if (card?.rank === 'leader')
    return t('relicBoard.leader.said', { name, area, damage: hostile.damage, of: card.resilience ?? 0 });
  return t('relicBoard.hostile.said', {
    name,
    area,
    tough: yes(card?.tough === true),
    wounded: yes(hostile.wounded),
  });
}

export function areaSaid(view: LrView, { id, name, limit, haven }: LrArea): string {
  const crowd = crowdIn(view, id);
  const count = crowd.heroes.length + crowd.hostiles.length;
  return t('relicBoard.area.said', {
    name,
    count,
    limit,
    full: yes(count >= limit),
    haven: yes(haven),
    engaged: yes(isEngaged(crowd)),
  });
}

export type DoorState = 'open' | 'closed' | 'locked';

/** A door that opens only under a condition has a lock on it. */
export function doorState(view: LrView, id: string): DoorState {
  if (view.doors.find((door) => door.id === id)?.open ?? true) return 'open';
  const sheet = printedOf(view.adventure, 'adventure')?.card;
  return sheet?.doors.find((door) => door.id === id)?.if === undefined ? 'closed' : 'locked';
}

export function doorSaid(
  view: LrView,
  { id, between }: { id: string; between: readonly [string, string] },
): string {
  const [one, other] = between.map((area) => nameOf(area, view.adventure));
  return t(`relicBoard.door.${doorState(view, id)}`, { one: one ?? '', other: other ?? '' });
}

export function usesLeft(view: LrView, { id, uses }: LrView['things'][number]): number {
  const sheet = printedOf(view.adventure, 'adventure')?.card;
  const most = sheet?.things?.find((thing) => thing.id === id)?.uses ?? 1;
  return Math.max(0, most - uses);
}

export function thingSaid(view: LrView, thing: LrView['things'][number]): string {
  const name = nameOf(thing.id, view.adventure);
  const left = usesLeft(view, thing);
  if (thing.holder !== null)
    return t('relicBoard.thing.carried', { name, hero: nameOf(thing.holder, view.adventure) });
  if (thing.area === null) return t('relicBoard.thing.gone', { name });
  return t('relicBoard.thing.said', { name, area: nameOf(thing.area, view.adventure), left });
}

export const spentSaid = ({ hero, die, action, inspired }: Link, adventure: string): string =>
  t('relicBoard.spent', {
    hero: nameOf(hero, adventure),
    die,
    action: nameOf(action ?? '', adventure),
    inspired: yes(inspired),
  });
