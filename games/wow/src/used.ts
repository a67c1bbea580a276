import type { Event } from '@questhall/engine';
import type { WowBox } from './content/box.js';
import { cardsOfKind } from './content/library.js';
import type { WowPosition } from './kit.js';
import type { WowSetup } from './setup-input.js';

const FIELDS = ['card', 'item', 'token', 'quest', 'character', 'defender'] as const;

/** All that statistics and the exhaustive runner look out for. */
export const allContent = (box: WowBox): string[] =>
  Object.values(box.records)
    .filter(({ kind }) => kind !== 'world')
    .map(({ id }) => id);

/** The content that an event shows in use. */
export function used({ data }: Event, { box }: WowPosition): string[] {
  return FIELDS.flatMap((field) => {
    const id = data[field];
    const card = typeof id === 'string' ? box.cards[id] : undefined;
    return card === undefined ? [] : [card.id];
  });
}

/** Set-ups that together meet everything: each number of players, and each character. */
export function setups(box: WowBox): WowSetup[] {
  const people = cardsOfKind({ box }, 'character').map(({ id }) => id);
  const heroes = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [people[(from + i) % people.length], i + 1]));
  return [0, 2, 4, 6].flatMap((from) =>
    [2, 3, 4].map((players) => ({ players, heroes: heroes(from, players) })),
  );
}
