import { expect } from 'vitest';
import { table } from '../kit.js';
import { card, POST } from './card.js';

card('collectors-lens', 'the first hostile that the holder slays brings a destiny token', () => {
  table({ players: 1 })
    .hero('calthia', { in: 'A', dice: [2, 2], treasure: ['collectors-lens'] })
    .hostile('x', { in: 'A', resilience: 1 })
    .hostile('y', { in: 'A', resilience: 1, reactions: ['retreat'] })
    .turnOf('calthia')
    .acts('calthia', 'broadsword')
    .answers('p1', 'choose-target', 'x')
    .heroHas('calthia', { destiny: 1 })
    .given((b) => {
      for (const hero of b.heroes) hero.destiny = 0;
    })
    .acts('calthia', 'broadsword')
    .isGone('x', 'y')
    .heroHas('calthia', { destiny: 0 })
    .emitsTimes(1, 'ability');
});

card('falcon-hood', 'for Luxa, Taros attacks or moves once, or twice with a 6', () => {
  const hooded = (die: number, hero: 'luxa' | 'regis' = 'luxa') =>
    table({ players: 1 })
      .hero(hero, { in: 'C', dice: [die], treasure: ['falcon-hood'] })
      .hero('taros', { in: 'A', damage: 1 })
      .hostile('post', { in: 'A', ...POST });
  hooded(5)
    .turnOf('luxa')
    .acts('luxa', 'unhood')
    .hostileIs('post', { damage: 1 })
    .check((b) => expect(b.lastActed).toBe('taros'))
    .isQuiet();
  hooded(6)
    .turnOf('luxa')
    .acts('luxa', 'unhood')
    .asks('p1', 'choose-commanded-action', 'talons', 'move')
    .picks('p1', 'talons')
    .picks('p1', 'talons')
    .hostileIs('post', { damage: 2 + 2 })
    .isQuiet();
  hooded(6, 'regis').actions('regis', ['move', 'rest']);
});

card('loaded-die', 'at the start of the turn one die can be rolled again, once a round', () => {
  const rolling = () =>
    table({ players: 1 })
      .hero('calthia', { in: 'A', dice: [2, 5], treasure: ['loaded-die'] })
      .rolls(6)
      .turnOf('calthia')
      .picks('p1', 'loaded-die|loaded-die/abilities.0');
  rolling()
    .answers('p1', 'choose-die-to-change', '2')
    .heroHas('calthia', { dice: [6, 5] });
  rolling()
    .answers('p1', 'choose-die-to-change', '5')
    .heroHas('calthia', { dice: [2, 6] })
    .endsTurn('calthia')
    .turnOf('calthia')
    .asks('p1', 'choose-action', 'move', 'rest', 'decline');
});

card('storm-glass', 'at the start of his turn Regis can turn a die up by 2, and never above 6', () => {
  const gazing = (dice: number[], hero: 'regis' | 'dhoraz' = 'regis') =>
    table({ players: 1 })
      .hero(hero, { in: 'A', dice, treasure: ['storm-glass'] })
      .turnOf(hero);
  gazing([3, 5])
    .picks('p1', 'storm-glass|storm-glass/abilities.0')
    .answers('p1', 'choose-die-to-change', '3')
    .heroHas('regis', { dice: [5, 5] });
  gazing([5])
    .picks('p1', 'storm-glass|storm-glass/abilities.0')
    .heroHas('regis', { dice: [6] });
  gazing([3], 'dhoraz').asks('p1', 'choose-action', 'move', 'rest', 'decline');
});

card('waking-bell', 'for a destiny token somebody out of action returns beside the ringer, wounded', () => {
  const ringing = (destiny: number) =>
    table({ map: ['AB'], players: 1 })
      .hero('calthia', { in: 'A', dice: [2], destiny, treasure: ['waking-bell'] })
      .hero('regis', { out: true });
  ringing(1)
    .turnOf('calthia')
    .acts('calthia', 'ring', 2)
    .heroHas('regis', { in: 'B', out: false, wounded: true, damage: 0 })
    .heroHas('calthia', { destiny: 0 });
  ringing(0).legal('calthia', 'ring', 6, false);
});

card('pipers-bone', 'a minion in sight dances into an adjacent area; with a 5 or more one more does', () => {
  const piping = (die: number) =>
    table({ map: ['ABCD'], players: 1 })
      .hero('calthia', { in: 'A', dice: [die], treasure: ['pipers-bone'] })
      .hostile('x', { in: 'B', reactions: ['retreat'] })
      .hostile('lord', { in: 'B', ...POST })
      .turnOf('calthia')
      .acts('calthia', 'pipe')
      .answers('p1', 'choose-shift-area', 'A')
      .hostileIs('lord', { in: 'B' });
  piping(4).hostileIs('x', { in: 'A' }).doesNotEmit('moved', { figure: 'lord' });
  piping(4).emitsTimes(1, 'moved', { figure: 'x' });
  piping(5).hostileIs('x', { in: 'B' }).emitsTimes(2, 'moved', { figure: 'x' });
});

card(
  'red-thread',
  'another hero in the area loses 1 damage token, or 3 with a 4 or more, hostiles or not',
  () => {
    const bound = (die: number) =>
      table({ players: 1 })
        .hero('regis', { in: 'A', dice: [die], treasure: ['red-thread'], damage: 2 })
        .hero('dhoraz', { in: 'A', wounded: true, damage: 4 })
        .hostile('post', { in: 'A', ...POST })
        .turnOf('regis')
        .acts('regis', 'bind')
        .heroHas('regis', { damage: 2 });
    bound(3).heroHas('dhoraz', { damage: 4 - 1 });
    bound(4).heroHas('dhoraz', { damage: 4 - 3 });
  },
);

card('ember-stone', 'a rest removes 1 damage token more', () => {
  const rested = (die: number) =>
    table({ players: 1 })
      .hero('calthia', { in: 'A', dice: [die], damage: 3, treasure: ['ember-stone'] })
      .turnOf('calthia')
      .acts('calthia', 'rest');
  rested(4).heroHas('calthia', { damage: 3 - 2 });
  rested(5).heroHas('calthia', { damage: 3 - 3 });
});

card('draught-of-daylight', 'removes 3 damage tokens or turns the card back, and is used up', () => {
  const drunk = (given: { wounded?: boolean; damage?: number }) =>
    table({ players: 1 })
      .deck()
      .hero('dhoraz', { in: 'A', dice: [2], treasure: ['draught-of-daylight'], ...given })
      .turnOf('dhoraz')
      .acts('dhoraz', 'drink')
      .heroHas('dhoraz', { treasure: [] })
      .check((b) => expect(b.deck).toEqual(['draught-of-daylight']));
  drunk({ wounded: true, damage: 4 }).heroHas('dhoraz', { damage: 4 - 3, wounded: true });
  drunk({ wounded: true, damage: 0 }).heroHas('dhoraz', { wounded: false });
});

card('smoke-seed', 'two areas away, engaged or not, and it is used up', () => {
  table({ players: 1 })
    .deck()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['smoke-seed'] })
    .hostile('post', { in: 'A', ...POST })
    .engaged('A', true)
    .turnOf('calthia')
    .acts('calthia', 'plant')
    .answers('p1', 'choose-step', 'B')
    .answers('p1', 'choose-step', 'C')
    .heroHas('calthia', { in: 'C', treasure: [] })
    .isQuiet()
    .check((b) => expect(b.deck).toEqual(['smoke-seed']));
});

card('unmaking-salt', 'each hostile in the area takes 2 damage, no hero does, and it is used up', () => {
  table({ players: 1 })
    .deck()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['unmaking-salt'] })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A', resilience: 2 })
    .hostile('post', { in: 'A', ...POST })
    .hostile('far', { in: 'B', resilience: 2 })
    .turnOf('calthia')
    .acts('calthia', 'scatter')
    .isGone('x')
    .hostileIs('post', { damage: 2 })
    .hostileIs('far', { wounded: false })
    .heroHas('dhoraz', { damage: 0 })
    .heroHas('calthia', { damage: 0, treasure: [] })
    .check((b) => expect(b.deck).toEqual(['unmaking-salt']));
});
