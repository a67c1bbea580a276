import { lostRelicsGame } from '@questhall/lost-relics';
import { describe, expect, it } from 'vitest';
import type { SceneData } from '../../src/cards/art/scene.js';
import { caseHeight, linesOf } from '../../src/cards/fit.js';
import {
  actionsFrom,
  actionsOf,
  hitsOf,
  inspiredFrom,
  parted,
} from '../../src/games/lost-relics/cards/actions.js';
import { ofKind } from '../../src/games/lost-relics/cards/deck.js';
import { pictureOf } from '../../src/games/lost-relics/cards/pictures.js';
import {
  bordersOf,
  boundsOf,
  centreOf,
  doorAt,
  floorsOf,
  type PlanArea,
} from '../../src/games/lost-relics/cards/plan/geometry.js';
import {
  adventureScene,
  boardScene,
  heroScene,
  hostileScene,
  treasureScene,
} from '../../src/games/lost-relics/cards/scenes.js';
import { en } from '../../src/text/en.js';
import type { Translate } from '../../src/text/t.js';

const cards = lostRelicsGame.cards();

/** Fills in what a message asks for, for messages without cases. */
const _t = ((key: keyof typeof en, args: { [name: string]: unknown } = {}) =>
  en[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]))) as Translate;

/** Drawn as `rows`; every letter is an area. */
function areasOf(...rows: string[]): PlanArea[] {
  const letters = [...new Set(rows.join(''))].filter((sign) => sign !== '#');
  return letters.map((letter) => ({
    id: letter,
    name: letter,
    board: '1a',
    limit: 3,
    haven: false,
    squares: rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === letter ? [{ x, y }] : []))),
  }));
}

describe('pictures of Lost Relics', () => {
  it('show somebody or something of its own on every card', () => {
    const drawn = cards.filter(({ card }) => card.kind !== 'difficulty');
    expect(
      drawn.filter(({ card }) => pictureOf(card.id) === 'relic-blade').map(({ card }) => card.id),
    ).toEqual([]);
  });

  it('are never the same twice', () => {
    const light = ({ palette, figure, far, ground, wings, staging }: SceneData) =>
      JSON.stringify([palette, figure, far, ground, wings, staging]);
    const scenes = [
      ...ofKind(cards, 'hero').flatMap(({ card }) => [heroScene(card, false), heroScene(card, true)]),
      ...ofKind(cards, 'hostile').map(({ card }) => hostileScene(card)),
      ...ofKind(cards, 'treasure').map(({ card }) => treasureScene(card)),
      ...ofKind(cards, 'board').map(({ card }) => boardScene(card)),
      ...[...ofKind(cards, 'adventure'), ...ofKind(cards, 'campaign')].map(({ card }) =>
        adventureScene(card),
      ),
    ].map(light);
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});

describe('actions of Lost Relics', () => {
  const [calthia] = ofKind(cards, 'hero').filter(({ card }) => card.id === 'calthia');

  it('are called as the game calls them', () => {
    const keys = calthia === undefined ? [] : actionsOf(calthia, 'wounded').map(({ key }) => key);
    expect(keys).toContain('calthia/wounded/broadsword');
    const [blade] = ofKind(cards, 'treasure').filter(({ card }) => card.id === 'duskblade');
    expect(blade && actionsFrom(blade).map(({ key }) => key)).toEqual(['duskblade/duskblade']);
  });

  it('are the hero’s own, or everybody’s', () => {
    const { own, plain } = parted(calthia === undefined ? [] : actionsOf(calthia, 'unwounded'));
    expect(plain.map(({ action }) => action.kind)).toEqual(['move', 'rest', 'interact']);
    expect(own.map(({ action }) => action.id)).toEqual(['broadsword', 'call-of-truth']);
    expect(own.map(({ action }) => inspiredFrom(action))).toEqual([5, 4]);
  });

  it('deal one number, or two', () => {
    const attack = { kind: 'attack', id: 'a', name: 'A', range: 'melee' } as const;
    expect(hitsOf({ ...attack, damage: 2 })).toEqual({ normal: 2, inspired: 2 });
    expect(hitsOf({ ...attack, damage: [1, 3] })).toEqual({ normal: 1, inspired: 3 });
  });
});

describe('a plan', () => {
  it('ends at rock and leads from area to area', () => {
    const borders = bordersOf(areasOf('AB'));
    expect(borders.filter(({ way }) => way)).toEqual([
      { from: { x: 1, y: 0 }, to: { x: 1, y: 1 }, way: true },
    ]);
    expect(borders.filter(({ way }) => !way)).toHaveLength(6);
  });

  it('is as large as its squares', () => {
    expect(boundsOf(areasOf('##A', 'BBA'))).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  });

  it('marks the middle of an area, and of a crooked one a square of it', () => {
    const [even] = areasOf('AA', 'AA');
    expect(even && centreOf(even)).toEqual({ x: 1, y: 1 });
    const [crooked] = areasOf('AAA', 'A##', 'A##');
    expect(crooked && centreOf(crooked)).toEqual({ x: 1.5, y: 0.5 });
  });

  it('hangs a door between the two areas it joins', () => {
    const door = { id: 'door', between: ['A', 'B'] } as const;
    expect(doorAt(areasOf('AB'), door)).toEqual({ x: 1, y: 0.5, upright: true });
    expect(doorAt(areasOf('A', 'B'), door)).toEqual({ x: 0.5, y: 1, upright: false });
    expect(doorAt(areasOf('A#B'), door)).toEqual({ x: 1.5, y: 0.5, upright: true });
    expect(doorAt(areasOf('A'), door)).toBeUndefined();
  });

  it('gives areas that touch different floors', () => {
    const areas = areasOf('ABC', 'DEF');
    const floors = floorsOf(areas, 4);
    for (const [one, other] of ['AB', 'BC', 'AD', 'BE', 'CF', 'DE', 'EF'])
      expect(floors[one ?? '']).not.toBe(floors[other ?? '']);
  });
});

describe('the room for a picture', () => {
  it('is what the words leave', () => {
    expect(linesOf('', 20)).toBe(0);
    expect(linesOf('one two three', 8)).toBe(2);
    expect(caseHeight(8)).toBeGreaterThan(caseHeight(14));
    expect(caseHeight(40)).toBe(65);
  });
});
