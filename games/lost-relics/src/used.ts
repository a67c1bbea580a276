import type { Event } from '@questhall/engine';
import type { LrBox } from './content/box.js';
import { cardsOfKind } from './content/library.js';
import type { LrPosition } from './kit.js';
import { kindOf } from './predicates.js';
import type { LrSetup } from './setup-input.js';

const NO_CARDS: readonly string[] = ['campaign', 'board', 'difficulty'];

/** All that statistics and the exhaustive runner look out for. */
export function allContent(box: LrBox): string[] {
  const cards = Object.values(box.records).filter(({ kind }) => !NO_CARDS.includes(kind));
  return [
    ...cards.map(({ id }) => id),
    ...Object.keys(box.actions).map((key) => `action ${key}`),
    ...Object.keys(box.abilities).map((key) => `ability ${key}`),
  ];
}

/** The content that an event shows in use. */
export function used({ type, data }: Event, { box }: LrPosition): string[] {
  const out: string[] = [];
  for (const field of ['card', 'adventure', 'hero', 'hostile'] as const) {
    const id = data[field];
    if (typeof id === 'string' && box.records[kindOf(id)] !== undefined) out.push(kindOf(id));
  }
  if (type === 'action') out.push(`action ${String(data.action)}`);
  if (type === 'ability')
    out.push(`ability ${String(data.ability).slice(String(data.ability).indexOf('|') + 1)}`);
  return out;
}

/** Set-ups that together meet everything: each adventure alone, for every number of players, and the campaigns. */
export function setups(box: LrBox): LrSetup[] {
  const goals = [
    ...cardsOfKind({ box }, 'campaign').map(({ id }) => ({ campaign: id })),
    ...cardsOfKind({ box }, 'adventure').map(({ id }) => ({ adventure: id })),
  ];
  return [1, 2, 3, 4].flatMap((players) => goals.map((goal) => ({ players, ...goal })));
}
