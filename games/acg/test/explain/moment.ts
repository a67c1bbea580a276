import type { Barred, Decision, Frame, State } from '@questhall/engine';
import type { AcgBoard, ActionSlot, Enemy, Gear, Hero } from '../../src/board.js';
import type { AcgBox } from '../../src/content/box.js';
import type { AcgPosition } from '../../src/kit.js';
import { enemyOf, gearOf, heroOf } from '../../src/queries.js';
import type { HeroId } from '../../src/terms.js';

type Params = { readonly [name: string]: unknown };
type Printed = { readonly [field: string]: unknown };

/**
 * Something that is not offered, at the table where that is said. Everything is read off the board, the printed cards and the
 * frames as they lie in a save: nothing here asks the functions that give the reasons.
 */
export class Moment {
  readonly b: AcgBoard;
  /** The first thing that it points at. */
  readonly ref: string;
  /** The rule that asks. */
  readonly top: Frame;

  constructor(
    readonly state: State<AcgBoard>,
    readonly box: AcgBox,
    readonly decision: Decision,
    readonly about: HeroId | undefined,
    readonly bar: Barred,
  ) {
    this.b = state.board;
    this.ref = bar.refs[0] ?? '';
    this.top = state.stack.at(-1) as Frame;
  }

  get position(): AcgPosition {
    return { board: this.b, box: this.box, state: this.state };
  }
  get offered(): readonly string[] {
    return this.decision.options;
  }
  arg(name: string): string | number | undefined {
    return this.bar.because.args[name];
  }

  enemy(id = this.ref): Enemy {
    return enemyOf(this.position, id);
  }
  hero(id = this.ref): Hero {
    return heroOf(this.position, id as HeroId);
  }
  slot(card = this.ref): ActionSlot {
    return this.b.heroes.flatMap(({ actions }) => actions).find((one) => one.card === card) as ActionSlot;
  }
  gear(card = this.ref): Gear {
    return gearOf(this.position, card)?.gear as Gear;
  }
  wearer(card = this.ref): Hero {
    return gearOf(this.position, card)?.hero as Hero;
  }
  printed(card: string): Printed {
    return this.box.cards[card] as unknown as Printed;
  }
  /** The printed card of an enemy. */
  card(id = this.ref): Printed {
    return this.printed(this.enemy(id).card);
  }

  frame(proc: string): Frame['vars'] {
    return this.state.stack.findLast((frame) => frame.proc === proc)?.vars ?? {};
  }
  /** What the line needs that asks. */
  get params(): Params {
    return this.box.lines[String(this.top.vars.node)]?.params as Params;
  }
  get selector(): Params {
    return this.params.enemy as Params;
  }
  /** Whom the line calls "the target hero". */
  get target(): unknown {
    return this.top.vars.target ?? this.b.action?.aided ?? null;
  }
}
