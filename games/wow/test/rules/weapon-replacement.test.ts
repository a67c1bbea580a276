import { attacks, rivals, weapon } from '../battles.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule } from '../kit.js';

const bolt = (id: string, given: object = {}) =>
  testAbility(id, {
    timing: 'combat',
    window: 'before-roll',
    weapon: { attack: 7, type: 'ranged', ...given },
    lines: [],
  });
const more = (stat: string) => ({ do: { stat: { who: 'you', stat, add: 1, until: 'combat' } } });

addTestCards(
  bolt('bolt'),
  bolt('lance', { attack: 1 }),
  bolt('fire', { damage: 3 }),
  testItem('mace', {
    back: weapon({
      attack: 5,
      damage: 2,
      passives: [{ stat: 'defense', add: 1 }],
      abilities: [{ window: 'powers', face: [4], lines: [more('attack')] }],
    }),
  }),
  testItem('focus-staff', {
    back: weapon({ abilities: [{ window: 'card-played', lines: [more('attack')] }] }),
  }),
);

rule('WOW-WRA-01', 'only before the dice are rolled', () => {
  attacks(rivals({ hand: ['bolt'] }), 1, 1)
    .asks('p1', 'use-in-secret', 'bolt', 'decline')
    .picks('p1', 'decline')
    .isQuiet()
    .has('p1', { hand: ['bolt'] });
});

rule('WOW-WRA-02', "the card's value and type, not those of the weapon", () => {
  attacks(rivals({ weapon: 'mace', hand: ['bolt'] }), 1, 1)
    .picks('p1', 'bolt')
    .emits('attack', { who: 'p1', total: 8, type: 'ranged' })
    .has('p2', { damage: 1 });
  attacks(rivals({ weapon: 'mace', hand: ['fire'] }), 1, 1)
    .picks('p1', 'fire')
    .has('p2', { damage: 3 });
});

rule('WOW-WRA-03', "the weapon's text is silent, but for what it says of ability cards", () => {
  attacks(rivals({ weapon: 'mace', hand: ['bolt'] }), 4, 1)
    .picks('p1', 'bolt')
    .emits('attack', { who: 'p1', total: 11 })
    .emits('attack', { who: 'p2', defense: 5 });
  attacks(rivals({ weapon: 'mace', hand: ['bolt'] }), 4, 1)
    .picks('p1', 'decline')
    .emits('attack', { who: 'p1', total: 10 })
    .emits('attack', { who: 'p2', defense: 6 });
  attacks(rivals({ weapon: 'focus-staff', hand: ['bolt'] }), 1, 1)
    .picks('p1', 'bolt')
    .emits('attack', { who: 'p1', total: 9 });
});

rule('WOW-WRA-04', 'one such card for each side and combat', () => {
  attacks(rivals({ hand: ['bolt', 'lance'] }), 1, 1)
    .asks('p1', 'use-in-secret', 'bolt', 'lance', 'decline')
    .picks('p1', 'lance')
    .isQuiet()
    .has('p1', { hand: ['bolt'] })
    .emits('attack', { who: 'p1', total: 2 });
});
