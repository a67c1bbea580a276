import type { State } from '@questhall/engine';
import { areaOf } from '../src/areas.js';
import type { LrBoard } from '../src/board.js';
import { enterPlay } from '../src/in-play.js';
import { lostRelicsBox as box } from '../src/index.js';
import type { LrPosition } from '../src/kit.js';
import { allTreasure, isCompanion, resilienceOf } from '../src/queries.js';
import { LIMITS } from '../src/terms.js';

/** What must hold at every decision: each card and token in one place, no count below zero or above its limit. */
export function invariant(state: State<LrBoard>): string[] {
  const { board, over } = state;
  const g = { board, box, state };
  if (box.records[board.adventure] === undefined) return [];
  const waiting = over === null && board.stage === 'play' ? listeners(g) : [];
  return [...treasure(board), ...tokens(g), ...heroes(g), ...waiting];
}

function treasure(b: LrBoard): string[] {
  const held = b.heroes.flatMap((hero) => hero.treasure);
  const all = [...b.deck, ...held, ...(b.drawn === null ? [] : [b.drawn])];
  const twice = all.filter((id, i) => all.indexOf(id) !== i).map((id) => `${id} is in two places`);
  const lost = b.stage === 'setup' ? [] : allTreasure({ box }).filter((id) => !all.includes(id));
  return [...twice, ...lost.map((id) => `${id} is lost`)];
}

function tokens(g: LrPosition): string[] {
  const b = g.board;
  const ids = b.hostiles.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is in two places`);
  const unknown = b.hostiles.filter(({ id, kind }) => !box.tokens[kind]?.includes(id));
  const placed = b.hostiles.map(({ area }) => areaOf(g, area));
  const carried = b.things.filter(({ area, holder }) => area !== null && holder !== null);
  return [
    ...twice,
    ...unknown.map(({ id }) => `${id} is no token of the box`),
    ...placed.flatMap((area) => (area === undefined ? ['a hostile is nowhere'] : [])),
    ...carried.map(({ id }) => `${id} lies and is carried`),
  ];
}

function heroes(g: LrPosition): string[] {
  return g.board.heroes.flatMap((hero) => [
    ...(hero.damage < 0 || hero.damage >= resilienceOf(g, hero) + 1
      ? [`${hero.id} has ${hero.damage} damage`]
      : []),
    ...(hero.destiny < 0 || hero.destiny > LIMITS.destiny ? [`${hero.id} has ${hero.destiny} tokens`] : []),
    ...(hero.dice.length > LIMITS.diceOfHero ? [`${hero.id} has ${hero.dice.length} dice`] : []),
    ...(hero.out && hero.area !== null ? [`${hero.id} is out of action and on the battlefield`] : []),
    ...(isCompanion(hero) && hero.treasure.length + hero.dice.length > 0
      ? ['Taros has treasure or dice']
      : []),
  ]);
}

/** The index holds what laying everything out anew would hold. */
function listeners({ board: b, state }: LrPosition): string[] {
  const board = { ...b, listening: {} as LrBoard['listening'] };
  const fresh = { board, box, state };
  enterPlay(fresh, 'adventure', b.adventure);
  for (const hero of b.heroes) {
    enterPlay(fresh, hero.id, hero.id);
    for (const card of hero.treasure) enterPlay(fresh, card, card);
  }
  for (const hostile of b.hostiles) enterPlay(fresh, hostile.id, hostile.kind);
  const sorted = (of: LrBoard['listening']) =>
    Object.entries(of)
      .filter(([, list]) => list.length > 0)
      .map(([window, list]) => `${window}: ${list.toSorted().join(' ')}`)
      .sort()
      .join('\n');
  return sorted(board.listening) === sorted(b.listening)
    ? []
    : ['somebody listens who should not, or does not who should'];
}
