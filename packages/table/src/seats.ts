import type { Answer, Decision, SeatId, Viewer } from '@questhall/engine';
import type { AnyState } from './game.js';
import { Troubled, trouble } from './trouble.js';

/** A person answers, a companion decides by itself, and nobody answers for whoever is away. */
export const SITTERS = ['person', 'companion', 'away'] as const;
export type Sitter = (typeof SITTERS)[number];

/** Who sits on a seat. `called` and `colour` are a person's own; without them the game's name has to do. */
export type Sitting = {
  readonly sitter: Sitter;
  readonly called: string | null;
  readonly colour: string | null;
};
/** Seats that are not taken by plain persons. */
export type KeptSeats = { readonly [seat: SeatId]: Partial<Sitting> };

const PERSON: Sitting = { sitter: 'person', called: null, colour: null };

/** Who sits where. Seats change hands at any moment, also while their question is open. */
export class Seats {
  private readonly sittings: Map<SeatId, Sitting>;

  constructor(
    readonly all: readonly SeatId[],
    kept: KeptSeats,
  ) {
    this.sittings = new Map(all.map((seat) => [seat, { ...PERSON, ...kept[seat] }]));
  }

  sit(seat: SeatId, sitting: Partial<Sitting>): void {
    this.sittings.set(seat, { ...this.sittingOn(seat), ...sitting });
  }

  sittingOn(seat: SeatId): Sitting {
    const sitting = this.sittings.get(seat);
    if (sitting === undefined) throw new Troubled(trouble('trouble.seat'));
    return sitting;
  }

  sitterOn(seat: SeatId): Sitter {
    return this.sittings.get(seat)?.sitter ?? 'away';
  }

  with(sitter: Sitter): readonly SeatId[] {
    return this.all.filter((seat) => this.sitterOn(seat) === sitter);
  }

  get kept(): KeptSeats {
    const taken = [...this.sittings].filter(
      ([, { sitter, called, colour }]) => sitter !== 'person' || called !== null || colour !== null,
    );
    return Object.fromEntries(taken);
  }

  /** Does a person sit anywhere? */
  get hasPeople(): boolean {
    return this.with('person').length > 0;
  }

  /** A question for the group goes to people if there are any, whoever's word counts at a table of companions. */
  isForPerson({ seat, by }: Decision): boolean {
    return seat === 'party' ? this.hasPeople : this.sitterOn(by) === 'person';
  }

  isForCompanion(decision: Decision): boolean {
    if (decision.seat === 'party') return !this.hasPeople && this.with('companion').length > 0;
    return this.sitterOn(decision.by) === 'companion';
  }

  questionForCompanion({ open }: AnyState): Decision | undefined {
    return open.find((decision) => this.isForCompanion(decision));
  }

  /**
   * Whether this seat may answer. In the name of the party anybody may who is there; it counts at once if the seat
   * that should confirm it is nobody's here.
   */
  mayAnswer(seat: SeatId, { seat: asked, by }: Decision): boolean {
    if (this.sitterOn(seat) !== 'person') return false;
    return asked === 'party' || seat === by;
  }

  /** For the party, what somebody says is a proposal while the one whose word counts is a person at the table. */
  isProposal(seat: SeatId, { seat: asked, by }: Decision): boolean {
    return asked === 'party' && seat !== by && this.sitterOn(by) === 'person';
  }

  /** Companions sign their answers, people do not; what was signed for a seat that a person has now is a person's. */
  isByPerson(answer: Answer | null): boolean {
    return answer !== null && (answer.seat === undefined || this.sitterOn(answer.seat) === 'person');
  }

  /** Through whose eyes a screen shows the table at which these of its people sit. */
  viewerAmong(mine: readonly SeatId[], { open }: AnyState): Viewer {
    const here = mine.filter((seat) => this.sitterOn(seat) === 'person');
    const asked = open.find(({ by }) => here.includes(by));
    return asked?.by ?? here[0] ?? 'spectator';
  }
}

/** Companions on these seats and people on the others. */
export const companionsOn = (seats: readonly SeatId[]): KeptSeats =>
  Object.fromEntries(seats.map((seat) => [seat, { sitter: 'companion' }]));
