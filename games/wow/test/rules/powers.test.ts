import { Dice, seeded } from '@questhall/engine';
import { expect } from 'vitest';
import { fighterStat } from '../../src/stats.js';
import { attacks, beast, challenger, fights, rivals, weapon } from '../battles.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';

const power = (face: number[], line: object) => ({ window: 'powers', face, lines: [line] });
const stat = (name: string, add: number, who = 'you') => ({
  do: { stat: { who, stat: name, add, until: 'combat' } },
});
const blade = (id: string, ...abilities: object[]) => testItem(id, { back: weapon({ abilities }) });

addTestCards(
  blade('sharp', power([4], stat('damage', 1))),
  blade('lucky', power([6], stat('damage', 1))),
  blade('five', power([5], stat('damage', 1))),
  blade(
    'spinner',
    power([4], { do: { die: { whose: 'own', reroll: true } } }),
    power([4], stat('damage', 1)),
  ),
  blade('parry', power([6], stat('defense', 2))),
  beast('dazer', { defense: 1, abilities: [power([2], { do: { die: { whose: 'opponent', to: 1 } } })] }),
  beast('wall', { defense: 20 }),
  testAbility('focus', { timing: 'combat', window: 'before-roll', lines: [stat('attack', 1)] }),
);

rule(['WOW-POW-01', 'WOW-PVP-05'], "the defender's power comes first", () => {
  const made = attacks(rivals({ weapon: 'sharp' }, { weapon: 'lucky' }), 4, 6);
  const told = made.events.filter(({ type }) => type === 'ability').map(({ data }) => data.entity);
  expect(told).toEqual(['lucky', 'sharp']);
});

rule('WOW-POW-02', 'what a die triggers happens by itself', () => {
  attacks(rivals({ weapon: 'sharp' }), 4, 1)
    .isQuiet()
    .has('p2', { damage: 2 });
  attacks(rivals({ weapon: 'sharp' }), 3, 1)
    .isQuiet()
    .has('p2', { damage: 1 });
});

rule('WOW-POW-03', 'once in a combat, also when the die shows it again', () => {
  attacks(rivals({ weapon: 'spinner' }), 4, 1, 4)
    .answers('p1', 'order-effects', 'spinner|spinner/back.0')
    .isQuiet()
    .emits('rerolled', { who: 'p1', die: 4 })
    .has('p2', { damage: 2 });
});

rule('WOW-POW-03', 'once in a combat, also where its moment comes twice', () => {
  const both = { window: 'attacks', about: 'any', lines: [{ do: { energy: { who: 'you', add: 1 } } }] };
  addTestCards(testItem('drum', { back: { abilities: [both] } }));
  attacks(rivals({ bag: ['drum'], energy: 0 }), 1, 1).has('p1', { energy: 1 });
});

rule('WOW-POW-04', 'a star counts as 6', () => {
  fights(challenger({ level: 'green' }), 'wall', [6, 1]).emits('attack', { who: 'p1', total: 9 });
  attacks(rivals({ weapon: 'lucky' }), 6, 1).has('p2', { damage: 2 });
});

rule('WOW-POW-05', 'a power is used at its moment and gives what it says', () => {
  attacks(rivals({ hand: ['focus'] }), 2, 1)
    .answers('p1', 'use-in-secret', 'focus')
    .isQuiet()
    .emits('attack', { who: 'p1', total: 5 });
  const late = attacks(rivals({ hand: ['focus'] }), 2, 1).answers('p1', 'use-in-secret', 'decline');
  late
    .isQuiet()
    .emits('attack', { who: 'p1', total: 4 })
    .has('p1', { hand: ['focus'] });
});

rule(['WOW-POW-06', 'WOW-PVP-04'], 'powers end with the combat', () => {
  const made = attacks(rivals({}, { weapon: 'parry' }), 3, 6).emits('attack', { who: 'p1', defense: 7 });
  expect(made.board.modifiers).toEqual([]);
  attacks(made, 3, 1).emits('attack', { who: 'p1', defense: 5 });
});

rule('WOW-POW-07', 'six faces, and a power on 6 triggers on the star', () => {
  const dice = new Dice(seeded('faces'));
  const faces = new Set(Array.from({ length: 1000 }, () => dice.draw('combat', 6) + 1));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  attacks(rivals({ weapon: 'lucky' }), 6, 1).emits('ability', { entity: 'lucky' });
});

rule('WOW-POW-08', 'powers look at the face of the die, not at the sum', () => {
  attacks(rivals({ weapon: 'five', hand: ['focus'] }), 4, 1)
    .picks('p1', 'focus')
    .emits('attack', { who: 'p1', total: 7 })
    .doesNotEmit('ability', { entity: 'five' });
  const turned = testAbility('nudge', {
    timing: 'combat',
    window: 'after-roll',
    lines: [{ do: { die: { whose: 'own', add: 1 } } }],
  });
  addTestCards(turned);
  attacks(rivals({ weapon: 'five', hand: ['nudge'] }), 4, 1)
    .picks('p1', 'decline')
    .picks('p1', 'nudge')
    .emits('ability', { entity: 'five' });
});

rule(['WOW-CMB-06', 'WOW-CMB-03'], "the encounter's power comes before the character's", () => {
  fights(challenger({ weapon: 'sharp' }), 'dazer', [4, 2])
    .emits('rerolled', { who: 'p1', die: 1 })
    .doesNotEmit('ability', { entity: 'sharp' })
    .emits('attack', { who: 'p1', total: 3 });
});

rule('WOW-DEF-12', 'a power that is paid flips the card, and the side that is up counts', () => {
  addTestCards(
    testItem('totem', {
      back: {
        abilities: [
          { window: 'before-roll', cost: { energy: 1 }, lines: [{ do: { flipCard: { who: 'you' } } }] },
        ],
      },
    }),
  );
  attacks(rivals({ energy: 1, bag: ['totem'] }), 2, 1)
    .answers('p1', 'use-ability', 'totem')
    .has('p1', { side: 'reverse', energy: 0 })
    .emits('attack', { who: 'p1', total: 5 });
});

rule(
  ['WOW-POT-03', 'WOW-POT-06'],
  'mana potions pay for abilities too, and for the energy of a defender',
  () => {
    addTestCards(
      testItem('mana-1', { back: { potions: ['mana'] } }),
      testItem('mana-2', { back: { potions: ['mana'] } }),
      testAbility('bob-cleave', {
        character: 'bob',
        background: 'blue',
        timing: 'combat',
        window: 'before-roll',
        cost: 2,
        lines: [stat('attack', 5)],
      }),
      testItem('ring', {
        back: { abilities: [{ window: 'before-roll', cost: { energy: 2 }, lines: [stat('attack', 1)] }] },
      }),
    );
    attacks(rivals({}, { hand: ['bob-cleave'], bag: ['mana-1'] }), 1, 1)
      .answers('p2', 'use-in-secret', 'bob-cleave')
      .emits('potion', { seat: 'p2', item: 'mana-1', potion: 'mana' })
      .emits('energy-changed', { seat: 'p2', add: -1 })
      .emits('attack', { who: 'p2', total: 8 });
    attacks(rivals({ energy: 1, bag: ['ring', 'mana-1', 'mana-2'] }), 1, 1)
      .answers('p1', 'use-ability', 'ring')
      .answers('p1', 'pay-with-potions', 'mana-1', 'mana-2')
      .has('p1', { energy: 1, bag: ['ring'] })
      .emits('attack', { who: 'p1', total: 4 });
    attacks(rivals({ energy: 0, bag: ['ring', 'mana-1'] }), 1, 1).isQuiet();
  },
);

rule(
  ['WOW-DSC-06', 'WOW-DSC-07'],
  'boots reroll the own die right after the roll, the black one as a defender',
  () => {
    attacks(rivals({ tokens: ['rocket-boots#1'] }, { tokens: ['rocket-boots#2'] }), 1, 1, 5, 4)
      .answers('p2', 'reroll-combat', 'rocket-boots#2')
      .answers('p1', 'reroll-combat', 'rocket-boots#1')
      .isQuiet()
      .emits('rerolled', { who: 'p2', die: 5 })
      .emits('rerolled', { who: 'p1', die: 4 })
      .emits('attack', { who: 'p1', total: 6 })
      .emits('attack', { who: 'p2', total: 7 })
      .has('p1', { tokens: [] });
    fights(challenger().rival('p2', { tokens: ['rocket-boots#2'] }), 'wall', [1, 1])
      .isQuiet()
      .has('p2', { tokens: ['rocket-boots#2'] });
    attacks(rivals({ weapon: 'sharp', tokens: ['rocket-boots#1', 'rocket-boots#2'] }), 4, 1, 4, 3)
      .picks('p1', 'rocket-boots#1')
      .picks('p1', 'rocket-boots#2')
      .has('p2', { damage: 1 });
  },
);

rule('WOW-KEY-10', 'what is attached to an item speaks only while the item could be used', () => {
  const gem = [{ window: 'before-roll', lines: [stat('attack', 1)] }];
  addTestCards(
    testAbility('gem', { attach: { to: { item: { slot: 'weapon' } }, abilities: gem }, lines: [] }),
    testItem('plain', { back: weapon() }),
  );
  const worn = rivals({ weapon: 'plain' }).attach('gem', 'p1', 'plain');
  attacks(worn, 1, 1).emits('attack', { who: 'p1', total: 4 });
  const carried = rivals({ bag: ['plain'] }).attach('gem', 'p1', 'plain');
  attacks(carried, 1, 1).emits('attack', { who: 'p1', total: 3 });
});

rule('WOW-EVT-08', 'a global event changes the numbers of all encounters', () => {
  addTestCards({
    ...beast('dark-moon'),
    front: {
      is: 'event',
      scope: 'global',
      lines: [],
      passives: [{ stat: 'attack', add: 1, of: 'encounters' }],
    },
  });
  fights(challenger().global('dark-moon'), 'wall', [1, 2])
    .emits('attack', { who: 'wall', total: 5 })
    .emits('attack', { who: 'p1', total: 3 });
  const made = table().global('dark-moon');
  expect(fighterStat(made.now, { ...beastFighter, card: 'wall' }, 'attack')).toBe(3);
});

const beastFighter = {
  seat: null,
  card: null,
  die: null,
  replaced: null,
  before: 0,
  attacked: false,
  defeated: false,
};
