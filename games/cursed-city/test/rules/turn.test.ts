import { expect } from 'vitest';
import { eventPhase, moveNightfall, playJourney } from '../../src/procs.js';
import { journeyPhase } from '../../src/rules/nightfall.js';
import { turn } from '../../src/rules/turn.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const idle = () =>
  table({ players: 2 })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { where: 'out' })
    .hero('cora', { where: 'out' })
    .hero('dirk', { where: 'out' });

/** Answers whatever is asked with a refusal. */
function passes(one: ReturnType<typeof idle>): ReturnType<typeof idle> {
  for (let open = one.state.open[0]; open !== undefined; open = one.state.open[0])
    one.picks(open.seat, open.options.includes('decline') ? 'decline' : (open.options[0] as string));
  return one;
}

rule(['CC-TRN-01', 'CC-TRN-02', 'CC-TRN-04'], 'five phases in order', () => {
  const one = passes(idle().journey({ turn: 0 }).runs(turn, {}));
  const phases = one.events.filter(({ type }) => type === 'phase').map(({ data }) => data.phase);
  expect(phases).toEqual(['journey', 'destiny', 'initiative', 'activation', 'event']);
  one.emitsInOrder(
    'turn',
    'nightfall',
    'destiny',
    'activation-roll',
    'initiative',
    'activates',
    'event',
    'leader',
  );
});

rule(['CC-TRN-03', 'CC-EVT-01'], 'turns repeat until the journey has ended', () => {
  const one = idle().journey({ turn: 0 }).hero('ada', { where: 'out' });
  one.runs(playJourney, {}).journeyHas({ turn: 1, result: 'failure' });
  const two = idle().journey({ turn: 0 }).runs(playJourney, {});
  while ((two.board.journey?.turn ?? 9) < 3) two.picks('p1', 'decline');
  two.journeyHas({ turn: 3, result: null });
});

rule(['CC-ACT-12', 'CC-DST-05'], 'what is limited by the turn comes back with the next', () => {
  idle()
    .hero('ada', { destinySpent: 2 })
    .given((b) => {
      b.spent.push('turn x', 'journey y');
    })
    .runs(turn, {})
    .check(({ spent, heroes }) => {
      expect(spent).toEqual(['journey y']);
      expect(heroes[0]?.destinySpent).toBe(0);
    });
});

rule(['CC-NGT-01', 'CC-NGT-07'], 'the token moves one space each turn, in the first as well', () => {
  idle().journey({ nightfall: 0, turn: 1 }).runs(journeyPhase, {}).journeyHas({ nightfall: 1 });
});

rule(['CC-NGT-02', 'CC-NGT-03'], 'it reaches night and stays there', () => {
  idle()
    .journey({ nightfall: 7 })
    .runs(journeyPhase, {})
    .journeyHas({ nightfall: 8 })
    .emits('night-falls')
    .runs(journeyPhase, {})
    .journeyHas({ nightfall: 8 })
    .doesNotEmit('nightfall');
  idle().journey({ nightfall: 6 }).runs(moveNightfall, { by: 5 }).journeyHas({ nightfall: 8 });
});

rule('CC-NGT-02', 'abilities speak up when night falls, and not when day breaks', () => {
  addTestCards({
    ...baseRecords.find(({ id }) => id === 'hunt'),
    rules: [{ window: 'night-falls', lines: [{ do: { track: { track: 'quest', by: 1 } } }] }],
  });
  idle()
    .journey({ nightfall: 7, questTrack: 0 })
    .runs(moveNightfall, { by: 1 })
    .journeyHas({ questTrack: 1 })
    .runs(moveNightfall, { by: -1 })
    .emits('day-breaks')
    .journeyHas({ nightfall: 7, questTrack: 1 });
});

rule('CC-NGT-08', 'the quest step does what the journey says', () => {
  addTestCards({
    ...baseRecords.find(({ id }) => id === 'hunt'),
    questStep: [{ do: { track: { track: 'quest', by: 20 } } }],
  });
  idle().runs(journeyPhase, {}).journeyHas({ questTrack: 12 });
});

rule('CC-NGT-08', 'without a word of the journey the quest step is skipped', () => {
  addTestCards({ ...baseRecords.find(({ id }) => id === 'hunt'), questStep: undefined });
  idle()
    .journey({ nightfall: 8, questTrack: 3, counters: { nights: 1 } })
    .runs(journeyPhase, {})
    .journeyHas({ nightfall: 8, questTrack: 3, counters: { nights: 1 } });
});

rule(['CC-LDR-04', 'CC-EVT-04'], 'after the event the token goes to the left', () => {
  idle()
    .runs(eventPhase, {})
    .emits('event', { name: 'Quiet' })
    .check(({ leader }) => expect(leader).toBe('p2'));
});

rule('CC-LDR-05', 'a single player keeps it', () => {
  table({ players: 1 })
    .hero('ada', { at: 'hall:a1' })
    .runs(eventPhase, {})
    .check(({ leader }) => expect(leader).toBe('p1'));
});

rule(['CC-EVT-01', 'CC-EVT-05'], 'it ends when all are out, and not while one is away or buried', () => {
  const last = (where: 'out' | 'away' | 'buried') =>
    idle().hero('ada', { where }).runs(eventPhase, {}).board.journey?.result;
  expect(last('out')).toBe('failure');
  expect(last('buried')).toBeNull();
  const away = idle().hero('ada', { where: 'away' }).hero('bert', { at: 'hall:a2', where: 'standing' });
  expect(away.runs(eventPhase, {}).board.journey?.result).toBeNull();
});
