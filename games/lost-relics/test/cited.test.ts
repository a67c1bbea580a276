import { expect, test } from 'vitest';
import { lostRelicsShow } from '../src/index.js';
import { heroAttack } from '../src/procs.js';
import type { LrView } from '../src/view.js';
import { freshTable, table } from './kit.js';

/** The rule that a line of the chronicle names first. */
function firstRule(type: string, data: object, rules: readonly string[]): string | undefined {
  const { state } = freshTable({ players: 1, adventure: 'waking-stones' });
  const event = { at: 1, type, data: { ...data }, rules, seenBy: 'all' as const, others: null };
  const [passage] = lostRelicsShow.chronicle?.([event], state.board as unknown as LrView) ?? [];
  return passage?.events[0]?.rules[0];
}

const HARM = ['LR-DMG-01', 'LR-DMG-02', 'LR-DMG-03', 'LR-DMG-04', 'LR-DMG-05', 'LR-DMG-06', 'LR-DMG-07'];
const harm = (hostile: string, count: number, fate: string) =>
  firstRule('hostile-damaged', { hostile, count, by: 'luxa', fate }, HARM);

test('a plain attack names the rule of attacks, one on an area that of area attacks', () => {
  const ruleOf = (action: string) =>
    table()
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'A', rank: 'leader', resilience: 9 })
      .runs(heroAttack, { hero: 'calthia', action: `calthia/unwounded/${action}`, inspired: false })
      .events.find(({ type }) => type === 'attack')?.rules[0];
  expect(ruleOf('strike')).toBe('LR-ATK-05');
  expect(ruleOf('sweep')).toBe('LR-ATK-09');
});

test('damage to a hostile names the rule by which it was slain, wounded or marked', () => {
  expect(harm('skeleton#1', 9, 'slain')).toBe('LR-DMG-01');
  expect(harm('skeleton#1', 1, 'flipped')).toBe('LR-DMG-02');
  expect(harm('skeleton#1', 1, 'slain')).toBe('LR-DMG-03');
  expect(harm('skeleton-champion', 1, 'marked')).toBe('LR-DMG-04');
  expect(harm('skeleton-champion', 1, 'slain')).toBe('LR-DMG-05');
});

test('treasure that is lost names the rule by which it is', () => {
  const lost = { hero: 'luxa', card: 'duskblade' };
  expect(firstRule('treasure-lost', lost, ['LR-DMH-05', 'LR-DMH-06'])).toBe('LR-DMH-06');
});
