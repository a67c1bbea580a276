import type { Event } from '@questhall/engine';
import { cardsOfKind, library } from './content/library.js';
import { kindOf } from './predicates.js';
import type { LrSetup } from './setup-input.js';

const NO_CARDS: readonly string[] = ['campaign', 'board', 'difficulty'];

/** All that statistics and the exhaustive runner look out for. */
export function allContent(): string[] {
  const cards = Object.values(library.records).filter(({ kind }) => !NO_CARDS.includes(kind));
  return [
    ...cards.map(({ id }) => id),
    ...Object.keys(library.actions).map((key) => `action ${key}`),
    ...Object.keys(library.abilities).map((key) => `ability ${key}`),
  ];
}

/** The content that an event shows in use. */
export function used({ type, data }: Event): string[] {
  const out: string[] = [];
  for (const field of ['card', 'adventure', 'hero', 'hostile'] as const) {
    const id = data[field];
    if (typeof id === 'string' && library.records[kindOf(id)] !== undefined) out.push(kindOf(id));
  }
  if (type === 'action') out.push(`action ${String(data.action)}`);
  if (type === 'ability')
    out.push(`ability ${String(data.ability).slice(String(data.ability).indexOf('|') + 1)}`);
  return out;
}

/** Set-ups that together meet everything: each adventure alone, for every number of players, and the campaigns. */
export function setups(): LrSetup[] {
  const goals = [
    ...cardsOfKind('campaign').map(({ id }) => ({ campaign: id })),
    ...cardsOfKind('adventure').map(({ id }) => ({ adventure: id })),
  ];
  return [1, 2, 3, 4].flatMap((players) => goals.map((goal) => ({ players, ...goal })));
}
