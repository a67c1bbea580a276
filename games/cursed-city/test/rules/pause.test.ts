import type { State } from '@questhall/engine';
import { expect } from 'vitest';
import { type CcBoard, forkBoard } from '../../src/board.js';
import { eventPhase, setUpJourney } from '../../src/procs.js';
import { heldBy } from '../../src/queries.js';
import { addTestCards, freshTable, rule, rules, table } from '../kit.js';
import { baseRecords } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const { maps: _, ...noMap } = { maps: null, ...hunt };
addTestCards(
  { ...noMap, id: 'outing', name: 'outing', type: 'deliverance', gateway: 'closed' },
  { kind: 'trait', id: 'steady', name: 'steady', origin: 'ours', class: 'stalwart', level: 1 },
  { kind: 'empowerment', id: 'mail', name: 'mail', origin: 'ours', slot: 'armour', cost: 2, copies: 2 },
  {
    kind: 'table',
    id: 'events',
    name: 'events',
    origin: 'ours',
    use: 'event',
    rows: [
      {
        from: 1,
        to: 12,
        name: 'Effort',
        lines: [{ do: { inspiration: { hero: { where: 'able' }, add: 1 } } }],
      },
    ],
  },
);

const kept = { level: 2, experience: 1, treasure: 'potion#1', item: 'red-blade', armour: 'mail' } as const;
const saved = (state: State<CcBoard>): State<CcBoard> => JSON.parse(JSON.stringify(state)) as State<CcBoard>;

rule(['CC-PAU-01'], 'everything of a hero is kept', () => {
  const one = table().person('edda', { ...kept, realmstone: ['stone-1#1'] });
  expect(forkBoard(one.board).company).toEqual(one.board.company);
  one.state = saved(one.state);
  one.personHas('edda', { ...kept, realmstone: ['stone-1#1'] });
});

rule('CC-PAU-02', 'and of the quest', () => {
  const one = table().given(({ quest }) => {
    Object.assign(quest, { fear: 4, influence: 7, destroyed: ['spire', 'crypt'], unlocked: ['secret'] });
  });
  expect(forkBoard(one.board).quest).toEqual(one.board.quest);
  one.state = saved(one.state);
  one.check(({ quest }) =>
    expect(quest).toMatchObject({
      fear: 4,
      influence: 7,
      destroyed: ['spire', 'crypt'],
      unlocked: ['secret'],
    }),
  );
});

rule('CC-PAU-03', 'a hero who is picked again has all cards at hand', () => {
  const one = freshTable({ players: 1, journey: 'outing', heroes: ['ada', 'bert', 'cora', 'edda'] });
  Object.assign(one.board.company.find(({ id }) => id === 'edda') as object, kept);
  one.runs(setUpJourney, { journey: 'outing' });
  expect(heldBy(one.now, { id: 'edda' })).toEqual(['potion#1', 'red-blade', 'mail', 'steady']);
  one.personHas('edda', kept);
});

rule('CC-PAU-05', 'in the middle of a step: the same question, the same dice, and what waits', () => {
  const one = table({ players: 2 })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:b1' })
    .person('hana', { dead: true })
    .given((b) => {
      b.later = [{ when: 'next-journey', what: 'damage' }];
    })
    .runs(eventPhase, {});
  const copy = saved(one.state);
  expect(copy.open).toEqual(one.state.open);
  expect(copy.rng).toEqual(one.state.rng);
  expect(copy.board.later).toEqual([{ when: 'next-journey', what: 'damage' }]);
  expect(copy.board.company.find(({ id }) => id === 'hana')?.dead).toBe(true);
  expect(rules().id).toBe('cursed-city');
  one.state = copy;
  one.answers('p1', 'choose-affected', 'bert').heroHas('bert', { inspiration: 1 });
});
