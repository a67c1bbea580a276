import type { Decision, Event, Rules, Show, State, Text } from '@questhall/engine';
import { expect } from 'vitest';
import { textsIn } from '../saying.js';
import { tellEvent } from '../text.js';
import { type Walk, walk } from './walk.js';

/** Law 5: a game that is not over asks somebody something that can be answered, and it ends. */
export function nobodyIsStuck<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>): void {
  const seats = rules.seats(game.setup);
  const { state, stuck } = walk(rules, game, {
    started: (at) => answerable(rules, at, seats),
    after: (at) => answerable(rules, at, seats),
  });
  expect(stuck, `not over after ${game.limit} decisions: seed '${game.seed}'`).toBe(false);
  expect(state.over).not.toBeNull();
}

function answerable<B, V, S>(rules: Rules<B, V, S>, state: State<B>, seats: readonly string[]): void {
  if (state.over !== null) return;
  expect(state.open.length, 'nobody is asked anything').toBeGreaterThan(0);
  const seen = rules.openFor(state, 'spectator');
  state.open.forEach((decision, i) => {
    expect(problems(decision, seats, seen[i]?.hidden === true)).toEqual([]);
  });
}

/** A secret question may be put also to who has no choice: being passed over would tell something. */
function problems(decision: Decision, seats: readonly string[], secret: boolean): string[] {
  const { ask, by, options, min, max } = decision;
  const out: string[] = [];
  if (!seats.includes(by)) out.push(`'${ask}' is for ${by}, who does not play`);
  if (new Set(options).size !== options.length) out.push(`'${ask}' offers something twice`);
  if (min < 0 || min > max || max > options.length)
    out.push(`'${ask}' wants ${min} to ${max} of ${options.length}`);
  const noChoice = max === 0 || min === options.length;
  if (noChoice && !secret) out.push(`'${ask}' has only one answer and should not be asked`);
  return out;
}

/** Everything that is asked, barred or told has words in the catalogue, and the table can be read. */
export function everythingHasWords<B, V, S>(rules: Rules<B, V, S>, show: Show<V>, game: Walk<S>): void {
  const missing = new Set<string>();
  const check = (text: Text) => {
    if (show.catalogue[text.key] === undefined) missing.add(text.key);
  };
  const told = (state: State<B>, events: readonly Event[]) => {
    for (const event of events) maybe(tellEvent(rules, show, state, event), check);
    for (const decision of state.open) checkExplained(rules, state, decision, check);
    expect(show.table(rules.view(state, 'spectator')).length).toBeGreaterThan(0);
  };
  walk(rules, game, { started: told, after: (state, _, events) => told(state, events) });
  expect([...missing].sort(), 'texts that the catalogue does not have').toEqual([]);
}

function maybe(text: Text | null, check: (text: Text) => void): void {
  if (text !== null) check(text);
}

function checkExplained<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  decision: Decision,
  check: (text: Text) => void,
): void {
  const explained = rules.explain(state, decision);
  const { options, barred } = explained;
  for (const text of textsIn(explained)) check(text);
  expect(Object.keys(options).sort(), `'${decision.ask}' explains other options`).toEqual(
    [...decision.options].sort(),
  );
  for (const bar of barred) {
    expect(bar.rules.length, `'${decision.ask}' bars ${bar.refs.join(' ')} by no rule`).toBeGreaterThan(0);
  }
}
