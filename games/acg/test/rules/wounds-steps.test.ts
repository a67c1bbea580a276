import { expect } from 'vitest';
import { distributeWounds, recoverWounds, reviveHero, sufferWounds, woundEnemy } from '../../src/procs.js';
import { enemy, gear } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const listens = (id: string, window: string, lines: object[], more: object = {}) =>
  gear(id, { abilities: [{ window, lines, ...more }] });
const PERIL = { do: { peril: { change: 1 } } };
addTestCards(
  listens('test-wince', 'after-suffering', [PERIL]),
  listens('test-flinch', 'would-suffer', [PERIL]),
  listens('test-sigh', 'after-recovering', [PERIL]),
  enemy('test-veiled', { cannot: ['be-wounded'] }),
  enemy('test-fleeting', {
    abilities: [{ window: 'enemy-revealed', lines: [{ do: { place: { enemy: 'this', to: 'discard' } } }] }],
  }),
);
const suffers = (t: AcgTable, count: number) =>
  t.runs(sufferWounds, { hero: 'ironbreaker', count, from: [] });
const hits = (t: AcgTable, count: number) => t.runs(woundEnemy, { enemy: 'x', count, by: null, from: [] });
const peril = ({ board }: AcgTable) => board.peril;

rule(
  ['ACG-WND-01', 'ACG-GOLD-04'],
  'nothing is suffered by the defeated, by the safe, or where nothing is dealt',
  () => {
    const safe = table().given(({ vetoes }) =>
      vetoes.push({ verb: 'be-wounded', on: 'ironbreaker', until: 'quest', source: 'test' }),
    );
    suffers(safe, 1).gives(0).heroHas('ironbreaker', { wounds: 0 });
    suffers(table().hero('ironbreaker', { status: 'defeated', wounds: 26 }), 3)
      .gives(0)
      .doesNotEmit('hero-defeated')
      .heroHas('ironbreaker', { wounds: 26, status: 'defeated' });
    const wary = () => table().hero('ironbreaker', { gear: ['test-wince', 'test-flinch'] });
    expect(peril(suffers(wary(), 0).gives(0).doesNotEmit('wounds').isQuiet())).toBe(0);
    suffers(wary(), -2).gives(0).heroHas('ironbreaker', { wounds: 0 });
    // Once before and once after the wound.
    expect(peril(suffers(wary(), 1).gives(1).isQuiet())).toBe(2);
    const quiet = suffers(table(), 2).gives(2);
    expect(quiet.board.stake).toBeNull();
  },
);

rule('ACG-WND-01', 'wounds within wounds: what is at stake outside is not forgotten', () => {
  const t = table().given((b) => {
    b.stake = 5;
  });
  expect(suffers(t, 2).gives(2).board.stake).toBe(5);
  const none = table().given((b) => {
    b.stake = 5;
  });
  expect(suffers(none, 0).gives(0).heroHas('ironbreaker', { wounds: 0 }).board.stake).toBe(5);
});

rule(['ACG-WND-05', 'ACG-WND-09'], 'who has no wounds recovers none, and nothing happens after it', () => {
  const sighing = (wounds: number) =>
    table()
      .hero('ironbreaker', { gear: ['test-sigh'], wounds })
      .runs(recoverWounds, { hero: 'ironbreaker', count: 2 });
  expect(peril(sighing(0).gives(0).doesNotEmit('recovered').isQuiet())).toBe(0);
  expect(peril(sighing(1).gives(1).heroHas('ironbreaker', { wounds: 0 }).isQuiet())).toBe(1);
  const barred = table()
    .hero('ironbreaker', { wounds: 3 })
    .given(({ vetoes }) =>
      vetoes.push({ verb: 'recover', on: 'ironbreaker', until: 'quest', source: 'test' }),
    );
  barred
    .runs(recoverWounds, { hero: 'ironbreaker', count: 2 })
    .gives(0)
    .heroHas('ironbreaker', { wounds: 3 });
});

rule(['ACG-ZONE-11', 'ACG-ZONE-13'], 'a wound reveals a facedown enemy, and its text may protect it', () => {
  hits(table().enemy('x', { facedown: true }), 1)
    .gives(1)
    .enemyIs('x', { faceup: true, wounds: 1 });
  hits(table().enemy('x', { facedown: true }), 0)
    .gives(0)
    .enemyIs('x', { faceup: false, wounds: 0 });
  hits(table().enemy('x', { card: 'test-veiled', facedown: true }), 2)
    .gives(0)
    .enemyIs('x', { faceup: true, wounds: 0 });
  hits(table(), 1).gives(0).isQuiet();
  hits(table().enemy('x', { wounds: 1 }), -1)
    .gives(0)
    .enemyIs('x', { wounds: 1 });
});

rule('ACG-ZONE-11', 'an enemy whose reveal is its end is not wounded', () => {
  hits(table().enemy('x', { card: 'test-fleeting', facedown: true }), 1)
    .gives(0)
    .emits('enemy-revealed', { enemy: 'x' })
    .doesNotEmit('enemy-wounded')
    .enemyIsGone('x')
    .isQuiet();
});

rule('ACG-WND-01', 'nobody is told of a wound where nothing is dealt', () => {
  hits(table().enemy('x'), 0).doesNotEmit('enemy-wounded').isQuiet();
  hits(table().enemy('x'), 1).emits('enemy-wounded', { enemy: 'x', count: 1 }).isQuiet();
});

rule(
  ['ACG-WND-03', 'ACG-WND-04'],
  'the last wound defeats, and no more are dealt than there is health',
  () => {
    hits(table().enemy('x', { health: 3 }), 2)
      .gives(2)
      .enemyIs('x', { wounds: 2 });
    hits(table().enemy('x', { health: 3 }), 3)
      .gives(3)
      .enemyIsGone('x');
    hits(table().enemy('x', { health: 3 }), 9)
      .gives(3)
      .enemyIsGone('x');
  },
);

rule(
  ['ACG-WND-13', 'ACG-WND-14', 'ACG-DELVE-04'],
  'only the defeated are revived, and nobody in a delve',
  () => {
    const revived = (t: AcgTable, remaining: number) =>
      t.runs(reviveHero, { hero: 'ironbreaker', remaining });
    const fallen = () => table().hero('ironbreaker', { status: 'defeated', wounds: 26 });
    revived(fallen(), 5).heroHas('ironbreaker', { status: 'standing', wounds: 21 });
    revived(fallen(), 99).heroHas('ironbreaker', { status: 'standing', wounds: 0 });
    revived(table().hero('ironbreaker', { wounds: 4 }), 5).heroHas('ironbreaker', { wounds: 4 });
    const delve = fallen().given((b) => {
      b.mode = 'delve';
    });
    revived(delve, 5).heroHas('ironbreaker', { status: 'defeated', wounds: 26 });
  },
);

rule(
  ['ACG-GOLD-14', 'ACG-GOLD-15'],
  'the party shares wounds out; nobody is given more than he can suffer',
  () => {
    const weak = () =>
      table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] })
        .hero('ironbreaker', { health: 10, wounds: 8 })
        .hero('waywatcher', { health: 8, wounds: 7 })
        .hero('warrior-priest', { status: 'defeated' })
        .phase('peril');
    weak()
      .runs(distributeWounds, { count: 9, from: [] })
      .heroHas('ironbreaker', { status: 'defeated', wounds: 10 })
      .heroHas('waywatcher', { status: 'defeated', wounds: 8 })
      .isQuiet();
    weak()
      .runs(distributeWounds, { count: 2, from: [] })
      .asks('party', 'distribute-wounds', '1', '2')
      .picks('party', '2')
      .heroHas('ironbreaker', { status: 'defeated' })
      .heroHas('waywatcher', { status: 'standing', wounds: 7 })
      .isQuiet();
  },
);
