import {
  type Answer,
  canonical,
  hash,
  makeSave,
  openSave,
  type Rules,
  readSave,
  replay,
  type State,
} from '@questhall/engine';
import { expect } from 'vitest';
import { throughJson } from '../plain.js';
import { type Walk, walk } from './walk.js';

/** Law 2: at every decision, JSON out, JSON in, go on: the same state. */
export function jsonLosesNothing<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>): void {
  let twin: State<B> | undefined;
  walk(rules, game, {
    before(state) {
      twin = throughJson(state);
      expect(canonical(twin), 'JSON changed the state').toBe(canonical(state));
    },
    after(state, answer) {
      if (twin !== undefined) rules.play(twin, answer);
      expect(canonical(twin), 'the state from JSON went on differently').toBe(canonical(state));
    },
  });
}

/** Law 3: set-up, seed and answers give the same final state, and so does a save from any moment. */
export function replayGivesTheSame<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>): void {
  const { state, answers } = walk(rules, game);
  const record = { setup: game.setup, seed: game.seed, answers };
  expect(hash(replay(rules, record).state), 'the replay ended differently').toBe(hash(state));
  for (const at of moments(answers.length)) {
    const ended = goOn(rules, saved(rules, { ...record, answers: answers.slice(0, at) }), answers.slice(at));
    expect(hash(ended), `the save after ${at} answers went on differently`).toBe(hash(state));
  }
}

type Record<S> = { setup: S; seed: string; answers: Answer[] };

function saved<B, V, S>(rules: Rules<B, V, S>, record: Record<S>): State<B> {
  const { state } = replay(rules, record);
  const text = JSON.stringify(makeSave(rules, record, state));
  return openSave(rules, readSave(text)).state;
}

function goOn<B, V, S>(rules: Rules<B, V, S>, state: State<B>, answers: readonly Answer[]): State<B> {
  for (const answer of answers) rules.play(state, answer);
  return state;
}

/** The start, the end, and a few places between. */
function moments(count: number): number[] {
  const places = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.floor(part * count));
  return [...new Set(places)];
}
