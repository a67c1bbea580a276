import type { CcEvent } from '../events.js';
import { attackAt } from './fights.js';
import { argsAt, eventAt, eventsFrom, type Join, runFrom, type Telling, told } from './telling.js';

type Paid = { readonly paid: string; readonly dice: string; readonly used: number };

/** Dice or points that one hero gives up here, one after the other. */
function paidAt(telling: Telling, at: number): Paid | undefined {
  const first = eventAt(telling, at, 'die-spent', 'destiny-spent', 'inspiration');
  if (first === undefined) return undefined;
  if (first.type === 'inspiration')
    return Number(first.data.count) === -2 ? { paid: 'inspiration', dice: '', used: 1 } : undefined;
  const used = runFrom(telling, at, first.type as CcEvent, 'hero');
  const dice = eventsFrom(telling, at, used).map(({ data }) => String(data.score));
  return { paid: first.type === 'destiny-spent' ? 'destiny' : 'die', dice: telling.words.list(dice), used };
}

export const actionAt: Join = (telling, at) => {
  const paid = paidAt(telling, at);
  if (paid === undefined || paid.paid === 'inspiration') return undefined;
  const action = eventAt(telling, at + paid.used, 'action');
  if (action === undefined || action.data.hero !== telling.all[at]?.event.data.hero) return undefined;
  const after = at + paid.used + 1;
  const args = { ...argsAt(telling, at + paid.used), paid: paid.paid, dice: paid.dice };
  const kind = 'move';
  const verb = String(action.data.action).split('/')[0];
  const moved = eventAt(telling, after, 'moved');
  if (moved !== undefined && moved.data.figure === action.data.hero && (verb === 'move' || verb === 'run')) {
    const { place = '' } = argsAt(telling, after);
    return { kind, text: told('pays-move', { ...args, action: verb, place }), used: paid.used + 2 };
  }
  if (verb !== 'weapon') return { kind, text: told('pays', args), used: paid.used + 1 };
  const attack = attackAt(telling, after, { lead: 'pays', paid: paid.paid, dice: paid.dice });
  if (attack === undefined) return { kind, text: told('pays-attack', args), used: paid.used + 1 };
  return { kind, text: attack.text, used: paid.used + 1 + attack.used };
};

export const gambitAt: Join = (telling, at) => {
  const paid = paidAt(telling, at);
  const roll = paid === undefined ? undefined : eventAt(telling, at + paid.used, 'rolled');
  if (paid === undefined || roll?.data.test !== 'agility') return undefined;
  const end = at + paid.used + 1;
  const gambit = eventAt(telling, end, 'gambit');
  const args = {
    hero: String(argsAt(telling, at + paid.used).by ?? ''),
    paid: paid.paid,
    dice: paid.dice,
    result: String(roll.data.result),
    with: gambit === undefined ? 'none' : (argsAt(telling, end).with ?? 'none'),
  };
  const swapped = eventAt(telling, end + 1, 'initiative-changed') === undefined ? 1 : 2;
  return {
    kind: 'move',
    text: told('gambit', args),
    used: paid.used + 1 + (gambit === undefined ? 0 : swapped),
  };
};

/** A point of inspiration follows the roll that it pays for. */
export const rerolledAt: Join = (telling, at) => {
  const point = eventAt(telling, at + 1, 'inspiration');
  if (eventAt(telling, at, 'rerolled') === undefined || point?.data.count !== -1) return undefined;
  return { text: told('rerolled', argsAt(telling, at)), used: 2 };
};

export const inspiredByAt: Join = (telling, at) => {
  const point = eventAt(telling, at + 1, 'inspiration');
  if (eventAt(telling, at, 'ability') === undefined || Number(point?.data.count ?? 0) <= 0) return undefined;
  return { text: told('inspired-by', { ...argsAt(telling, at), ...argsAt(telling, at + 1) }), used: 2 };
};

export const healedAt: Join = (telling, at) => {
  const used = runFrom(telling, at, 'healed', 'hero');
  if (used < 2 || telling.all[at]?.event.data.now !== null) return undefined;
  return { text: told('healed', { ...argsAt(telling, at), count: used }), used };
};

/** What lies under the object, and whoever takes it. */
export const foundAt: Join = (telling, at) => {
  if (eventAt(telling, at, 'searched') === undefined || eventAt(telling, at + 1, 'discovered') === undefined)
    return undefined;
  const args = { ...argsAt(telling, at), ...argsAt(telling, at + 1) };
  const kept = eventAt(telling, at + 2, 'treasure-gained', 'realmstone-gained');
  return { text: told('found', args), used: kept === undefined ? 2 : 3 };
};

export const diesAt: Join = (telling, at) => {
  const roll = eventAt(telling, at, 'survival');
  if (roll?.data.dead !== true || eventAt(telling, at + 1, 'hero-dies') === undefined) return undefined;
  return { text: told('dies', argsAt(telling, at)), used: 2 };
};
