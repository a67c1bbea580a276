import type { Answer, Decision, SeatId, Viewer } from '@questhall/engine';
import type { Sitter } from '../scene.js';
import { Troubled, trouble } from '../trouble.js';
import type { AnyState } from './games.js';

/** Who sits where: people at this screen, or companions that decide by themselves. */
export class Seats {
  private readonly companions: Set<SeatId>;

  constructor(
    readonly all: readonly SeatId[],
    companions: readonly SeatId[],
  ) {
    this.companions = new Set(companions.filter((seat) => all.includes(seat)));
  }

  sit(seat: SeatId, sitter: Sitter): void {
    if (!this.all.includes(seat)) throw new Troubled(trouble('trouble.seat'));
    if (sitter === 'companion') this.companions.add(seat);
    else this.companions.delete(seat);
  }

  get withCompanions(): readonly SeatId[] {
    return [...this.companions];
  }

  /** Does a person sit anywhere? */
  get peopled(): boolean {
    return this.companions.size < this.all.length;
  }

  sitter(seat: SeatId): Sitter {
    return this.companions.has(seat) ? 'companion' : 'person';
  }

  /** A question for the group goes to people if there are any, whoever's word counts at a table of companions. */
  forPerson({ seat, by }: Decision): boolean {
    if (seat === 'party') return this.peopled;
    return this.sitter(by) === 'person';
  }

  forCompanion({ open }: AnyState): Decision | undefined {
    return open.find((decision) => !this.forPerson(decision));
  }

  /** Companions sign their answers, people do not; what somebody signed whose seat a person has now is a person's. */
  byPerson(answer: Answer | null): boolean {
    return answer !== null && (answer.seat === undefined || this.sitter(answer.seat) === 'person');
  }

  /** Through whose eyes the table is shown. */
  viewer({ open }: AnyState): Viewer {
    const asked = open.find((decision) => this.sitter(decision.by) === 'person');
    return asked?.by ?? this.all.find((seat) => this.sitter(seat) === 'person') ?? 'spectator';
  }
}
