import { table } from '../kit.js';
import { battle, became, item, playTheBox, rollsIn } from './card.js';

playTheBox();

const strikes = (total: number) => ['attack', { who: 'p1', total }] as const;

/** p1 and p2 at a level, p2 out of harm's way: what p2 has suffered. */
const suffers = (weapon: string, level: 'grey' | 'green' | 'yellow' | 'red', red: number, damage: number) =>
  became(battle({ foe: 'p2', weapon, level, red }).isQuiet(), { damage }, 'p2');

item('murloc-tidecaller', 'a star: 1 more damage', () => {
  suffers('murloc-tidecaller', 'grey', 5, 1);
  suffers('murloc-tidecaller', 'grey', 6, 2);
});

item('cutpurse', 'a card for an encounter that falls', () => {
  became(battle({ foe: 'grey-rat#1', weapon: 'cutpurse', red: 3 }).isQuiet(), { hand: 3 });
  became(battle({ foe: 'grey-rat#1', weapon: 'cutpurse', red: 2 }).isQuiet(), { hand: 2 });
});

item('toll-robber', 'a 1: an energy', () => {
  became(battle({ weapon: 'toll-robber', red: 1 }).isQuiet(), { energy: 3 });
  became(battle({ weapon: 'toll-robber', red: 2 }).isQuiet(), { energy: 2 });
});

item('drunken-deserter', 'damage only with a 4 or more', () => {
  suffers('drunken-deserter', 'grey', 3, 0);
  suffers('drunken-deserter', 'grey', 4, 1);
});

item('hedge-witch', 'an energy more', () => {
  rollsIn({ weapon: 'hedge-witch' }, { spaces: 2, energy: 3 });
});

item('goblin-tinkerer', 'a 1 hurts its owner, a star hurts more', () => {
  became(battle({ weapon: 'goblin-tinkerer', red: 1 }).isQuiet(), { damage: 1 });
  suffers('goblin-tinkerer', 'grey', 6, 2);
  suffers('goblin-tinkerer', 'grey', 5, 1);
});

item('poacher', 'attack 3, and 4 against beasts', () => {
  battle({ weapon: 'poacher', red: 2 }).emits(...strikes(5));
  battle({ weapon: 'poacher', red: 2, foe: 'beast' }).emits(...strikes(6));
});

item('forest-troll', 'a star heals 1', () => {
  became(battle({ weapon: 'forest-troll', level: 'green', damage: 2, red: 6 }).isQuiet(), { damage: 1 });
  became(battle({ weapon: 'forest-troll', level: 'green', damage: 2, red: 5 }).isQuiet(), { damage: 2 });
});

item('troll-witch-doctor', 'a 4 or a 5: a card', () => {
  became(battle({ weapon: 'troll-witch-doctor', level: 'green', red: 4 }).isQuiet(), { hand: 3 });
  became(battle({ weapon: 'troll-witch-doctor', level: 'green', red: 6 }).isQuiet(), { hand: 2 });
});

item('smuggler', 'a look at a discovery for an encounter that falls', () => {
  table()
    .rival('p1', { space: 'millbrook', level: 'green', weapon: 'smuggler' })
    .discovery('spot-1', { token: 'gold#1', space: 'gull-point' })
    .runsWindow('encounter-defeated', 'p1')
    .picks('p1', 'smuggler')
    .answers('p1', 'keep-or-discard-discovery', 'keep')
    .emits('discovery-seen', { token: 'gold#1' });
});

item('marsh-bandit', 'a 5 or a star: the answer is 2 weaker', () => {
  battle({ weapon: 'marsh-bandit', level: 'green', foe: 'bully', red: 5, black: 3 }).emits('attack', {
    who: 'bully',
    total: 21,
  });
  battle({ weapon: 'marsh-bandit', level: 'green', foe: 'bully', red: 4, black: 3 }).emits('attack', {
    who: 'bully',
    total: 23,
  });
});

item('runaway-apprentice', 'a 3 or more hurts, a 2 or less gives an energy', () => {
  suffers('runaway-apprentice', 'green', 3, 1);
  became(battle({ weapon: 'runaway-apprentice', level: 'green', red: 2 }).isQuiet(), { energy: 3 });
  became(battle({ weapon: 'runaway-apprentice', level: 'green', red: 3 }).isQuiet(), { energy: 2 });
});

item('powder-thief', 'a 1 misfires, a star hurts more', () => {
  battle({ weapon: 'powder-thief', level: 'green', red: 1 }).emits(...strikes(3));
  battle({ weapon: 'powder-thief', level: 'green', red: 2 }).emits(...strikes(6));
  suffers('powder-thief', 'green', 6, 2);
});

item('ogre-drifter', 'attack 5, and worse defense with a 2 or less', () => {
  battle({ weapon: 'ogre-drifter', level: 'green', foe: 'bully', red: 2 }).emits('attack', {
    who: 'bully',
    defense: 5,
  });
  battle({ weapon: 'ogre-drifter', level: 'green', foe: 'bully', red: 3 }).emits('attack', {
    who: 'bully',
    defense: 6,
  });
});

item('plague-archer', 'a 5 or a star: the rival discards a card', () => {
  const shot = (red: number) =>
    battle({ weapon: 'plague-archer', level: 'yellow', foe: 'p2', red, rival: { hand: ['bob-stroll#1'] } });
  became(shot(5).isQuiet(), { hand: 0 }, 'p2');
  became(shot(4).isQuiet(), { hand: 1 }, 'p2');
});

item('corsair', 'a 2 or less turns up by 1', () => {
  battle({ weapon: 'corsair', level: 'yellow', red: 2 }).emits(...strikes(8));
  battle({ weapon: 'corsair', level: 'yellow', red: 3 }).emits(...strikes(8));
});

item('ogre-mauler', 'a star: 1 more damage', () => {
  suffers('ogre-mauler', 'yellow', 5, 1);
  suffers('ogre-mauler', 'yellow', 6, 2);
});

item('tomb-thief', 'an energy buys a card when an encounter falls', () => {
  const fells = () => battle({ weapon: 'tomb-thief', level: 'yellow', foe: 'grey-rat#1', red: 3 });
  became(fells().picks('p1', 'tomb-thief').isQuiet(), { hand: 3, energy: 1 });
  became(fells().picks('p1').isQuiet(), { hand: 2, energy: 2 });
});

item('fallen-priest', 'a 2 or less heals 1', () => {
  became(battle({ weapon: 'fallen-priest', level: 'yellow', damage: 2, red: 2 }).isQuiet(), { damage: 1 });
  became(battle({ weapon: 'fallen-priest', level: 'yellow', damage: 2, red: 3 }).isQuiet(), { damage: 2 });
});

item('bone-mage', 'an energy more, and a card for a star', () => {
  rollsIn({ weapon: 'bone-mage' }, { spaces: 2, energy: 3 });
  became(battle({ weapon: 'bone-mage', level: 'yellow', red: 6 }).isQuiet(), { hand: 3 });
});

item('goblin-sapper', '3 damage, and a 2 or less hurts its owner', () => {
  suffers('goblin-sapper', 'yellow', 3, 3);
  became(battle({ weapon: 'goblin-sapper', level: 'yellow', red: 2 }).isQuiet(), { damage: 1 });
});

item('dread-knight', 'a 5 or a star: the rival loses a card', () => {
  const struck = (red: number) =>
    battle({ weapon: 'dread-knight#1', level: 'red', foe: 'p2', red, rival: { hand: ['bob-stroll#1'] } });
  became(struck(5).isQuiet(), { hand: 0 }, 'p2');
  became(struck(4).isQuiet(), { hand: 1 }, 'p2');
});

item('lich-acolyte', 'a 4 or more weakens the answer', () => {
  battle({ weapon: 'lich-acolyte', level: 'red', foe: 'bully', red: 4, black: 3 }).emits('attack', {
    who: 'bully',
    total: 22,
  });
  battle({ weapon: 'lich-acolyte', level: 'red', foe: 'bully', red: 3, black: 3 }).emits('attack', {
    who: 'bully',
    total: 23,
  });
});

item('obsidian-giant', '3 damage, and a space less', () => {
  suffers('obsidian-giant', 'red', 3, 3);
  rollsIn({ weapon: 'obsidian-giant' }, { spaces: 1, energy: 2 });
});

item('hag-of-the-road', 'an energy more, and a 5 or a star opens the guard', () => {
  rollsIn({ weapon: 'hag-of-the-road' }, { spaces: 2, energy: 3 });
  battle({ weapon: 'hag-of-the-road', level: 'red', red: 5 }).emits('attack', {
    who: 'p1',
    total: 10,
    defense: 19,
  });
  battle({ weapon: 'hag-of-the-road', level: 'red', red: 4 }).emits('attack', {
    who: 'p1',
    total: 9,
    defense: 20,
  });
});

item('siege-engineer', 'a 1 hurts its owner, a 5 or a star hurts more', () => {
  became(battle({ weapon: 'siege-engineer', level: 'red', red: 1 }).isQuiet(), { damage: 1 });
  suffers('siege-engineer', 'red', 5, 2);
  suffers('siege-engineer', 'red', 4, 1);
});

item('crown-assassin', '1 more damage to characters', () => {
  suffers('crown-assassin', 'red', 3, 2);
});

item('war-troll', 'a star: 1 more damage', () => {
  suffers('war-troll', 'red', 5, 1);
  suffers('war-troll', 'red', 6, 2);
});

item('hermit-in-the-oak', 'an energy more', () => {
  rollsIn({ weapon: 'hermit-in-the-oak' }, { spaces: 2, energy: 3 });
});

item('mirror-of-blackglass', '2 damage turn the die to the star', () => {
  const strike = () => battle({ weapon: 'mirror-of-blackglass', level: 'red', red: 1 });
  became(
    strike()
      .picks('p1', 'mirror-of-blackglass')
      .emits(...strikes(12)),
    { damage: 2 },
  );
  became(
    strike()
      .picks('p1', 'decline')
      .emits(...strikes(7)),
    { damage: 0 },
  );
});
