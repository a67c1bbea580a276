import { cardFrames } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';

const nameFrame = cardFrames('toy', (card) => card.toUpperCase());
const named = (proc: string, vars: { [name: string]: string }) =>
  nameFrame({ proc, at: 'a', vars, answer: null });

describe('what a card says', () => {
  test.each([
    ['toy.program', { program: 'axe/lines' }],
    ['toy.effect.wound', { node: 'axe/lines.0' }],
    ['toy.run-ability', { ability: 'axe#2|axe/abilities.0' }],
  ])('goes by the name of the card: %s', (proc, vars) => {
    expect(named(proc, vars)).toEqual({ key: 'trail.card', args: { card: 'AXE' } });
  });

  test('other rules have their own names, even about a line of a card', () => {
    expect(named('toy.pay-cost', { node: 'axe/lines.0' })).toBe(null);
    expect(named('other.program', { program: 'axe/lines' })).toBe(null);
    expect(named('toy.program', {})).toBe(null);
  });
});
