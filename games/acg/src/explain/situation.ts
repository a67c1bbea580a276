import type { Decision, Frame, Json, State } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import { type CompiledLine, library } from '../content/library.js';
import { isHero } from '../effects/each.js';
import { cardName, heroName } from '../names.js';
import { activeHero } from '../queries.js';
import type { HeroId } from '../terms.js';
import type { Words } from '../text/words.js';
import { type AcgView, view } from '../view.js';

/** A question with all that is known about it: what explaining it starts from. */
export type Situation = {
  state: State<AcgBoard>;
  b: AcgBoard;
  /** The table as the one who is asked sees it: names come from here. */
  view: AcgView;
  decision: Decision;
  /** The rules in progress, innermost first. */
  frames: readonly Frame[];
  /** The language it is explained in. */
  words: Words;
};

export function situationOf(state: State<AcgBoard>, decision: Decision, words: Words): Situation {
  return {
    state,
    b: state.board,
    view: view({ board: state.board, box: library, state }, decision.by),
    decision,
    frames: state.stack.toReversed(),
    words,
  };
}

/** The nearest value of this name in the rules in progress. */
export function found(s: Situation, name: string): Json | undefined {
  for (const { vars } of s.frames) {
    const value = vars[name];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

export function word(s: Situation, name: string): string | undefined {
  const value = found(s, name);
  return typeof value === 'string' ? value : undefined;
}

/** The hero the question is about: the rule that asks knows him best. */
export function heroAsked(s: Situation): HeroId | null {
  for (const { vars } of s.frames) {
    const id = vars.now ?? (vars.you === undefined ? vars.hero : (vars.you ?? activeHero(s.b)));
    if (typeof id === 'string' && isHero(id)) return id;
  }
  return activeHero(s.b);
}

export function heroAskedName(s: Situation): string {
  const hero = heroAsked(s);
  return hero === null ? s.words.names.party : heroName(hero, s.words);
}

/** The line of a card that is being carried out. */
export function lineAsked(s: Situation): CompiledLine | undefined {
  for (const { vars } of s.frames) {
    if (typeof vars.node === 'string') return library.lines[vars.node];
    if (typeof vars.program === 'string') return library.programs[vars.program]?.[Number(vars.line)];
  }
  return undefined;
}

/** The card whose text asks, or `none` where it is a rule of the game. */
export function sourceName(s: Situation): string {
  for (const { vars } of s.frames) {
    const key = vars.node ?? vars.program;
    if (typeof key === 'string') return cardName(key.slice(0, key.indexOf('/')), s.words);
  }
  return 'none';
}

/** Of a division among several: whose turn it is, and what is left of how many. */
export function shareAsked(s: Situation): { id: string; left: number; total: number } {
  const {
    shares,
    given,
    total = 0,
  } = (s.frames[0]?.vars ?? {}) as {
    shares?: { id: string }[];
    given?: number[];
    total?: number;
  };
  const used = (given ?? []).reduce((sum, n) => sum + n, 0);
  return { id: shares?.[given?.length ?? 0]?.id ?? '', left: total - used, total };
}
