import { battle, became, item, playTheBox, rollsIn, statOf } from './card.js';

playTheBox();

item('grave-hound', 'defense 5 and 1 more health', () => {
  statOf('grey', { armor: 'grave-hound' }, { defense: 5, health: 5 });
});

item('clay-golem', 'defense 7, and a space less', () => {
  statOf('grey', { armor: 'clay-golem' }, { defense: 7 });
  rollsIn({ armor: 'clay-golem' }, { spaces: 1, energy: 2 });
});

/** An energy prevents 1 of the bully's 2 damage, as often as it is offered. */
const prevents = (armor: string, level: 'grey' | 'green' | 'yellow') => {
  const struck = () => battle({ armor, level, foe: 'bully', red: 2 });
  became(struck().picks('p1', armor).isQuiet(), { damage: 1, energy: 1 });
  became(struck().picks('p1').isQuiet(), { damage: 2, energy: 2 });
  became(battle({ armor, level, foe: 'bully', red: 2, energy: 0 }).isQuiet(), { damage: 2 });
};

item('militia-mutineer', 'an energy prevents 1 damage', () => {
  prevents('militia-mutineer', 'grey');
});

item('fen-strider', 'defense 5, and a space more', () => {
  statOf('grey', { armor: 'fen-strider' }, { defense: 5 });
  rollsIn({ armor: 'fen-strider' }, { spaces: 3, energy: 2 });
});

item('fever-zombie', 'an energy prevents 1 damage', () => {
  prevents('fever-zombie', 'green');
});

item('moss-golem', 'defense 8, and a space less', () => {
  statOf('green', { armor: 'moss-golem' }, { defense: 8 });
  rollsIn({ armor: 'moss-golem' }, { spaces: 1, energy: 2 });
});

item('night-lynx', 'an energy rolls the die again', () => {
  const rolled = () => battle({ armor: 'night-lynx', level: 'green', red: 1 });
  became(rolled().script('combat', 4).picks('p1', 'night-lynx').isQuiet(), { energy: 1 }).emits('attack', {
    who: 'p1',
    total: 8,
  });
  became(rolled().picks('p1', 'decline').isQuiet(), { energy: 2 }).emits('attack', { who: 'p1', total: 4 });
});

item('hill-raider', 'defense 7 for anybody, and 1 less health', () => {
  statOf('green', { armor: 'hill-raider' }, { defense: 7, health: 4 });
});

item('gargoyle', 'a star heals 1', () => {
  became(battle({ armor: 'gargoyle', level: 'yellow', damage: 2, red: 6 }).isQuiet(), { damage: 1 });
  became(battle({ armor: 'gargoyle', level: 'yellow', damage: 2, red: 5 }).isQuiet(), { damage: 2 });
});

item('rusted-golem', 'defense 9, and a space less', () => {
  statOf('yellow', { armor: 'rusted-golem' }, { defense: 9 });
  rollsIn({ armor: 'rusted-golem' }, { spaces: 1, energy: 2 });
});

item('troll-berserker', 'whoever is hurt hits harder', () => {
  statOf('yellow', { armor: 'troll-berserker' }, { attack: 4, defense: 7 });
  statOf('yellow', { armor: 'troll-berserker', damage: 1 }, { attack: 5, defense: 7 });
});

item('young-dragon', '1 damage less from afar', () => {
  became(battle({ armor: 'young-dragon#1', level: 'red', foe: 'archer', red: 2 }).isQuiet(), { damage: 1 });
  became(battle({ armor: 'young-dragon#1', level: 'red', foe: 'bully', red: 2 }).isQuiet(), { damage: 2 });
});

item('felguard', 'defense 10, and ability cards cost 1 more', () => {
  statOf('red', { armor: 'felguard' }, { defense: 10, cost: 3 });
});

item('ash-wraith', 'a card for being hurt', () => {
  became(battle({ armor: 'ash-wraith', level: 'red', foe: 'bully', red: 2 }).isQuiet(), { hand: 3 });
  became(battle({ armor: 'ash-wraith', level: 'red', red: 2 }).isQuiet(), { hand: 2 });
});

item('lava-brute', 'a star burns the rival', () => {
  const struck = (red: number) => battle({ armor: 'lava-brute', level: 'red', foe: 'p2', red });
  became(struck(6).isQuiet(), { damage: 2 }, 'p2');
  became(struck(5).isQuiet(), { damage: 1 }, 'p2');
});

item('oathless-knight', 'an energy deals 1 more damage', () => {
  const struck = () => battle({ armor: 'oathless-knight', level: 'red', foe: 'p2', red: 4 });
  became(struck().picks('p1', 'oathless-knight').isQuiet(), { damage: 2 }, 'p2');
  became(struck().picks('p1', 'decline').isQuiet(), { damage: 1 }, 'p2');
});

item('smoke-over-the-mine', 'a 1 guards', () => {
  const guarded = (red: number) =>
    battle({ armor: 'smoke-over-the-mine', level: 'green', foe: 'bully', red });
  guarded(1).emits('attack', { who: 'bully', defense: 8 });
  guarded(2).emits('attack', { who: 'bully', defense: 7 });
});

item('burning-harvest', 'an energy prevents 1 damage', () => {
  prevents('burning-harvest', 'yellow');
});

item('fire-in-the-vines', 'a space more', () => {
  rollsIn({ armor: 'fire-in-the-vines' }, { spaces: 3, energy: 2 });
});
