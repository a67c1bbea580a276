import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RngState, SeatId } from './state.js';

const WORD = 2 ** 32;
/** Up to here the products of a word and a number of sides are exact. */
const MOST_SIDES = 2 ** 20;

/** Same words, same generator: FNV-1a over the characters. */
export function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return hash | 0;
}

export function seeded(seed: string): RngState {
  const generator = xoroshiro128plus(seedNumber(seed));
  for (let i = 0; i < 8; i++) generator.next();
  return { s: words(generator), draws: 0, script: null };
}

export function copyRng(rng: RngState): RngState {
  const { s } = rng;
  return {
    s: [s[0], s[1], s[2], s[3]],
    draws: rng.draws,
    script: rng.script === null ? null : copyScript(rng.script),
  };
}

function copyScript(script: { [label: string]: number[] }): { [label: string]: number[] } {
  const out: { [label: string]: number[] } = {};
  for (const label in script) out[label] = (script[label] ?? []).slice();
  return out;
}

function words(generator: RandomGenerator): RngState['s'] {
  return generator.getState() as RngState['s'];
}

/** A die whose faces show things. Only how many things all dice show together may matter, not which die shows what. */
export type Die = {
  readonly label: string;
  readonly sides: number;
  readonly things: readonly string[];
  /** For each face, how many of each thing it adds. */
  readonly adds: readonly (readonly number[])[];
  /** Faces after which the die rolls again, and what they added stays. */
  readonly rollsOn: readonly boolean[];
};

/** `shows` is what each face adds, thing by thing. */
export function dieOf(
  label: string,
  shows: readonly (readonly string[])[],
  rollsOn: readonly boolean[] = shows.map(() => false),
): Die {
  const things = [...new Set(shows.flat())];
  const count = (face: readonly string[], thing: string) => face.filter((one) => one === thing).length;
  const adds = shows.map((face) => things.map((thing) => count(face, thing)));
  return { label, sides: shows.length, things, adds, rollsOn };
}

/**
 * Draws from a generator kept in a state. The generator object is made at the first draw after `load`
 * and written back by `store`, so that answers without chance cost nothing.
 */
export class Dice {
  private rng: RngState;
  private generator: RandomGenerator | null = null;

  constructor(rng: RngState) {
    this.rng = rng;
  }

  load(rng: RngState): void {
    this.rng = rng;
    this.generator = null;
  }

  store(): void {
    if (this.generator !== null) this.rng.s = words(this.generator);
  }

  /** A whole number from 0 to below `sides`. The label says what is drawn, for scripts and for people. */
  draw(label: string, sides: number): number {
    if (!(sides >= 1 && sides <= MOST_SIDES)) throw new Error(noSuchDie(label, sides));
    const { rng } = this;
    rng.draws++;
    if (rng.script !== null) {
      const queue = rng.script[label];
      if (queue !== undefined) return scripted(queue, label, sides);
    }
    if (this.generator === null) this.generator = xoroshiro128plusFromState(rng.s);
    return below(this.generator, sides);
  }

  /** Several dice of one kind at once: the faces of each, more than one if it rolls on; the last is what it shows. */
  roll(die: Die, count: number): number[][] {
    const rolled: number[][] = [];
    for (let i = 0; i < count; i++) rolled.push([this.draw(die.label, die.sides)]);
    for (let on = rollingOn(die, rolled); on.length > 0; on = rollingOn(die, on))
      for (const faces of on) faces.push(this.draw(die.label, die.sides));
    return rolled;
  }

  /** One of a list; the list stays as it is. */
  pick<T>(label: string, list: readonly T[]): T {
    return list[this.draw(label, list.length)] as T;
  }

  /** Which of these facedown cards is turned up: the last, since they lie shuffled. `known` is who has looked at it. */
  turnUp(_label: string, cards: readonly string[], _known: SeatId | null): number {
    return cards.length - 1;
  }

  /** Cards that lie facedown afterwards and are turned up by `turnUp` only, in place. */
  shuffleFacedown<T>(label: string, cards: T[]): T[] {
    return this.shuffle(label, cards);
  }

  /** Fisher–Yates, in place. */
  shuffle<T>(label: string, list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.draw(label, i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }
}

const rollingOn = ({ rollsOn }: Die, rolled: readonly number[][]): number[][] =>
  rolled.filter((faces) => rollsOn[faces[faces.length - 1] ?? 0] === true);

function noSuchDie(label: string, sides: number): string {
  return sides > MOST_SIDES
    ? `'${label}' has ${sides} sides, more than ${MOST_SIDES}`
    : `'${label}' needs at least one side`;
}

/**
 * Every number equally likely, after Lemire: the high half of a 64-bit product, drawn again when the low half
 * falls into the rest that does not come out even. Dice are most of what a simulation does, and this needs
 * no division, which the distributions of pure-rand do.
 */
function below(generator: RandomGenerator, sides: number): number {
  let product = (generator.next() >>> 0) * sides;
  let low = product >>> 0;
  if (low < sides) {
    const uneven = WORD % sides;
    while (low < uneven) {
      product = (generator.next() >>> 0) * sides;
      low = product >>> 0;
    }
  }
  return (product - low) / WORD;
}

function scripted(queue: number[], label: string, sides: number): number {
  const value = queue.shift();
  if (value === undefined) throw new Error(`the scripted results for '${label}' are used up`);
  if (!(Number.isInteger(value) && value >= 0 && value < sides)) {
    throw new Error(`the scripted result ${value} for '${label}' is not between 0 and ${sides - 1}`);
  }
  return value;
}
