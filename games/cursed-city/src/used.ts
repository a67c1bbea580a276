import type { Event } from '@questhall/engine';
import type { CcBox } from './content/box.js';
import { cardsOfKind, mapCard } from './content/library.js';
import type { CcPosition } from './kit.js';
import { lateJourneys } from './late.js';
import type { CcSetup } from './setup-input.js';
import { HEROES, LIMITS } from './terms.js';

/** Whatever is always there, or is no piece of the game. */
const ALWAYS: readonly string[] = ['crises', 'table', 'quest', 'die', 'tutorial', 'difficulty'];
const ZONES: readonly string[] = ['drop-zone', 'extraction-zone'];

/** All that statistics and the exhaustive runner look out for: cards, and what each of them says may be done. */
export function allContent({ records, weapons, uniques, abilities }: CcBox): string[] {
  const cards = Object.values(records).filter(({ kind }) => !ALWAYS.includes(kind));
  return [
    ...cards.map(({ id }) => id),
    ...Object.keys(weapons).map((key) => `weapon ${key}`),
    ...Object.keys(uniques).map((key) => `action ${key}`),
    ...Object.keys(abilities).map((key) => `ability ${key}`),
  ];
}

const FIELDS = ['card', 'category', 'entry', 'face', 'hero', 'hostile', 'item', 'journey', 'trait'] as const;

/** The content that an event shows in use. */
export function used({ type, data }: Event, { box }: CcPosition): string[] {
  const out: string[] = [];
  for (const field of FIELDS) note(box, out, data[field]);
  if (type === 'set-up') noteMap(box, out, data.map);
  if (type === 'attack') out.push(`weapon ${String(data.weapon)}`);
  if (type === 'action') noteAction(out, String(data.action));
  if (type === 'ability')
    out.push(`ability ${String(data.ability).slice(String(data.ability).indexOf('|') + 1)}`);
  return out;
}

function note({ cards, models }: CcBox, out: string[], id: unknown): void {
  if (typeof id !== 'string') return;
  const card = cards[id] ?? cards[models[id]?.category ?? ''];
  if (card !== undefined) out.push(card.id);
}

/** A map, and the tiles that lie on it. */
function noteMap(box: CcBox, out: string[], map: unknown): void {
  out.push(...ZONES.slice(0, 1));
  if (typeof map !== 'string') return;
  out.push(map, ...mapCard({ box }, map).tiles.map(({ face }) => face));
}

function noteAction(out: string[], action: string): void {
  const at = action.indexOf('/');
  if (at >= 0) out.push(`action ${action.slice(at + 1)}`);
}

/**
 * Set-ups that together meet everything: each journey and each map alone, for every number of players and all heroes, the
 * quest, each tutorial with what it leads to, and each journey as it is late in a quest.
 */
export function setups(box: CcBox): CcSetup[] {
  const journeys = cardsOfKind({ box }, 'journey');
  const goals = [
    ...cardsOfKind({ box }, 'quest').map(({ id }) => ({ quest: id })),
    ...journeys.map(({ id }) => ({ journey: id })),
    ...journeys.flatMap(({ maps = [] }) => (maps.length > 1 ? maps.map(({ map }) => ({ map })) : [])),
  ];
  return [
    ...goals.flatMap((goal, at) =>
      [1, 2, 3, 4].map((players) => ({ players, heroes: fourFrom(at + players), ...goal })),
    ),
    ...cardsOfKind({ box }, 'tutorial').map(({ id }) => ({ players: 1, tutorial: id })),
    ...lateJourneys(box).map((id, at) => ({ players: LIMITS.heroes, heroes: fourFrom(at), journey: id })),
  ];
}

/** Four of the eight, each of another class: two of a class stand side by side. */
function fourFrom(number: number): string[] {
  return Array.from({ length: LIMITS.heroes }, (_, at) => HEROES[2 * at + ((number >> at) & 1)] ?? HEROES[0]);
}
