import { Dice, type Die, type SeatId, seeded, type Unseen, type Viewer } from '@questhall/engine';
import { rollsOf } from './rolls.js';

/** Ways taken one after the other, each by its number. */
export type Path = readonly number[];

/** A place where chance could have gone other ways than the one taken. */
export type Fork = {
  /** How many ways were taken before, and how likely that was. */
  readonly at: number;
  readonly chance: number;
  readonly chances: readonly number[];
};

/** What may lie facedown in the world that is played. */
export type Facedown = {
  unseen(label: string): readonly Unseen[] | undefined;
  exchange(one: string, other: string): void;
};

/** Whoever leads the dice, and wants to know when. */
export type Leader = {
  /** The step of the rules that draws. */
  step(): object | null;
  /** The first card is turned up by luck. The step may remember what it rolled itself just before. */
  comesToCard(hasRolled: boolean): void;
};

const FINE = 2 ** 20;

/**
 * Dice that show what they are told to. They follow a path; where it ends they take the likeliest way and note the fork.
 * Where a card is turned up that is not to be listed, or when they are told to, they begin to roll.
 */
export class LedDice extends Dice {
  private readonly luck: Dice;
  private path: Path = [];
  private facedown: Facedown | null = null;
  private rolling = false;
  private lastStep: object | null = null;
  taken: number[] = [];
  forks: Fork[] = [];
  /** How likely the ways taken were, as far as the dice were led. */
  chance = 1;
  /** How many ways were taken before the dice began to roll; null if they never did. */
  ledUntil: number | null = null;
  /** Labels of all that was turned up by luck, since these dice were made. */
  readonly turnedUp = new Set<string>();

  constructor(
    seed: string,
    private readonly viewer: Viewer,
    private readonly leader?: Leader,
  ) {
    super(seeded(seed));
    this.luck = new Dice(seeded(`${seed}/luck`));
  }

  /** `then` says what comes after the path; without `facedown`, cards are turned up by luck. */
  follow(path: Path, then: 'likeliest' | 'rolling', facedown: Facedown | null): void {
    this.path = path;
    this.facedown = facedown;
    this.rolling = then === 'rolling';
    this.taken = [];
    this.forks = [];
    this.chance = 1;
    this.ledUntil = null;
    this.lastStep = null;
  }

  // The generator of the state that is played stays as it is.
  override load(): void {}
  override store(): void {}

  override draw(_label: string, sides: number): number {
    return sides === 1 ? 0 : this.takeWay(evenChances(sides));
  }

  override roll(die: Die, count: number): number[][] {
    if (count === 0) return [];
    const { chances, shown } = rollsOf(die, count);
    return (shown[this.takeWay(chances)] ?? []).map((faces) => [...faces]);
  }

  override turnUp(label: string, cards: readonly string[], known: SeatId | null): number {
    const top = cards.length - 1;
    if (known !== null && known === this.viewer) return top;
    const unseen = this.facedown?.unseen(label);
    if (unseen === undefined) {
      this.turnedUp.add(label);
      if (!this.rolling) this.leader?.comesToCard(this.lastStep === this.leader.step());
      this.beginToRoll();
      return top;
    }
    const card = unseen[this.takeWay(unseen.map(({ chance }) => chance))]?.card;
    const there = cards[top];
    if (card !== undefined && there !== undefined && card !== there) this.facedown?.exchange(there, card);
    return top;
  }

  /** What lies facedown is mixed by whoever turns it up. */
  override shuffleFacedown<T>(_label: string, cards: T[]): T[] {
    return cards;
  }

  private beginToRoll(): void {
    this.rolling = true;
    this.facedown = null;
    this.ledUntil ??= this.taken.length;
  }

  private takeWay(chances: readonly number[]): number {
    const at = this.taken.length;
    const way =
      this.wayOnPath(at, chances) ?? (this.rolling ? this.rollWay(chances) : this.likeliest(chances));
    if (this.ledUntil === null) this.chance *= chances[way] ?? 0;
    this.taken.push(way);
    this.lastStep = this.leader?.step() ?? null;
    return way;
  }

  /** In another world there may be fewer ways than the path knows: from there on the dice roll. */
  private wayOnPath(at: number, { length }: readonly number[]): number | undefined {
    const way = this.ledUntil === null ? this.path[at] : undefined;
    if (way === undefined || way < length) return way;
    this.rolling = true;
    return undefined;
  }

  private likeliest(chances: readonly number[]): number {
    this.forks.push({ at: this.taken.length, chance: this.chance, chances });
    let best = 0;
    for (let i = 1; i < chances.length; i++) if ((chances[i] ?? 0) > (chances[best] ?? 0)) best = i;
    return best;
  }

  private rollWay(chances: readonly number[]): number {
    this.beginToRoll();
    let rolled = this.luck.draw('odds', FINE) / FINE;
    for (let i = 0; i < chances.length; i++) {
      rolled -= chances[i] ?? 0;
      if (rolled < 0) return i;
    }
    return chances.length - 1;
  }
}

const even: (readonly number[])[] = [];

function evenChances(sides: number): readonly number[] {
  const chances = even[sides] ?? new Array<number>(sides).fill(1 / sides);
  even[sides] = chances;
  return chances;
}
