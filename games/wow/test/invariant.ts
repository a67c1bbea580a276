import type { State } from '@questhall/engine';
import type { WowBoard } from '../src/board.js';
import type { WowBox } from '../src/content/box.js';
import { LIMITS } from '../src/terms.js';
import { listenAnew } from '../src/view.js';

/** What must hold at every decision: each card and token in one place, no count below zero or above its limit. */
export const invariantOf =
  (box: WowBox) =>
  (state: State<WowBoard>): string[] => {
    const b = state.board;
    if (b.first === '') return [];
    return [
      ...places('challenge card', all(box, 'challenge'), challengeCards(b)),
      ...places('discovery', all(box, 'discovery'), discoveries(b)),
      ...abilityCards(box, b),
      ...numbers(b),
      ...(state.over === null ? listeners(box, state) : []),
    ];
  };

const all = (box: WowBox, kind: string): string[] =>
  (box.kinds[kind] ?? []).flatMap(({ id }) => box.copies[id] ?? []);

function places(what: string, wanted: readonly string[], found: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = found.filter((id) => seen.size === seen.add(id).size);
  return [
    ...twice.map((id) => `the ${what} ${id} is in two places`),
    ...wanted.filter((id) => !seen.has(id)).map((id) => `the ${what} ${id} is lost`),
  ];
}

/** A card that is fought lies on the track, on the board, or in the combat alone. */
function challengeCards(b: WowBoard): string[] {
  const fought = b.combat?.source === 'drawn' ? [b.combat.defender.card ?? ''] : [];
  const owned = b.rivals.flatMap(({ bag, weapon, armor }) => [...bag, weapon, armor]);
  const lying = [
    ...Object.values(b.challenge).flat(),
    ...owned,
    ...b.track.map((one) => one?.card ?? null),
    b.global,
    ...b.locations.map(({ card }) => card),
    ...b.drawn,
  ].filter((id) => id !== null);
  return [...lying, ...fought.filter((card) => !lying.includes(card))];
}

const discoveries = (b: WowBoard): string[] => [
  ...b.discoveries,
  ...b.discarded,
  ...b.revealed,
  ...b.placed.map(({ token }) => token),
  ...b.rivals.flatMap(({ tokens }) => tokens),
  ...(b.looked === null ? [] : [b.looked.token]),
];

function abilityCards(box: WowBox, b: WowBoard): string[] {
  return b.rivals.flatMap(({ seat, character, hand, deck }) => {
    const own = [
      ...hand,
      ...deck.draw,
      ...deck.discard,
      ...b.attached.filter(({ owner }) => owner === seat).map(({ card }) => card),
      ...b.playing.filter((one) => one.seat === seat).map(({ card }) => card),
    ];
    return places('ability card', box.deckOf[character] ?? [], [...new Set(own)]);
  });
}

function numbers(b: WowBoard): string[] {
  return b.rivals.flatMap(({ seat, damage, energy, quests }) => [
    ...(damage < 0 ? [`${seat} has ${damage} damage`] : []),
    ...(energy < 0 ? [`${seat} has ${energy} energy`] : []),
    ...(quests.length > LIMITS.activeQuests + 1 ? [`${seat} has ${quests.length} quests`] : []),
  ]);
}

/** The index holds what laying everything out anew would hold. */
function listeners(box: WowBox, state: State<WowBoard>): string[] {
  const { board: b } = state;
  const board = { ...b, listening: {} as WowBoard['listening'] };
  listenAnew({ board, box, state });
  const sorted = (of: WowBoard['listening']) =>
    Object.entries(of)
      .filter(([, list]) => list.length > 0)
      .map(([window, list]) => `${window}: ${list.toSorted().join(' ')}`)
      .sort()
      .join('\n');
  return sorted(board.listening) === sorted(b.listening)
    ? []
    : ['an ability listens that should not, or does not that should'];
}
