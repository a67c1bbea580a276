import type { Event, State } from '@questhall/engine';
import type { AcgBoard } from './board.js';
import { library } from './content/library.js';
import type { AcgSetup } from './setup-input.js';
import { type CardId, HEROES } from './terms.js';

/** All that statistics and the exhaustive runner look out for: cards, and what each of them says it may do. */
export function allContent(): string[] {
  const cards = Object.values(library.records).filter(({ kind }) => !NO_CARDS.includes(kind));
  return [...cards.map(({ id }) => id), ...Object.keys(library.abilities).map((key) => `ability ${key}`)];
}

const NO_CARDS: readonly string[] = ['dice', 'campaign', 'difficulty'];

/** The cards that an event shows in use. */
export function used(event: Event, state: State<AcgBoard>): string[] {
  const { type, data } = event;
  const out: string[] = [];
  for (const field of ['card', 'to', 'condition', 'quest', 'place'] as const) note(out, data[field]);
  for (const field of ['cards', 'targets'] as const) {
    const list = data[field];
    if (Array.isArray(list)) for (const id of list) note(out, id);
  }
  if (type === 'ability')
    out.push(`ability ${String(data.ability).slice(String(data.ability).indexOf('|') + 1)}`);
  if (type === 'set-up') for (const hero of state.board.heroes) note(out, hero.card);
  return out;
}

function note(out: string[], id: unknown): void {
  const card = typeof id === 'string' ? (library.cards[id as CardId] ?? library.records[id]) : undefined;
  if (card !== undefined) out.push(card.id);
}

const QUESTS = (campaign: boolean): object[] =>
  campaign
    ? (library.kinds.campaign ?? []).map(({ id }) => ({ campaign: id }))
    : (library.kinds.quest ?? []).map(({ id }) => ({ quest: id }));

/** Set-ups that together meet everything: every party size, every hero, each quest alone and in its campaign. */
export function parties(): AcgSetup[] {
  const out: AcgSetup[] = [];
  for (const players of [2, 3, 4]) {
    for (let first = 0; first < HEROES.length; first++) {
      const heroes = [...HEROES.slice(first), ...HEROES.slice(0, first)].slice(0, players);
      for (const goal of [...QUESTS(true), ...QUESTS(false)]) out.push({ players, heroes, ...goal });
    }
  }
  return [...out, { players: 1, quest: out[1]?.quest ?? '' }];
}
