import { expect } from 'vitest';
import { bringDown, dealDamage, playCard } from '../../src/procs.js';
import { maybeRival } from '../../src/queries.js';
import { healthOf } from '../../src/stats.js';
import { attacks, beast, challenger, fights, rivals, weapon } from '../battles.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const hurt = (made: WowTable, count: number, by: string | null = null): WowTable =>
  made.turnOf('p1', 'movement').runs(dealDamage, { who: 'p1', count, by });

addTestCards(
  testAbility('curse', {
    attach: { to: { character: { other: true } }, passives: [{ stat: 'defense', add: -1 }] },
    character: 'bob',
    background: 'blue',
    lines: [],
  }),
  testAbility('oil', { attach: { to: { item: { slot: 'weapon' } }, passives: [] }, lines: [] }),
  testItem('sword', { back: weapon() }),
  testItem('vest', {
    back: { abilities: [{ window: 'would-take-damage', lines: [{ do: { prevent: { count: 1 } } }] }] },
  }),
);

rule('WOW-DEF-01', 'damage tokens add up', () => {
  hurt(table().rival('p1', { damage: 1 }), 2)
    .has('p1', { damage: 3 })
    .emits('damaged', { count: 2 });
});

rule('WOW-DEF-02', 'healing takes damage tokens off, never more than there are', () => {
  addTestCards(testAbility('salve', { lines: [{ do: { heal: { who: 'you', count: 2 } } }] }));
  const heals = (damage: number) =>
    table()
      .rival('p1', { hand: ['salve'], damage })
      .turnOf('p1', 'movement')
      .runs(playCard, { seat: 'p1', card: 'salve', target: null });
  heals(1).has('p1', { damage: 0 }).emits('healed', { count: 1 });
  heals(3).has('p1', { damage: 1 });
});

rule('WOW-DEF-03', 'at the health value somebody is defeated at once, in any phase', () => {
  hurt(table().rival('p1', { damage: 3 }), 1)
    .emits('defeated', { seat: 'p1' })
    .has('p1', { damage: 0 });
  hurt(table().rival('p1', { damage: 2 }), 1)
    .doesNotEmit('defeated')
    .has('p1', { damage: 3 });
});

rule('WOW-DEF-04', 'to the nearest city, counted in spaces', () => {
  hurt(table().rival('p1', { space: 'g3', damage: 3 }), 1)
    .isQuiet()
    .has('p1', { space: 'away' });
  hurt(table().rival('p1', { space: 'w2', damage: 3 }), 1).has('p1', { space: 'far' });
});

rule('WOW-DEF-05', 'of cities equally near the defeated player chooses', () => {
  hurt(table().rival('p1', { space: 'g2', damage: 3 }), 1)
    .asks('p1', 'choose-resurrection', 'home', 'away')
    .picks('p1', 'away')
    .has('p1', { space: 'away' });
});

rule(['WOW-DEF-06', 'WOW-DEF-07'], 'healed, with the starting side up', () => {
  hurt(table().rival('p1', { damage: 3, side: 'reverse' }), 5).has('p1', { damage: 0, side: 'start' });
  hurt(table().rival('p1', { damage: 3 }), 1).has('p1', { side: 'start' });
});

rule(
  ['WOW-DEF-08', 'WOW-DEF-09'],
  'what is attached to the character is discarded, not what is on items',
  () => {
    const made = table().rival('p1', { damage: 3, weapon: 'sword' });
    made.attach('curse', 'p2', 'p1').attach('oil', 'p1', 'sword');
    hurt(made, 1);
    expect(made.board.attached).toEqual([{ card: 'oil', owner: 'p1', on: 'sword' }]);
    expect(maybeRival(made.now, 'p2')?.deck.discard).toEqual(['curse']);
  },
);

rule('WOW-DEF-10', 'everything else stays', () => {
  const given = {
    level: 'green' as const,
    weapon: 'sword',
    bag: ['grey-pouch'],
    hand: ['ann-stroll#1', 'ann-stroll#2'],
    tokens: ['gold#1'],
    log: ['start-1'],
  };
  fights(challenger({ ...given, damage: 4 }).marker(1, 'grey-rat#1', 'g3'), 'giant', [1, 1]).has('p1', given);
});
addTestCards(beast('giant', { attack: 9, damage: 4, defense: 20 }));

rule('WOW-DEF-11', 'in the own turn the movement that is left is lost', () => {
  hurt(table().rival('p1', { damage: 3 }).moves(3), 1).mayStillMove(0);
  const other = table().rival('p1', { damage: 3 }).moves(3).turnOf('p2', 'movement');
  other.runs(dealDamage, { who: 'p1', count: 1, by: null }).mayStillMove(3);
});

rule('WOW-DSC-20', 'less health than damage: defeated at once', () => {
  const made = table().rival('p1', { damage: 3, tokens: ['disease#1'] });
  expect(healthOf(made.now, made.board.rivals[0] as never)).toBe(3);
  hurt(made, 1).emits('defeated').has('p1', { tokens: [] });
});

rule('WOW-CMB-11', 'damage of an ability in a battle ends it; the outcome comes before the defeat', () => {
  const burn = { window: 'before-roll', lines: [{ do: { damage: { who: 'opponent', count: 1 } } }] };
  addTestCards(testItem('torch', { back: { abilities: [burn] } }));
  attacks(rivals({ bag: ['torch'] }, { damage: 3, bag: ['grey-pouch'] }))
    .doesNotEmit('combat-roll')
    .asks('p1', 'choose-spoils', 'grey-pouch', 'decline')
    .picks('p1', 'grey-pouch')
    .emitsInOrder('item-taken', 'defeated')
    .has('p2', { space: 'home', damage: 0 });
  fights(challenger({ bag: ['torch'] }), 'grey-pouch', [])
    .doesNotEmit('combat-roll')
    .has('p1', { bag: ['torch', 'grey-pouch'] });
});

rule('WOW-DEF-01', 'damage that is prevented is not dealt, also while another is on its way', () => {
  hurt(table().rival('p1', { bag: ['vest'] }), 2)
    .has('p1', { damage: 1 })
    .emits('prevented', { count: 1 });
  hurt(table().rival('p1', { bag: ['vest'] }), 1)
    .has('p1', { damage: 0 })
    .doesNotEmit('damaged');
  const spikes = { window: 'would-take-damage', lines: [{ do: { damage: { who: 'target', count: 1 } } }] };
  addTestCards(testItem('spikes', { back: { abilities: [spikes] } }));
  hurt(
    table()
      .rival('p1', { bag: ['spikes'] })
      .rival('p2', { bag: ['vest'] }),
    2,
    'p2',
  )
    .has('p1', { damage: 2 })
    .has('p2', { damage: 0 });
});

rule('WOW-DEF-03', 'a card that defeats', () => {
  table()
    .rival('p2', { space: 'g1' })
    .turnOf('p1', 'movement')
    .runs(bringDown, { who: 'p2', by: 'p1' })
    .emits('defeated', { seat: 'p2', by: 'p1' })
    .has('p2', { space: 'home' });
});

rule(['WOW-DEF-03', 'WOW-CMB-20'], 'damage to a survivor of a battle defeats at once', () => {
  const thorns = {
    window: 'encounter-defeated',
    about: 'other',
    lines: [{ do: { damage: { who: 'target', count: 1 } } }],
  };
  addTestCards(beast('bramble', { attack: 0, abilities: [thorns] }));
  fights(challenger({ damage: 2 }), 'bramble', [3, 1]).has('p1', { damage: 3, space: 'g1' });
  fights(challenger({ damage: 3 }), 'bramble', [3, 1]).has('p1', { damage: 0, space: 'home' });
});
