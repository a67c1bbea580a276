import { type CcView, cursedCityGame } from '@questhall/cursed-city';
import { NO_GROUND } from '@questhall/tabletop/ground';
import { describe, expect, it, vi } from 'vitest';
import { staging } from '../../src/games/cursed-city/beats.js';
import { roofs, WARD } from '../../src/games/cursed-city/board/map/roof-paths.js';
import { dangerIn, seenFrom, strikers } from '../../src/games/cursed-city/board/map/sight.js';
import { turnAfter, turnIn } from '../../src/games/cursed-city/board/turn.js';
import whole from '../../src/games/cursed-city/patterns/scenes/whole.json' with { type: 'json' };
import { groundOf } from '../../src/map/ground/ground.js';

const cards = new Map(cursedCityGame.cards().map((printed) => [printed.card.id, printed]));
vi.mock('../../src/games/cursed-city/deck.js', () => ({
  printedOf: (id: string) => cards.get(id.replace(/#.*$/, '')),
}));
const { rollOf } = await import('../../src/games/cursed-city/board/roll.js');
const { headOf } = await import('../../src/games/cursed-city/board/goal.js');
const { ghostsOf } = await import('../../src/games/cursed-city/board/map/ghosts.js');
const { gapsOf, placesOf } = await import('../../src/games/cursed-city/board/map/plan.js');

type Ground = CcView['ground'];
const grounds = [...cards.values()].flatMap((printed) => {
  if (printed.kind !== 'map') return [];
  const { id, tiles, gateways, lychgates } = printed.card;
  const links = gateways.map(({ open = false, ...rest }) => ({ ...rest, open }));
  return [{ id, ground: { tiles, links, marks: lychgates } as unknown as Ground }];
});
const view = whole.view as unknown as CcView;

describe('every map', () => {
  it.each(grounds)('$id is drawn with all its squares, gateways and lychgates', ({ ground }) => {
    const { map, plan } = placesOf(ground);
    const { places, links } = groundOf(map);
    expect(places.map(({ site }) => site.id)).toEqual(plan.cells);
    expect(places.every(({ floor }) => floor.width === 1 && floor.height === 1)).toBe(true);
    expect(links.map(({ id }) => id)).toEqual([...ground.links, ...ground.marks].map(({ id }) => id));
    expect(links.every(({ box }) => box !== undefined)).toBe(true);
  });

  it('keeps its squares when a gateway opens, so that nothing is worked out anew', () => {
    const [{ ground } = { ground: NO_GROUND }] = grounds;
    const opened = { ...ground, links: ground.links.map((link) => ({ ...link, open: true })) };
    const copy = structuredClone(ground);
    expect(placesOf(copy)).toBe(placesOf(ground));
    expect(placesOf(opened).map.sites).toBe(placesOf(ground).map.sites);
  });

  it('fills what lies between the squares of a tile in one piece for each island', () => {
    expect(gapsOf({ face: '1a', at: [0, 0], turn: 0 }).map(({ length }) => length)).toEqual([4]);
    expect(gapsOf({ face: '11b', at: [3, 5], turn: 90 }).map(({ length }) => length)).toEqual([1, 1]);
    expect(gapsOf({ face: '2a', at: [0, 0], turn: 0 })).toEqual([]);
  });
});

describe('the head of the table', () => {
  it('names the journey and its type, and a tutorial by its own name', () => {
    const at = (id: string) => ({ ...view, journey: view.journey && { ...view.journey, id } });
    expect(headOf(at('scavenge'))).toEqual({ id: 'scavenge', name: 'Scavenge', type: 'scavenge' });
    const tutorial = headOf(at('tutorial-moving'));
    expect(tutorial).toMatchObject({ id: 'tutorial-moving', type: undefined });
    expect(tutorial.name).not.toBe(headOf({ ...view, journey: null }).name);
  });
});

describe('what is shown around a hero', () => {
  it('is their own tile, and what an open gateway lets them look into', () => {
    const seen = seenFrom(view, '2:b2');
    expect(seen?.has('2:d4')).toBe(true);
    expect(seen?.has('10:b2')).toBe(false);
    expect(seenFrom(view, 'nowhere:a1')).toBeUndefined();
  });

  it('is the danger of groups that are still to act', () => {
    const threats = [
      { group: 'group-1', cells: ['2:a1', '2:b1'] },
      { group: 'group-2', cells: ['2:b1'] },
    ] as CcView['threats'];
    const order = [{ id: 'group-1', done: true }];
    expect(strikers({ threats, order: [] }, '2:b1')).toEqual(['group-1', 'group-2']);
    expect(strikers({ threats, order }, '2:b1')).toEqual(['group-2']);
    expect([...dangerIn({ threats, order })]).toEqual(['2:b1']);
  });
});

describe('the dice', () => {
  it('of all heroes lie together, and an attack says what it comes to', () => {
    const rolled = turnAfter(null, [
      { type: 'activation-roll', data: { hero: 'a', dice: [1, 2] } },
      { type: 'activation-roll', data: { hero: 'b', dice: [6] } },
    ]);
    expect(rolled?.hands.map(({ of, dice }) => [of, dice.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    const attack = turnAfter(rolled, [
      {
        type: 'rolled',
        data: {
          by: 'a',
          test: 'attack',
          dice: ['d8', 'd6'],
          shows: ['failure', 'success'],
          result: 'success',
        },
      },
      { type: 'rerolled', data: { by: 'a', dice: [0], shows: ['critical', 'success'] } },
      { type: 'attack-result', data: { attacker: 'a', target: 'x', result: 'critical', damage: 3 } },
    ]);
    expect(attack).toMatchObject({ kind: 'action', number: 2, result: 'critical', damage: 3 });
    expect(attack?.hands[0]?.dice.map(({ times }) => times)).toEqual([2, 1]);
  });

  it('never lie under the name of somebody else', () => {
    const data = { by: 'a', test: 'attack', dice: ['d8'], shows: ['success'], result: 'success' };
    const attack = turnAfter(null, [{ type: 'rolled', data }]);
    const behaviour = { slot: 1, category: 'ulfenwatch', score: 4, name: 'Charge' };
    const group = turnAfter(attack, [{ type: 'behaviour', data: behaviour }]);
    expect(group).toMatchObject({ kind: 'quest', by: 'group-2', why: 'behaviour', means: 'Charge' });
    expect(group?.hands.flatMap(({ dice }) => dice)).toMatchObject([{ tone: 'quest', value: 4 }]);
    const reroll = { by: 'b', dice: [0], shows: ['failure'] };
    expect(turnAfter(attack, [{ type: 'rerolled', data: reroll }])).toEqual(attack);
    const blow = { attacker: 'b', target: 'a', result: 'failure', damage: 0 };
    expect(turnAfter(attack, [{ type: 'attack-result', data: blow }])).toEqual(attack);
    expect(turnAfter(attack, [{ type: 'event', data: { score: 3, name: 'Fog' } }])).toEqual(attack);
  });
});

describe('between two moments', () => {
  const told = (parts: readonly string[]) => ({
    isNew: (part: string) => parts.includes(part),
    isTold: (part: string) => parts.includes(part),
    count: () => 0,
    events: [],
  });
  const [hero] = view.heroes;
  const [hostile] = view.hostiles;
  const now: CcView = {
    ...view,
    active: 'group-1',
    heroes: view.heroes.map((one) => (one.id === hero?.id ? { ...one, at: '4:a1' } : one)),
    hostiles: view.hostiles.map((one) => (one.id === hostile?.id ? { ...one, damage: 1 } : one)),
  };

  it('everything stays as it was until its beat', () => {
    expect(staging.between(view, now, told([]))).toEqual(view);
    const moved = staging.between(view, now, told([`at@${hero?.id}`]));
    expect(moved.heroes[0]?.at).toBe('4:a1');
    expect(moved.hostiles).toEqual(view.hostiles);
    const hurt = staging.between(view, now, told([hostile?.id ?? '']));
    expect(hurt.hostiles[0]?.damage).toBe(1);
    expect(hurt.active).toBe(view.active);
  });

  it('dice roll before what they bring is seen', () => {
    const beats = (type: string, data: object) =>
      staging.beatsOf({ type, data: data as never }).map(({ beat }) => beat);
    const roll = { by: 'a', test: 'attack', dice: ['d6'], shows: ['success'], result: 'success' };
    expect(beats('rolled', roll)).toEqual(['roll', 'sum']);
    const read = { attacker: 'a', target: 'x', damage: 1 };
    expect(beats('attack-result', { ...read, result: 'success' })).toEqual(['blow']);
    expect(beats('attack-result', { ...read, result: 'failure' })).toEqual(['block']);
  });
});

describe('what is about to be laid', () => {
  const { rules } = cursedCityGame;
  type State = ReturnType<typeof rules.start>['state'];
  const shown = (state: State) => rules.view(state, 'everyone') as CcView;
  const answered = (state: State, pick: string) =>
    rules.apply(state, { decision: state.open[0]?.id ?? 0, picks: [pick] }).state;
  /** The first answer each time, until this is asked. */
  const until = (ask: string, from: State) => {
    let state = from;
    while (state.open[0] !== undefined && state.open[0].ask !== ask)
      state = answered(state, state.open[0].options[0] ?? '');
    return state;
  };
  const setup = { players: 1, journey: 'deliverance', difficulty: 'standard' };
  const start = () => rules.start(rules.setup(setup as never), 'ghosts').state;
  const ghosts = (state: State) => {
    const [{ ask, options } = { ask: '', options: [] }] = state.open;
    return ghostsOf(shown(state), { ask, options: options.map((id) => ({ id })) } as never);
  };
  const sorted = (squares: readonly (readonly number[])[]) => squares.map(String).sort();

  it('lies where each answer puts the tile', () => {
    const asked = until('place-tile', start());
    const all = ghosts(asked);
    expect(all.map(({ id }) => id)).toEqual(asked.open[0]?.options);
    expect(all.length).toBeGreaterThan(1);
    for (const { id, squares } of all) {
      const before = new Set(placesOf(shown(asked).ground).plan.squares.map(String));
      const after = shown(until('choose-hostile-space', answered(asked, id))).ground;
      const [first] = after.tiles.slice(shown(asked).ground.tiles.length);
      const { plan } = placesOf({ ...after, tiles: [...shown(asked).ground.tiles, first as never] });
      expect(sorted(squares)).toEqual(sorted(plan.squares.filter((square) => !before.has(String(square)))));
    }
  });
});

describe('roofs', () => {
  it('stand within their ward, the same every time', () => {
    const { mid, windows } = roofs();
    expect(roofs().mid).toBe(mid);
    const numbers = [...`${mid}${windows}`.matchAll(/[\d.]+/g)].map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(WARD);
    expect(windows).not.toBe('');
  });
});

describe('dice that lie there for somebody who sits down', () => {
  const lying = (available: number[]) =>
    rollOf(turnIn({ heroes: [], destiny: { ...view.destiny, available } }, 0), view)?.sum;

  it('say that all five can be used only if there are five', () => {
    expect(lying([1])).toBe('');
    expect(lying([1, 2, 3, 4, 5])).toBe('All five destiny dice can be used');
  });
});
