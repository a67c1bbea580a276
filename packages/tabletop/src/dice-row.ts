import type { Dice, Die } from '@questhall/engine';

/** A space for one die on a card. What else lies there is the game's: wounds, a disease. */
export type DiceSpace<On extends string> = {
  die: number | null;
  /** Replaced, never changed. */
  on: readonly On[];
};
export type DiceRow<On extends string> = DiceSpace<On>[];

/** Dice that no one owns: those that may be used, and how many lie aside. */
export type SharedDice = { available: number[]; aside: number };

/** One die of a roll, while the roll may still be changed. */
export type RolledDie<Kind extends string> = { readonly kind: Kind; face: number; rerolled: boolean };
export type Roll<Kind extends string> = RolledDie<Kind>[];

/** Every kind of die of a game, by name; faces are content. */
export type DiceKinds<Kind extends string> = { readonly [kind in Kind]: Die };

const NOTHING: readonly never[] = Object.freeze([]);

export const emptyRow = <On extends string>(spaces: number): DiceRow<On> =>
  Array.from({ length: spaces }, () => ({ die: null, on: NOTHING }));

/** Numbers of the spaces without a die and without anything that blocks. */
export function freeSpaces<On extends string>(row: DiceRow<On>, blocks: (on: On) => boolean): number[] {
  const free: number[] = [];
  for (let i = 0; i < row.length; i++) {
    const space = row[i] as DiceSpace<On>;
    if (space.die === null && !space.on.some(blocks)) free.push(i);
  }
  return free;
}

function spaceAt<On extends string>(row: DiceRow<On>, space: number): DiceSpace<On> {
  const found = row[space];
  if (found === undefined) throw new Error(`there is no space ${space} in a row of ${row.length}`);
  return found;
}

/** Lays a die into a space that has none. */
export function setDie<On extends string>(row: DiceRow<On>, space: number, score: number): void {
  const found = spaceAt(row, space);
  if (found.die !== null) throw new Error(`there is a die in space ${space} already`);
  found.die = score;
}

/** Takes the die out of a space and gives its score. */
export function takeDie<On extends string>(row: DiceRow<On>, space: number): number {
  const found = spaceAt(row, space);
  const { die } = found;
  if (die === null) throw new Error(`there is no die in space ${space}`);
  found.die = null;
  return die;
}

/** The dice of a row, in the order of its spaces. */
export function scoresOf<On extends string>(row: DiceRow<On>): { space: number; score: number }[] {
  const scores: { space: number; score: number }[] = [];
  for (let space = 0; space < row.length; space++) {
    const { die } = row[space] as DiceSpace<On>;
    if (die !== null) scores.push({ space, score: die });
  }
  return scores;
}

/** A new score for each die; null takes the die away. */
export function changeScores<On extends string>(
  row: DiceRow<On>,
  change: (score: number, space: number) => number | null,
): void {
  for (const { space, score } of scoresOf(row)) (row[space] as DiceSpace<On>).die = change(score, space);
}

export function putOn<On extends string>(row: DiceRow<On>, space: number, what: On): void {
  const found = spaceAt(row, space);
  found.on = [...found.on, what];
}

/** Takes one of these off a space. True if one lay there. */
export function takeOff<On extends string>(row: DiceRow<On>, space: number, what: On): boolean {
  const found = spaceAt(row, space);
  const at = found.on.indexOf(what);
  if (at >= 0) found.on = found.on.filter((_, i) => i !== at);
  return at >= 0;
}

/** The numbers of the spaces on which this lies, once for each time that it lies there. */
export function spacesWith<On extends string>(row: DiceRow<On>, what: On): number[] {
  return row.flatMap(({ on }, space) => on.filter((one) => one === what).map(() => space));
}

/** Dice whose number no other one shows may be used; all others lie aside. */
export function sharedOnce(scores: readonly number[]): SharedDice {
  const available = scores.filter((score) => scores.indexOf(score) === scores.lastIndexOf(score));
  return { available, aside: scores.length - available.length };
}

/** Rolls dice of several kinds; the roll keeps the order in which they were wanted. */
export function rollDice<Kind extends string>(
  dice: Dice,
  kinds: DiceKinds<Kind>,
  wanted: readonly Kind[],
): Roll<Kind> {
  const roll = wanted.map((kind): RolledDie<Kind> => ({ kind, face: 0, rerolled: false }));
  throwDice(dice, kinds, roll);
  return roll;
}

/** Rolls these dice again, once each. Those that have been rolled again before stay as they are. */
export function rerollDice<Kind extends string>(
  dice: Dice,
  kinds: DiceKinds<Kind>,
  roll: Roll<Kind>,
  picked: readonly number[],
): void {
  const again = picked.flatMap((at) => {
    const die = roll[at];
    return die === undefined || die.rerolled ? [] : [die];
  });
  throwDice(dice, kinds, again);
  for (const die of again) die.rerolled = true;
}

/** Dice of a kind are rolled at once: only what they show together counts for odds. */
function throwDice<Kind extends string>(dice: Dice, kinds: DiceKinds<Kind>, roll: Roll<Kind>): void {
  for (const [i, { kind }] of roll.entries()) {
    const alike = roll.filter((die) => die.kind === kind);
    if (alike[0] !== roll[i]) continue;
    const rolled = dice.roll(kinds[kind], alike.length);
    for (const [n, die] of alike.entries()) die.face = rolled[n]?.at(-1) ?? 0;
  }
}

export const forkRow = <On extends string>(row: DiceRow<On>): DiceRow<On> =>
  row.map(({ die, on }) => ({ die, on }));

export const forkRoll = <Kind extends string>(roll: Roll<Kind>): Roll<Kind> =>
  roll.map(({ kind, face, rerolled }) => ({ kind, face, rerolled }));
