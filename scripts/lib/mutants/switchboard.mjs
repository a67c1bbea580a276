import { SWITCH } from './weave.mjs';

/** What a test file calls when all that it imports is loaded. */
export const IMPORTED = '$imported';

/** Passing mutants so much more often than the unchanged test is a loop without end. */
const TIMES = 10;
const AT_LEAST = 100_000;
/** How many passes there are between two looks at the clock. */
const LOOK = 4096;

/**
 * The one of this process: sources that are loaded keep asking the board that was there first.
 * @param {number} count
 * @returns {Switchboard}
 */
export function switchboard(count) {
  const kept = /** @type {{ $switchboard?: Switchboard }} */ (globalThis);
  kept.$switchboard ??= new Switchboard(count);
  return kept.$switchboard;
}

/** Which mutant is in force in this process, and which of them were passed. */
class Switchboard {
  active = 0;
  passes = 0;
  isOverrun = false;
  /** @type {number[]} */
  imported = [];
  /** @type {Uint8Array} */
  #seen;
  #limit = Number.POSITIVE_INFINITY;
  #until = Number.POSITIVE_INFINITY;

  /** @param {number} count */
  constructor(count) {
    this.#seen = new Uint8Array(count + 1);
    const ask = (/** @type {number} */ id) => this.#pass(id);
    const look = () => {
      this.imported = this.seen;
    };
    Object.assign(globalThis, { [SWITCH]: ask, [IMPORTED]: look });
  }

  /** @param {number} id */
  #pass(id) {
    this.#seen[id] = 1;
    if (++this.passes > this.#limit || (this.passes % LOOK === 0 && spent() > this.#until)) this.#overrun();
    return id === this.active;
  }

  #overrun() {
    this.isOverrun = true;
    throw new Error('this mutant does not come to an end');
  }

  /**
   * Puts a mutant in force, and forgets what was passed before.
   * @param {number} active 0 for none
   * @param {{ passes: number, ms: number }} [usual] how it goes without a mutant
   */
  set(active, usual) {
    this.active = active;
    this.passes = 0;
    this.isOverrun = false;
    this.#seen.fill(0);
    this.#limit = usual === undefined ? Number.POSITIVE_INFINITY : usual.passes * TIMES + AT_LEAST;
    this.#until = usual === undefined ? Number.POSITIVE_INFINITY : spent() + timeLimit(usual.ms);
  }

  /** The mutants that were passed since then. */
  get seen() {
    return [...this.#seen.keys()].filter((id) => this.#seen[id] === 1);
  }
}

/** Milliseconds of the processor that this process has had: a busy machine must not look like a loop. */
function spent() {
  return process.cpuUsage().user / 1000;
}

/** @param {number} ms how long the unchanged test takes */
export function timeLimit(ms) {
  return ms * TIMES + 2000;
}
