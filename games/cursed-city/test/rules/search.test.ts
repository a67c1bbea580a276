import { expect } from 'vitest';
import { judgeSearch } from '../../src/legal-doing.js';
import {
  discover,
  gainTreasure,
  heroActivation,
  makeAction,
  performAction,
  search,
} from '../../src/procs.js';
import { heroOf } from '../../src/queries.js';
import { addTestCards, rule, table } from '../kit.js';

const discovery = (id: string, more: object) => ({
  kind: 'discovery',
  id,
  name: id,
  origin: 'ours',
  ...more,
});
addTestCards(
  discovery('tonic', {
    type: 'treasure',
    copies: 2,
    actions: [{ id: 'drink', name: 'Drink', lines: [{ do: { inspiration: { hero: 'you', add: 1 } } }] }],
  }),
  discovery('lamp', {
    type: 'treasure',
    keep: true,
    actions: [
      { id: 'shine', name: 'Shine', once: 'turn', lines: [{ do: { inspiration: { hero: 'you', add: 1 } } }] },
    ],
  }),
);

/** Ada beside an object; these cards lie on top of the deck, the topmost last. */
const beside = (...deck: string[]) =>
  table()
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:f4' })
    .thing('x', { at: 'hall:b1' })
    .given((b) => {
      b.discovery.draw = deck;
      b.discovery.discard = [];
    });
const searches = (...deck: string[]) => beside(...deck).runs(search, { hero: 'ada', bought: false });
const verdict = (one: ReturnType<typeof table>) => judgeSearch(one.now, heroOf(one.now, 'ada'), false);

rule('CC-SRC-01', 'an object beside the hero, and no hostile', () => {
  expect(verdict(beside('potion#1'))).toBe(true);
  expect(verdict(beside('potion#1').hostile('bone#1', { at: 'hall:a2' }))).toMatchObject({
    why: 'hostile-beside',
  });
  expect(verdict(beside('potion#1').hero('ada', { at: 'hall:e1' }))).toMatchObject({ why: 'no-object' });
});

rule(
  ['CC-SRC-02', 'CC-SRC-04', 'CC-SRC-08'],
  'the top card; a treasure goes to the hero, and the object is gone',
  () => {
    searches('pit#1', 'potion#1')
      .emits('discovered', { hero: 'ada', card: 'potion#1' })
      .personHas('ada', { treasure: 'potion#1' })
      .check(({ discovery: { draw }, things, drawn }) => {
        expect(draw).toEqual(['pit#1']);
        expect(things).toEqual([]);
        expect(drawn).toBeNull();
      });
  },
);

rule(
  ['CC-SRC-05', 'CC-SRC-08', 'CC-SRC-03'],
  'one treasure: the player keeps one, the object goes either way',
  () => {
    const held = () => beside('lamp').person('ada', { treasure: 'potion#2' });
    held()
      .runs(search, { hero: 'ada', bought: false })
      .asks('p1', 'keep-treasure', 'potion#2', 'lamp')
      .answers('p1', 'keep-treasure', 'lamp')
      .personHas('ada', { treasure: 'lamp' })
      .check(({ discovery: { discard } }) => expect(discard).toEqual(['potion#2']));
    held()
      .runs(search, { hero: 'ada', bought: false })
      .answers('p1', 'keep-treasure', 'potion#2')
      .personHas('ada', { treasure: 'potion#2' })
      .check(({ discovery: { discard }, things }) => {
        expect(discard).toEqual(['lamp']);
        expect(things).toEqual([]);
      });
  },
);

rule(['CC-SRC-09', 'CC-SRC-12', 'CC-SRC-15'], 'a trap is carried out and discarded; the object stays', () => {
  searches('pit#1')
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['wound'] } })
    .doesNotEmit('rolled')
    .check(({ discovery: { discard }, things }) => {
      expect(discard).toEqual(['pit#1']);
      expect(things.map(({ id }) => id)).toEqual(['x']);
    });
});

rule(
  ['CC-SRC-10', 'CC-SRC-03', 'CC-SRC-12', 'CC-CRI-02'],
  'a crisis card is discarded, also if it is cancelled',
  () => {
    beside('dread#1')
      .hero('bert', { where: 'out' })
      .hero('cora', { where: 'out' })
      .hero('dirk', { where: 'out' })
      .runs(search, { hero: 'ada', bought: false })
      .emits('crisis-cancelled', { why: 'alone' })
      .check(({ discovery: { discard }, things }) => {
        expect(discard).toEqual(['dread#1']);
        expect(things.map(({ id }) => id)).toEqual(['x']);
      });
  },
);

rule(
  ['CC-SRC-11', 'CC-SRC-18'],
  'realmstone goes to the hero, any number of it, and the object is gone',
  () => {
    beside('stone-3#1')
      .person('ada', { realmstone: ['stone-1#1', 'stone-1#2', 'stone-2#1'] })
      .runs(search, { hero: 'ada', bought: false })
      .personHas('ada', { realmstone: ['stone-1#1', 'stone-1#2', 'stone-2#1', 'stone-3#1'] })
      .check(({ things }) => expect(things).toEqual([]));
  },
);

rule('CC-SRC-13', 'of two objects the player names one before the card is drawn', () => {
  beside('potion#1')
    .thing('y', { at: 'hall:b2' })
    .runs(search, { hero: 'ada', bought: false })
    .asks('p1', 'choose-searched', 'x', 'y')
    .doesNotEmit('discovered')
    .answers('p1', 'choose-searched', 'y')
    .check(({ things }) => expect(things.map(({ id }) => id)).toEqual(['x']));
});

rule('CC-SRC-14', 'the discards become a new deck; without any card there is no Search', () => {
  const discarded = ['potion#1', 'potion#2', 'potion#3', 'potion#4', 'stone-1#1'];
  beside()
    .given((b) => {
      b.discovery.discard = discarded;
    })
    .runs(discover, { hero: 'ada', thing: 'x' })
    .check(({ discovery: { draw, discard } }) => {
      expect(draw).toHaveLength(4);
      expect(discard).toEqual([]);
    });
  expect(verdict(beside())).toMatchObject({ why: 'no-cards' });
});

const neighbours = () =>
  table({ players: 2 })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:b1' })
    .hero('cora', { at: 'hall:f4' });

rule(['CC-SRC-06', 'CC-SRC-16'], 'heroes who stand beside each other trade, and no die is spent', () => {
  const free = (hero: string) => ({ hero, action: 'trade/bert', score: 0, free: true });
  neighbours()
    .person('ada', { treasure: 'tonic#1' })
    .hero('ada', { dice: [4] })
    .runs(makeAction, { hero: 'ada' })
    .offers('p1', 'trade/bert')
    .doesNotOffer('p1', 'trade/cora')
    .answers('p1', 'choose-action', 'trade/bert')
    .answers('p2', 'accept-trade', 'yes')
    .personHas('ada', { treasure: null })
    .personHas('bert', { treasure: 'tonic#1' })
    .heroHas('ada', { dice: [4] });
  const both = () =>
    neighbours().person('ada', { treasure: 'tonic#1' }).person('bert', { treasure: 'potion#1' });
  both()
    .runs(performAction, free('ada'))
    .answers('p1', 'choose-trade', 'swap')
    .answers('p2', 'accept-trade', 'yes')
    .personHas('ada', { treasure: 'potion#1' })
    .personHas('bert', { treasure: 'tonic#1' });
  both()
    .runs(performAction, free('ada'))
    .answers('p1', 'choose-trade', 'give')
    .answers('p2', 'accept-trade', 'yes')
    .asks('p2', 'keep-treasure', 'potion#1', 'tonic#1')
    .answers('p2', 'keep-treasure', 'tonic#1')
    .check(({ discovery: { discard } }) => expect(discard).toEqual(['potion#1']));
  both()
    .runs(performAction, free('ada'))
    .answers('p1', 'choose-trade', 'swap')
    .answers('p2', 'accept-trade', 'no')
    .personHas('ada', { treasure: 'tonic#1' });
});

rule('CC-SRC-06', 'whoever was asked to trade is not asked again in that activation', () => {
  neighbours()
    .person('ada', { treasure: 'tonic#1' })
    .runs(heroActivation, { hero: 'ada' })
    .answers('p1', 'choose-action', 'trade/bert')
    .answers('p2', 'accept-trade', 'no')
    .doesNotOffer('p1', 'trade/bert')
    .offers('p1', 'treasure/tonic/held/drink');
});

rule('CC-SRC-07', 'a treasure that is an action is offered in its hero’s activation', () => {
  const holding = () => neighbours().person('ada', { treasure: 'tonic#1' });
  holding().runs(heroActivation, { hero: 'ada' }).offers('p1', 'treasure/tonic/held/drink');
  holding().runs(heroActivation, { hero: 'cora' }).isQuiet();
});

rule('CC-SRC-17', 'a used treasure is discarded, unless it says otherwise', () => {
  const uses = (treasure: string, action: string) =>
    neighbours()
      .person('ada', { treasure })
      .runs(performAction, { hero: 'ada', action: `treasure/${action}`, score: 0, free: true })
      .heroHas('ada', { inspiration: 1 });
  uses('tonic#1', 'tonic/held/drink')
    .personHas('ada', { treasure: null })
    .check(({ discovery: { discard } }) => expect(discard).toEqual(['tonic#1']))
    .runs(gainTreasure, { hero: 'ada', card: 'tonic#2' })
    .personHas('ada', { treasure: 'tonic#2' });
  uses('lamp', 'lamp/held/shine').personHas('ada', { treasure: 'lamp' });
});

rule(['CC-INS-12', 'CC-INS-11'], 'a Search for three points takes no object away', () => {
  const one = beside('potion#1')
    .hero('ada', { at: 'hall:e1', inspired: true, inspiration: 3 })
    .thing('y', { at: 'hall:c4' })
    .runs(performAction, { hero: 'ada', action: 'inspired-search', score: 4, free: false });
  one
    .personHas('ada', { treasure: 'potion#1' })
    .heroHas('ada', { inspiration: 0 })
    .check(({ things }) => expect(things.map(({ id }) => id)).toEqual(['x', 'y']));
});
