import { describe, expect, it } from 'vitest';
import type { Reading } from '../lib/figures/reading.mjs';
import { figuresOf, type Played } from '../lib/figures/tally.mjs';

type Row = Played['stored']['rows'][number];
type Chapter = Row['chapters'][number];

const RULES = { title: 'T', version: '3', content: 'abc' };
const READING: Reading = {
  party: 'heroes',
  read: (setup) => {
    const { heroes, quest, campaign } = setup as { heroes: string[]; quest?: string; campaign?: string };
    return { goal: campaign ?? quest ?? '', campaign: campaign !== undefined, size: heroes.length };
  },
};
const LOST = 2;

const chapter = (place: number, rounds: number, heroes: readonly string[]): Chapter => ({
  name: 'x',
  result: '',
  places: Object.fromEntries(heroes.map((hero) => [hero, place])),
  rounds,
  decisions: 0,
  end: '',
  place: '',
  stage: 1,
  people: Object.fromEntries(heroes.map((hero) => [hero, [0, 0, 0]])),
  harm: {},
  dealt: {},
  pieces: {},
});

const game = (setup: string, place: number, decisions: number, chapters: Chapter[]): Row => ({
  index: 0,
  seed: '',
  setup,
  result: '',
  places: { p1: place },
  decisions,
  figures: {},
  failure: null,
  used: null,
  chapters,
});

function played(name: string, bot: string, setups: { [name: string]: object }, rows: Row[]): Played {
  const cells = Object.entries(setups).map(([setup, of]) => ({
    name: setup,
    setup: of,
    labels: { adventure: `${setup} sheet`, difficulty: setup.includes('novice') ? 'novice' : 'standard' },
  }));
  const run = { bot, gamesEach: 2 };
  const head = { seed: 'balance' } as Played['stored']['head'];
  return { name, run, cells, stored: { head, rows } };
}

const PAIR = ['b', 'a'];
const stench = { heroes: PAIR, quest: 'stench' };

describe('figures of games', () => {
  const standard = played(
    'standard',
    'greedy',
    { two: stench, three: { heroes: ['a', 'b', 'c'], quest: 'stench' } },
    [
      game('two', 1, 100, [chapter(1, 5, PAIR)]),
      game('three', 1, 130, [chapter(1, 7, ['a', 'b', 'c'])]),
      game('two', LOST, 120, [chapter(LOST, 6, ['a', 'b'])]),
      game('three', 1, 170, [chapter(1, 9, ['a', 'b', 'c'])]),
    ],
  );
  const others = played('others', 'greedy', { 'novice two': stench }, [
    game('novice two', 1, 10, [chapter(1, 1, PAIR)]),
  ]);
  const campaign = played('campaign', 'greedy', { all: { heroes: PAIR, campaign: 'alliance' } }, [
    game('all', LOST, 500, [chapter(1, 5, PAIR), chapter(LOST, 6, PAIR), chapter(LOST, 9, PAIR)]),
  ]);
  const random = played('random', 'random', { two: stench }, [
    game('two', LOST, 9, [chapter(LOST, 1, PAIR)]),
  ]);
  const figures = figuresOf(RULES, READING, [standard, others, campaign, random]);

  it('say which rules and cards they are of, and what was played', () => {
    expect(figures).toMatchObject({ rules: '3', content: 'abc', seed: 'balance', party: 'heroes' });
    expect(figures.runs).toEqual({
      standard: { bot: 'greedy', gamesEach: 2, won: 3, games: 4 },
      others: { bot: 'greedy', gamesEach: 2, won: 1, games: 1 },
      campaign: { bot: 'greedy', gamesEach: 2, won: 0, games: 1 },
      random: { bot: 'random', gamesEach: 2, won: 0, games: 1 },
    });
  });

  it('count wins by difficulty and size of the party, without those of the random bot', () => {
    expect(figures.adventures.stench).toEqual({
      name: 'two sheet',
      campaign: false,
      rounds: 6,
      decisions: 120,
      won: {
        standard: { 2: { won: 1, games: 2 }, 3: { won: 2, games: 2 } },
        novice: { 2: { won: 1, games: 1 } },
      },
    });
  });

  it('add the rounds of a campaign up and count its chapters', () => {
    expect(figures.adventures.alliance).toMatchObject({
      campaign: true,
      rounds: 20,
      won: { standard: { 2: { won: 0, games: 1 } } },
      chapters: { standard: { won: 1, games: 3 } },
    });
  });

  it('of a game without books have the rounds of a single adventure, and no chapters, rounds and parties of a campaign', () => {
    const row = (setup: string, rounds: number) => ({ ...game(setup, 1, 50, []), figures: { rounds } });
    const single = played('standard', 'greedy', { two: stench }, [
      row('two', 4),
      row('two', 6),
      row('two', 7),
    ]);
    const long = played('campaign', 'greedy', { all: { heroes: PAIR, campaign: 'alliance' } }, [
      row('all', 4),
    ]);
    const { adventures, parties } = figuresOf(RULES, READING, [single, long]);
    expect(adventures.stench?.rounds).toBe(6);
    expect(adventures.alliance).toEqual({
      name: 'all sheet',
      campaign: true,
      rounds: null,
      decisions: 50,
      won: { standard: { 2: { won: 1, games: 1 } } },
    });
    expect(parties).toEqual({});
  });

  it('tell parties apart by who is in them, in whatever order, at standard', () => {
    expect(figures.parties).toEqual({ 'a, b': { won: 1, games: 2 }, 'a, b, c': { won: 2, games: 2 } });
  });
});
