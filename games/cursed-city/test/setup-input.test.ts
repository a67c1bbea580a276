import { describe, expect, test } from 'vitest';
import { setUpJourney } from '../src/procs.js';
import { addTestCards, type CcTable, freshTable, rule, rules } from './kit.js';
import { baseRecords, HEROES } from './records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const hall = baseRecords.find(({ id }) => id === 'one-hall');
addTestCards(
  { ...hall, id: 'other-hall', name: 'other-hall' },
  {
    ...hunt,
    id: 'raid',
    name: 'raid',
    maps: [
      { from: 1, to: 11, map: 'one-hall' },
      { from: 12, to: 12, map: 'other-hall' },
    ],
    seasoned: { level: 2, realmstone: 3 },
  },
  { kind: 'trait', id: 'steady', name: 'steady', origin: 'ours', class: 'blade', level: 2 },
  { kind: 'empowerment', id: 'mail', name: 'mail', origin: 'ours', slot: 'armour', cost: 2, copies: 2 },
);
const lesson = {
  kind: 'tutorial',
  id: 'lesson',
  name: 'lesson',
  origin: 'ours',
  type: 'tutorial',
  number: 1,
  intro: 'lesson',
  success: 'learnt',
  face: 'hall',
  hero: { id: 'ada', at: 'hall:a1' },
  rounds: ['hero'],
  actions: ['move'],
  victory: { text: 'never', if: { fear: { atLeast: 11 } } },
};
const FOUR = HEROES.slice(0, 4);

/** Its set-up, from the first step on. */
const begun = (setup: object): CcTable =>
  freshTable({ heroes: FOUR, ...setup }).runs(setUpJourney, { journey: 'raid' });

describe('what can be begun', () => {
  const refuses = (setup: object, why: string) => expect(() => rules().setup(setup)).toThrow(why);

  test('the quest, a journey or a map, and one of them only', () => {
    refuses({ players: 1 }, 'choose either the quest');
    refuses({ players: 1, quest: 'city', journey: 'raid' }, 'choose either the quest');
    refuses({ players: 1, journey: 'raid', map: 'one-hall' }, 'choose either the quest');
    refuses({ players: 1, journey: 'nowhere' }, "there is no journey 'nowhere'; there are: ");
    refuses({ players: 1, tutorial: 'nowhere' }, "there is no tutorial 'nowhere'; there are: ");
    refuses({ players: 1, map: 'nowhere' }, "there is no map 'nowhere'; there are: ");
  });

  test('a map to which no journey leads is none', () => {
    addTestCards({ ...hall, id: 'lost-hall', name: 'lost-hall' });
    refuses({ players: 1, map: 'lost-hall' }, "no journey leads to 'lost-hall'");
  });

  test('a tutorial with which no quest begins is none', () => {
    addTestCards(lesson);
    refuses({ players: 1, tutorial: 'lesson' }, "no quest begins with 'lesson'");
  });

  test('1 to 4 players, four heroes, each once', () => {
    refuses({ players: 5, journey: 'raid' }, 'players');
    refuses({ players: 1, journey: 'raid', heroes: ['ada'] }, 'exactly 4 heroes take part, not 1');
    refuses({ players: 1, journey: 'raid', heroes: ['ada', 'ada', 'bert', 'cora'] }, 'only once');
  });

  test('a map is laid without a roll', () => {
    const { board } = freshTable({ players: 1, map: 'other-hall' });
    expect(board.chosen).toEqual({ journey: 'raid', map: 'other-hall', heroes: [], tutorial: null });
    expect(board.mode).toBe('journey');
    passes(begun({ players: 1, map: 'other-hall' }))
      .doesNotEmit('quest-die', { why: 'map' })
      .journeyHas({ map: 'other-hall' });
  });

  test('a journey by itself has seasoned heroes, who buy what they like', () => {
    const one = begun({ players: 1, journey: 'raid' }).check(({ company }) =>
      expect(company.map(({ level }) => level)).toEqual([2, 2, 2, 2, 0, 0, 0, 0]),
    );
    one
      .asks('p1', 'buy-empowerment', 'ada/mail', 'decline')
      .answers('p1', 'buy-empowerment', 'ada/mail')
      .personHas('ada', { armour: 'mail' })
      .asks('p1', 'buy-empowerment', 'bert/mail', 'decline');
    passes(one).journeyHas({ level: 2 });
  });

  test('in the quest heroes begin with nothing', () => {
    const one = freshTable({ players: 1, heroes: FOUR }).runs(setUpJourney, { journey: 'raid' });
    passes(one)
      .journeyHas({ level: 0 })
      .check(({ company }) => expect(company.map(({ level }) => level)).toEqual(Array(8).fill(0)));
  });
});

/** The first of whatever is offered, or nothing where that may be. */
function passes(one: CcTable): CcTable {
  for (let open = one.state.open[0]; open !== undefined; open = one.state.open[0])
    one.picks(open.seat, open.options.find((option) => option === 'decline') ?? (open.options[0] as string));
  return one;
}

rule('CC-LDR-09', 'heroes who were dealt stay with their players, and of three the first leads', () => {
  const one = begun({ players: 3, journey: 'raid' }).check(({ leader }) => expect(leader).toBe('p1'));
  passes(one).check(({ heroes }) =>
    expect(heroes.map(({ id, seat }) => [id, seat])).toEqual([
      ['ada', 'p1'],
      ['bert', 'p2'],
      ['cora', 'p3'],
      ['dirk', 'p1'],
    ]),
  );
});

rule('CC-LDR-11', 'and whoever leads, each keeps their own', () => {
  const one = begun({ players: 2, journey: 'raid' }).answers('party', 'choose-leader', 'p2');
  passes(one).check(({ heroes }) =>
    expect(heroes.map(({ id, seat }) => [id, seat])).toEqual([
      ['bert', 'p2'],
      ['ada', 'p1'],
      ['dirk', 'p2'],
      ['cora', 'p1'],
    ]),
  );
});
