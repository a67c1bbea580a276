import { expect } from 'vitest';
import { activateResource, followEvent } from '../../src/procs.js';
import { movementPhase } from '../../src/rules/movement.js';
import { table, type WowTable } from '../kit.js';
import { battle, became, event, playTheBox, statOf } from './card.js';

playTheBox();

type Given = Parameters<WowTable['rival']>[1];

/** The event lies on its place, and it is the turn of p1. */
const under = (global: string, given: Given = {}): WowTable =>
  table()
    .rival('p1', { space: 'millbrook', ...given })
    .rival('p2', { space: 'undercity' })
    .turnOf('p1', 'exploration')
    .global(global);

const isOver = (made: WowTable) => expect(made.board.global).toBeNull();
const isUp = (made: WowTable, id: string) => expect(made.board.global).toBe(id);
/** The resource-used moment of p1 in a space. */
const visits = (global: string, space: string, given: Given = {}) =>
  under(global, { space, level: 'red', ...given }).runsWindow('resource-used', 'p1');

event('harvest-fair', 'resources heal 1; a quest wins the pumpkin', () => {
  became(visits('harvest-fair', 'old-orchard', { damage: 2 }).isQuiet(), { damage: 1 });
  const wins = under('harvest-fair').runsWindow('quest-completed', 'p1').isQuiet();
  became(wins, { bag: 1 });
  isOver(wins);
});

/** How far p1 goes with the face of two spaces and two energy. */
const rolls = (global: string, given: Given = {}) =>
  under(global, given).turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});

event('thick-fog', 'a space less for everybody, until the lamp is lit for two cards', () => {
  rolls('thick-fog').emits('movement-roll', { spaces: 1, energy: 2 });
  const lit = under('thick-fog', { space: 'lamp-hill' }).runsWindow('space-entered', 'p1').isQuiet();
  became(lit, { hand: 2 });
  isOver(lit);
  isUp(under('thick-fog').runsWindow('space-entered', 'p1').isQuiet(), 'thick-fog');
});

/** A battle of p1 under a global event. */
const battleUnder = (global: string, given: Parameters<typeof battle>[0]) => battle({ global, ...given });

event('wolf-winter', '1 attack more for encounters, until a beast falls and the mother comes', () => {
  battleUnder('wolf-winter', { foe: 'grey-rat#1', black: 2 }).emits('attack', {
    who: 'grey-rat#1',
    total: 5,
  });
  const felled = battleUnder('wolf-winter', { foe: 'cave-rat#1', red: 3 }).isQuiet();
  felled.emits('encounter-undefeated', { card: 'wolf-winter', space: 'millbrook' });
  isOver(felled);
  expect(felled.board.track[0]).toMatchObject({ card: 'wolf-winter', aggro: true });
});

event('war-drums', '1 damage more for all, until somebody falls', () => {
  became(battleUnder('war-drums', { foe: 'grey-rat#1', black: 3 }).isQuiet(), { damage: 2 });
  became(battleUnder('war-drums', { foe: 'p2', red: 3 }).isQuiet(), { damage: 2 }, 'p2');
  isOver(under('war-drums').runsWindow('character-defeated', 'p2').isQuiet());
});

event('long-rain', 'an energy less, until somebody reaches Windscar; then a space more', () => {
  rolls('long-rain').emits('movement-roll', { spaces: 2, energy: 1 });
  isUp(visits('long-rain', 'old-orchard').isQuiet(), 'long-rain');
  const clears = visits('long-rain', 'windscar').isQuiet();
  became(clears, { hand: 1 });
  became(clears, { hand: 1 }, 'p2');
  clears.turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});
  clears.emits('movement-roll', { spaces: 3, energy: 2 });
});

event('bounty-on-trolls', 'a card for a beast, the purse for a troll', () => {
  const beast = battleUnder('bounty-on-trolls', { level: 'green', foe: 'marsh-raptor#1', red: 2 }).isQuiet();
  became(beast, { hand: 3, bag: 2 });
  const troll = battleUnder('bounty-on-trolls', {
    level: 'green',
    foe: 'forest-troll#1',
    red: 6,
    black: 3,
  }).isQuiet();
  became(troll, { hand: 2, bag: 3 });
  isOver(troll);
});

event('drought', '1 health less, until somebody finds water', () => {
  isUp(visits('drought', 'old-orchard').isQuiet(), 'drought');
  isOver(visits('drought', 'mirage-pool').isQuiet());
  const dry = under('drought', { damage: 3 }).runs(activateResource, { seat: 'p1', resource: 'scroll' });
  became(dry, { damage: 3 });
  statOf('grey', {}, { health: 3 }, 'drought');
});

event('dead-walk', '1 defense more for encounters, until an undead falls and their keeper comes', () => {
  battleUnder('dead-walk', { foe: 'grey-rat#1', red: 3 }).emits('attack', {
    who: 'p1',
    total: 5,
    defense: 6,
  });
  const felled = battleUnder('dead-walk', { foe: 'restless-skeleton#1', red: 4 }).isQuiet();
  felled.emits('encounter-undefeated', { card: 'dead-walk' });
  isOver(felled);
});

event('golden-caravan', 'a space more from a city; three items at the Sun Gate buy the crossbow', () => {
  rolls('golden-caravan', { space: 'ironforge' }).mayStillMove(3);
  rolls('golden-caravan', { space: 'millbrook' }).mayStillMove(2);
  const bag = ['carrion-crow#1', 'carrion-crow#2', 'bog-slime'];
  const buys = under('golden-caravan', { space: 'sun-gate', level: 'yellow', bag });
  became(buys.runsWindow('space-entered', 'p1').isQuiet(), { bag: 4 });
  isOver(buys);
  const poor = under('golden-caravan', { space: 'sun-gate', level: 'yellow', bag: bag.slice(1) });
  isUp(poor.runsWindow('space-entered', 'p1').isQuiet(), 'golden-caravan');
});

event('red-comet', '1 attack more for all, until a demon falls and leaves a shard', () => {
  battleUnder('red-comet', { foe: 'bully', red: 2, black: 2 })
    .emits('attack', { who: 'p1', total: 5 })
    .emits('attack', { who: 'bully', total: 23 });
  const felled = battleUnder('red-comet', { level: 'red', foe: 'cinder-hound#1', red: 2 }).isQuiet();
  // The hound's own hide, and the shard.
  became(felled, { bag: 3 });
  isOver(felled);
});

event('armistice', 'characters do not fight, until a quest is done', () => {
  became(battleUnder('armistice', { foe: 'p2', red: 6 }).emits('battle-cancelled'), { damage: 0 }, 'p2');
  battleUnder('armistice', { foe: 'grey-rat#1', red: 3 }).emits('encounter-defeated');
  isOver(under('armistice').runsWindow('quest-completed', 'p1').isQuiet());
});

event('ashfall', '1 health less and harder blows, until Blackglass is reached; then energy', () => {
  statOf('red', {}, { health: 6 }, 'ashfall');
  became(battleUnder('ashfall', { level: 'red', foe: 'bully' }).isQuiet(), { damage: 3 });
  const settles = visits('ashfall', 'blackglass', { damage: 3 }).isQuiet();
  became(settles, { damage: 1 });
  settles.turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});
  settles.emits('movement-roll', { spaces: 2, energy: 3 });
});

event('wolf-winter', 'a drawn one takes the place of the fog', () => {
  const made = under('thick-fog').runs(followEvent, { card: 'wolf-winter', seat: 'p1' }).isQuiet();
  isUp(made, 'wolf-winter');
});
