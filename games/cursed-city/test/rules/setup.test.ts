import { expect } from 'vitest';
import { setUpJourney } from '../../src/procs.js';
import { openJourneys, pickable, pickOrder } from '../../src/rules/picking.js';
import { discoveryDeck } from '../../src/rules/setup.js';
import { addTestCards, at, freshTable, rule, table } from '../kit.js';
import { baseRecords, heroes } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const { maps: _, ...noMap } = { maps: null, ...hunt };
/** A hunt without a map: the drop zone and nothing else. */
addTestCards({ ...noMap, id: 'outing', name: 'outing', type: 'deliverance', gateway: 'closed' });
const city = baseRecords.find(({ id }) => id === 'city');

const started = (setup: object = {}) =>
  freshTable({ players: 2, journey: 'outing', heroes: ['ada', 'bert', 'cora', 'dirk'], ...setup }).runs(
    setUpJourney,
    {
      journey: 'outing',
    },
  );

/** The first of whatever is offered, until it is over. */
function agrees(one: ReturnType<typeof started>): ReturnType<typeof started> {
  for (let open = one.state.open[0]; open !== undefined; open = one.state.open[0])
    one.picks(open.seat, open.options[0] as string);
  return one;
}

rule('CC-LDR-01', 'the players agree on a leader, and the first of them settles it', () => {
  started()
    .asks('party', 'choose-leader', 'p1', 'p2')
    .answers('party', 'choose-leader', 'p2')
    .check(({ leader }) => expect(leader).toBe('p2'));
});

rule(['CC-LDR-06', 'CC-LDR-07', 'CC-LDR-08', 'CC-LDR-09', 'CC-LDR-10'], 'whose pick it is', () => {
  const order = (players: number, leader: string) => {
    const { board } = freshTable({ players });
    board.leader = leader;
    return pickOrder({ board });
  };
  expect(order(1, 'p1')).toEqual(['p1', 'p1', 'p1', 'p1']);
  expect(order(2, 'p2')).toEqual(['p2', 'p1', 'p2', 'p1']);
  expect(order(3, 'p2')).toEqual(['p2', 'p3', 'p1', 'p2']);
  expect(order(4, 'p3')).toEqual(['p3', 'p4', 'p1', 'p2']);
});

rule(['CC-LDR-12', 'CC-LDR-11'], 'neither the dead nor those who are picked already', () => {
  const one = table();
  one.person('edda', { dead: true });
  expect(pickable(one.now).map(({ id }) => id)).toEqual(['finn', 'gil', 'hana']);
});

rule(
  ['CC-SET-02', 'CC-SET-22', 'CC-JTY-07', 'CC-QST-01'],
  'the leader picks an open journey; a Hunt is named first',
  () => {
    addTestCards(
      { ...hunt, id: 'spire', name: 'spire', type: 'decapitation', unlock: { fear: { atMost: 3 } } },
      { ...city, journeys: ['outing', 'spire', 'hunt'] },
    );
    const one = freshTable({ players: 2 });
    expect(openJourneys(one.now)).toEqual(['hunt', 'outing']);
    one.board.quest.fear = 3;
    expect(openJourneys(one.now)).toEqual(['hunt', 'outing', 'spire']);
    one.board.quest.destroyed.push('spire');
    expect(openJourneys(one.now)).toEqual(['hunt', 'outing']);
    one
      .runs(setUpJourney, { journey: null })
      .answers('party', 'choose-leader', 'p2')
      .asks('p2', 'choose-journey', 'hunt', 'outing')
      .answers('p2', 'choose-journey', 'outing')
      .answers('p2', 'pick-hero', 'finn')
      .doesNotOffer('p1', 'finn')
      .answers('p1', 'pick-hero', 'gil')
      .check((b) =>
        expect(b.heroes.map(({ id, seat }) => [id, seat])).toEqual([
          ['finn', 'p2'],
          ['gil', 'p1'],
        ]),
      );
  },
);

rule(['CC-SET-04', 'CC-SET-19', 'CC-INS-15'], 'Path to Glory side up, four empty spaces', () => {
  agrees(started()).heroHas('ada', {
    inspired: false,
    dice: [null, null, null, null],
    inspiration: 0,
    where: 'standing',
  });
});

rule('CC-SET-05', 'what a hero kept comes back into play', () => {
  addTestCards({
    kind: 'item',
    id: 'red-blade',
    name: 'Red Blade',
    origin: 'ours',
    abilities: [{ window: 'turn-ends', lines: [] }],
  });
  const one = freshTable({ players: 1, journey: 'outing', heroes: ['ada', 'bert', 'cora', 'dirk'] });
  for (const person of one.board.company) if (person.id === 'ada') person.item = 'red-blade';
  agrees(one.runs(setUpJourney, { journey: 'outing' })).check(({ listening }) =>
    expect(listening['turn-ends']).toEqual(['ada/red-blade|red-blade/held.abilities.0']),
  );
});

rule('CC-SET-06', 'arrows come with the archer', () => {
  addTestCards({ ...heroes[3], counters: { name: 'oaken arrow', count: 3 } });
  agrees(started()).heroHas('dirk', { counters: 3 }).heroHas('ada', { counters: 0 });
});

rule('CC-SET-07', 'a symbol for each hero, from the leader on', () => {
  const one = started().answers('party', 'choose-leader', 'p2');
  agrees(one).check(({ heroes: four }) =>
    expect(four.map(({ id, seat, symbol }) => [id, seat, symbol])).toEqual([
      ['bert', 'p2', 'sword'],
      ['ada', 'p1', 'skull'],
      ['dirk', 'p2', 'crown'],
      ['cora', 'p1', 'comet'],
    ]),
  );
});

rule(
  ['CC-SET-08', 'CC-SET-09', 'CC-SET-10', 'CC-SET-11'],
  'tokens on the first space of the day and on 0',
  () => {
    agrees(started()).journeyHas({ nightfall: 0, questTrack: 0 });
    addTestCards({ ...noMap, id: 'outing', name: 'outing', type: 'deliverance', startsAtNight: true });
    agrees(started()).journeyHas({ nightfall: 8 });
  },
);

rule(
  ['CC-SET-12', 'CC-SET-13', 'CC-CMP-12', 'CC-XPL-01'],
  'a new quest: fear 5, influence 6, everyone at level 0',
  () => {
    const { quest, company } = freshTable().board;
    expect(quest).toMatchObject({ fear: 5, influence: 6, destroyed: [] });
    expect(company.map(({ level }) => level)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  },
);

rule(['CC-SET-15', 'CC-JTY-05'], 'seven realmstone cards stay out, unless the journey keeps them', () => {
  const one = table();
  const count = (kind: string) => discoveryDeck(one.now).filter((card) => card.startsWith(kind)).length;
  expect([count('stone-1'), count('stone-2'), count('stone-3'), count('potion')]).toEqual([2, 1, 2, 4]);
  addTestCards({ ...hunt, realmstone: 'all' });
  const all = at(table().state);
  expect(discoveryDeck(all).filter((card) => card.startsWith('stone'))).toHaveLength(12);
});

rule(
  ['CC-SET-16', 'CC-SET-17', 'CC-SET-18', 'CC-DEL-03'],
  'decks are shuffled; what heroes hold stays with them',
  () => {
    const one = freshTable({ players: 1, journey: 'outing', heroes: ['ada', 'bert', 'cora', 'dirk'] });
    for (const person of one.board.company) if (person.id === 'hana') person.treasure = 'potion#3';
    agrees(one.runs(setUpJourney, { journey: 'outing' })).check(({ discovery, encounters }) => {
      expect(discovery.draw).not.toContain('potion#3');
      expect(discovery.draw).toContain('potion#2');
      expect(encounters.draw.toSorted()).toEqual([
        'encounter-1',
        'encounter-2',
        'encounter-3',
        'encounter-4',
        'encounter-5',
        'encounter-6',
      ]);
      expect(discovery.discard).toEqual([]);
    });
  },
);

rule(['CC-SET-20', 'CC-LDR-02'], 'each hero has a space of the drop zone, in leader order', () => {
  const one = started().answers('party', 'choose-leader', 'p2');
  one
    .asks('p2', 'choose-drop-space', 'drop:a1', 'drop:b1', 'drop:a2', 'drop:b2')
    .answers('p2', 'choose-drop-space', 'drop:b2')
    .asks('p2', 'choose-drop-space', 'drop:a1', 'drop:b1', 'drop:a2')
    .answers('p2', 'choose-drop-space', 'drop:a1')
    .heroHas('bert', { at: 'drop:b2' })
    .heroHas('dirk', { at: 'drop:a1' })
    .answers('p1', 'choose-drop-space', 'drop:b1')
    .heroHas('cora', { at: 'drop:a2' })
    .isQuiet();
});

rule(
  ['CC-DEL-02', 'CC-SET-20'],
  'the drop zone has a gateway: closed on a Deliverance, open otherwise',
  () => {
    addTestCards({ ...noMap, id: 'outing', name: 'outing', type: 'deliverance', gateway: 'closed' });
    agrees(started()).check(({ ground }) =>
      expect(ground.links).toEqual([
        {
          id: 'gateway-drop',
          open: false,
          covers: [
            [2, 0],
            [2, 1],
          ],
        },
      ]),
    );
    addTestCards({ ...noMap, id: 'outing', name: 'outing', type: 'deliverance' });
    agrees(started()).check(({ ground }) => expect(ground.links[0]?.open).toBe(true));
  },
);

rule('CC-ENC-04', 'the level is that of the highest hero when the journey begins', () => {
  const one = freshTable({ players: 1, journey: 'outing', heroes: ['ada', 'bert', 'cora', 'dirk'] });
  for (const person of one.board.company)
    person.level = person.id === 'cora' ? 2 : person.id === 'hana' ? 4 : 0;
  agrees(one.runs(setUpJourney, { journey: 'outing' })).journeyHas({ level: 2 });
});

rule(['CC-SET-01', 'CC-SET-03'], 'in the order of the rulebook', () => {
  agrees(started()).emitsInOrder(
    'leader',
    'journey-chosen',
    'hero-picked',
    'symbol',
    'set-up',
    'placed',
    'journey-begins',
  );
});
