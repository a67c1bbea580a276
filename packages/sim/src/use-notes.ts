import type { Event, State } from '@questhall/engine';
import type { AnyRules } from './games.js';
import type { Used } from './types.js';

/** Notes which steps, rules and cards a game uses while it is played on `rules`. */
export class UseNotes {
  readonly rules: AnyRules;
  private readonly steps = new Set<string>();
  private readonly content = new Set<string>();

  constructor(private readonly original: AnyRules) {
    this.rules = original.watched((proc, step) => this.steps.add(`${proc}@${step}`));
  }

  events(state: State<unknown>, events: readonly Event[]): void {
    for (const event of events) {
      for (const id of this.original.used?.(event, state) ?? []) this.content.add(id);
    }
  }

  used(): Used {
    return { steps: [...this.steps].sort(), rules: this.carriedOut(), content: [...this.content].sort() };
  }

  private carriedOut(): string[] {
    const cited = this.original.procedures.flatMap(({ id, steps }) =>
      steps.filter(({ name }) => this.steps.has(`${id}@${name}`)).flatMap(({ rules }) => rules),
    );
    return [...new Set(cited)].sort();
  }
}
