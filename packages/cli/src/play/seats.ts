import { type Bot, Players } from '@questhall/bots';
import type { Answer, Decision, SeatId, Viewer } from '@questhall/engine';
import type { AnyState } from '../games/playable.js';
import type { Timeline } from './timeline.js';

/** Who sits where: people at this terminal, or companions that decide by themselves. */
export class Seats {
  constructor(
    readonly all: readonly SeatId[],
    private readonly bots: readonly SeatId[],
    private readonly bot: Bot,
  ) {}

  isBot(seat: SeatId): boolean {
    return this.bots.includes(seat);
  }

  /** Nobody sits at the terminal: the game plays itself. */
  get unattended(): boolean {
    return this.all.every((seat) => this.isBot(seat));
  }

  /** A question for the group goes to people if there are any, whoever's word counts at a table of bots. */
  forPerson(decision: Decision): boolean {
    return decision.seat === 'party' ? !this.unattended : !this.isBot(decision.by);
  }

  /** The question that a person must answer before the game goes on. */
  asked(state: AnyState): Decision | undefined {
    return state.open.find((decision) => this.forPerson(decision));
  }

  /** Through whose eyes the table is shown while this question is open. */
  viewer(decision: Decision | undefined): Viewer {
    if (decision !== undefined && !this.isBot(decision.by)) return decision.by;
    return this.all.find((seat) => !this.isBot(seat)) ?? 'spectator';
  }

  /** Bots sign their answers, people do not; what somebody else's bot signed is a person's here. */
  byPerson(answer: Answer | null): boolean {
    return answer !== null && (answer.seat === undefined || !this.isBot(answer.seat));
  }

  /** The answer of a bot, drawn from where the game stands: after an undo the same answer comes again. */
  botAnswer(timeline: Timeline): Answer | undefined {
    const decision = timeline.state.open.find((open) => !this.forPerson(open));
    if (decision === undefined) return undefined;
    const seed = `${timeline.seed}/bots/${timeline.length}`;
    const { rules } = timeline;
    return new Players<unknown, unknown, unknown>(rules, this.bot, seed).answer(timeline.state, decision);
  }
}
