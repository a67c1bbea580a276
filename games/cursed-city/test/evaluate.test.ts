import { expect, test } from 'vitest';
import type { CcBoard } from '../src/board.js';
import { evaluate } from '../src/evaluate.js';
import { freshJourney } from '../src/rules/laying.js';
import { addTestCards, type CcTable, freshTable, table } from './kit.js';

const worth = (t: CcTable): number => evaluate(t.now, 'p1');
/** The same table after a change. */
const after = (make: () => CcTable, change: (b: CcBoard, t: CcTable) => void): number => {
  const t = make();
  change(t.board, t);
  return worth(t);
};

const hunting = () =>
  table().hero('ada', { at: 'a1' }).hero('bert', { at: 'b1' }).hostile('captain', { at: 'f4' });

test('hurting a champion is good, being hurt is not, a grievous wound is worse, being out the worst', () => {
  const now = worth(hunting());
  const hurt = (on: 'wound' | 'grievous') =>
    after(hunting, (_, t) => {
      t.hero('ada', { on: { 0: [on] } });
    });
  const out = after(hunting, (_, t) => {
    t.hero('ada', { where: 'out', at: 'a1' });
  });
  expect(
    after(hunting, ({ hostiles: [captain] }) => {
      if (captain !== undefined) captain.damage = 2;
    }),
  ).toBeGreaterThan(now);
  expect(hurt('wound')).toBeLessThan(now);
  expect(hurt('grievous')).toBeLessThan(hurt('wound'));
  expect(out).toBeLessThan(hurt('grievous'));
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(1);
});

test('nearer to a champion is better, and one that is slain is better still', () => {
  const near = after(hunting, (_, t) => {
    t.hero('ada', { at: 'd4' });
  });
  const slain = after(hunting, (b) => {
    b.hostiles = [];
    if (b.journey !== null) b.journey.slain = { captain: 1 };
  });
  expect(near).toBeGreaterThan(worth(hunting()));
  expect(slain).toBeGreaterThan(near);
});

const done = () =>
  table()
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'a2' })
    .journey({ slain: { captain: 6 } });
/** The zone lies behind the gateway in the east. */
const zoneLies = (b: CcBoard): void => {
  b.ground = {
    ...b.ground,
    tiles: [...b.ground.tiles, { face: 'zone', at: [10, 0], turn: 0 }],
    links: b.ground.links.map((link) => ({ ...link, open: true })),
  };
};

test('when the goal is reached, the way out counts: to the gateway, the zone, and everybody into it', () => {
  const now = worth(done());
  const near = after(done, (_, t) => {
    t.hero('ada', { at: 'f1' });
  });
  const lies = after(done, zoneLies);
  const inside = after(done, (b, t) => {
    zoneLies(b);
    t.hero('ada', { at: 'zone:a1' }).hero('bert', { at: 'zone:a2' });
  });
  expect(near).toBeGreaterThan(now);
  expect(lies).toBeGreaterThan(near);
  expect(inside).toBeGreaterThan(lies);
});

test('nobody gathers in the zone before the goal is reached', () => {
  const half = (at: readonly string[]) => () => {
    const t = table().journey({ slain: { captain: 3 } });
    zoneLies(t.board);
    return t.hero('ada', { at: at[0] }).hero('bert', { at: at[1] });
  };
  expect(worth(half(['zone:a1', 'zone:a2'])())).toBeLessThan(worth(half(['zone:a1', 'f1'])()));
});

const journey = (id: string, given: object) => ({
  kind: 'journey',
  id,
  name: id,
  origin: 'ours',
  type: 'hunt',
  intro: '',
  success: '',
  failure: '',
  maps: [{ from: 1, to: 12, map: 'one-hall' }],
  consequences: {},
  ...given,
});

test('realmstone is found in objects: near to one is good, holding it is better', () => {
  addTestCards(journey('seeking', { victory: { text: '', if: { realmstone: { atLeast: 6 } } } }));
  const seeking = () => table({ journey: 'seeking' }).hero('ada', { at: 'a1' }).thing('chest', { at: 'f4' });
  const near = after(seeking, (_, t) => {
    t.hero('ada', { at: 'e4' });
  });
  const held = after(seeking, (_, t) => {
    t.person('ada', { realmstone: ['stone-3#1'] });
  });
  expect(near).toBeGreaterThan(worth(seeking()));
  expect(held).toBeGreaterThan(near);
});

test('with nothing left to search, inspiration is worth more: it buys a search', () => {
  addTestCards(journey('seeking', { victory: { text: '', if: { realmstone: { atLeast: 6 } } } }));
  const gain = (make: () => CcTable) =>
    after(make, (_, t) => {
      t.hero('ada', { inspired: true, inspiration: 3 });
    }) - worth(make());
  const bare = () => table({ journey: 'seeking' }).hero('ada', { at: 'a1' });
  expect(gain(bare)).toBeGreaterThan(gain(() => bare().thing('chest', { at: 'f4' })));
});

test('the later it is, the more the goal counts beside health', () => {
  addTestCards(
    journey('hurried', {
      victory: { text: '', if: { slain: { model: 'captain', atLeast: 2 } } },
      ends: [{ text: '', if: { questTrack: { atLeast: 10 } }, result: 'failure' }],
    }),
  );
  const gain = (questTrack: number, change: Parameters<typeof after>[1]) => {
    const make = () =>
      table({ journey: 'hurried' })
        .hero('ada', { at: 'a1', on: { 0: ['wound'] } })
        .journey({ questTrack });
    return after(make, change) - worth(make());
  };
  const slay = (b: CcBoard) => {
    if (b.journey !== null) b.journey.slain = { captain: 1 };
  };
  const heal = (_: CcBoard, t: CcTable) => {
    t.hero('ada', { on: { 0: [] } });
  };
  expect(gain(9, slay)).toBeGreaterThan(gain(0, slay));
  expect(gain(9, heal)).toBeLessThan(gain(0, heal));
});

test('tokens come before the target that they guard', () => {
  const slain = { slain: { model: 'brute', atLeast: 1 } };
  addTestCards(
    journey('jars', {
      counters: { broken: 0 },
      victory: { text: '', if: slain },
      ends: [{ text: '', if: slain, result: 'success' }],
    }),
  );
  const jars = () =>
    table({ journey: 'jars' })
      .hero('ada', { at: 'a1' })
      .hostile('brute#1', { at: 'f1' })
      .thing('jar', { kind: 'phylactery', at: 'a4' })
      .journey({ counters: { broken: 0 } });
  const near = after(jars, (_, t) => {
    t.hero('ada', { at: 'a3' });
  });
  const broken = after(jars, (b) => {
    b.things = [];
    if (b.journey !== null) b.journey.counters = { broken: 1 };
  });
  expect(near).toBeGreaterThan(worth(jars()));
  expect(broken).toBeGreaterThan(near);
});

test('in a quest low tracks are good, and so are great evils destroyed, levels and realmstone', () => {
  const now = worth(freshTable());
  const changed = (change: (b: CcBoard) => void) => after(() => freshTable(), change);
  expect(
    changed((b) => {
      b.quest.fear = 9;
    }),
  ).toBeLessThan(now);
  expect(
    changed((b) => {
      b.quest.influence = 3;
    }),
  ).toBeGreaterThan(now);
  expect(
    changed((b) => {
      for (const person of b.company) person.level = 2;
    }),
  ).toBeGreaterThan(now);
  expect(
    changed((b) => {
      if (b.company[0] !== undefined) b.company[0].dead = true;
    }),
  ).toBeLessThan(now);
});

test('a Decapitation waits for heroes of its level, and nobody sets out into what a full track cannot bear', () => {
  const promises = (id: string, change: (b: CcBoard) => void) =>
    after(
      () => freshTable(),
      (b, t) => {
        change(b);
        b.journey = { ...freshJourney(t.now, id) };
      },
    );
  addTestCards(
    journey('beast', {
      type: 'decapitation',
      ladder: { level: 2, token: true },
      victory: { text: '', if: {} },
    }),
    journey('errand', {
      victory: { text: '', if: {} },
      consequences: { always: [{ do: { track: { track: 'fear', by: 1 } } }] },
    }),
  );
  const level = (now: number) => (b: CcBoard) => {
    for (const person of b.company) person.level = now;
  };
  expect(promises('errand', level(0))).toBeGreaterThan(promises('beast', level(0)));
  expect(promises('beast', level(2))).toBeGreaterThan(promises('errand', level(2)));
  const fear = (now: number) => (b: CcBoard) => {
    b.quest.fear = now;
  };
  const lost = (now: number) => promises('beast', fear(now)) - promises('errand', fear(now));
  expect(lost(9)).toBeGreaterThan(lost(2));
});
