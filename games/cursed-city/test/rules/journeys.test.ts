import { expect } from 'vitest';
import type { AnyCard } from '../../src/content/schema/index.js';
import { records } from '../../src/generated/content.js';
import type { G } from '../../src/kit.js';
import { actions } from '../../src/legal.js';
import { deployGroup, journeysEnd, moveHero, moveTrack, setUpJourney } from '../../src/procs.js';
import { noteResult } from '../../src/rules/journeys-end.js';
import { journeyPhase } from '../../src/rules/nightfall.js';
import { openJourneys } from '../../src/rules/picking.js';
import { discoveryDeck } from '../../src/rules/setup.js';
import { JOURNEYS } from '../../src/terms.js';
import { addTestCards, freshTable, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const printed = records.map(({ record }) => record as AnyCard);
const journeys = printed.filter((card) => card.kind === 'journey');

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const city = baseRecords.find(({ id }) => id === 'city');

rule('CC-JTY-01', 'every journey is one of four types, with a map or tiles, a victory and crises', () => {
  expect(new Set(journeys.map(({ type }) => type))).toEqual(new Set(JOURNEYS));
  for (const { id, maps, tiles, crises, victory } of journeys) {
    expect(maps !== undefined || tiles === 2, id).toBe(true);
    expect(crises, id).toBeDefined();
    expect(victory.text, id).not.toBe('');
  }
});

rule(
  ['CC-JTY-02', 'CC-NGT-08'],
  'a Hunt changes nothing of the core rules; its page fills the quest step',
  () => {
    for (const journey of journeys.filter(({ type }) => type === 'hunt')) {
      const { begin, rules, realmstone, reinforcements, noReplacement, extract, explore } = journey;
      expect([begin, rules, realmstone, reinforcements, noReplacement, extract, explore], journey.id).toEqual(
        Array(7).fill(undefined),
      );
      expect(journey.questStep).toEqual([{ if: { night: true }, do: { track: { track: 'quest', by: 1 } } }]);
      expect(journey.ends?.map(({ if: when, result }) => [when, result])).toEqual([
        [{ questTrack: { atLeast: 8 } }, 'failure'],
      ]);
    }
  },
);

rule(
  ['CC-EVT-03', 'CC-NGT-08'],
  'a journey with so much time fails when the quest token has come to its end',
  () => {
    addTestCards({
      ...hunt,
      id: 'hurried',
      questStep: [{ if: { night: true }, do: { track: { track: 'quest', by: 1 } } }],
      ends: [{ text: '', if: { questTrack: { atLeast: 2 } }, result: 'failure' }],
    });
    const step = (nightfall: number) =>
      table({ journey: 'hurried' })
        .hero('ada', { at: 'a1' })
        .journey({ nightfall, questTrack: 1 })
        .runs(journeyPhase, {});
    step(3).journeyHas({ questTrack: 1, result: null });
    step(8)
      .journeyHas({ questTrack: 2, result: 'failure' })
      .questDie(6, 6, 6, 6)
      .runs(journeysEnd, {})
      .emits('journey-ends', { result: 'failure', why: 'late' });
  },
);

rule('CC-JEN-02', 'too late with the goal met: it says that only the way home was missing', () => {
  addTestCards({
    ...hunt,
    id: 'hurried',
    victory: { text: '', if: { slain: { champion: true, atLeast: 2 } } },
    ends: [{ text: '', if: { questTrack: { atLeast: 2 } }, result: 'failure' }],
  });
  const late = (champions: number) =>
    table({ journey: 'hurried' })
      .hero('ada', { at: 'a1' })
      .journey({ questTrack: 2, result: 'failure', slain: { captain: champions } })
      .questDie(6, 6, 6, 6)
      .runs(journeysEnd, {});
  late(1).emits('journey-ends', { result: 'failure', why: 'late' });
  late(2).emits('journey-ends', { result: 'failure', why: 'outside' });
});

/** A group that is deployed where objects lie at these distances from Ada, the marked ones among them. */
const guards = (marked: readonly number[], ...distances: number[]) => {
  const one = table({ map: ['...........', '...........'] })
    .hero('ada', { at: 'a1' })
    .group(0);
  for (const far of distances)
    one.thing(`at-${far}`, { at: `${'abcdefghijk'[far]}1`, guarded: marked.includes(far) });
  one.runs(deployGroup, { slot: 0, near: null });
  for (let open = one.state.open[0]; open !== undefined; open = one.state.open[0])
    one.picks(open.seat, open.options[0] as string);
  return one.board.hostiles.map(({ at }) => at.slice(-2));
};

rule('CC-JTY-03', 'of more than four objects only the marked ones get a group, the nearest first', () => {
  for (const at of guards([6, 8, 9, 10], 2, 3, 6, 8, 9, 10))
    expect(['f1', 'f2', 'g2', 'h1', 'h2']).toContain(at);
});

rule('CC-JTY-04', 'four objects without a mark: the nearest comes first', () => {
  for (const at of guards([], 3, 6, 8, 10)) expect(['c1', 'c2', 'd2', 'e1', 'e2']).toContain(at);
});

rule('CC-JTY-05', 'a Scavenge keeps all realmstone in the deck', () => {
  addTestCards({ ...hunt, id: 'scavenge', type: 'scavenge', realmstone: 'all' });
  const stones = (journey: string) =>
    discoveryDeck(table({ journey }).now).filter((card) => card.startsWith('stone')).length;
  expect([stones('hunt'), stones('scavenge')]).toEqual([5, 12]);
  for (const journey of journeys)
    expect(journey.realmstone === 'all', journey.id).toBe(journey.type === 'scavenge');
});

rule(
  ['CC-JTY-06', 'CC-JTY-07', 'CC-QST-07'],
  'a great evil can be hunted once, and only when its condition holds',
  () => {
    addTestCards(
      { ...hunt, id: 'spire', type: 'decapitation', unlock: { influence: { atMost: 5 } } },
      { ...city, journeys: ['hunt', 'spire'] },
    );
    const one = freshTable();
    expect(openJourneys(one.now)).toEqual(['hunt']);
    one.board.quest.influence = 5;
    expect(openJourneys(one.now)).toEqual(['hunt', 'spire']);
    one.board.quest.destroyed = ['spire'];
    expect(openJourneys(one.now)).toEqual(['hunt']);
  },
);

rule('CC-DEL-06', 'Explore is offered on journeys that say so', () => {
  const one = table().hero('ada', { at: 'hall:f1', dice: [6] });
  expect(actions.judge(one.now, { hero: 'ada' }, 'explore')).toMatchObject({ why: 'no-such-action' });
});

rule('CC-JTY-06', 'phylacteries break beside a hero, and what follows is told by the journey', () => {
  addTestCards({
    ...hunt,
    id: 'jars',
    counters: { broken: 0 },
    rules: [
      {
        window: 'hero-enters',
        lines: [
          {
            do: {
              gather: {
                kind: 'jar',
                counter: 'broken',
                each: [{ do: { track: { track: 'fear', by: -1 } } }],
              },
            },
          },
        ],
      },
    ],
  });
  table({ players: 1, journey: 'jars' })
    .hero('ada', { at: 'hall:a1' })
    .thing('near', { at: 'hall:d1', kind: 'jar' })
    .thing('far', { at: 'hall:f4', kind: 'jar' })
    .runs(moveHero, { hero: 'ada', most: 3 })
    .answers('p1', 'choose-path-end', 'hall:c1')
    .journeyHas({ counters: { broken: 1 } })
    .check(({ things, quest }) => {
      expect(things.map(({ id }) => id)).toEqual(['far']);
      expect(quest.fear).toBe(4);
    });
});

rule(['CC-SET-14', 'CC-CMP-12'], 'fear and influence grow and shrink between 0 and 10', () => {
  const moved = (track: 'fear' | 'influence', from: number, by: number) => {
    const one = table();
    one.board.quest[track] = from;
    return one.runs(moveTrack, { track, by, floor: null }).board.quest[track];
  };
  expect([moved('influence', 10, 2), moved('fear', 1, -3), moved('fear', 1, -1)]).toEqual([10, 0, 0]);
  expect([moved('influence', 6, 2), moved('influence', 6, -2)]).toEqual([8, 4]);
});

rule('CC-SET-21', 'the quest die chooses the map of a Hunt', () => {
  const map = baseRecords.find(({ id }) => id === 'one-hall');
  addTestCards(
    { ...map, id: 'other-hall', objects: [] },
    {
      ...hunt,
      id: 'two-maps',
      maps: [
        { from: 1, to: 7, map: 'one-hall' },
        { from: 8, to: 12, map: 'other-hall' },
      ],
    },
  );
  for (const [score, chosen] of [
    [7, 'one-hall'],
    [8, 'other-hall'],
  ] as const) {
    const one = freshTable({ players: 1, journey: 'two-maps', heroes: ['ada', 'bert', 'cora', 'dirk'] })
      .questDie(score)
      .runs(setUpJourney, { journey: 'two-maps' });
    one.emits('quest-die', { why: 'map', score }).journeyHas({ map: chosen });
  }
  const single = freshTable({ players: 1, journey: 'hunt', heroes: ['ada', 'bert', 'cora', 'dirk'] });
  single.runs(setUpJourney, { journey: 'hunt' }).doesNotEmit('quest-die').journeyHas({ map: 'one-hall' });
});

rule(
  ['CC-PAU-04', 'CC-QST-01'],
  'the second part of a hunt comes next, and only it destroys the evil',
  () => {
    addTestCards(
      { ...hunt, id: 'gate', type: 'decapitation', leadsTo: 'tower' },
      { ...hunt, id: 'tower', type: 'decapitation', unlock: { unlocked: 'never' } },
      { ...city, journeys: ['hunt', 'gate', 'tower'] },
    );
    const one = table({ players: 1, journey: 'gate' })
      .journey({ result: 'success' })
      .given((b) => {
        b.mode = 'quest';
      });
    noteResult(one.now as unknown as G);
    one.check(({ quest }) => expect(quest.destroyed).toEqual([]));
    // Whoever leaves the table here comes back to it.
    one.state = JSON.parse(JSON.stringify(one.state)) as typeof one.state;
    expect(openJourneys(one.now)).toEqual(['tower']);
    one.journey({ id: 'tower' });
    noteResult(one.now as unknown as G);
    one.check(({ quest }) => expect(quest.destroyed).toEqual(['tower']));
    expect(openJourneys(one.now)).toEqual(['hunt', 'gate']);
  },
);
