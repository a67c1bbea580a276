import {
  type Answer,
  type Decision,
  Dice,
  type Rules,
  type SeatId,
  type State,
  seeded,
  type Viewer,
} from '@questhall/engine';
import type { Bot, Look } from './bot.js';
import { type World, worldOf } from './world.js';

/** A bot for every seat, each with a generator of its own: the game's is never touched. */
export class Players<B, V, S> {
  private readonly generators: { [seat: SeatId]: Dice } = {};

  constructor(
    private readonly rules: Rules<B, V, S>,
    private readonly botAt: Bot | ((seat: SeatId) => Bot),
    private readonly seed: string,
  ) {}

  answer(state: State<B>, decision: Decision): Answer {
    const look = new SeatLook(this.rules, state, decision, this.dice(decision.by));
    const bot = typeof this.botAt === 'function' ? this.botAt(decision.by) : this.botAt;
    return { decision: decision.id, picks: bot.choose(look), seat: decision.by };
  }

  /** Answers to all that is open. Those asked at once decide before any answer is known. */
  answers(state: State<B>): Answer[] {
    return state.open.map((decision) => this.answer(state, decision));
  }

  private dice(seat: SeatId): Dice {
    this.generators[seat] ??= new Dice(seeded(`${this.seed}/${seat}`));
    return this.generators[seat];
  }
}

class SeatLook<B, V, S> implements Look {
  constructor(
    private readonly rules: Rules<B, V, S>,
    private readonly state: State<B>,
    readonly decision: Decision,
    private readonly dice: Dice,
  ) {}

  get view(): V {
    return this.rules.view(this.state, this.viewer);
  }

  readonly draw = (sides: number): number => this.dice.draw('bot', sides);

  imagine(): World {
    return worldOf(this.rules, this.rules.determinize(this.state, this.viewer, this.generator()));
  }

  private get viewer(): Viewer {
    return this.decision.by;
  }

  private generator() {
    return seeded(`${this.draw(1_000_000)}-${this.draw(1_000_000)}`);
  }
}
