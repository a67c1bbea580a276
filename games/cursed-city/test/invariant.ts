import type { State } from '@questhall/engine';
import type { CcBoard } from '../src/board.js';
import { cardsOfKind, discoveryCard } from '../src/content/library.js';
import { enterPlay } from '../src/in-play.js';
import type { CcPosition } from '../src/kit.js';
import { daytimeOf, heldBy, isSmall } from '../src/queries.js';
import { heldEntity } from '../src/rules/timing.js';
import { LIMITS } from '../src/terms.js';
import { lawBox as box } from './law-box.js';

/** What must hold at every decision: each card and model in one place, no count below zero or above its limit. */
export function invariant(state: State<CcBoard>): string[] {
  const { board, over } = state;
  const g = { board, box, state };
  const isPlayed = over === null && board.stage === 'play';
  return [
    ...cards(g),
    ...models(g),
    ...spaces(g),
    ...heroes(g),
    ...tracks(g),
    ...(isPlayed ? listeners(g) : []),
  ];
}

const doubled = (ids: readonly string[]): string[] =>
  ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is in two places`);

function cards({ board: b }: CcPosition): string[] {
  const held = b.company.flatMap(({ treasure, realmstone }) => [treasure, ...realmstone]);
  const drawn = b.drawn === null ? [] : [b.drawn];
  const discovery = [...b.discovery.draw, ...b.discovery.discard, ...drawn, ...held].filter(
    (id) => id !== null,
  );
  const onTrack = b.track.flatMap((group) => group?.card ?? []);
  const encounters = [...b.encounters.draw, ...b.encounters.discard, ...onTrack];
  const dealt = b.stage === 'play' && encounters.length > 0;
  const lost = dealt ? box.kinds.encounter?.flatMap(({ id }) => box.copies[id] ?? [id]) : [];
  const armour = b.company.flatMap(({ armour: worn, weapon }) => [worn, weapon]).filter((id) => id !== null);
  return [
    ...doubled(discovery),
    ...doubled(encounters),
    ...discovery.filter((id) => discoveryCard({ box }, id) === undefined),
    ...(lost ?? []).filter((id) => !encounters.includes(id)).map((id) => `${id} is lost`),
    ...cardsOfKind({ box }, 'empowerment')
      .filter(({ id, copies }) => armour.filter((worn) => worn === id).length > copies)
      .map(({ id }) => `${id} is bought too often`),
  ];
}

function models({ board: b }: CcPosition): string[] {
  const slain = b.track.flatMap((group) => group?.slain ?? []);
  const ids = b.hostiles.map(({ id }) => id);
  return [
    ...doubled([...ids, ...slain]),
    ...[...ids, ...slain]
      .filter((id) => box.models[id] === undefined)
      .map((id) => `${id} is no model of the box`),
    ...b.hostiles
      .filter(({ group }) => b.stage === 'play' && (b.track.at(group) ?? null) === null)
      .map(({ id }) => `${id} has no group`),
    ...b.hostiles.filter(({ damage }) => damage < 0).map(({ id }) => `${id} has damage below zero`),
  ];
}

/** A hero, a large hostile, an object, or two small hostiles. */
function spaces(g: CcPosition): string[] {
  const b = g.board;
  const plan = box.planOf(b.ground);
  const standing = b.heroes.filter(({ where }) => where === 'standing');
  const placed = standing.flatMap(({ at }) => (at === null ? [] : [{ at, room: 2 }]));
  const all = [
    ...placed,
    ...b.hostiles.map((hostile) => ({ at: hostile.at, room: isSmall({ box }, hostile) ? 1 : 2 })),
    ...b.things.map(({ at }) => ({ at, room: 2 })),
    ...b.heroes.flatMap(({ where, at }) => (where === 'buried' && at !== null ? [{ at, room: 2 }] : [])),
  ];
  const full = new Map<string, number>();
  for (const { at, room } of all) full.set(at, (full.get(at) ?? 0) + room);
  return [
    ...[...full].filter(([, room]) => room > 2).map(([at]) => `too much stands in ${at}`),
    ...[...full.keys()]
      .filter((at) => !plan.numbers.has(at))
      .map((at) => `${at} is no space of the battlefield`),
  ];
}

function heroes({ board: b }: CcPosition): string[] {
  return b.heroes.flatMap(({ id, inspiration, row, where, at, inspired }) => [
    ...(inspiration < 0 || inspiration > LIMITS.inspiration ? [`${id} has ${inspiration} points`] : []),
    ...(!inspired && inspiration >= LIMITS.inspiring
      ? [`${id} is not inspired with ${inspiration} points`]
      : []),
    ...(row.length !== LIMITS.diceSpaces ? [`${id} has ${row.length} spaces`] : []),
    ...(row.some(({ die }) => die !== null && (die < 1 || die > LIMITS.sides))
      ? [`${id} has a die off the scale`]
      : []),
    ...(row.some(({ die, on }) => die !== null && (on.includes('wound') || on.includes('grievous')))
      ? [`${id} has a die on a wound`]
      : []),
    ...(where === 'out' && at !== null ? [`${id} is out of action and on the battlefield`] : []),
  ]);
}

function tracks(g: CcPosition): string[] {
  const { quest, journey, destiny, track } = g.board;
  const { min, max } = LIMITS.track;
  const off = (count: number) => count < min || count > max;
  return [
    ...(off(quest.fear) ? [`fear is ${quest.fear}`] : []),
    ...(off(quest.influence) ? [`influence is ${quest.influence}`] : []),
    ...(journey !== null && (journey.nightfall < 0 || journey.nightfall > daytimeOf(g))
      ? ['the night is off the board']
      : []),
    ...(destiny.available.length + destiny.aside !== LIMITS.destinyDice ? ['destiny dice are lost'] : []),
    ...(track.length !== LIMITS.groups ? [`the track has ${track.length} places`] : []),
  ];
}

/** The index holds what laying everything out anew would hold. */
function listeners({ board: b, state }: CcPosition): string[] {
  const board = { ...b, listening: {} as CcBoard['listening'] };
  const fresh = { board, box, state };
  if (b.journey !== null) enterPlay(fresh, 'journey', b.journey.id);
  for (const { id } of b.heroes) {
    enterPlay(fresh, id, id);
    if (b.company.some((person) => person.id === id && person.dead)) continue;
    for (const card of heldBy(fresh, { id })) enterPlay(fresh, heldEntity(id, card), card);
  }
  for (const { id, category } of b.hostiles) enterPlay(fresh, id, category);
  const sorted = (of: CcBoard['listening']) =>
    Object.entries(of)
      .filter(([, list]) => list.length > 0)
      .map(([window, list]) => `${window}: ${list.toSorted().join(' ')}`)
      .sort();
  const [wanted, found] = [sorted(board.listening), sorted(b.listening)];
  return wanted.join('\n') === found.join('\n')
    ? []
    : [
        `listens, and should not: ${found.filter((one) => !wanted.includes(one)).join('; ')}`,
        `should listen: ${wanted.filter((one) => !found.includes(one)).join('; ')}`,
      ];
}
