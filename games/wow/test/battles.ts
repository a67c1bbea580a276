import { fight } from '../src/procs.js';
import { testAbility, testEncounter } from './cards.js';
import { table, type WowTable } from './kit.js';

/** It is p1's challenge phase in g1; p2 is in a city. */
export const challenger = (given: object = {}, players = 2): WowTable =>
  table({ players })
    .rival('p1', { space: 'g1', ...given })
    .rival('p2', { space: 'home' })
    .turnOf('p1', 'challenge');

/** What the combat dice show, the red one first; each further number is a die that is rolled again. */
export const dice = (made: WowTable, ...faces: number[]): WowTable =>
  made.script('combat', ...faces.map((face) => face - 1));

type Source = 'drawn' | 'track' | 'board';

/** p1 fights an encounter: where it came from, and what the dice show. */
export const fights = (made: WowTable, foe: string, faces: number[], combat: Source = 'drawn'): WowTable =>
  dice(made, ...faces).runs(fight, { combat, seat: 'p1', foe, space: 'g1' });

/** p1 attacks p2 in g1. */
export const attacks = (made: WowTable, ...faces: number[]): WowTable =>
  dice(made, ...faces).runs(fight, { combat: 'character', seat: 'p1', foe: 'p2', space: 'g1' });

/** p1 and p2 in the same space. */
export const rivals = (p1: object = {}, p2: object = {}, players = 2): WowTable =>
  table({ players })
    .rival('p1', { space: 'g1', ...p1 })
    .rival('p2', { space: 'g1', ...p2 })
    .turnOf('p1', 'challenge');

/** An encounter with a text: `you` in it is the encounter. */
export const beast = (id: string, front: object = {}, back?: object): object =>
  testEncounter(id, { front, ...(back !== undefined && { back }) });

/** On a weapon that changes no number of the test characters but its own. */
export const weapon = (given: object = {}) => ({
  slot: 'weapon',
  attack: 2,
  type: 'melee',
  ...given,
});

/** A higher number for one combat. */
export const more = (stat: string, add = 1) => ({ do: { stat: { who: 'you', stat, add, until: 'combat' } } });
/** A combat card of a character, played before the roll unless said. */
export const shout = (id: string, character: string, given: object = {}) =>
  testAbility(id, {
    character,
    background: character === 'ann' || character === 'cid' ? 'red' : 'blue',
    timing: 'combat',
    window: 'before-roll',
    lines: [more('attack')],
    ...given,
  });
/** Answers a card that another player plays. */
export const cancels = (id: string, character: string, given: object = {}) =>
  shout(id, character, {
    timing: 'special',
    window: 'card-played',
    about: 'other',
    lines: [{ do: { cancelCard: {} } }],
    ...given,
  });
