import type { Decision, Frame } from '@questhall/engine';
import type { Hero } from '../board.js';
import type { CompiledLine } from '../content/line.js';
import type { LrPosition } from '../kit.js';
import { cardName, saidName } from '../names.js';
import { heroOf, isHeroId } from '../queries.js';
import type { HeroId } from '../terms.js';
import type { Words } from '../text/words.js';
import { type LrView, view } from '../view.js';

/** A question with all that is known about it: what explaining it starts from. */
export type Situation = LrPosition & {
  view: LrView;
  decision: Decision;
  /** The rules in progress, innermost first. */
  frames: readonly Frame[];
  words: Words;
};

export function situationOf({ board, box, state }: LrPosition, decision: Decision, words: Words): Situation {
  return {
    board,
    box,
    state,
    view: view({ board, box, state }, decision.by),
    decision,
    frames: state.stack.toReversed(),
    words,
  };
}

/** The nearest value of this name in the rules in progress. */
function found(s: Situation, ...names: string[]): unknown {
  for (const { vars } of s.frames) {
    for (const name of names) {
      const value = vars[name];
      if (value !== undefined && value !== null) return value;
    }
  }
  return undefined;
}

export function word(s: Situation, ...names: string[]): string {
  const value = found(s, ...names);
  return typeof value === 'string' ? value : '';
}

/** The hero of the innermost rule in progress that has one. */
export function heroNamed(s: Situation): Hero | undefined {
  for (const { vars } of s.frames) {
    const id = vars.actor ?? vars.owner ?? vars.hero ?? vars.you;
    if (typeof id === 'string' && isHeroId(id)) return heroOf(s, id);
  }
  return undefined;
}

/** The hero who is asked: the rule that asks knows best. */
export const heroAsked = (s: Situation): Hero =>
  heroNamed(s) ?? heroOf(s, (s.board.active ?? s.board.lastActed ?? 'luxa') as HeroId);

export const called = (s: Situation, id: string): string => saidName(id, s.view, s.words);
export const cardCalled = (s: Situation, id: string): string => cardName(id, s.words);

/** The line of a card that is being carried out. */
export function lineAsked(s: Situation): CompiledLine | undefined {
  for (const { vars } of s.frames) {
    if (typeof vars.node === 'string') return s.box.lines[vars.node];
    if (typeof vars.program === 'string') return s.box.programs[vars.program]?.[Number(vars.line)];
  }
  return undefined;
}

/** The card or adventure whose text asks. */
export function sourceOf(s: Situation): string {
  const key = word(s, 'node', 'program');
  return key === '' ? s.board.adventure : key.slice(0, key.indexOf('/'));
}

/** The object that is being used, if its text asks, or else the card or adventure. */
export function sourceName(s: Situation): string {
  const thing = /\/things\.([a-z0-9-]+)/.exec(word(s, 'node', 'program'))?.[1];
  return thing === undefined ? cardCalled(s, sourceOf(s)) : called(s, thing);
}
