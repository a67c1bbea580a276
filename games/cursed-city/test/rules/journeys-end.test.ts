import { expect } from 'vitest';
import { journeysEnd, playQuest } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const city = baseRecords.find(({ id }) => id === 'city');
const track = (name: string, by: number) => ({ do: { track: { track: name, by } } });
addTestCards(
  {
    ...hunt,
    consequences: { success: [track('fear', -1)], always: [track('influence', 1)] },
  },
  { ...hunt, id: 'up-and-down', consequences: { always: [track('influence', 1), track('influence', -1)] } },
  {
    ...hunt,
    id: 'spire',
    type: 'decapitation',
    unlock: { destroyed: { atLeast: 1 } },
    ladder: { level: 1, token: true },
    consequences: {},
  },
  { ...hunt, id: 'crypt', type: 'decapitation', ladder: { level: 1, token: true }, consequences: {} },
  { ...city, journeys: ['hunt', 'crypt', 'spire'], last: 'spire' },
);

type Result = 'success' | 'failure';
/** A journey of one player that is over; it is day. */
const over = (result: Result, journey = 'hunt') =>
  table({ players: 1, journey })
    .journey({ result })
    .given(({ heroes }) => {
      for (const hero of heroes) hero.where = 'standing';
    });
const ends = (result: Result, journey = 'hunt') => over(result, journey).questDie(6).runs(journeysEnd, {});

rule('CC-JEN-01', 'seven steps in order', () => {
  over('success')
    .hero('ada', { where: 'out', inspired: true })
    .person('bert', { realmstone: ['stone-1#1'] })
    .questDie(6, 6)
    .runs(journeysEnd, {})
    .heroHas('ada', { inspired: false })
    .answers('party', 'trade-at-end', 'bert/ada/stone-1#1')
    .emitsInOrder('journey-ends', 'extraction-event', 'survival', 'traded', 'track');
});

rule(
  ['CC-JEN-03', 'CC-JEN-04', 'CC-JEN-14'],
  'one more for success, one more by day, and never above 12',
  () => {
    const score = (result: Result, nightfall: number, rolled: number) =>
      over(result).journey({ nightfall }).questDie(rolled).runs(journeysEnd, {});
    score('success', 0, 5).emits('extraction-event', { score: 7 });
    score('failure', 8, 5).emits('extraction-event', { score: 5 });
    score('failure', 0, 5).emits('extraction-event', { score: 6 });
    score('success', 0, 12).emits('extraction-event', { score: 12 });
  },
);

const survives = (rolled: number, given: object = {}) =>
  over('failure')
    .hero('ada', { where: 'out', ...given })
    .questDie(6, rolled)
    .runs(journeysEnd, {});

rule(['CC-JEN-05', 'CC-JEN-06'], 'a 1 kills, with any ailment a 2 as well', () => {
  survives(1).personHas('ada', { dead: true });
  survives(2).personHas('ada', { dead: false });
  survives(2, { ailments: ['cursed'] }).personHas('ada', { dead: true });
  survives(3, { ailments: ['cursed'], on: { 0: ['disease'] } })
    .emits('survival', { hero: 'ada', score: 2, dead: false })
    .personHas('ada', { dead: false });
});

rule('CC-JEN-07', 'what the dead held goes back and cannot be traded', () => {
  over('failure')
    .hero('ada', { where: 'out' })
    .person('ada', { realmstone: ['stone-2#1'], treasure: 'potion#1' })
    .questDie(6, 1)
    .runs(journeysEnd, {})
    .isNotAsked('party')
    .personHas('ada', { dead: true, realmstone: [], treasure: null })
    .check(({ discovery: { discard } }) => {
      expect(discard).toContain('stone-2#1');
      expect(discard).toContain('potion#1');
    });
});

const deadBefore = (...ids: string[]) => {
  const one = over('failure').hero('ada', { where: 'out' });
  for (const id of ids) one.person(id, { dead: true });
  return one.questDie(6, 1).runs(journeysEnd, {});
};

rule(['CC-JEN-08', 'CC-QST-05'], 'with the fifth death the quest is lost', () => {
  deadBefore('edda', 'finn', 'gil').check(({ quest }) => expect(quest.result).toBeNull());
  deadBefore('edda', 'finn', 'gil', 'hana')
    .emits('quest-ends', { result: 'deaths' })
    .check(({ quest, company }) => {
      expect(quest.result).toBe('deaths');
      expect(company.filter(({ dead }) => !dead)).toHaveLength(3);
    });
});

rule(['CC-JEN-09', 'CC-JEN-10'], 'tokens go, cards stay', () => {
  over('failure')
    .hero('ada', {
      inspired: true,
      inspiration: 3,
      ailments: ['cursed'],
      on: { 0: ['grievous'], 1: ['grievous'] },
    })
    .person('ada', { treasure: 'potion#1' })
    .questDie(6)
    .runs(journeysEnd, {})
    .answers('party', 'trade-at-end', 'decline')
    .heroHas('ada', { inspired: false, inspiration: 0, ailments: [], on: { 0: [], 1: [] } })
    .personHas('ada', { treasure: 'potion#1' });
});

rule('CC-JEN-11', 'realmstone, treasure and items change hands; one treasure each', () => {
  over('failure')
    .person('ada', { realmstone: ['stone-2#1'], treasure: 'potion#1' })
    .person('bert', { realmstone: ['stone-1#1'], treasure: 'potion#2', item: 'red-blade' })
    .questDie(6)
    .runs(journeysEnd, {})
    .answers('party', 'trade-at-end', 'ada/bert/stone-2#1')
    .answers('party', 'trade-at-end', 'bert/cora/red-blade')
    .answers('party', 'trade-at-end', 'ada/bert/potion#1')
    .personHas('ada', { treasure: 'potion#2', realmstone: [] })
    .personHas('bert', { treasure: 'potion#1', realmstone: ['stone-1#1', 'stone-2#1'], item: null })
    .personHas('cora', { item: 'red-blade' });
});

rule('CC-JEN-12', 'what is always so, and what success or failure brings', () => {
  ends('failure').check(({ quest }) => expect([quest.fear, quest.influence]).toEqual([5, 7]));
  ends('success').check(({ quest }) => expect([quest.fear, quest.influence]).toEqual([4, 7]));
});

rule('CC-JEN-02', 'success is what the journey found, no matter who still stands', () => {
  over('success')
    .hero('ada', { where: 'out' })
    .hero('bert', { where: 'out' })
    .hero('cora', { where: 'out' })
    .hero('dirk', { where: 'out' })
    .questDie(6, 9, 9, 9, 9)
    .runs(journeysEnd, {})
    .emits('journey-ends', { result: 'success' });
});

rule('CC-JEN-14', 'heroes who are away when it fails are safe', () => {
  over('failure')
    .hero('ada', { where: 'away' })
    .questDie(6)
    .runs(journeysEnd, {})
    .doesNotEmit('survival')
    .emits('extraction-event', { score: 7 });
});

rule('CC-JEN-13', 'then the next set-up begins with its leader, and the city keeps its counters', () => {
  const one = over('failure')
    .questDie(6)
    .given((b) => {
      Object.assign(b, { mode: 'quest', chosen: { journey: null, heroes: [], tutorial: null } });
      b.quest.fear = 3;
    });
  one.runs(journeysEnd, {}).check(({ quest }) => expect(quest.fear).toBe(3));
  one
    .runs(playQuest, {})
    .asks('p1', 'choose-journey', 'hunt', 'crypt')
    .check(({ quest, journey }) => {
      expect([quest.fear, quest.influence]).toEqual([3, 7]);
      expect(journey).toBeNull();
    });
});

rule(['CC-QST-03', 'CC-QST-04', 'CC-QST-06'], 'lost when a counter shows 10 after all consequences', () => {
  over('failure')
    .given(({ quest }) => {
      quest.influence = 9;
    })
    .questDie(6)
    .runs(journeysEnd, {})
    .check(({ quest }) => expect([quest.influence, quest.result]).toEqual([10, 'influence']));
  over('failure')
    .given(({ quest }) => {
      quest.fear = 10;
    })
    .questDie(6)
    .runs(journeysEnd, {})
    .check(({ quest }) => expect(quest.result).toBe('fear'));
  over('failure', 'up-and-down')
    .given(({ quest }) => {
      quest.influence = 9;
    })
    .questDie(6)
    .runs(journeysEnd, {})
    .check(({ quest }) => expect([quest.influence, quest.result]).toEqual([9, null]));
});

rule(
  ['CC-QST-01', 'CC-QST-02', 'CC-JTY-06'],
  'a great evil falls for good in its own journey; the last one wins',
  () => {
    ends('success', 'hunt').check(({ quest }) => expect(quest.destroyed).toEqual([]));
    ends('failure', 'crypt').check(({ quest }) => expect(quest.destroyed).toEqual([]));
    ends('success', 'crypt')
      .emits('destroyed', { journey: 'crypt' })
      .check(({ quest }) => expect([quest.destroyed, quest.result]).toEqual([['crypt'], null]));
    ends('success', 'spire').check(({ quest }) => expect(quest.result).toBe('won'));
  },
);
