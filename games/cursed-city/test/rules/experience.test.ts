import { expect } from 'vitest';
import { gainExperience, journeysEnd } from '../../src/procs.js';
import { heldBy } from '../../src/queries.js';
import { addTestCards, freshTable, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const trait = (of: string, level: number) => ({
  kind: 'trait',
  id: `${of}-${level}`,
  name: `${of}-${level}`,
  origin: 'ours',
  class: of,
  level,
});
addTestCards(
  ...['blade', 'executioner', 'stalwart', 'loremaster'].flatMap((of) =>
    [1, 2, 3, 4, 5].map((level) => trait(of, level)),
  ),
  {
    ...hunt,
    consequences: {
      success: [{ do: { experience: { hero: { where: 'journey', count: 'all' }, learners: true } } }],
    },
  },
);

const gains = (count: number, given: object = {}) =>
  table().person('ada', given).runs(gainExperience, { hero: 'ada', count });

rule('CC-XPL-01', 'level 0 and no token at first', () => {
  freshTable().personHas('ada', { level: 0, experience: 0 });
});

rule(['CC-XPL-03', 'CC-XPL-12'], 'novice, veteran, the next level without a token', () => {
  gains(1).personHas('ada', { level: 0, experience: 1 });
  gains(2).personHas('ada', { level: 0, experience: 2 });
  gains(3).personHas('ada', { level: 1, experience: 0 });
  gains(2, { experience: 2 }).personHas('ada', { level: 1, experience: 1 });
});

rule('CC-XPL-07', 'level 5 is the last', () => {
  gains(2, { level: 5, experience: 2 }).personHas('ada', { level: 5, experience: 2 });
});

rule(
  ['CC-XPL-08', 'CC-XPL-10', 'CC-XPL-11'],
  'each level brings the trait of the class, and all stay',
  () => {
    const one = gains(6);
    one.emits('level-gained', { hero: 'ada', level: 2, trait: 'blade-2' });
    expect(heldBy(one.now, { id: 'ada' })).toEqual(['blade-1', 'blade-2']);
    one.runs(gainExperience, { hero: 'bert', count: 3 });
    expect(heldBy(one.now, { id: 'bert' })).toEqual(['blade-1']);
  },
);

const all = () =>
  table({ players: 1 }).given(({ heroes }) => {
    for (const hero of heroes) hero.where = 'standing';
  });

type Given = { readonly level?: number; readonly experience?: 0 | 1 | 2; readonly dead?: boolean };
/** A journey with these four that has ended. */
function ended(result: 'success' | 'failure', ...people: Given[]) {
  const one = all();
  for (const [i, given] of people.entries()) one.person(['ada', 'bert', 'cora', 'dirk'][i] as string, given);
  return one
    .journey({ result, level: Math.max(...people.map(({ level = 0 }) => level)) })
    .runs(journeysEnd, {});
}

rule('CC-XPL-02', 'only a journey that was won gives experience', () => {
  ended('failure', {}, {}, {}, {}).personHas('ada', { experience: 0 });
  ended('success', {}, {}, {}, {}).personHas('ada', { experience: 1 });
});

rule('CC-XPL-04', 'beside a hero of a higher level others learn twice as fast', () => {
  ended('success', {}, {}, {}, { level: 1 })
    .personHas('ada', { experience: 2 })
    .personHas('cora', { experience: 2 })
    .personHas('dirk', { level: 1, experience: 1 });
});

rule(['CC-XPL-05', 'CC-XPL-12'], 'one gain more, however many are above, and full gains in order', () => {
  ended('success', {}, { level: 1 }, { level: 1 }, { level: 2 })
    .personHas('ada', { level: 0, experience: 2 })
    .personHas('dirk', { level: 2, experience: 1 });
  ended('success', { experience: 2 }, { experience: 2 }, {}, { level: 1 })
    .personHas('ada', { level: 1, experience: 1 })
    .personHas('bert', { level: 1, experience: 1 });
});

rule('CC-XPL-06', 'who fell and lives gains it; who stayed behind and who died does not', () => {
  const one = all()
    .hero('ada', { where: 'out' })
    .hero('bert', { where: 'out' })
    .person('bert', { dead: true })
    .journey({ result: 'success' })
    .questDie(6, 6);
  one
    .runs(journeysEnd, {})
    .personHas('ada', { experience: 1 })
    .personHas('bert', { experience: 0 })
    .personHas('edda', { experience: 0 });
});

rule('CC-XPL-09', 'a new quest begins with new heroes', () => {
  gains(6).personHas('ada', { level: 2 });
  const again = freshTable();
  again.personHas('ada', { level: 0, experience: 0 });
  expect(heldBy(again.now, { id: 'ada' })).toEqual([]);
});
