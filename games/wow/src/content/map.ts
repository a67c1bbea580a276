import type { Level, SpaceId } from '../terms.js';
import type { Space, World } from './schema.js';

/** The board ready to use: every space by its id, links both ways, and how far everything is. */
export type Map = {
  readonly spaces: { readonly [id: SpaceId]: Space };
  readonly ids: readonly SpaceId[];
  readonly links: { readonly [id: SpaceId]: readonly SpaceId[] };
  readonly cities: readonly SpaceId[];
  /** Fewest steps, whatever the colours of the spaces between (WOW-UND-07). */
  readonly steps: { readonly [from: SpaceId]: { readonly [to: SpaceId]: number } };
  readonly flights: readonly SpaceId[];
};

export function mapOf({ spaces }: World): Map {
  const links = linksOf(spaces);
  const ids = spaces.map(({ id }) => id);
  return {
    spaces: table(spaces.map((space) => [space.id, space])),
    ids,
    links,
    cities: spaces.filter(({ city }) => city === true).map(({ id }) => id),
    steps: table(ids.map((id) => [id, stepsFrom(id, links)])),
    flights: spaces.filter(({ resources = [] }) => resources.includes('flight-path')).map(({ id }) => id),
  };
}

const table = <V>(entries: readonly (readonly [string, V])[]): { [key: string]: V } =>
  Object.assign(Object.create(null), Object.fromEntries(entries));

function linksOf(spaces: readonly Space[]): { [id: SpaceId]: SpaceId[] } {
  const links: { [id: SpaceId]: SpaceId[] } = table(spaces.map(({ id }) => [id, []]));
  const join = (from: SpaceId, to: SpaceId) => {
    const list = links[from];
    if (list !== undefined && !list.includes(to)) list.push(to);
  };
  for (const { id, links: named } of spaces) {
    for (const other of named) {
      join(id, other);
      join(other, id);
    }
  }
  return links;
}

function stepsFrom(from: SpaceId, links: Map['links']): { [to: SpaceId]: number } {
  const steps: { [to: SpaceId]: number } = table([[from, 0]]);
  const line = [from];
  for (const at of line) {
    for (const to of links[at] ?? []) {
      if (steps[to] !== undefined) continue;
      steps[to] = (steps[at] ?? 0) + 1;
      line.push(to);
    }
  }
  return steps;
}

const RANK: { readonly [level in Level]: number } = { grey: 0, green: 1, yellow: 2, red: 3 };
export const rankOf = (level: Level): number => RANK[level];
