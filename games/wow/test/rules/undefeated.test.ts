import { expect } from 'vitest';
import { worldOf } from '../../src/content/library.js';
import { becomeUndefeated } from '../../src/procs.js';
import { movementPhase } from '../../src/rules/movement.js';
import { beast, challenger, fights } from '../battles.js';
import { addTestCards, empty, rule, table, type WowTable } from '../kit.js';

addTestCards(beast('wall', { defense: 20 }), beast('hound', { defense: 20, traits: ['aggro'] }));

const RATS = ['grey', 'green', 'yellow', 'red'].flatMap((colour) =>
  [1, 2, 3].map((n) => `${colour}-rat#${n}`),
);

/** Ten markers, each far away but those that a test puts elsewhere. */
function full(near: { [slot: number]: string }): WowTable {
  const made = table().turnOf('p1', 'challenge');
  for (let slot = 1; slot <= 10; slot++) made.marker(slot, RATS[slot - 1] ?? '', near[slot] ?? 'w2');
  return made;
}
const placed = (made: WowTable, space = 'g1', card = 'wall'): WowTable =>
  made.runs(becomeUndefeated, { card, space });

rule('WOW-UND-01', 'a free slot, and none that is taken', () => {
  const made = placed(table().marker(1, 'grey-rat#1', 'g3').marker(3, 'grey-rat#2', 'g3'));
  expect(made.board.track.map((one) => one?.card ?? '').slice(0, 4)).toEqual([
    'grey-rat#1',
    'wall',
    'grey-rat#2',
    '',
  ]);
});

rule(['WOW-UND-02', 'WOW-UND-03'], 'yellow, or red with the Aggro trait', () => {
  expect(placed(table()).board.track[0]).toEqual({ card: 'wall', space: 'g1', aggro: false });
  expect(placed(table(), 'g1', 'hound').board.track[0]).toEqual({ card: 'hound', space: 'g1', aggro: true });
  const fought = fights(challenger(), 'hound', [1, 1]);
  expect(fought.board.track[0]).toEqual({ card: 'hound', space: 'g1', aggro: true });
});

rule('WOW-UND-04', 'ten slots', () => {
  const made = empty({ players: 2 });
  expect(worldOf(made.now).track).toBe(10);
  expect(made.board.track).toHaveLength(10);
});

rule('WOW-UND-05', 'on a full track the nearest marker makes room', () => {
  const made = placed(full({ 5: 'g2' })).isQuiet();
  expect(made.board.track[4]).toEqual({ card: 'wall', space: 'g1', aggro: false });
  expect(made.board.challenge.green.at(-1)).toBe('green-rat#2');
  made.emits('marker-removed', { card: 'green-rat#2', slot: 5 });
});

rule('WOW-UND-06', 'of several the active player decides', () => {
  const made = placed(full({ 2: 'g2', 7: 'v1' })).asks('p1', 'discard-marker', '2', '7');
  made.picks('p1', '7');
  expect(made.board.track[6]).toEqual({ card: 'wall', space: 'g1', aggro: false });
  expect(made.board.track[1]?.card).toBe('grey-rat#2');
});

rule('WOW-UND-07', 'counted in steps, whatever the colours; the same space is nearest', () => {
  const made = placed(full({ 6: 'g1', 2: 'g2' })).isQuiet();
  expect(made.board.track[5]?.card).toBe('wall');
  // From g2 the way through yellow and red to v1 counts like any other.
  const through = placed(full({ 4: 'y1', 9: 'g3' }), 'g2').asks('p1', 'discard-marker', '4', '9');
  through.picks('p1', '9');
});

const moving = (made: WowTable): WowTable =>
  made.turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});

rule('WOW-UND-09', 'a red marker ends the movement', () => {
  moving(table().rival('p1', { space: 'g1' }).marker(1, 'hound', 'g2', true))
    .picks('p1', 'g2')
    .isQuiet()
    .has('p1', { space: 'g2' });
  moving(table().rival('p1', { space: 'g1' }).marker(1, 'wall', 'g2'))
    .picks('p1', 'g2')
    .offers('p1', 'g3');
});

rule('WOW-UND-10', 'nobody leaves a red marker, and the die is rolled all the same', () => {
  moving(table().rival('p1', { space: 'g1' }).marker(1, 'hound', 'g1', true))
    .isQuiet()
    .has('p1', { space: 'g1', energy: 2 });
});
