import { expect } from 'vitest';
import { main } from '../../src/rules/campaign.js';
import { setUpAdventure } from '../../src/rules/setup.js';
import type { HeroId } from '../../src/terms.js';
import { addTestAdventure, addTestCards, freshTable, type LrTable, rule } from '../kit.js';

const bell = { window: 'round-starts', lines: [{ do: { count: { counter: 'rung', add: 1 } } }] };
const given = {
  map: ['AB'],
  limits: { A: 9, B: 9 },
  adventure: (at: (letter: string) => string) => ({
    won: 'You live.',
    lost: 'You do not.',
    counters: { won: 0, lost: 0, rung: 0 },
    start: [at('A'), at('B')],
    adventureCard: 'It rains.',
    things: [{ id: 'well', name: 'Well', area: at('B'), uses: 2, lines: [] }],
    rules: [bell],
    objective: { text: 'won', if: { counter: { name: 'won', atLeast: 1 } } },
    defeat: [{ text: 'lost', if: { counter: { name: 'lost', atLeast: 1 } } }],
  }),
};

rule(['LR-SET-01', 'LR-SET-05'], 'nothing of what was on the table before stays there', () => {
  const { id, at } = addTestAdventure(given);
  freshTable({ players: 1, adventure: id }, 'test', at)
    .given((b) => {
      b.stage = 'between';
      b.result = 'lost';
      b.round = 5;
      b.phase = 'recovery';
      b.hostiles = [{ id: 'x', kind: 'gone', area: 'far', wounded: true, damage: 0 }];
      b.slain = { gone: 2 };
      b.line = ['luxa'];
      b.active = 'luxa';
      b.lastActed = 'regis';
      b.drawn = 'sword';
      b.stake = 2;
      b.spent = ['adventure x'];
      b.listening = { 'round-ends': ['x|gone/abilities.0'] };
      b.modifiers = [{ stat: 'steps', on: 'luxa', add: 1, until: 'adventure', source: 'x' }];
      for (const hero of b.heroes) Object.assign(hero, { area: 'far', dice: [1], damage: 1, destiny: 1 });
    })
    .runs(setUpAdventure, { adventure: id, next: 0 })
    .asks('p1', 'choose-start', 'A', 'B')
    .check((b) => {
      expect(b).toMatchObject({ stage: 'setup', result: null, round: 0, phase: null, active: null });
      expect(b).toMatchObject({ lastActed: null, drawn: null, stake: null });
      expect([b.hostiles, b.slain, b.line, b.spent, b.modifiers]).toEqual([[], {}, [], [], []]);
      expect(b.listening).toEqual({ 'round-starts': [`adventure|${id}/rules.0`] });
      for (const hero of b.heroes)
        expect(hero).toMatchObject({ area: null, dice: [], damage: 0, destiny: 0, wounded: false });
    });
});

rule('LR-SET-11', 'the adventure card and the objects of the adventure are laid out, unused', () => {
  const { id, at } = addTestAdventure(given);
  freshTable({ players: 1, adventure: id }, 'test', at)
    .runs(setUpAdventure, { adventure: id, next: 0 })
    .check((b) => {
      expect(b.adventureCard).toBe(true);
      expect(b.things).toEqual([{ id: 'well', area: at('B'), holder: null, uses: 0 }]);
    });
});

/** Everybody starts in A. */
function begin(setup: object, at: (letter: string) => string): LrTable {
  const table = freshTable({ players: 2, ...setup }, 'test', at).runs(main, {});
  while (table.state.open[0]?.ask === 'choose-start') table.picks(table.state.open[0].by, 'A');
  return table;
}
function ends(table: LrTable, result: 'won' | 'lost'): LrTable {
  table.board.counters[result] = 1;
  return table.endsTurn(table.board.active as HeroId);
}

rule('LR-RND-01', 'the first round is round 1, and round 2 follows it', () => {
  const { id, at } = addTestAdventure(given);
  const table = begin({ adventure: id }, at);
  expect([table.board.round, table.board.counters.rung]).toEqual([1, 1]);
  for (let turn = 0; turn < 4; turn++) {
    expect(table.board.round).toBe(1);
    table.endsTurn(table.board.active as HeroId);
  }
  expect([table.board.round, table.board.counters.rung, table.board.phase]).toEqual([2, 2, 'action']);
});

rule(
  ['LR-END-01', 'LR-END-03'],
  'how it ended is told in the words of the adventure, and all share it',
  () => {
    const { id, at } = addTestAdventure(given);
    const start = () => begin({ adventure: id }, at);
    ends(start(), 'won')
      .emits('adventure-ends', { result: 'won', text: 'You live.', rounds: 1 })
      .isOver('won', { adventure: id, rounds: 1, won: 1, tries: null })
      .check((_, { over }) => expect(over?.places).toEqual({ p1: 1, p2: 1 }));
    ends(start(), 'lost')
      .emits('adventure-ends', { result: 'lost', text: 'You do not.', rounds: 1 })
      .isOver('lost', { adventure: id, rounds: 1, won: 0, tries: null })
      .check((_, { over }) => expect(over?.places).toEqual({ p1: 2, p2: 2 }));
  },
);

rule('LR-CMP-08', 'players may stop after a defeat; what they won before stays won', () => {
  const first = addTestAdventure(given);
  const second = addTestAdventure(given);
  const adventures = [first.id, second.id];
  addTestCards({ kind: 'campaign', id: 'short', name: 'Short', origin: 'ours', adventures });
  const table = ends(begin({ campaign: 'short' }, first.at), 'won');
  while (table.state.open[0]?.ask === 'choose-start') table.picks(table.state.open[0].by, second.at('A'));
  ends(table, 'lost')
    .asks('party', 'retry-or-stop', 'retry', 'stop')
    .check((b) => expect([b.stage, b.active]).toEqual(['between', null]))
    .picks('party', 'stop')
    .isOver('lost', { adventure: second.id, won: 1, tries: { [first.id]: 1, [second.id]: 1 } });
});
