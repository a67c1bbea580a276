import { expect } from 'vitest';
import { action } from '../../src/content/schema.js';
import { records } from '../../src/generated/content.js';
import { lostRelicsBox } from '../../src/index.js';
import { rule, table } from '../kit.js';

rule('LR-ACT-01', 'an action comes from the own card or from treasure that the hero holds', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2], treasure: ['sword'] })
    .hero('dhoraz', { in: 'A', dice: [2], treasure: ['bow'] })
    .hostile('x', { in: 'A' })
    .actions('calthia', ['move', 'strike', 'shoot', 'sweep', 'slash'])
    .turnOf('calthia')
    .offers('p1', 'slash')
    .doesNotOffer('p1', 'loose');
});

rule('LR-ACT-02', 'an action costs one die, which is removed', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2, 4, 6] })
    .turnOf('calthia')
    .answers('p1', 'choose-action', 'rest')
    .asks('p1', 'choose-die', '2', '4', '6')
    .picks('p1', '4')
    .heroHas('calthia', { dice: [2, 6] });
});

rule('LR-ACT-03', 'a hero without dice cannot act', () => {
  table().hero('calthia', { in: 'A', dice: [] }).actions('calthia', []);
});

rule('LR-ACT-04', 'a die of any result pays for any action', () => {
  table()
    .hero('calthia', { in: 'A', dice: [1] })
    .hostile('x', { in: 'A', resilience: 3 })
    .turnOf('calthia')
    .acts('calthia', 'strike')
    .emits('action', { inspired: false })
    .hostileIs('x', { wounded: true });
});

rule('LR-ACT-05', 'a die at least as high as the inspired number inspires', () => {
  for (const [die, inspired] of [
    [3, false],
    [4, true],
    [6, true],
  ] as const) {
    table()
      .hero('calthia', { in: 'A', dice: [die] })
      .hostile('x', { in: 'B', resilience: 3 })
      .turnOf('calthia')
      .acts('calthia', 'shoot')
      .emits('action', { inspired });
  }
});

rule('LR-ACT-06', 'inspiration comes by itself; what a hero can do may be left', () => {
  table()
    .hero('calthia', { in: 'A', dice: [5] })
    .hostile('x', { in: 'A', rank: 'leader', resilience: 9 })
    .turnOf('calthia')
    .acts('calthia', 'strike')
    .emits('hostile-damaged', { hostile: 'x', count: 3 });
  table()
    .hero('calthia', { in: 'A', dice: [5] })
    .turnOf('calthia')
    .acts('calthia', 'move')
    .answers('p1', 'choose-change', 'decline')
    .heroHas('calthia', { in: 'B' });
});

rule(
  'LR-ACT-07',
  'every printed action is a move, an attack, a rest, an interact or a named special action',
  () => {
    expect(action.safeParse({ kind: 'dance', id: 'x', name: 'x' }).success).toBe(false);
    const kinds = new Set(Object.values(lostRelicsBox.actions).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['attack', 'interact', 'move', 'rest', 'special']);
  },
);

rule('LR-ACT-08', 'Luxa commands Taros, while Taros is there', () => {
  const record = records.map((one) => one.record as { id: string }).find(({ id }) => id === 'luxa');
  expect(JSON.stringify(record)).toContain('"command":{"hero":"companion"');
  const luxa = () => table().hero('luxa', { in: 'A', dice: [2] });
  luxa().hero('taros', { in: 'B' }).actions('luxa', ['move', 'rest', 'whistle']);
  luxa().hero('taros', { out: true }).actions('luxa', ['move', 'rest']);
});

rule('LR-ACT-09', 'one action may be made once for each die', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2, 3, 4] })
    .hostile('x', { in: 'A', rank: 'leader', resilience: 9, reactions: ['retreat'], attacks: [] })
    .turnOf('calthia')
    .acts('calthia', 'strike', 2)
    .acts('calthia', 'strike', 3)
    .acts('calthia', 'strike')
    .hostileIs('x', { damage: 3 })
    .isQuiet();
});
