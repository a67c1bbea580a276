import type { Event } from '@questhall/engine';
import type { AcgBox } from './content/box.js';
import type { AcgPosition } from './kit.js';
import type { AcgSetup } from './setup-input.js';
import { HEROES } from './terms.js';

/** All that statistics and the exhaustive runner look out for: cards, and what each of them says it may do. */
export function allContent({ records, abilities }: AcgBox): string[] {
  const cards = Object.values(records).filter(({ kind }) => !NO_CARDS.includes(kind));
  return [...cards.map(({ id }) => id), ...Object.keys(abilities).map((key) => `ability ${key}`)];
}

const NO_CARDS: readonly string[] = ['dice', 'campaign', 'difficulty'];

/** The cards that an event shows in use. */
export function used({ type, data }: Event, { board, box }: AcgPosition): string[] {
  const out: string[] = [];
  for (const field of ['card', 'to', 'condition', 'quest', 'place'] as const) note(box, out, data[field]);
  for (const field of ['cards', 'targets'] as const) {
    const list = data[field];
    if (Array.isArray(list)) for (const id of list) note(box, out, id);
  }
  if (type === 'ability')
    out.push(`ability ${String(data.ability).slice(String(data.ability).indexOf('|') + 1)}`);
  if (type === 'set-up') for (const hero of board.heroes) note(box, out, hero.card);
  return out;
}

function note({ cards }: AcgBox, out: string[], id: unknown): void {
  const card = typeof id === 'string' ? cards[id] : undefined;
  if (card !== undefined) out.push(card.id);
}

/** Set-ups that together meet everything: every party size, every hero, each quest alone and in its campaign. */
export function setups({ kinds }: AcgBox): AcgSetup[] {
  const goals = [
    ...(kinds.campaign ?? []).map(({ id }) => ({ campaign: id })),
    ...(kinds.quest ?? []).map(({ id }) => ({ quest: id })),
  ];
  const out: AcgSetup[] = [];
  for (const players of [2, 3, 4]) {
    for (let first = 0; first < HEROES.length; first++) {
      const heroes = [...HEROES.slice(first), ...HEROES.slice(0, first)].slice(0, players);
      for (const goal of goals) out.push({ players, heroes, ...goal });
    }
  }
  return [...out, { players: 1, quest: kinds.quest?.[0]?.id ?? '' }];
}
