import type { Decision, Odds, OptionId } from '@questhall/engine';
import { expect } from 'vitest';
import { heroOf, slotOf } from '../../src/queries.js';
import { activation } from '../../src/rules/actions.js';
import type { CardId, HeroId } from '../../src/terms.js';
import { holding } from '../cards-actions.js';
import { type AcgTable, acg, table } from '../kit.js';

/** The question that is open, which must be this one. */
function asked(t: AcgTable, ask: string): Decision {
  const decision = t.state.open.find((open) => open.ask === ask);
  if (decision === undefined) throw new Error(`'${ask}' is not asked, but ${t.state.open[0]?.ask}`);
  return decision;
}

/** What is worked out for these picks at the open question. */
export function oddsAt(t: AcgTable, ask: string, ...picks: OptionId[]): Odds {
  const found = acg.odds?.(acg.view(t.state, 'spectator'), asked(t, ask), ...picks);
  if (found === undefined) throw new Error(`no odds for '${ask}'`);
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  for (const { what, distribution } of found.parts) {
    const sum = distribution.reduce((total, chance) => total + chance, 0);
    expect(sum, `all of ${what}`).toBeCloseTo(1, 12);
  }
  return found;
}

/** What is worked out for a card before it is chosen. */
export function oddsOf(t: AcgTable, hero: HeroId, card: CardId): Odds {
  if (t.state.open.length === 0) t.runs(activation, { hero });
  return oddsAt(t, 'choose-action', card);
}

export function part({ parts }: Odds, what: string, on?: string): readonly number[] {
  const found = parts.find((one) => one.what === what && (on === undefined || one.on === on));
  if (found === undefined) throw new Error(`'${what}' is not told, but ${parts.map((one) => one.what)}`);
  return found.distribution;
}

export function chance({ chances }: Odds, what: string, on?: string): number {
  const found = chances.find((one) => one.what === what && (on === undefined || one.on === on));
  if (found === undefined) throw new Error(`'${what}' is not told, but ${chances.map((one) => one.what)}`);
  return found.chance;
}

export const notesOf = ({ notes }: Odds): string[] => notes.map(({ key }) => key.slice('odds.note.'.length));

/** Compares the first numbers of a distribution; `of` is what they are parts of. */
export function expectParts(found: readonly number[], of: number, expected: readonly number[]): void {
  const first = expected.map((_, n) => (found[n] ?? 0) * of);
  first.forEach((share, n) => {
    expect(share, `chance of ${n} in ${of}`).toBeCloseTo(expected[n] ?? 0, 8);
  });
}

/** A table at which the Ironbreaker holds this card of ours. */
export function withCard(card: CardId, type: 'attack' | 'rest' | 'explore' | 'aid', tokens = 0): AcgTable {
  return holding(table(), 'ironbreaker', type, card).given((b) => {
    slotOf(heroOf(b, 'ironbreaker'), card).tokens = tokens;
  });
}
