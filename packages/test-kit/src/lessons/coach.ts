import { greedy, Players } from '@questhall/bots';
import type { Rules } from '@questhall/engine';
import { findRule } from '@questhall/rulebook';
import type { Course } from '@questhall/tabletop/lessons';
import { expect, test } from 'vitest';

export type FirstGame<B, V, S> = {
  readonly rules: Rules<B, V, S>;
  readonly course: Course;
  /** With what every word of this coach begins. */
  readonly name: string;
  /** Kinds of turns of which he must have spoken. */
  readonly turns: readonly string[];
  /** One game for each. */
  readonly companions: readonly string[];
};

type Coached = { said: string[]; because: string[]; result: string | undefined };

/** No first game is this long. */
const MOST = 1500;

/** What holds for the first game that somebody plays with a coach at his side, as tests. */
export function coachLaws<B, V, S>(game: FirstGame<B, V, S>): void {
  const games = game.companions.map((companion) => coached(game, companion));
  const all = games.flatMap(({ said }) => said);

  test('the first game is won more often than not', () => {
    expect(games.filter(({ result }) => result === 'won').length).toBeGreaterThan(games.length / 2);
  });

  test('its coach has something better to say than "read it" at nearly every question', () => {
    expect(all.filter((say) => say === `${game.name}.any`).length).toBeLessThan(all.length / 20);
  });

  test('its coach speaks about every kind of turn', () => {
    expect(game.turns.filter((turn) => !all.includes(`${game.name}.${turn}`))).toEqual([]);
  });

  test('its coach has a rule for everything he says', () => {
    const rules = new Set(games.flatMap(({ because }) => because));
    expect([...rules].filter((rule) => findRule(rule) === undefined)).toEqual([]);
  });
}

/** Plays the first game, and gives what the coach said on the way. */
function coached<B, V, S>({ rules, course }: FirstGame<B, V, S>, companion: string): Coached {
  const { state } = rules.start(rules.setup(course.first.setup), course.first.seed);
  const players = new Players(rules, greedy, companion);
  const [said, because]: [string[], string[]] = [[], []];
  for (let answers = 0; answers < MOST && state.over === null; answers++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const advice = course.adviceAt(rules.view(state, decision.by), decision.ask);
    said.push(advice.say);
    because.push(advice.because);
    rules.play(state, players.answer(state, decision));
  }
  return { said, because, result: state.over?.result };
}
