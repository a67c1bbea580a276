import { type Bot, random } from '@questhall/bots';
import {
  type Answer,
  type Decision,
  type Event,
  hash,
  type Rules,
  type Show,
  type State,
  type Text,
} from '@questhall/engine';
import { describeTrail } from './describe.js';
import { walk } from './laws/walk.js';
import { tellEvent, textOf } from './text.js';

export type Playthrough<S> = {
  setup: S;
  seed: string;
  bot?: Bot;
  limit?: number;
  /** How a line of the chronicle is put into words; without it, its key and arguments. */
  words?: (text: Text) => string;
};

/** A whole game to read: every question with its options (the picked ones in brackets) and what came of it. */
export function playthrough<B, V, S>(rules: Rules<B, V, S>, show: Show<V>, options: Playthrough<S>): string {
  const { setup, seed, bot = random, limit = 5000, words = keyAndArguments } = options;
  const trail = new Trail(rules);
  const lines = [`${rules.title}, seed ${seed}, bot ${bot.name}`, `set-up ${JSON.stringify(setup)}`, ''];
  const chronicle = (state: State<B>, events: readonly Event[]) =>
    lines.push(...told(rules, show, state, events, words));
  const { state, answers, stuck } = walk(
    rules,
    { setup, seed, limit, bot },
    {
      started(at, events) {
        lines.push(textOf(rules, show, at, 'spectator'), '');
        chronicle(at, events);
      },
      before: (at, answer) => lines.push(...asked(trail, at, answer)),
      after: (at, _, events) => chronicle(at, events),
    },
  );
  const outcome = stuck ? `not over after ${limit} decisions` : JSON.stringify(state.over);
  lines.push('', textOf(rules, show, state, 'spectator'), '');
  lines.push(`outcome ${outcome}`, `decisions ${answers.length}`, `hash ${hash(state)}`, '');
  return lines.join('\n');
}

function asked<B, V, S>(trail: Trail<B, V, S>, state: State<B>, answer: Answer): string[] {
  const decision = state.open.find(({ id }) => id === answer.decision);
  if (decision === undefined) return [];
  const { id, ask, seat, by } = decision;
  const who = seat === 'party' ? `party (${by})` : seat;
  return [`${id}. ${trail.at(state)}`, `   ${who} ${ask}: ${optionsOf(decision, answer)}`];
}

/** The rules in progress, without those that the decision before had in progress too. */
class Trail<B, V, S> {
  private before: string[] = [];

  constructor(private readonly rules: Rules<B, V, S>) {}

  at({ stack }: State<B>): string {
    const now = stack.map((frame) => describeTrail(this.rules.procedures, [frame]));
    const last = now.length - 1;
    const changed = now.findIndex((step, i) => i === last || step !== this.before[i]);
    this.before = now;
    return [...(changed > 0 ? ['…'] : []), ...now.slice(changed)].join(' > ');
  }
}

function optionsOf({ options }: Decision, { picks }: Answer): string {
  return options.map((option) => (picks.includes(option) ? `[${option}]` : option)).join(' | ');
}

function told<B, V, S>(
  rules: Rules<B, V, S>,
  show: Show<V>,
  state: State<B>,
  events: readonly Event[],
  words: (text: Text) => string,
): string[] {
  return events.flatMap((event) => {
    const text = tellEvent(rules, show, state, event);
    return text === null ? [] : [`   - ${words(text)}`];
  });
}

function keyAndArguments({ key, args }: Text): string {
  return [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(' ');
}
