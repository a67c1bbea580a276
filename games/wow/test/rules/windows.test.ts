import { expect } from 'vitest';
import { fight } from '../../src/procs.js';
import { attacks, beast, challenger, dice, fights, more, rivals, shout, weapon } from '../battles.js';
import { testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

addTestCards(
  shout('ann-shout', 'ann'),
  shout('ann-roar', 'ann'),
  shout('bob-shout', 'bob'),
  shout('bob-roar', 'bob', { window: 'after-roll' }),
  shout('cid-cheers', 'cid', {
    timing: 'special',
    about: 'other',
    lines: [{ do: { energy: { who: 'active', add: 1 } } }],
  }),
  shout('bob-mourns', 'bob', {
    timing: 'special',
    window: 'turn-begins',
    about: 'other',
    lines: [{ do: { energy: { who: 'active', add: 1 } } }],
  }),
  shout('cid-mourns', 'cid', {
    timing: 'special',
    window: 'turn-begins',
    about: 'other',
    lines: [{ do: { energy: { who: 'active', add: 2 } } }],
  }),
  beast('wall', { defense: 20 }),
  beast('giant', { attack: 9, damage: 4, defense: 20 }),
);

rule(['WOW-CMB-26', 'WOW-ABL-08'], 'two moments for cards, and in each the defender finishes first', () => {
  attacks(rivals({ hand: ['ann-shout', 'ann-roar'] }, { hand: ['bob-shout', 'bob-roar'] }), 1, 1)
    .asks('p2', 'use-in-secret', 'bob-shout', 'decline')
    .isNotAsked('p1')
    .picks('p2', 'bob-shout')
    .asks('p1', 'use-in-secret', 'ann-shout', 'ann-roar', 'decline')
    .isNotAsked('p2')
    .picks('p1', 'ann-roar')
    .picks('p1', 'decline')
    .emits('combat-roll')
    .asks('p2', 'use-in-secret', 'bob-roar', 'decline')
    .picks('p2', 'bob-roar')
    .isQuiet()
    .emits('attack', { who: 'p2', total: 5 });
});

rule('WOW-ABL-09', 'outside of a combat the active player orders what several play', () => {
  const made = table({ players: 3 })
    .rival('p1', { energy: 0 })
    .rival('p2', { hand: ['bob-mourns'] })
    .rival('p3', { hand: ['cid-mourns'] })
    .turnOf('p1', 'movement')
    .runsWindow('turn-begins', 'p1');
  made
    .answers('p2', 'declare-in-secret', 'bob-mourns')
    .answers('p3', 'declare-in-secret', 'cid-mourns')
    .asks('p1', 'order-effects', 'bob-mourns', 'cid-mourns')
    .picks('p1', 'cid-mourns')
    .isQuiet()
    .has('p1', { energy: 3 });
  expect(made.events.filter(({ type }) => type === 'plays').map(({ data }) => data.seat)).toEqual([
    'p3',
    'p2',
  ]);
});

rule(
  ['WOW-ABL-07', 'WOW-CMB-26'],
  'in a battle of others only a special card is played, after the sides',
  () => {
    const made = rivals({}, {}, 3).rival('p3', { space: 'g3', hand: ['cid-cheers'] });
    attacks(made, 1, 1)
      .asks('p3', 'use-in-secret', 'cid-cheers', 'decline')
      .picks('p3', 'cid-cheers')
      .isQuiet()
      .has('p1', { energy: 1 });
    addTestCards(shout('cid-rush', 'cid', { about: 'any' }));
    attacks(rivals({}, {}, 3).rival('p3', { space: 'g3', hand: ['cid-rush', 'cid-stroll#1'] }), 1, 1).asks(
      'p3',
      'use-in-secret',
      'decline',
    );
  },
);

/** Whether and when p2 is asked in a battle, with this hand. */
const questions = (hand: string[]): string[] => {
  const made: WowTable = dice(rivals({}, { hand }), 1, 1);
  made.runs(fight, { combat: 'character', seat: 'p1', foe: 'p2', space: 'g1' });
  const asked: string[] = [];
  for (let i = 0; i < 9 && made.state.open.length > 0; i++) {
    asked.push(made.state.open.map(({ seat, ask }) => `${seat} ${ask}`).join());
    made.picks('p2', 'decline');
  }
  return asked;
};

rule(['WOW-SET-04', 'WOW-ABL-08'], 'whether somebody is asked does not depend on the hand', () => {
  const full = questions(['bob-shout', 'bob-roar']);
  expect(full).toEqual(['p2 use-in-secret', 'p2 use-in-secret']);
  expect(questions(['bob-stroll#1', 'bob-stroll#2'])).toEqual(full);
  expect(questions([])).toEqual([]);
});

rule('WOW-SET-04', 'nobody is asked for cards that all lie open or cannot be paid', () => {
  const all = ['bob-shout', 'bob-roar'];
  const made = rivals({}, { hand: ['bob-stroll#1'], discard: all });
  attacks(made, 1, 1).isQuiet();
});

rule('WOW-DEF-03', 'whoever has fallen has no more say in the battle', () => {
  addTestCards(
    testItem('bell', {
      back: { abilities: [{ window: 'combat-ends', lines: [{ do: { energy: { who: 'you', add: 2 } } }] }] },
    }),
  );
  fights(challenger({ bag: ['bell'], energy: 0 }), 'giant', [1, 1]).has('p1', { energy: 0, space: 'home' });
  fights(challenger({ bag: ['bell'], energy: 0 }), 'wall', [1, 1]).has('p1', { energy: 2 });
});

rule('WOW-CMB-09', 'moments of an attack: when it is made, when it hits, when it misses', () => {
  const when = (window: string, add: number) => ({ window, lines: [more('damage', add)] });
  addTestCards(
    testItem('hitter', { back: weapon({ abilities: [when('hits', 1), when('misses', 5)] }) }),
    testItem('swinger', {
      back: weapon({ abilities: [{ window: 'attacks', lines: [more('attack', 2)] }] }),
    }),
    testItem('shield', {
      back: { abilities: [{ window: 'attacks', about: 'other', lines: [more('defense', 3)] }] },
    }),
  );
  attacks(rivals({ weapon: 'hitter' }), 3, 1).has('p2', { damage: 2 });
  attacks(rivals({ weapon: 'hitter' }), 2, 1)
    .has('p2', { damage: 0 })
    .emits('ability', { entity: 'hitter' });
  attacks(rivals({ weapon: 'swinger' }), 1, 1).emits('attack', { who: 'p1', total: 5, hits: true });
  attacks(rivals({}, { bag: ['shield'] }), 4, 1).emits('attack', { who: 'p1', defense: 8, hits: false });
});
