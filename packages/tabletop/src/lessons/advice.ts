import type { Page } from './types.js';

/** What a coach says at some questions; `when` names a situation in which it matters. */
export type Advice<Situation extends string> = Page & {
  readonly ask: readonly string[];
  readonly when?: Situation;
};

type About<Situation> = {
  ask: readonly string[];
  when?: Situation;
  point?: readonly string[];
};

/** How a game writes its advice down, with the names of its own situations. */
export const adviceAbout =
  <Situation extends string>() =>
  <Say extends string>(
    say: Say,
    because: string,
    { ask, when, point = [] }: About<Situation>,
  ): Advice<Situation> & { readonly say: Say } => ({
    say,
    because,
    ask,
    point,
    ...(when === undefined ? {} : { when }),
  });

/** The first that fits the question and what is so now. */
export const firstFitting = <Situation extends string>(
  all: readonly Advice<Situation>[],
  ask: string,
  isSo: (situation: Situation) => boolean,
): Advice<Situation> | undefined =>
  all.find((one) => one.ask.includes(ask) && (one.when === undefined || isSo(one.when)));
