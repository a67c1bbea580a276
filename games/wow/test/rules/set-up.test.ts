import { BadSetup } from '@questhall/engine';
import { expect } from 'vitest';
import { characterCard, mapOf, spaceOf } from '../../src/content/library.js';
import { setUp } from '../../src/rules/set-up.js';
import { main } from '../../src/rules/turn.js';
import { LEVELS } from '../../src/terms.js';
import { testEncounter } from '../cards.js';
import { addTestCards, empty, rule, table, type WowTable } from '../kit.js';

const HEROES = { ann: 1, bob: 2, cid: 3, dee: 4 };
const heroes = (players: number) => Object.fromEntries(Object.entries(HEROES).slice(0, players));

/** Everything but the cities is set up. */
const laid = (players: number, ...rolls: number[]): WowTable =>
  empty({ players, heroes: heroes(players) })
    .script('first', ...rolls)
    .runs(setUp, {});

/** Everybody takes the first city offered. */
function seated(made: WowTable, ...order: string[]): WowTable {
  for (const seat of order) made.answers(seat, 'choose-city', 'home');
  return made;
}

rule('WOW-SET-01', 'two to four players', () => {
  expect(() => empty({ players: 1 })).toThrow(BadSetup);
  expect(() => empty({ players: 5 })).toThrow(BadSetup);
  for (const players of [2, 3, 4]) expect(empty({ players }).board.rivals).toHaveLength(players);
});

rule('WOW-SET-02', 'four decks, each of its own colour', () => {
  const { board, now } = laid(2, 5, 0);
  for (const level of LEVELS) {
    expect(board.challenge[level]).toHaveLength(4);
    for (const card of board.challenge[level]) expect(now.box.cards[card]).toMatchObject({ colour: level });
  }
});

rule('WOW-SET-03', 'decks are shuffled, the same way for the same seed', () => {
  addTestCards(
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => testEncounter(`shuffled-${name}`, { copies: 3 })),
  );
  const [one, two] = [laid(2, 5, 0), laid(2, 5, 0)];
  expect(one.board.challenge.grey).toEqual(two.board.challenge.grey);
  expect(one.board.challenge.grey).not.toEqual([...one.board.challenge.grey].sort());
});

rule('WOW-SET-04', 'both sides can be read in play, neither in a deck', () => {
  const made = table().deck('grey', 'grey-rat#1', 'grey-rat#2').marker(1, 'grey-pouch', 'g2');
  const seen = made.seenBy('p2');
  expect(seen.track[0]).toMatchObject({ card: 'grey-pouch' });
  expect(seen.challenge.grey).toBe(2);
  expect(JSON.stringify(seen)).not.toContain('grey-rat');
});

rule('WOW-SET-05', 'elite quests lie shuffled and facedown', () => {
  const made = laid(2, 5, 0);
  expect(made.board.elite.draw).toHaveLength(6);
  expect(made.seenBy('p1').elite).toEqual({ size: 6, discard: [] });
});

rule('WOW-SET-06', 'all trophies lie open', () => {
  expect(laid(2, 5, 0).seenBy('p1').trophies).toEqual({ ear: 2, tooth: 4 });
});

rule('WOW-SET-07', 'no markers and no damage at the start', () => {
  const { board } = laid(2, 5, 0);
  expect(board.track.every((slot) => slot === null)).toBe(true);
  expect(board.rivals.map(({ damage }) => damage)).toEqual([0, 0]);
});

rule(['WOW-SET-08', 'WOW-SET-09'], 'twenty facedown discoveries, two of each kind', () => {
  const made = laid(2, 5, 0);
  const kinds = made.board.discoveries.map((token) => token.split('#')[0]).sort();
  expect(kinds).toHaveLength(20);
  expect(new Set(kinds).size).toBe(10);
  expect(made.board.placed).toEqual([]);
  expect(made.seenBy('p1').discoveries).toBe(20);
});

rule('WOW-SET-10', 'the highest roll is the first player', () => {
  expect(laid(3, 2, 4, 1).board.first).toBe('p2');
});

rule('WOW-SET-11', 'only those who are tied roll again', () => {
  const made = laid(3, 5, 5, 1, 0, 3);
  expect(made.board.first).toBe('p2');
  made.emits('rolls-again', { seats: ['p1', 'p2'] });
});

rule('WOW-SET-12', 'characters are chosen clockwise from the first player', () => {
  empty({ players: 4 })
    .script('first', 0, 1, 5, 2)
    .runs(setUp, {})
    .answers('p3', 'choose-character', 'cid')
    .answers('p4', 'choose-character', 'dee')
    .answers('p1', 'choose-character', 'ann')
    .has('p2', { character: 'bob' });
});

rule('WOW-SET-13', 'each character once', () => {
  empty({ players: 3 })
    .script('first', 0, 1, 5)
    .runs(setUp, {})
    .asks('p3', 'choose-character', 'ann', 'bob', 'cid', 'dee')
    .picks('p3', 'bob')
    .asks('p1', 'choose-character', 'ann', 'cid', 'dee');
});

rule(['WOW-SET-14', 'WOW-SET-16'], 'the own ability deck, of which three cards are drawn', () => {
  const { board } = laid(2, 5, 0);
  expect(board.rivals[0]?.hand).toHaveLength(3);
  expect(board.rivals[0]?.deck.draw).toHaveLength(20);
  const own = [...(board.rivals[0]?.hand ?? []), ...(board.rivals[0]?.deck.draw ?? [])];
  expect(own.every((card) => card.startsWith('ann-'))).toBe(true);
});

rule('WOW-SET-15', 'the grey card, starting side up', () => {
  for (const rival of laid(2, 5, 0).board.rivals)
    expect(rival).toMatchObject({ level: 'grey', side: 'start' });
});

rule(['WOW-SET-17', 'WOW-SET-19'], 'two starting quests each; the others are out of the game', () => {
  const { board } = laid(2, 5, 0);
  expect(board.rivals.map(({ quests }) => quests.length)).toEqual([2, 2]);
  expect(board.elite.draw.some((quest) => quest.startsWith('start'))).toBe(false);
});

rule('WOW-SET-20', 'the test board has three cities', () => {
  expect(mapOf(table().now).cities).toEqual(['home', 'away', 'far']);
});

rule(['WOW-SET-21', 'WOW-SET-22'], 'figures are placed in a city, any number in one', () => {
  const made = laid(2, 0, 5).asks('p2', 'choose-city', 'home', 'away', 'far').picks('p2', 'home');
  made.asks('p1', 'choose-city', 'home', 'away', 'far').picks('p1', 'home').isQuiet();
  expect(made.board.rivals.map(({ space }) => space)).toEqual(['home', 'home']);
});

rule('WOW-SET-23', 'four level cards with two sides', () => {
  const { levels } = characterCard(table().now, 'ann');
  for (const level of LEVELS) expect(Object.keys(levels[level])).toEqual(['start', 'reverse']);
});

rule('WOW-SET-25', 'discoveries and slots are limited', () => {
  const made = seated(laid(2, 5, 0), 'p1', 'p2');
  expect(made.board.track).toHaveLength(10);
  expect(made.board.discoveries).toHaveLength(20);
});

rule('WOW-TRN-02', 'the first player takes the first turn', () => {
  const made = empty({ players: 2, heroes: heroes(2) })
    .script('first', 0, 5)
    .runs(main, {});
  seated(made, 'p2', 'p1');
  expect(made.board.active).toBe('p2');
  expect(spaceOf(made.now, 'home').city).toBe(true);
});
