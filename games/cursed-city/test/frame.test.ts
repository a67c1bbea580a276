import { expect, test } from 'vitest';
import * as battlefield from '../src/battlefield.js';
import { forkBoard } from '../src/board.js';
import { carriedElsewhere } from '../src/carries.js';
import * as choosing from '../src/effects/choosing.js';
import { enterPlay, leavePlay } from '../src/in-play.js';
import { holds } from '../src/predicates.js';
import { noOne, programOf, runProgram, theJourney } from '../src/procs.js';
import * as queries from '../src/queries.js';
import { isSpent, openMoment, refresh, spend } from '../src/rules/timing.js';
import * as strength from '../src/strength.js';
import { BASIC_ACTIONS } from '../src/terms.js';
import { addTestCards, at, freshTable, rule, rules, table } from './kit.js';
import { baseRecords, bones } from './records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');

/** Ada stands at a1, a bone at b1, another one in the far corner. */
const hall = () =>
  table({ map: ['....', '....'] })
    .hero('ada', { at: 'a1', dice: [6, 4] })
    .hero('bert', { at: 'd2' })
    .hostile('bone#1', { at: 'b1' })
    .hostile('bone#2', { at: 'd1', group: 1, damage: 1 });

test('what a fork changes stays in the fork', () => {
  const one = hall();
  const before = JSON.stringify(one.board);
  const fork = forkBoard(one.board);
  expect(fork).toEqual(one.board);
  for (const hero of fork.heroes) hero.row[0] = { die: 1, on: ['wound'] };
  for (const hostile of fork.hostiles) hostile.at = 'elsewhere';
  for (const group of fork.track) group?.slain.push('bone#3');
  for (const person of fork.company) person.realmstone.push('stone-1#1');
  fork.quest.destroyed.push('hunt');
  fork.destiny.available.push(3);
  expect(JSON.stringify(one.board)).toBe(before);
});

rule(['CC-BRD-03', 'CC-BRD-14', 'CC-ATK-08'], 'who is adjacent to whom, and sees whom', () => {
  const one = hall().hostile('bone#3', { at: 'b1' });
  const { now } = one;
  const [ada, bert] = [queries.heroOf(now, 'ada'), queries.heroOf(now, 'bert')];
  const [first, third] = [queries.hostileOf(now, 'bone#1'), queries.hostileOf(now, 'bone#3')];
  expect(battlefield.areAdjacent(now, ada, first)).toBe(true);
  expect(battlefield.areAdjacent(now, bert, first)).toBe(false);
  expect(battlefield.areAdjacent(now, first, third)).toBe(true);
  expect(battlefield.areAdjacent(now, first, first)).toBe(false);
  expect(battlefield.sees(now, ada, bert)).toBe(true);
});

rule(['CC-BRD-12', 'CC-BRD-15'], 'distances go round objects and through models', () => {
  const one = table({ map: ['...'] })
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'b1' });
  expect(battlefield.distance(one.now, one.cell('a1'), one.cell('c1'))).toBe(2);
  expect(battlefield.isEmpty(one.now, one.cell('b1'))).toBe(false);
  expect(battlefield.isEmpty(one.now, one.cell('c1'))).toBe(true);
  const barred = table({ map: ['...'] }).thing('object-1', { at: 'b1' });
  expect(battlefield.distance(barred.now, barred.cell('a1'), barred.cell('c1'))).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('the extraction zone is known by its tile, and the drop zone by its own', () => {
  const { now } = table().hero('ada', { at: 'drop:a1' });
  expect(battlefield.zoneCells(now, 'drop')).toEqual(['drop:a1', 'drop:b1', 'drop:a2', 'drop:b2']);
  expect(battlefield.zoneCells(now, 'extraction')).toEqual([]);
  expect(battlefield.isInZone(now, 'drop:a1')).toBe(false);
  expect(battlefield.heroAt(now, 'drop:a1')?.id).toBe('ada');
  expect(battlefield.touching(now, 'crypt')).toEqual(['hall:c4', 'hall:d4']);
  expect(battlefield.isOnTile(now, 'hall:c4', 'hall')).toBe(true);
});

rule(['CC-NGT-02', 'CC-NGT-04', 'CC-NGT-05'], 'by night the Empowered side counts, whole', () => {
  const one = hall();
  const hostile = queries.hostileOf(one.now, 'bone#1');
  expect([strength.woundsOf(one.now, hostile), queries.hostileSide(one.now, hostile).move]).toEqual([2, 3]);
  one.journey({ nightfall: 8 });
  expect([strength.woundsOf(one.now, hostile), queries.hostileSide(one.now, hostile).move]).toEqual([3, 4]);
});

test('numbers are raised by passives and for a while, and "cannot" is never overridden', () => {
  const one = hall().given((b) => {
    b.modifiers.push({ stat: 'move', on: 'ada', add: 2, until: 'turn', source: 'test' });
    b.vetoes.push({ verb: 'move', on: 'ada', until: 'turn', source: 'test' });
  });
  expect(strength.paceOf(one.now, queries.heroOf(one.now, 'ada'))).toEqual({ move: 5, run: 4 });
  expect(strength.isForbidden(one.now, 'ada', 'move')).toBe(true);
  expect(strength.isForbidden(one.now, 'bert', 'move')).toBe(false);
  expect(strength.statOf(one.hostile('brute#1', { at: 'c2' }).now, 'brute#1', 'reduce')).toBe(1);
});

test('weapons are those of the side that is up', () => {
  const one = hall();
  expect(queries.weaponsOf(one.now, queries.heroOf(one.now, 'ada'))).toEqual([
    'ada/front/blade',
    'ada/front/bow',
  ]);
  one.hero('bert', { inspired: true });
  expect(queries.weaponsOf(one.now, queries.heroOf(one.now, 'bert'))[0]).toBe('bert/inspired/blade');
});

test('selectors find figures, spaces and amounts', () => {
  const { now } = hall();
  const ada = { ...noOne, you: 'ada', self: 'ada' };
  expect(choosing.hostileChoice(now, { in: 'adjacent' }, ada).ids).toEqual(['bone#1']);
  expect(choosing.hostileChoice(now, { by: 'furthest', count: 'all' }, ada).ids).toEqual(['bone#2']);
  expect(
    choosing.hostileChoice(now, { group: 'this', count: 'all' }, { ...noOne, self: 'group-2' }).ids,
  ).toEqual(['bone#2']);
  expect(choosing.hostileChoice(now, { wounded: true, count: 'any' }, ada)).toEqual({
    ids: ['bone#2'],
    min: 0,
    max: 1,
  });
  expect(choosing.heroChoice(now, { other: true, in: { within: 3 } }, ada).ids).toEqual(['bert']);
  expect(choosing.cellChoice(now, { in: 'adjacent' }, ada).map((cell) => cell.split(':')[1])).toEqual([
    'a2',
    'b2',
  ]);
  expect(choosing.amountOf(now, { of: { hostiles: {} }, times: 2, add: 1 }, ada)).toBe(5);
  expect(choosing.amountOf(now, { success: 1, critical: 3 }, { ...ada, result: 'critical' })).toBe(3);
});

test('predicates read the quest, the journey and the moment', () => {
  const one = hall().journey({ slain: { captain: 2, bone: 3 }, counters: { bells: 2 } });
  const { now } = one;
  expect(holds(now, { fear: { atMost: 5 }, influence: { atLeast: 6 }, night: false }, theJourney)).toBe(true);
  expect(holds(now, { slain: { champion: true, atLeast: 2 }, counter: { name: 'bells' } }, theJourney)).toBe(
    true,
  );
  expect(holds(now, { slain: { champion: true, atLeast: 3 } }, theJourney)).toBe(false);
  const ctx = { ...noOne, you: 'ada', self: 'ada', target: 'bone#1', result: 'critical' as const };
  expect(holds(now, { target: { adjacent: true, category: 'bones' }, result: 'successful' }, ctx)).toBe(true);
  expect(holds(now, { not: { you: { class: 'blade' } } }, ctx)).toBe(false);
  expect(queries.everyone(now)).toEqual({ seat: 'party', by: 'p1' });
});

test('lines run from top to bottom, ask where they may be declined, and stop at what has ended', () => {
  const ends = [{ text: '', if: { questTrack: { atLeast: 8 } }, result: 'failure' }];
  addTestCards(
    { ...hunt, ends },
    {
      kind: 'discovery',
      id: 'bell',
      name: 'Bell',
      origin: 'ours',
      type: 'trap',
      lines: [
        { do: { track: { track: 'quest', by: 1 } } },
        { may: { track: { track: 'quest', by: 5 } } },
        {
          do: {
            choose: {
              options: [
                { id: 'a', name: 'A', lines: [] },
                { id: 'b', name: 'B', lines: [{ do: { track: { track: 'quest', by: 2 } } }] },
              ],
            },
          },
        },
        { do: { track: { track: 'quest', by: 3 } } },
      ],
    },
  );
  hall()
    .runs(runProgram, programOf({ ...noOne, you: 'ada', self: 'bell' }, 'bell/lines'))
    .answers('p1', 'carry-out-line', 'yes')
    .answers('p1', 'choose-option', 'b')
    .journeyHas({ questTrack: 8, result: 'failure' })
    .isQuiet();
});

test('an ability speaks up at its moment, for its own hero, once', () => {
  addTestCards({
    ...bones,
    day: {
      ...bones.day,
      abilities: [
        {
          window: 'turn-starts',
          about: 'any',
          once: 'turn',
          lines: [{ do: { track: { track: 'quest', by: 1 } } }],
        },
      ],
    },
  });
  const one = hall();
  const { board } = one;
  expect(board.listening['turn-starts']).toEqual([
    'bone#1|bones/day.abilities.0',
    'bone#2|bones/day.abilities.0',
  ]);
  spend(board, 'turn', 'bone#1|bones/day.abilities.0');
  expect(isSpent(board, 'turn', 'bone#1|bones/day.abilities.0')).toBe(true);
  refresh(board, 'turn');
  expect(isSpent(board, 'turn', 'bone#1|bones/day.abilities.0')).toBe(false);
  expect(openMoment).toBeTypeOf('function');
});

test('a table may be seen by anyone, and what lies facedown is hidden', () => {
  const one = hall().group(2, { card: 'encounter-3', facedown: true });
  const seen = rules().view(one.state, 'p1');
  expect(seen.track[2]).toEqual({ card: null, facedown: true, deployed: 0, slain: [] });
  expect(seen.hostiles.map(({ wounds }) => wounds)).toEqual([2, 2]);
  expect(freshTable().board.company).toHaveLength(8);
  expect(at(one.state).board).toBe(one.board);
});

test('a card that leaves play is silent', () => {
  addTestCards({
    kind: 'item',
    id: 'red-blade',
    name: 'Red Blade',
    origin: 'ours',
    abilities: [{ window: 'turn-ends', about: 'any', lines: [] }],
  });
  const { now, board } = hall();
  enterPlay(now, 'ada/red-blade', 'red-blade');
  expect(board.listening['turn-ends']).toEqual(['ada/red-blade|red-blade/held.abilities.0']);
  leavePlay(now, 'ada/red-blade', 'red-blade');
  expect(board.listening['turn-ends']).toEqual([]);
});

rule('CC-ACT-09', 'the basic actions cost what is printed', () => {
  expect(BASIC_ACTIONS).toEqual({ move: 1, run: 3, recuperate: 1, search: 4, extract: 4, explore: 4 });
});

test('who and what is on the battlefield', () => {
  const one = hall().hero('bert', { where: 'out', at: 'd2' }).thing('object-1', { at: 'c2' });
  const { now } = one;
  expect(battlefield.hostilesAt(now, one.cell('b1')).map(({ id }) => id)).toEqual(['bone#1']);
  expect(queries.standing(now).map(({ id }) => id)).toEqual(['ada']);
  expect(queries.thingOf(now, 'object-1')?.at).toBe(one.cell('c2'));
  expect(battlefield.planOf(now).cells).toHaveLength(8);
  expect(queries.groupName(1)).toBe('group-2');
  expect(queries.groupAt(now, 1).deployed).toBe(1);
  expect(queries.daytimeOf(now)).toBe(8);
  expect(queries.partyLevel(one.journey({ level: 3 }).now)).toBe(3);
  expect(queries.fromLeader({ seats: ['p1', 'p2', 'p3'], leader: 'p2' })).toEqual(['p2', 'p3', 'p1']);
});

test('rules that no single step carries out name the function that does', () => {
  expect(carriedElsewhere.filter(({ by }) => !/^[a-z-]+\.[a-zA-Z]+$/.test(by))).toEqual([]);
});
