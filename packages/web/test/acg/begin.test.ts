import { acg, game } from '@questhall/acg';
import { anyGame } from '@questhall/tabletop';
import { describe, expect, it } from 'vitest';
import { begin as withoutSwitches } from '../../src/games/acg/begin.js';
import type { Choices } from '../../src/games/beginning.js';
import type { GameFace } from '../../src/games/face.js';
import { adventuresIn, difficultiesIn, heroesIn, usualIn } from '../../src/games/offered.js';
import { minutesOf, trialsIn } from '../../src/games/trials.js';
import { addressOf, readAddress } from '../../src/screens/new/address.js';
import * as choosing from '../../src/screens/new/choices.js';
import { deckOf } from '../deck.js';

const { offerOf, ruled, seated, toggled } = choosing;

const deck = await deckOf(anyGame(game));
const TRIALS = trialsIn('acg');
const begin = { ...withoutSwitches, switches: acg.switches };
const face = { code: 'acg', begin } as unknown as GameFace;
const USUAL = usualIn(begin);
const adventures = adventuresIn(deck);
const offer = offerOf(begin, deck);
const problemIn = (choices: Choices) => choosing.problemIn(choices, begin);
const openingOf = (choices: Choices) => {
  const to = adventures.find(({ id }) => id === choices.adventure);
  if (to === undefined) throw new Error(`nowhere to go: ${choices.adventure}`);
  return choosing.openingOf(face, choices, to);
};
const laid = (choices: Choices) => {
  const { setup, companions } = openingOf(choices);
  const seats = acg.seats(acg.setup(setup));
  return { seats, companions };
};

describe('what was chosen', () => {
  it('can be begun as it is when nothing was changed', () => {
    expect(problemIn(USUAL)).toBe(null);
    expect(laid(USUAL)).toEqual({ seats: ['p1', 'p2'], companions: ['p2'] });
  });

  it.each(offer.adventures.flatMap(({ id }) => offer.difficulties.map((hard) => [id, hard] as const)))(
    'is a set-up the game accepts: %s, %s',
    (adventure, difficulty) => {
      const everybody = { ...USUAL, adventure, difficulty, heroes: offer.heroes };
      expect(laid(everybody).seats).toHaveLength(4);
    },
  );

  it('is a set-up the game accepts with every house rule', () => {
    for (const { name, values, default: usual } of acg.switches)
      for (const value of values) {
        const { setup } = openingOf(ruled(USUAL, name, value, usual));
        expect(acg.fresh(acg.setup(setup), 'x').switches[name]).toBe(value);
      }
  });

  it('seats heroes in the order in which they were picked', () => {
    const three = seated(toggled(USUAL, 'waywatcher'), 'waywatcher', true);
    expect(three.heroes).toEqual(['ironbreaker', 'bright-wizard', 'waywatcher']);
    expect(laid(three).companions).toEqual(['p2', 'p3']);
    expect(laid(seated(three, 'bright-wizard', false)).companions).toEqual(['p3']);
  });

  it('forgets the companion in a hero who stays at home', () => {
    const alone = toggled(USUAL, 'bright-wizard');
    expect(alone).toMatchObject({ heroes: ['ironbreaker'], companions: [] });
    expect(problemIn(alone)).toBe('begin.bad.few');
    expect(toggled(alone, 'bright-wizard').companions).toEqual([]);
  });

  it('says when a seed is too long, and takes an empty one for none', () => {
    expect(problemIn({ ...USUAL, seed: 'x'.repeat(61) })).toBe('begin.bad.seed');
    expect(openingOf({ ...USUAL, seed: ' ' })).not.toHaveProperty('seed');
    expect(openingOf({ ...USUAL, seed: ' mine ' }).seed).toBe('mine');
  });
});

describe('the address of choices', () => {
  it('is empty when everything is as usual', () => {
    expect(addressOf(USUAL, offer)).toBe('');
    expect(readAddress('', offer)).toEqual({ choices: USUAL, unknown: [] });
  });

  it('leads back to the same choices', () => {
    const choices: Choices = {
      adventure: 'an-uneasy-alliance',
      heroes: ['waywatcher', 'ironbreaker', 'warrior-priest'],
      companions: ['ironbreaker'],
      difficulty: 'veteran',
      switches: { 'several-targets': 'each', 'gear-readies': 'prepare' },
      seed: 'a, b & c: ü?',
    };
    const address = addressOf(choices, offer);
    expect(address).toContain('campaign=an-uneasy-alliance');
    expect(readAddress(address, offer)).toEqual({ choices, unknown: [] });
  });

  it('has everybody played here if it names heroes and no companions', () => {
    const { choices } = readAddress('heroes=waywatcher,ironbreaker', offer);
    expect(choices.companions).toEqual([]);
  });

  it('names what is not in the box, and takes what is usual', () => {
    const { choices, unknown } = readAddress(
      'quest=the-moon&heroes=ironbreaker,cat,waywatcher,waywatcher&difficulty=hard&house=several-targets:all',
      offer,
    );
    expect(unknown).toEqual(['the-moon', 'hard', 'cat', 'several-targets:all']);
    expect(choices).toMatchObject({
      adventure: USUAL.adventure,
      heroes: ['ironbreaker', 'waywatcher'],
      difficulty: 'standard',
      switches: {},
    });
  });
});

describe('the box', () => {
  it('offers every adventure with how long and how hard it was', () => {
    expect(adventures.map(({ id }) => id)).toEqual(Object.keys(TRIALS));
    for (const { id } of adventures) expect(TRIALS[id]?.won.standard).toBeGreaterThan(0);
    expect(minutesOf({ decisions: 140 }, 2, 2)).toBeGreaterThan(minutesOf({ decisions: 140 }, 1, 2));
  });

  it('has one card of each hero for each size of a party', () => {
    for (const size of [0, 1, 2, 3, 4]) expect(heroesIn(deck, begin, size)).toHaveLength(4);
    expect(difficultiesIn(deck)).toHaveLength(3);
  });
});
