import { expect } from 'vitest';
import { hostileCard } from '../../src/content/library.js';
import { linkers } from '../../src/legal-dice.js';
import { damageHero, damageHostile, gainTreasure } from '../../src/procs.js';
import { putDown } from '../../src/rules/hostiles.js';
import { adventurePhase } from '../../src/rules/round.js';
import { addTestCards, at, rule, table, testBox, testKind } from '../kit.js';

const hit = (given: object, count: number) =>
  table()
    .hostile('x', { in: 'A', ...given })
    .runs(damageHostile, { hostile: 'x', count, by: null });

rule('LR-DMG-01', 'damage of at least the resilience slays at once', () => {
  hit({ resilience: 2 }, 2).isGone('x').doesNotEmit('hostile-damaged', { fate: 'flipped' });
  hit({ resilience: 2 }, 5).isGone('x');
  hit({ rank: 'leader', resilience: 6 }, 6).isGone('x');
});

rule('LR-DMG-02', 'an unwounded minion that survives is flipped', () => {
  hit({ resilience: 3 }, 1).hostileIs('x', { wounded: true, damage: 0 });
});

rule('LR-DMG-03', 'a wounded minion is slain by any damage', () => {
  hit({ resilience: 3, wounded: true }, 1).isGone('x');
});

rule('LR-DMG-04', 'a leader that survives gets damage tokens, which add up', () => {
  hit({ rank: 'leader', resilience: 6, damage: 2 }, 3).hostileIs('x', { damage: 5, wounded: false });
});

rule('LR-DMG-05', 'a leader whose tokens reach the resilience is slain', () => {
  const leader = testKind({ rank: 'leader', resilience: 6 }, 1);
  const t = table();
  putDown(t.now, leader, t.at('A'));
  t.given((b) => {
    const [one] = b.hostiles;
    if (one !== undefined) one.damage = 4;
  })
    .runs(damageHostile, { hostile: leader, count: 2, by: null })
    .isGone(leader)
    .check(() => putDown(t.now, leader, t.at('A')))
    .hostileIs(leader, { damage: 0 });
});

rule('LR-DMG-06', 'a tough hostile is only flipped, however large the damage', () => {
  hit({ tough: true }, 9).hostileIs('x', { wounded: true });
});

rule('LR-DMG-07', 'a wounded tough hostile is slain', () => {
  hit({ tough: true, wounded: true }, 1).isGone('x');
});

rule('LR-DMG-08', '0 damage is no damage', () => {
  hit({ resilience: 3, wounded: true }, 0).hostileIs('x', { wounded: true });
  hit({ rank: 'leader', resilience: 3, damage: 2 }, 0).hostileIs('x', { damage: 2 });
  table()
    .hero('calthia', { in: 'A', wounded: true, damage: 3 })
    .runs(damageHero, { hero: 'calthia', count: 0, by: null })
    .heroHas('calthia', { damage: 3, out: false });
});

rule('LR-DMG-09', 'damage from anything else works like that of an attack', () => {
  table({
    adventure: () => ({
      phase: [
        { do: { damage: { count: 1, hostile: { count: 'all' } } } },
        { do: { damage: { count: 1, hero: { count: 'all' } } } },
      ],
    }),
  })
    .hero('calthia', { in: 'A', damage: 3 })
    .hostile('x', { in: 'A', resilience: 2 })
    .runs(adventurePhase, {})
    .hostileIs('x', { wounded: true })
    .heroHas('calthia', { wounded: true, damage: 0 });
});

rule('LR-DMG-10', 'a leader slain by one blow leaves no tokens behind either', () => {
  const leader = testKind({ rank: 'leader', resilience: 6, attack: 2 }, 1);
  const t = table();
  putDown(t.now, leader, t.at('A'));
  t.given((b) => {
    const [one] = b.hostiles;
    if (one !== undefined) one.damage = 2;
  })
    .runs(damageHostile, { hostile: leader, count: 6, by: null })
    .isGone(leader)
    .check(() => putDown(t.now, leader, t.at('A')))
    .hostileIs(leader, { damage: 0 });
  expect(hostileCard(t.now, leader).resilience).toBe(6);
});

const hurt = (given: object, count: number) =>
  table()
    .hero('calthia', { in: 'A', ...given })
    .runs(damageHero, { hero: 'calthia', count, by: null });

rule('LR-DMH-01', 'damage puts tokens on the hero’s card', () => {
  hurt({ damage: 1 }, 2).heroHas('calthia', { damage: 3, wounded: false });
});

rule('LR-DMH-02', 'tokens that reach the resilience flip an unwounded hero and are removed', () => {
  hurt({ damage: 3 }, 1).heroHas('calthia', { wounded: true, damage: 0 });
});

rule('LR-DMH-03', 'damage beyond that is lost', () => {
  hurt({ damage: 3 }, 5).heroHas('calthia', { wounded: true, damage: 0, out: false });
});

rule('LR-DMH-04', 'a wounded hero goes out of action', () => {
  hurt({ wounded: true, damage: 2 }, 2).heroHas('calthia', { out: true });
});

rule('LR-DMH-05', 'out of action: no tokens, off the battlefield', () => {
  hurt({ wounded: true, damage: 2 }, 2).heroHas('calthia', { damage: 0, in: null }).area('A', []);
});

rule(
  'LR-DMH-06',
  'a hero going out with treasure shuffles one card of the player’s choice into the deck',
  () => {
    const ten = Array.from({ length: 10 }, (_, i) => (i === 0 ? 'bow' : `filler-${i}`));
    table()
      .hero('calthia', { in: 'A', wounded: true, damage: 3, treasure: ['sword', 'mail'] })
      .given((b) => {
        b.deck = ten;
      })
      .runs(damageHero, { hero: 'calthia', count: 2, by: null })
      .asks('p1', 'lose-treasure', 'sword', 'mail')
      .picks('p1', 'mail')
      .heroHas('calthia', { treasure: ['sword'], out: true })
      .check((b) => {
        expect(b.deck).toHaveLength(11);
        expect(b.deck).toContain('mail');
      });
    hurt({ wounded: true, damage: 3 }, 1)
      .heroHas('calthia', { out: true })
      .doesNotEmit('treasure-lost')
      .isQuiet();
  },
);

rule('LR-DMH-07', 'the side that is up supplies resilience and actions', () => {
  const regis = testBox().records.regis;
  if (regis?.kind !== 'hero') throw new Error('Regis has no card');
  const { resilience } = regis.wounded;
  regis.wounded.resilience = 3;
  regis.unwounded.resilience = 5;
  try {
    table()
      .hero('regis', { in: 'A', damage: 3 })
      .runs(damageHero, { hero: 'regis', count: 1, by: null })
      .heroHas('regis', { damage: 4, wounded: false })
      .hero('regis', { in: 'A', damage: 2, wounded: true, dice: [2] })
      .actions('regis', ['move', 'rest'])
      .runs(damageHero, { hero: 'regis', count: 1, by: null })
      .heroHas('regis', { out: true });
  } finally {
    // Other files are played with the same card.
    regis.wounded.resilience = resilience;
    regis.unwounded.resilience = resilience;
  }
});

rule(
  'LR-DMH-08',
  'a hero out of action keeps the rest, is nowhere, cannot act, and can be given treasure',
  () => {
    table({ players: 1 })
      .hero('calthia', { in: 'A' })
      .hero('regis', { out: true, dice: [2], destiny: 1, treasure: ['sword'] })
      .deck('mail')
      .check((_, state) => expect(linkers(at(state), 2)).toEqual([]))
      .area('A', ['calthia'])
      .runs(gainTreasure, { hero: 'calthia', card: null })
      .picks('p1', 'regis')
      .heroHas('regis', { treasure: ['sword', 'mail'], destiny: 1, out: true })
      .runs(damageHero, { hero: 'regis', count: 3, by: null })
      .gives(0);
  },
);

addTestCards({
  kind: 'treasure',
  id: 'ward',
  name: 'ward',
  origin: 'ours',
  abilities: [
    { window: 'would-damage-hero', once: 'round', may: true, lines: [{ do: { prevent: { count: 1 } } }] },
  ],
});

rule('LR-DMH-01', 'armour and abilities change the damage before it is dealt', () => {
  table()
    .hero('calthia', { in: 'A', treasure: ['plate'] })
    .runs(damageHero, { hero: 'calthia', count: 2, by: null })
    .heroHas('calthia', { damage: 1 });
  table()
    .hero('calthia', { in: 'A', treasure: ['ward'] })
    .runs(damageHero, { hero: 'calthia', count: 2, by: null })
    .answers('p1', 'use-ability', 'ward|ward/abilities.0')
    .heroHas('calthia', { damage: 1 })
    // Once per round.
    .runs(damageHero, { hero: 'calthia', count: 2, by: null })
    .heroHas('calthia', { damage: 3 })
    .isQuiet();
});

rule('LR-DMH-06', 'the player of the hero who goes out chooses the card, whoever acts or sits first', () => {
  const luxa = () =>
    table()
      .line('calthia', 'dhoraz', 'luxa', 'regis')
      .hero('calthia', { in: 'A', treasure: ['bow', 'plate'] })
      .hero('dhoraz', { in: 'A' })
      .hero('luxa', { in: 'A', wounded: true, damage: 3, treasure: ['sword', 'mail'] })
      .given((b) => {
        b.lastActed = 'dhoraz';
      })
      .runs(damageHero, { hero: 'luxa', count: 2, by: null });
  luxa()
    .asks('p3', 'lose-treasure', 'sword', 'mail')
    .refuses({ picks: ['sword'], seat: 'p1' }, 'seat')
    .picks('p3', 'sword')
    .heroHas('luxa', { treasure: ['mail'], out: true })
    .heroHas('calthia', { treasure: ['bow', 'plate'] })
    .isQuiet();
});

rule('LR-DMH-06', 'the card is shuffled in: where it comes to lie is for chance to say', () => {
  // The cards are exchanged from the last to the first; each number is the place of the one it changes with.
  const shuffled = (...places: number[]) =>
    table()
      .hero('calthia', { in: 'A', wounded: true, damage: 3, treasure: ['sword'] })
      .deck('bow', 'mail', 'plate', 'lens')
      .script('treasure-deck', ...places)
      .runs(damageHero, { hero: 'calthia', count: 2, by: null })
      .isQuiet().board.deck;
  expect(shuffled(4, 3, 2, 1)).toEqual(['lens', 'plate', 'mail', 'bow', 'sword']);
  expect(shuffled(0, 3, 2, 1)).toEqual(['sword', 'plate', 'mail', 'bow', 'lens']);
  expect(shuffled(2, 0, 1, 1)).toEqual(['bow', 'sword', 'plate', 'lens', 'mail']);
});
