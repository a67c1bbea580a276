import { expect } from 'vitest';
import { gainTreasure } from '../../src/procs.js';
import { rule, table } from '../kit.js';

const party = (deck: string[], players = 4) =>
  table({ limits: { A: 6 }, players })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'C' })
    .hero('luxa', { in: 'A' })
    .hero('regis', { out: true })
    .hero('taros', { in: 'A' })
    .deck(...deck);
const gains = { hero: 'calthia', card: null } as const;

rule('LR-TRE-01', 'a gained card is kept or given at once to any other hero', () => {
  party(['sword'])
    .runs(gainTreasure, gains)
    .picks('p1', 'luxa')
    .heroHas('luxa', { treasure: ['sword'] })
    .heroHas('calthia', { treasure: [] });
  party(['sword'])
    .runs(gainTreasure, gains)
    .picks('p1', 'calthia')
    .heroHas('calthia', { treasure: ['sword'] });
});

rule('LR-TRE-02', 'the receiver may be anywhere, or out of action', () => {
  party(['sword'])
    .runs(gainTreasure, gains)
    .asks('p1', 'choose-receiver', 'calthia', 'dhoraz', 'luxa', 'regis')
    .picks('p1', 'regis')
    .heroHas('regis', { treasure: ['sword'], out: true });
});

rule('LR-TRE-03', 'of a second card of a type one goes back, by choice', () => {
  party(['bow'])
    .hero('calthia', { in: 'A', treasure: ['sword'] })
    .runs(gainTreasure, gains)
    .picks('p1', 'calthia')
    .asks('p1', 'return-treasure', 'sword', 'bow')
    .picks('p1', 'sword')
    .heroHas('calthia', { treasure: ['bow'] })
    .check((b) => expect(b.deck).toEqual(['sword']))
    .isQuiet();
});

rule('LR-TRE-04', 'weapon, armour and artefact are counted separately', () => {
  party(['lens'])
    .hero('calthia', { in: 'A', treasure: ['sword', 'mail'] })
    .runs(gainTreasure, gains)
    .picks('p1', 'calthia')
    .heroHas('calthia', { treasure: ['sword', 'mail', 'lens'] })
    .isQuiet();
});

rule('LR-TRE-05', 'a card limited to a hero is used only by that hero', () => {
  const holder = (hero: 'dhoraz' | 'luxa') =>
    table()
      .hero(hero, { in: 'A', dice: [2], treasure: ['luxas-glaive'] })
      .hostile('x', { in: 'A' });
  holder('dhoraz')
    .actions('dhoraz', ['move', 'strike', 'shoot', 'sweep'].slice(1))
    .turnOf('dhoraz')
    .bars('luxas-glaive', 'LR-TRE-05');
  holder('luxa').actions('luxa', ['strike', 'shoot', 'sweep', 'reap']);
});

rule('LR-TRE-06', 'another hero may hold it, and it fills its place', () => {
  party(['bow'])
    .hero('dhoraz', { in: 'A', treasure: ['luxas-glaive'] })
    .runs(gainTreasure, gains)
    .picks('p1', 'dhoraz')
    .asks('p2', 'return-treasure', 'luxas-glaive', 'bow');
});

rule('LR-TRE-07', 'Taros cannot have treasure cards', () => {
  party(['sword']).runs(gainTreasure, gains).doesNotOffer('p1', 'taros').bars('taros', 'LR-TRE-07');
});

rule('LR-TRE-08', 'a card that Taros gains is given to one of the four', () => {
  party(['sword'])
    .runs(gainTreasure, { hero: 'taros', card: null })
    .asks('p3', 'choose-receiver', 'calthia', 'dhoraz', 'luxa', 'regis')
    .picks('p3', 'dhoraz')
    .heroHas('dhoraz', { treasure: ['sword'] })
    .heroHas('taros', { treasure: [] });
});

rule('LR-TRE-09', 'the top card of the deck; with an empty deck nothing', () => {
  party(['sword'])
    .runs(gainTreasure, gains)
    .picks('p1', 'calthia')
    .runs(gainTreasure, gains)
    .heroHas('calthia', { treasure: ['sword'] })
    .isQuiet();
  party(['sword', 'mail'])
    .runs(gainTreasure, gains)
    .picks('p1', 'calthia')
    .heroHas('calthia', { treasure: ['sword'] });
});

rule('LR-TRE-10', 'only at that moment; the limit is that of whoever ends up with the card', () => {
  party(['bow'])
    .hero('calthia', { in: 'A', treasure: ['sword'] })
    .runs(gainTreasure, gains)
    .picks('p1', 'dhoraz')
    .heroHas('calthia', { treasure: ['sword'] })
    .heroHas('dhoraz', { treasure: ['bow'] })
    .check((b) => expect(b.deck).toEqual([]))
    .isQuiet();
  // In later turns nothing offers to hand it over.
  table()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['sword'] })
    .hero('dhoraz', { in: 'A' })
    .actions('calthia', ['move', 'rest']);
});

rule('LR-TRE-11', 'cards without a type are unlimited, and a used-up card goes back into the deck', () => {
  party(['potion-3'])
    .hero('calthia', { in: 'A', damage: 3, dice: [2], treasure: ['potion-1', 'potion-2'] })
    .runs(gainTreasure, gains)
    .picks('p1', 'calthia')
    .heroHas('calthia', { treasure: ['potion-1', 'potion-2', 'potion-3'] })
    .turnOf('calthia')
    .acts('calthia', 'drink-potion-2')
    .heroHas('calthia', { treasure: ['potion-1', 'potion-3'], damage: 1 })
    .check((b) => expect(b.deck).toEqual(['potion-2']));
});

rule('LR-TRE-03', 'the card that goes back is shuffled into the deck, not laid on it', () => {
  // The cards are exchanged from the last to the first; each number is the place of the one it changes with.
  const shuffled = (...places: number[]) =>
    party(['bow', 'lens', 'plate', 'mail'])
      .hero('calthia', { in: 'A', treasure: ['sword'] })
      .script('treasure-deck', ...places)
      .runs(gainTreasure, gains)
      .picks('p1', 'calthia')
      .picks('p1', 'sword')
      .heroHas('calthia', { treasure: ['bow'] })
      .isQuiet().board.deck;
  expect(shuffled(3, 2, 1)).toEqual(['mail', 'plate', 'lens', 'sword']);
  expect(shuffled(0, 2, 1)).toEqual(['sword', 'plate', 'lens', 'mail']);
  expect(shuffled(1, 0, 1)).toEqual(['lens', 'sword', 'mail', 'plate']);
});

rule('LR-TRE-03', 'the player of the hero who has too much chooses, not the one who found the card', () => {
  party(['bow'])
    .hero('luxa', { in: 'A', treasure: ['sword'] })
    .runs(gainTreasure, gains)
    .picks('p1', 'luxa')
    .asks('p3', 'return-treasure', 'sword', 'bow')
    .picks('p3', 'bow')
    .heroHas('luxa', { treasure: ['sword'] });
});
