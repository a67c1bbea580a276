import type { State } from '@questhall/engine';
import type { AcgBoard } from '../src/board.js';
import { cardOf } from '../src/content/library.js';
import { enterPlay } from '../src/in-play.js';
import { acgBox } from '../src/index.js';
import type { AcgPosition } from '../src/kit.js';
import { enemyHealthOf, healthOf, tokenLimit } from '../src/queries.js';
import type { CardId } from '../src/terms.js';

/** What must hold at every decision: each card in one place, no count below zero or above its limit. */
export function invariant(state: State<AcgBoard>): string[] {
  const { board, over } = state;
  const now: AcgPosition = { board, box: acgBox, state };
  return [...doubled(board), ...counts(now), ...zones(board), ...(over === null ? listeners(now) : [])];
}

function places(b: AcgBoard): CardId[] {
  return [
    ...b.enemies.map(({ card }) => card),
    ...Object.values(b.decks).flatMap(({ draw, discard }) => [...draw, ...discard]),
    ...b.heroes.flatMap(({ gear, items, legendary }) => [
      ...gear.map(({ card }) => card),
      ...items,
      ...legendary,
    ]),
    ...b.heroes.flatMap(({ actions }) => actions.map(({ card }) => card)),
    ...b.removed,
    ...b.aside,
    ...b.drawn,
    ...(b.looking?.cards ?? []),
    ...(b.location === null ? [] : [b.location.card]),
    ...(b.campaign?.pool ?? []),
    ...(b.campaign?.gone ?? []),
  ];
}

function doubled(b: AcgBoard): string[] {
  const all = places(b);
  const unknown = all.filter((id) => acgBox.cards[id] === undefined).map((id) => `${id} is no card`);
  const twice = all.filter((id, i) => all.indexOf(id) !== i).map((id) => `${id} is in two places`);
  const lost = (b.campaign?.inPlay ?? [])
    .filter((id) => !all.includes(id))
    .map((id) => `${id} of the pool is lost`);
  return [...unknown, ...twice, ...lost];
}

function counts(now: AcgPosition): string[] {
  const { board: b } = now;
  const out: string[] = [];
  const within = (what: string, n: number, max: number) => {
    if (!(Number.isInteger(n) && n >= 0 && n <= max)) out.push(`${what} is ${n}, not between 0 and ${max}`);
  };
  for (const hero of b.heroes) {
    within(`wounds of ${hero.id}`, hero.wounds, healthOf(now, hero));
    for (const { card, tokens } of hero.actions) within(`tokens on ${card}`, tokens, tokenLimit(now, hero));
    within(`gear of ${hero.id}`, hero.gear.length, 20);
  }
  for (const enemy of b.enemies) within(`wounds of ${enemy.id}`, enemy.wounds, enemyHealthOf(now, enemy));
  for (const [condition, left] of Object.entries(b.supply)) {
    const held = b.heroes.filter(({ conditions }) => (conditions as string[]).includes(condition)).length;
    if (b.stage === 'quest' && left + held !== 4) out.push(`${left} + ${held} ${condition} cards, not 4`);
  }
  if (b.location !== null)
    within('progress', b.location.progress, (cardOf(now, b.location.card) as { explore: number }).explore);
  return out;
}

function zones(b: AcgBoard): string[] {
  const out: string[] = [];
  for (const { id, status, conditions } of b.heroes) {
    const engaged = b.enemies.filter(({ zone }) => zone === id).length;
    if (engaged > 3) out.push(`${engaged} enemies engaged with ${id}`);
    if (status === 'defeated' && engaged > 0) out.push(`enemies engaged with ${id}, who is defeated`);
    if (new Set(conditions).size < conditions.length) out.push(`${id} has a condition twice`);
  }
  for (const { id, zone, faceup } of b.enemies)
    if (!faceup && zone !== 'shadows') out.push(`${id} is facedown in ${zone}`);
  return out;
}

/** The index of abilities is what one gets by laying all faceup cards out anew. */
function listeners(now: AcgPosition): string[] {
  const { board: b } = now;
  if (b.stage !== 'quest' || b.leader === null) return [];
  const fresh = { ...b, listening: {} };
  for (const [entity, card] of faceupCards(b)) enterPlay({ ...now, board: fresh }, entity, card);
  const expected = flat(fresh.listening);
  // A card that has just fallen may still be heard (TIME-01).
  const actual = flat(b.listening).filter(
    (line) => !Object.keys(b.fallen).some((id) => line.includes(` ${id}|`)),
  );
  return expected.join() === actual.join()
    ? []
    : [`listening: ${actual.join(', ')}; expected: ${expected.join(', ')}`];
}

function faceupCards(b: AcgBoard): [string, CardId][] {
  const heroes = b.heroes.flatMap((hero): [string, CardId][] => [
    ...hero.gear.filter(({ depleted }) => !depleted).map(({ card }): [string, CardId] => [card, card]),
    ...hero.items.map((card): [string, CardId] => [card, card]),
    ...hero.conditions.map((condition): [string, CardId] => [`${condition}@${hero.id}`, condition]),
  ]);
  const enemies = b.enemies
    .filter(({ faceup, zone }) => faceup && zone !== 'lair')
    .map(({ id, card }): [string, CardId] => [id, card]);
  const place: [string, CardId][] = b.location === null ? [] : [['location', b.location.card]];
  return [...heroes, ...enemies, ...place, ['quest', b.quest]];
}

const flat = (index: AcgBoard['listening']): string[] =>
  Object.entries(index)
    .flatMap(([window, keys]) => keys.map((key) => `${window} ${key}`))
    .sort();
