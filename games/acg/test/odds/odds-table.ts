import { oddsOf } from '@questhall/bots';
import type { Decision, Odds, OptionId } from '@questhall/engine';
import { expect } from 'vitest';
import { heroOf, slotOf } from '../../src/queries.js';
import { activation } from '../../src/rules/actions.js';
import type { CardId, HeroId } from '../../src/terms.js';
import { holding } from '../cards-actions.js';
import { type AcgTable, rules, table } from '../kit.js';

/** The question that is open, which must be this one. */
export function asked(t: AcgTable, ask: string): Decision {
  const decision = t.state.open.find((open) => open.ask === ask);
  if (decision === undefined) throw new Error(`'${ask}' is not asked, but ${t.state.open[0]?.ask}`);
  return decision;
}

/** What is told about these picks at the open question. */
export function oddsAt(t: AcgTable, ask: string, ...picks: OptionId[]): Odds {
  const decision = asked(t, ask);
  const found = oddsOf(rules(), t.state, { decision, viewer: decision.by, picks });
  if (found === undefined) throw new Error(`no odds for '${ask}'`);
  for (const { what, distribution } of found.parts) {
    const sum = distribution.reduce((total, chance) => total + chance, 0);
    expect(sum, `all of ${what}`).toBeCloseTo(1, 12);
  }
  return found;
}

/** What is told about a card before it is chosen. */
export function oddsOfCard(t: AcgTable, hero: HeroId, card: CardId): Odds {
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

/** Compares the first numbers of a distribution, to a thousandth of a percent: what is left out of odds weighs less. */
export function expectParts(found: readonly number[], of: number, expected: readonly number[]): void {
  expected.forEach((share, n) => {
    expect(found[n] ?? 0, `chance of ${n}`).toBeCloseTo(share / of, 5);
  });
}

/** A table at which the Ironbreaker holds this card of ours. */
export function withCard(card: CardId, type: 'attack' | 'rest' | 'explore' | 'aid', tokens = 0): AcgTable {
  return holding(table(), 'ironbreaker', type, card).given((_, now) => {
    slotOf(heroOf(now, 'ironbreaker'), card).tokens = tokens;
  });
}
