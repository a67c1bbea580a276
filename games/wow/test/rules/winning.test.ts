import { expect } from 'vitest';
import { settle } from '../../src/procs.js';
import { outcomeOf } from '../../src/rules/winning.js';
import { testQuest } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const worth = (...valors: number[]) =>
  valors.map((valor) => {
    const id = `worth-${++made}`;
    addTestCards(testQuest(id, { valor }));
    return id;
  });
let made = 0;

const places = (table: WowTable) => outcomeOf(table.now)?.places;

rule('WOW-WIN-01', 'eight valor win', () => {
  table()
    .rival('p1', { log: worth(4, 3) })
    .runs(settle, {})
    .isOver('done');
  table()
    .rival('p1', { log: worth(4, 3, 1) })
    .runs(settle, {})
    .isOver('won', { winners: ['p1'], valor: 8 });
});

rule('WOW-WIN-02', 'all that was earned at once is compared', () => {
  const [one = '', two = ''] = [
    testQuest('swift-1', { valor: 2, conditions: [{ hand: 1 }] }),
    testQuest('swift-2', { valor: 2, conditions: [{ hand: 1 }] }),
  ].map((card) => {
    addTestCards(card);
    return card.id;
  });
  table()
    .rival('p1', { log: worth(3, 3), hand: ['ann-stroll#1'] })
    .rival('p2', { log: worth(4, 3), hand: ['bob-stroll#1'] })
    .quest('p1', one)
    .quest('p2', two)
    .runs(settle, {})
    .isOver('won', { winners: ['p2'], valor: 9 });
});

rule('WOW-WIN-03', 'the most valor', () => {
  expect(
    places(
      table()
        .rival('p1', { log: worth(8) })
        .rival('p2', { log: worth(9) }),
    ),
  ).toEqual({ p1: 2, p2: 1 });
});

rule('WOW-WIN-04', 'then the most cards in the log', () => {
  const made = table()
    .rival('p1', { log: worth(5, 1, 1, 1) })
    .rival('p2', { log: worth(4, 1, 1, 1, 1) });
  expect(places(made)).toEqual({ p1: 2, p2: 1 });
});

rule('WOW-WIN-05', 'then the highest level', () => {
  const made = table()
    .rival('p1', { log: worth(4, 4), level: 'yellow' })
    .rival('p2', { log: worth(4, 4), level: 'red' });
  expect(places(made)).toEqual({ p1: 2, p2: 1 });
});

rule('WOW-WIN-06', 'then they share the win', () => {
  const made = table({ players: 3 })
    .rival('p1', { log: worth(4, 4) })
    .rival('p2', { log: worth(4, 4) });
  expect(places(made)).toEqual({ p1: 1, p2: 1, p3: 3 });
});

rule('WOW-WIN-07', 'trophies are cards of the log', () => {
  const made = table()
    .rival('p1', { log: [...worth(4, 1), 'ear'] })
    .rival('p2', { log: worth(4, 4) });
  expect(places(made)).toEqual({ p1: 1, p2: 2 });
});
