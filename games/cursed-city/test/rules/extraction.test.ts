import { expect } from 'vitest';
import { activationRoll, journeysEnd, settlePending } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const ours = (kind: string, id: string, more: object) => ({ kind, id, name: id, origin: 'ours', ...more });
const lines: readonly object[][] = [
  [{ do: { later: { when: 'next-journey', what: 'night' } } }],
  [{ do: { treasure: { lose: 'company' } } }],
  [{ do: { later: { when: 'next-journey', villain: 'brute' } } }],
  [{ do: { later: { when: 'next-journey', what: 'damage' } } }],
  [{ do: { later: { when: 'next-journey', what: 'disease' } } }],
  [],
  [{ do: { later: { when: 'journeys-end', what: 'cheaper' } } }],
  [
    { do: { later: { when: 'journeys-end', what: 'reroll-survival' } } },
    { do: { treasure: { gain: { where: 'journey' }, card: 'potion' } } },
  ],
  [{ do: { track: { track: 'influence', by: -1, floor: 5 } } }],
  [{ do: { track: { track: 'fear', by: -1, floor: 5 } } }],
  [{ do: { later: { when: 'next-journey', what: 'inspiration' } } }],
  [{ do: { exchange: {} } }],
];
const { consequences: _, ...hunt } = baseRecords.find(({ id }) => id === 'hunt') as unknown as {
  consequences: unknown;
};
addTestCards(
  ours('table', 'extractions', {
    use: 'extraction',
    rows: lines.map((list, i) => ({ from: i + 1, to: i + 1, name: `${i + 1}`, lines: list })),
  }),
  { ...hunt, consequences: {} },
);

/** A journey that failed at night, so that the roll stands as it is. */
const failed = () =>
  table({ players: 1 })
    .journey({ result: 'failure', nightfall: 8 })
    .given(({ heroes }) => {
      for (const hero of heroes) hero.where = 'standing';
    });
const row = (one: ReturnType<typeof failed>, ...rolls: number[]) =>
  one.questDie(...rolls).runs(journeysEnd, {});
const waits = (score: number) => {
  const { later } = row(failed(), score).board;
  return later;
};

/** Four heroes of the next journey. */
const next = (what: string) =>
  table({ players: 1 })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:a2' })
    .hero('cora', { at: 'hall:a3' })
    .hero('dirk', { at: 'hall:a4' })
    .given((b) => {
      b.stage = 'setup';
      b.later = [{ when: 'next-journey', what }];
    });

rule(['CC-EXE-01', 'CC-EXE-15'], '1: the next journey begins at night', () => {
  expect(waits(1)).toEqual([{ when: 'next-journey', what: 'night' }]);
  next('night').runs(settlePending, { stage: 'board' }).journeyHas({ nightfall: 8 });
  next('night').runs(settlePending, { stage: 'begin' }).journeyHas({ nightfall: 0 });
});

rule('CC-EXE-02', '2: every treasure is discarded, also of those who stayed behind', () => {
  row(failed().person('ada', { treasure: 'potion#1' }).person('hana', { treasure: 'potion#2' }), 2)
    .personHas('ada', { treasure: null })
    .personHas('hana', { treasure: null });
});

rule(['CC-EXE-03', 'CC-EXE-04'], '3: a villain alone takes the place of group 2', () => {
  expect(waits(3)).toEqual([{ when: 'next-journey', what: 'villain/brute' }]);
  next('villain/brute')
    .hostile('bone#1', { at: 'hall:f1', group: 1 })
    .hostile('bone#2', { at: 'hall:f2', group: 1 })
    .hostile('bone#3', { at: 'hall:d4', group: 0 })
    .runs(settlePending, { stage: 'deployed' })
    .answers('p1', 'choose-hostile-space', 'hall:f2')
    .isGone('bone#1', 'bone#2')
    .hostileIs('brute#1', { at: 'hall:f2', group: 1 })
    .hostileIs('bone#3', { group: 0 })
    .check(({ track }) => expect(track[1]).toMatchObject({ deployed: 1, slain: [] }));
  next('villain/brute')
    .hostile('bone#1', { at: 'hall:f1', group: 0 })
    .runs(settlePending, { stage: 'deployed' })
    .isGone('brute#1');
  next('villain/brute')
    .hostile('bone#1', { at: 'hall:f1', group: 1 })
    .hostile('brute#2', { at: 'hall:f4', group: 0 })
    .runs(settlePending, { stage: 'deployed' })
    .isGone('brute#1')
    .hostileIs('bone#1', { at: 'hall:f1' });
});

rule('CC-EXE-05', '4: each hero suffers a damage before the first roll, without Defence', () => {
  expect(waits(4)).toEqual([{ when: 'next-journey', what: 'damage' }]);
  const one = next('damage').runs(settlePending, { stage: 'begin' });
  for (let i = 0; i < 4; i++) one.answers('p1', 'place-wound', 'space-0');
  one
    .doesNotEmit('rolled')
    .runs(activationRoll, { hero: 'dirk' })
    .heroHas('dirk', { on: { 0: ['wound'] } })
    .check(({ heroes }) => expect(heroes[3]?.row.filter(({ die }) => die !== null)).toHaveLength(3));
});

rule('CC-EXE-06', '5: each hero is diseased', () => {
  expect(waits(5)).toEqual([{ when: 'next-journey', what: 'disease' }]);
  const one = next('disease').runs(settlePending, { stage: 'begin' });
  for (let i = 0; i < 4; i++) one.answers('p1', 'place-disease', 'space-3');
  for (const hero of ['ada', 'bert', 'cora', 'dirk']) one.heroHas(hero, { on: { 3: ['disease'] } });
});

rule('CC-EXE-07', '6: nothing', () => {
  const before = structuredClone(failed().board);
  row(failed(), 6).check(({ later, quest, company }) => {
    expect(later).toEqual([]);
    expect([quest.fear, quest.influence]).toEqual([before.quest.fear, before.quest.influence]);
    expect(company).toEqual(before.company);
  });
});

rule(['CC-EXE-08', 'CC-EXE-15'], '7: a discount for this journey’s end and no other', () => {
  row(failed(), 7).check(({ later }) => expect(later).toEqual([]));
  row(failed().person('ada', { realmstone: ['stone-1#1'] }), 7).check(({ later }) =>
    expect(later).toEqual([{ when: 'journeys-end', what: 'cheaper' }]),
  );
});

rule(['CC-EXE-09'], '8: a survival roll may be made again, once', () => {
  const falls = (...rolls: number[]) => row(failed().hero('ada', { where: 'out' }), 8, ...rolls);
  falls(1, 6).answers('p1', 'reroll-survival', 'yes').personHas('ada', { dead: false });
  falls(1, 1).answers('p1', 'reroll-survival', 'yes').personHas('ada', { dead: true });
});

rule('CC-EXE-10', '8: and a potion from the deck goes to a hero', () => {
  const stacked = () =>
    failed().given((b) => {
      b.discovery.draw = ['pit#1', 'potion#2', 'stone-1#1'];
    });
  row(stacked(), 8)
    .answers('p1', 'choose-affected', 'bert')
    .personHas('bert', { treasure: 'potion#2' })
    .check(({ discovery: { draw } }) => expect(draw).toEqual(['pit#1', 'stone-1#1']));
  row(stacked().person('bert', { treasure: 'potion#1' }), 8)
    .answers('p1', 'choose-affected', 'bert')
    .asks('p1', 'keep-treasure', 'potion#1', 'potion#2');
  row(
    failed().given((b) => {
      b.discovery.draw = ['pit#1'];
      b.discovery.discard = ['potion#2'];
    }),
    8,
  ).isQuiet();
});

const tracks = (score: number, fear: number, influence: number) => {
  const one = failed().given(({ quest }) => {
    quest.fear = fear;
    quest.influence = influence;
  });
  const { quest } = row(one, score).board;
  return [quest.fear, quest.influence];
};

rule('CC-EXE-11', '9: influence shrinks, not below 5', () => {
  expect(tracks(9, 7, 6)).toEqual([7, 5]);
  expect(tracks(9, 7, 5)).toEqual([7, 5]);
  expect(tracks(9, 7, 3)).toEqual([7, 3]);
});

rule('CC-EXE-12', '10: fear shrinks, not below 5', () => {
  expect(tracks(10, 7, 6)).toEqual([6, 6]);
  expect(tracks(10, 4, 6)).toEqual([4, 6]);
});

rule('CC-EXE-13', '11: each hero begins with a point', () => {
  expect(waits(11)).toEqual([{ when: 'next-journey', what: 'inspiration' }]);
  const one = next('inspiration').runs(settlePending, { stage: 'begin' });
  for (const hero of ['ada', 'bert', 'cora', 'dirk']) one.heroHas(hero, { inspiration: 1 });
});

rule('CC-EXE-14', '12: treasures for realmstone of value 1, as long as there is any', () => {
  row(
    failed()
      .person('ada', { treasure: 'potion#1' })
      .person('bert', { treasure: 'potion#2' })
      .person('hana', { realmstone: ['stone-1#1', 'stone-1#2', 'stone-1#3'] }),
    12,
  )
    .answers('p1', 'discard-for-realmstone', 'potion#1')
    .answers('p1', 'discard-for-realmstone', 'potion#2')
    .personHas('ada', { treasure: null, realmstone: ['stone-1#4'] })
    .personHas('bert', { treasure: null, realmstone: [] });
});
