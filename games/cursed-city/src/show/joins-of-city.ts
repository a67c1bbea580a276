import type { Event, Text } from '@questhall/engine';
import { tileName } from '../names.js';
import { attackAt } from './fights.js';
import { said } from './said.js';
import { argsAt, eventAt, eventsFrom, type Join, listing, runFrom, type Telling, told } from './telling.js';

/** A hostile goes, perhaps twice, and attacks. */
export const advanceAt: Join = (telling, at) => {
  const used = runFrom(telling, at, 'moved', 'figure');
  if (used === 0) return undefined;
  const last = at + used - 1;
  const figure = telling.all[at]?.event.data.figure;
  const attack = eventAt(telling, at + used, 'attack');
  const kind = isHostile(telling, String(figure)) ? ('move' as const) : ('detail' as const);
  const place = String(argsAt(telling, last).place ?? '');
  if (attack !== undefined && attack.data.attacker === figure) {
    const joined = attackAt(telling, at + used, { lead: 'moves', place });
    if (joined !== undefined) return { kind, text: joined.text, used: used + joined.used };
  }
  return { kind, text: telling.all[last]?.text as Text, used };
};

const isHostile = ({ words }: Telling, id: string): boolean => words.printed.records[id]?.kind !== 'hero';

export const reactionAt: Join = (telling, at) => {
  const reaction = eventAt(telling, at, 'reaction');
  if (reaction === undefined) return undefined;
  const attack = attackAt(telling, at + 1, { lead: 'reacts', dice: String(reaction.data.score) });
  return attack === undefined ? undefined : { kind: 'move', text: attack.text, used: attack.used + 1 };
};

export const plainAttackAt: Join = (telling, at) => {
  const attack = attackAt(telling, at, { lead: 'none' });
  const attacker = String(telling.all[at]?.event.data.attacker);
  return attack === undefined
    ? undefined
    : { ...attack, kind: isHostile(telling, attacker) ? 'move' : 'detail' };
};

/** Those of a group that come onto one tile together. */
export const deployedAt: Join = (telling, at) => {
  const first = eventAt(telling, at, 'deployed');
  if (first === undefined) return undefined;
  const { view, words } = telling;
  const tileOf = (event: Event): string => String(event.data.at).split(':')[0] ?? '';
  const run = eventsFrom(telling, at, runFrom(telling, at, 'deployed', 'group'));
  const other = run.findIndex((event) => tileOf(event) !== tileOf(first));
  const here = other < 0 ? run : run.slice(0, other);
  const list = words.list(here.map(({ data }) => said(String(data.hostile), view, words)));
  const tile = tileName(tileOf(first), view, words);
  return { text: told('deployed', { list, tile, count: here.length }), used: here.length };
};

export const drawnAt: Join = (telling, at) =>
  eventsFrom(telling, at, runFrom(telling, at, 'encounter-drawn')).some(({ data }) => data.card === null)
    ? undefined
    : listing('encounter-drawn', 'groups', ({ card }) => String(card))(telling, at);

export const drivenOffAt: Join = (telling, at) => {
  if (eventAt(telling, at, 'driven-off') === undefined) return undefined;
  const drawn = eventAt(telling, at + 1, 'encounter-drawn');
  if (drawn?.data.card !== null) return undefined;
  return { text: told('driven-off', argsAt(telling, at)), used: 2 };
};

export const gravetideAt: Join = (telling, at) => {
  if (eventAt(telling, at, 'tile-removed') === undefined) return undefined;
  if (eventAt(telling, at + 1, 'gravetide') === undefined) return undefined;
  const left = argsAt(telling, at).face ?? '';
  return { text: told('gravetide', { ...argsAt(telling, at + 1), left }), used: 2, kind: 'move' };
};

export const thingsAt: Join = (telling, at) => {
  const used = runFrom(telling, at, 'thing-placed', 'kind');
  const first = telling.all[at]?.event.data;
  if (used < 2 || first === undefined) return undefined;
  const { view, words } = telling;
  const places = eventsFrom(telling, at, used).map(({ data }) => String(data.at).split(':')[0] ?? '');
  const tiles = [...new Set(places)].map((tile) => tileName(tile, view, words));
  const args = { thing: words.labels.things(String(first.kind), used), count: used, tile: words.list(tiles) };
  return { text: told('things', args), used };
};
