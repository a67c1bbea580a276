import { expect, test } from 'vitest';
import { recoveryPhase } from '../../src/rules/round.js';
import type { LrTable } from '../kit.js';
import {
  cannotUse,
  count,
  deserted,
  gained,
  phaseOf,
  roundEnds,
  settled,
  slays,
  there,
  uses,
} from './laid-out.js';

const hall = () => deserted('mask-behind-glass');
const grot = (t: LrTable, n: number, area: string) => t.hostile(`grot#${n}`, { kind: 'grot', in: area });
const counted = (t: LrTable, counter: string, now: number) =>
  t.given((b) => {
    b.counters[counter] = now;
  });
const roundOver = (t: LrTable) => settled(t.runs(recoveryPhase, {}));
const gate = (t: LrTable, open: boolean) => t.check((b) => expect(b.doors[0]?.open).toBe(open));

test('a round that ends with nobody in the alcove is a quiet one, and seven of them win', () => {
  count(roundOver(hall()), 'moonlight', 1).isUndecided();
  count(roundOver(grot(hall(), 1, '1a-c')), 'moonlight', 0);
  roundOver(counted(hall(), 'moonlight', 5)).isUndecided();
  roundOver(counted(hall(), 'moonlight', 6)).isWon();
});

test('the pane begins to sweat after three quiet rounds', () => {
  roundOver(counted(hall(), 'moonlight', 1)).doesNotEmit('story');
  roundOver(counted(hall(), 'moonlight', 2)).emits('story');
});

test('one of them always slips into the alcove, and cracks the pane', () => {
  const t = grot(grot(hall(), 1, '1a-b'), 2, '1a-b');
  count(there(phaseOf(t, 1, '1a-b'), '1a-c', 'grot'), 'cracks', 1).isUndecided();
  // From the far end of the hall it takes longer.
  count(phaseOf(grot(hall(), 1, '1a-a'), 1, '1a-a'), 'cracks', 0);
});

test('lost with the second crack, or when the eighth round has ended', () => {
  phaseOf(counted(grot(hall(), 1, '1a-c'), 'cracks', 1), 1, '1a-c').isLost();
  roundEnds(hall(), 7).isUndecided();
  roundEnds(hall(), 8).isLost();
});

test('two grots come through the roof each round, one up the stair from round 2 on, and a Fanatic in the second', () => {
  phaseOf(hall(), 1, '1a-d').emitsTimes(2, 'spawned');
  phaseOf(hall(), 2, '1a-d').emitsTimes(4, 'spawned').emits('spawned', { hostile: 'fanatic' });
  phaseOf(hall(), 3, '1a-d').emitsTimes(3, 'spawned').doesNotEmit('spawned', { hostile: 'fanatic' });
});

test('a barred stair gate keeps more of them out for two rounds', () => {
  const t = gate(uses(hall(), 'dhoraz', 'gate-bar', '1a-g'), false);
  /** Those who came by the stair, and not through the roof. */
  const stair = (come: number) => {
    const spawned = t.events.filter(({ type }) => type === 'spawned').map(({ data }) => String(data.area));
    expect(spawned.filter((area) => area.startsWith('2b'))).toHaveLength(come);
    return t.given((b) => {
      b.hostiles = [];
    });
  };
  phaseOf(t, 3, '1a-d');
  gate(stair(0), false);
  phaseOf(t, 4, '1a-d');
  count(gate(stair(0), true), 'ram', 0);
  phaseOf(t, 5, '1a-d');
  stair(1);
  const shut = hall()
    .door('stair-gate', 'closed')
    .hero('regis', { in: '1a-g', dice: [2] });
  settled(shut.line('regis').turnOf('regis').acts('regis', 'interact')).doesNotEmit('thing-used');
});

test('the plinth falls on whoever stands among the others', () => {
  const t = grot(grot(grot(hall(), 1, '1a-a'), 2, '1a-a'), 3, '1a-c');
  uses(t, 'dhoraz', 'leaning-plinth', '1a-d')
    .isGone('grot#1', 'grot#2')
    .hostileIs('grot#3', { wounded: false });
  cannotUse(uses(t, 'dhoraz', 'lamp', '1a-d'), 'dhoraz', '1a-d');
});

test('the lamp is thrown into the alcove, or warms those around it', () => {
  const lit = (choice: string) => {
    const t = grot(hall(), 1, '1a-c').hero('luxa', { in: '1a-d', damage: 3 });
    t.hero('calthia', { in: '1a-d', dice: [2], damage: 1 })
      .line('calthia')
      .turnOf('calthia');
    t.acts('calthia', 'interact');
    if (t.state.open[0]?.ask === 'choose-interaction') t.picks('p1', 'lamp');
    return settled(t.picks('p1', choice));
  };
  lit('throw').isGone('grot#1').heroHas('luxa', { damage: 3 });
  lit('warm').hostileIs('grot#1', {}).heroHas('luxa', { damage: 1 }).heroHas('calthia', { damage: 0 });
});

test('the Herder carries something, and the Fanatic’s fall is worth a token', () => {
  const t = hall().deck('mail').hostile('squig-herder', { kind: 'squig-herder', in: '1a-b' });
  gained(slays(t, 'calthia', 'squig-herder'), 'mail');
  slays(hall().hostile('fanatic', { kind: 'fanatic', in: '1a-b' }), 'regis', 'fanatic').heroHas('regis', {
    destiny: 1,
  });
});
