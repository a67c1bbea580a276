import { expect, test } from 'vitest';
import { runProgram, theAdventure } from '../../src/procs.js';
import { addTestCards, table, testKind } from '../kit.js';

type Line = { [key: string]: unknown };
let made = 0;

/** A table whose adventure phase is these lines; `run` carries them out, for Calthia or for nobody. */
function lines(given: Parameters<typeof table>[0], ...program: Line[]) {
  const t = table({ ...given, adventure: (at) => ({ ...given?.adventure?.(at), phase: program }) });
  const run = (you: 'calthia' | null = null, target: string | null = null, inspired = false) =>
    t.runs(runProgram, {
      ...theAdventure,
      you,
      target,
      inspired,
      program: `${t.board.adventure}/phase`,
      line: 0,
    });
  return { t, run };
}

test('damage: each, one by choice, or everyone in a place', () => {
  const { t, run } = lines({ players: 1 }, { do: { damage: { count: 1, hero: {} } } });
  t.hero('calthia', { in: 'A' }).hero('dhoraz', { in: 'B' });
  run()
    .answers('p1', 'choose-to-damage', 'dhoraz')
    .heroHas('dhoraz', { damage: 1 })
    .heroHas('calthia', { damage: 0 });

  const all = lines({}, { do: { damage: { count: [1, 2], all: 'your-area' } } });
  all.t.hero('calthia', { in: 'A' }).hero('dhoraz', { in: 'A' }).hostile('x', { in: 'A', resilience: 3 });
  all
    .run('calthia', null, true)
    .heroHas('dhoraz', { damage: 2 })
    .heroHas('calthia', { damage: 0 })
    .hostileIs('x', { wounded: true });
});

test('heal: tokens first; a wounded hero without tokens turns back', () => {
  const { t, run } = lines({}, { do: { heal: { hero: 'you', count: 2, flip: true } } });
  t.hero('calthia', { in: 'A', wounded: true, damage: 1 });
  run('calthia').heroHas('calthia', { wounded: true, damage: 0 });
  run('calthia').heroHas('calthia', { wounded: false });
});

test('a line of which nothing can come is not offered', () => {
  const { t, run } = lines({}, { may: { heal: { hero: 'you', count: 2 } } });
  t.hero('calthia', { in: 'A' });
  run('calthia').isQuiet();
  t.hero('calthia', { in: 'A', damage: 1 });
  run('calthia').answers('p1', 'carry-out-line', 'no').heroHas('calthia', { damage: 1 }).isQuiet();
});

test('a cost makes a line optional, and is paid before it', () => {
  const { t, run } = lines(
    {},
    { cost: { destiny: true, damage: 1 }, do: { count: { counter: 'won', add: 3 } } },
  );
  t.hero('calthia', { in: 'A' });
  run('calthia').isQuiet();
  t.hero('calthia', { in: 'A', destiny: 1 });
  run('calthia')
    .answers('p1', 'pay-for-line', 'yes')
    .heroHas('calthia', { destiny: 0, damage: 1 })
    .check((b) => expect(b.counters.won).toBe(3));
});

test('shift: a figure goes to an adjacent area that is not full', () => {
  const { t, run } = lines({ map: ['ABC'], limits: { C: 1 } }, { do: { shift: { hostile: 'target' } } });
  t.hero('calthia', { in: 'A' }).hostile('x', { in: 'B' }).hostile('y', { in: 'C' });
  run('calthia', 'x').hostileIs('x', { in: 'A' }).isQuiet();
});

test('spawn: where there is room, or another kind where none is available', () => {
  const one = testKind({ resilience: 1, attack: 3 }, 1);
  const other = testKind({ resilience: 1, attack: 4 }, 2);
  const { t, run } = lines(
    { map: ['AB'], limits: { A: 1 }, players: 1 },
    { do: { spawn: { kind: one, else: other, count: 1, in: 'adjacent' } } },
  );
  t.hero('calthia', { in: 'A' });
  run('calthia').area('B', [one]);
  run('calthia')
    .area('B', [one, `${other}#1`])
    .isQuiet();
});

test('act: those that look alike need no choice', () => {
  const { t, run } = lines({ players: 1 }, { do: { act: { hostiles: { count: 'all' }, does: ['attack'] } } });
  t.hero('calthia', { in: 'A' }).hostile('x', { in: 'A' }).hostile('y', { in: 'A' });
  run().heroHas('calthia', { damage: 2 }).emitsTimes(2, 'hostile-acts').isQuiet();
});

test('act: no more of them than the text says', () => {
  const { t, run } = lines({ players: 1 }, { do: { act: { hostiles: { count: 2 }, does: ['attack'] } } });
  t.hero('calthia', { in: 'A' });
  for (const name of ['x', 'y', 'z']) t.hostile(name, { in: 'A' });
  run().heroHas('calthia', { damage: 2 }).emitsTimes(2, 'hostile-acts').isQuiet();
});

test('marker: along a way, or off the battlefield', () => {
  const { t, run } = lines({}, { do: { marker: { which: 'adventure', along: ['x', 'y', 'z'] } } });
  t.given((b) => {
    b.markers.adventure = { area: 'x' };
  });
  run().check((b) => expect(b.markers.adventure).toEqual({ area: 'y' }));
  run().check((b) => expect(b.markers.adventure).toEqual({ area: 'z' }));
  run()
    .check((b) => expect(b.markers.adventure).toEqual({ area: 'z' }))
    .doesNotEmit('marker-moved');
});

test('command: somebody acts once more, without a die', () => {
  const { t, run } = lines(
    { players: 1 },
    { do: { command: { hero: { other: true }, actions: 1, kinds: ['move'] } } },
  );
  t.hero('calthia', { in: 'A' }).hero('dhoraz', { in: 'B' }).hero('luxa', { out: true });
  run('calthia')
    .answers('p1', 'choose-step', 'C')
    .heroHas('dhoraz', { in: 'C' })
    .check((b) => expect(b.lastActed).toBe('dhoraz'));
});

test('die: rolled again, or turned up and never above 6', () => {
  const again = lines({}, { do: { die: { hero: 'you', reroll: true } } });
  again.t.hero('calthia', { in: 'A', dice: [1, 4] });
  again.t.rolls(6);
  again
    .run('calthia')
    .answers('p1', 'choose-die-to-change', '1')
    .heroHas('calthia', { dice: [6, 4] })
    .isQuiet();
  const up = lines({}, { do: { die: { hero: 'you', add: 3 } } });
  up.t.hero('calthia', { in: 'A', dice: [4] });
  up.run('calthia').heroHas('calthia', { dice: [6] });
});

test('thing: carried, put down where one falls, and gone', () => {
  const things = (at: (letter: string) => string) => ({
    things: [{ id: 'idol', name: 'Idol', area: at('A'), lines: [{ do: { thing: { to: 'you' } } }] }],
  });
  const { t, run } = lines({ adventure: things }, { do: { thing: { thing: 'idol', to: 'gone' } } });
  t.hero('calthia', { in: 'A', wounded: true, damage: 3, dice: [2] })
    .turnOf('calthia')
    .acts('calthia', 'interact')
    .check((b) => expect(b.things[0]).toMatchObject({ holder: 'calthia', area: null }));
  run().check((b) => expect(b.things[0]).toMatchObject({ holder: null, area: null }));
});

test('choose: only what can happen is offered', () => {
  const options = [
    { id: 'heal', name: 'Heal', lines: [{ do: { heal: { hero: 'you', count: 1 } } }] },
    { id: 'count', name: 'Count', lines: [{ do: { count: { counter: 'won', add: 1 } } }] },
    { id: 'story', name: 'Story', lines: [{ do: { story: { text: 'Once.' } } }] },
  ];
  const { t, run } = lines({}, { do: { choose: { options } } });
  t.hero('calthia', { in: 'A' });
  run('calthia')
    .asks('p1', 'choose-option', 'count', 'story')
    .picks('p1', 'story')
    .emits('story', { text: 'Once.' });
});

test('bringBack: somebody out of action returns on the side it says', () => {
  const { t, run } = lines(
    { players: 1 },
    { do: { bringBack: { hero: { out: true }, in: 'adjacent', side: 'wounded' } } },
  );
  t.hero('calthia', { in: 'A' }).hero('regis', { out: true });
  run('calthia').heroHas('regis', { in: 'B', wounded: true, out: false });
});

test('stat: for a turn, a round or the adventure', () => {
  const { t, run } = lines(
    {},
    { do: { stat: { hero: 'you', stat: 'melee-damage', add: 2, until: 'turn' } } },
  );
  t.hero('calthia', { in: 'A', dice: [2] }).hostile('x', {
    in: 'A',
    rank: 'leader',
    resilience: 9,
    reactions: ['retreat'],
  });
  run('calthia');
  t.turnOf('calthia')
    .acts('calthia', 'strike')
    .hostileIs('x', { damage: 3 })
    .check((b) => expect(b.modifiers).toEqual([]));
});

test('slay and end: at once', () => {
  const { t, run } = lines(
    {},
    { do: { slay: { hostile: { count: 'all' } } } },
    { do: { end: { result: 'won' } } },
    { do: { story: { text: 'Never.' } } },
  );
  t.hero('calthia', { in: 'A' }).hostile('x', { in: 'C', tough: true });
  run().isGone('x').isWon().doesNotEmit('story');
});

test('an ability waits for its moment, its side and its turn', () => {
  made++;
  addTestCards({
    kind: 'treasure',
    id: `drum-${made}`,
    name: 'drum',
    origin: 'ours',
    abilities: [
      { window: 'hostile-slain', once: 'adventure', lines: [{ do: { destiny: { hero: 'you' } } }] },
    ],
  });
  const t = table({ players: 1 })
    .hero('calthia', { in: 'A', dice: [2, 2], treasure: [`drum-${made}`] })
    .hostile('x', { in: 'A', resilience: 1 })
    .hostile('y', { in: 'A', resilience: 1 })
    .turnOf('calthia')
    .acts('calthia', 'strike')
    .picks('p1', 'x')
    .heroHas('calthia', { destiny: 1 });
  t.emitsTimes(1, 'ability');
});
