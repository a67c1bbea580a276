import type { CcView } from '../view.js';

/** Who is at it. */
export const actingHero = (view: Pick<CcView, 'heroes' | 'active'>) =>
  view.heroes.find(({ id }) => id === view.active);

type Cell = { readonly tile: string; readonly column: number; readonly row: number };
function cellAt(id: string | null): Cell | null {
  const [, tile, letter, row] = /^([a-z0-9-]+):([a-z])(\d+)$/.exec(id ?? '') ?? [];
  if (tile === undefined || letter === undefined) return null;
  return { tile, column: letter.charCodeAt(0), row: Number(row) };
}

/** On one tile and touching. What lies behind a gateway is not looked at: close enough to point at. */
export function areNear(one: string | null, other: string | null): boolean {
  const [a, b] = [cellAt(one), cellAt(other)];
  if (a === null || b === null || a.tile !== b.tile) return false;
  return Math.abs(a.column - b.column) <= 1 && Math.abs(a.row - b.row) <= 1;
}

/** Spaces of a tile see one another. */
const sharesTile = (one: string | null, other: string | null): boolean => {
  const [a, b] = [cellAt(one), cellAt(other)];
  return a !== null && a.tile === b?.tile;
};

export const hostilesNear = (view: CcView) =>
  view.hostiles.filter(({ at }) => areNear(at, actingHero(view)?.at ?? null));
export const hostilesSeen = (view: CcView) =>
  view.hostiles.filter(({ at }) => sharesTile(at, actingHero(view)?.at ?? null));
export const thingsNear = (view: CcView) =>
  view.things.filter(({ at }) => areNear(at, actingHero(view)?.at ?? null));

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** What a coach can point at without knowing its name. */
export const POINTS: { readonly [word: string]: (view: CcView) => readonly string[] } = {
  '@heroes': ({ heroes }) => ids(heroes.filter(({ where }) => where === 'standing')),
  '@acting': (view) => [actingHero(view)?.id ?? ''],
  '@here': (view) => [actingHero(view)?.at ?? ''],
  '@hostiles': ({ hostiles }) => ids(hostiles),
  '@near': (view) => ids(hostilesNear(view)),
  '@seen': (view) => ids(hostilesSeen(view)),
  '@things': ({ things }) => ids(things),
  '@beside': (view) => ids(thingsNear(view)),
};
