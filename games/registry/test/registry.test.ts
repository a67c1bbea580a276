import { rulebook } from '@questhall/rulebook';
import type { Offer } from '@questhall/tabletop';
import { dealPeople, everybodyGoes, type SetupChoices, seatParty } from '@questhall/tabletop/offer';
import { describe, expect, test } from 'vitest';
import { allGames, gameCodes, loadGame } from '../src/index.js';

const games = await allGames();

/** Every adventure with every number of players, at the usual difficulty. */
function beginningsOf({ kinds, parties, usual, adventures }: Offer): SetupChoices[] {
  return adventures().flatMap(({ kind, id }) =>
    parties.sizes.map((size, at) => ({
      goal: { field: kinds.find((one) => one.id === kind)?.field ?? '', id },
      players: at + 1,
      party: dealPeople(parties.people.slice(0, size), at + 1),
      difficulty: usual.difficulty,
    })),
  );
}

test('a game that is not there is nothing', async () => {
  expect(await loadGame('ludo')).toBeUndefined();
  expect(await loadGame('constructor')).toBeUndefined();
});

test('games are listed by the codes that they have themselves', () => {
  expect(games.map(({ code, rules }) => [code, rules.id])).toEqual(gameCodes.map((code) => [code, code]));
});

describe.each(games.map((game) => [game.code, game] as const))('%s', (code, game) => {
  const { offer, rules } = game;

  test('makes set-ups that its rules accept, and reads them again', () => {
    for (const choices of beginningsOf(offer)) {
      const setup = rules.setup(offer.setupOf(choices));
      expect(rules.seats(setup)).toHaveLength(choices.players);
      expect(offer.choicesOf(setup)).toEqual(choices);
    }
  });

  test('offers what is usual, with a seat for each companion', () => {
    const { adventure, people, companions, difficulty, gentle } = offer.usual;
    expect(offer.adventures().map(({ id }) => id)).toContain(adventure);
    expect(offer.people().map(({ id }) => id)).toEqual(offer.parties.people);
    const levels = offer.difficulties().map(({ id }) => id);
    expect(levels).toEqual(expect.arrayContaining([difficulty, gentle]));
    const all = seatParty(offer.parties, people, people);
    expect(all.companions).toHaveLength(people.length);
    expect(seatParty(offer.parties, people, companions).companions).toHaveLength(companions.length);
    expect(people.length === offer.parties.people.length).toBe(everybodyGoes(offer.parties));
  });

  test('has a card of every person for every size of the party', () => {
    const cards = game.cards().map(({ card }) => card.id);
    for (const { cards: own } of offer.people())
      for (const size of offer.parties.sizes) expect(cards).toContain(own[size]);
  });

  test('tells the same in every language that it speaks, and English in others', async () => {
    for (const language of game.languages) {
      const spoken = await game.in(language);
      expect(spoken.show.language).toBe(language);
      expect(spoken.offer.adventures().map(({ id }) => id)).toEqual(offer.adventures().map(({ id }) => id));
    }
    expect((await game.in('tlh')).show.language).toBe(game.languages[0]);
  });

  test('names rules of its own book for its cards', () => {
    const book = rulebook(code as Parameters<typeof rulebook>[0]);
    const named = game.cards().flatMap(({ card }) => game.rulesOf(card));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((rule) => book.find(rule) === undefined)).toEqual([]);
  });

  test('has set-ups to be searched that its rules accept', () => {
    const { rules: searched = rules, setups } = game.reach();
    for (const setup of setups) expect(() => searched.setup(setup)).not.toThrow();
  });
});
