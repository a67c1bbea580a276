import type { State } from './state.js';

/**
 * Looks through a state for what a save could not hold, and for objects that the board shares with a frame
 * or an open question: a fork or a loaded save has two of them where the running game has one. For tests
 * and development; throws with the path of what is wrong.
 */
export function checkState<B>(state: State<B>): void {
  const { board, stack, open, ...rest } = state;
  const ofBoard = new Map<object, string>();
  walk(board, 'board', [], (value, path) => ofBoard.set(value, path));
  const alien = (value: object, path: string) => {
    const same = ofBoard.get(value);
    // What is frozen can never differ between the two.
    if (same === undefined || Object.isFrozen(value)) return;
    throw new Error(`${path} is the same object as ${same}; frames hold ids, or copies`);
  };
  walk(stack, 'stack', [], alien);
  walk(open, 'open', [], alien);
  for (const [field, value] of Object.entries(rest)) walk(value, field, [], alien);
}

type Seen = (value: object, path: string) => void;

function walk(value: unknown, path: string, above: readonly object[], seen: Seen): void {
  if (typeof value !== 'object' || value === null) {
    checkLeaf(value, path);
    return;
  }
  if (above.includes(value)) throw new Error(`${path} contains itself`);
  checkKind(value, path);
  seen(value, path);
  const around = [...above, value];
  // By index, so that holes in a list are found too.
  if (Array.isArray(value))
    for (let i = 0; i < value.length; i++) walk(value[i], `${path}.${i}`, around, seen);
  else walkFields(value as { [key: string]: unknown }, path, around, seen);
}

function walkFields(
  record: { [key: string]: unknown },
  path: string,
  around: readonly object[],
  seen: Seen,
): void {
  for (const [key, item] of Object.entries(record)) {
    // JSON leaves such a field out, and reading it gives the same either way.
    if (item !== undefined) walk(item, `${path}.${key}`, around, seen);
  }
}

function checkLeaf(value: unknown, path: string): void {
  const fine =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value));
  if (!fine) throw new Error(`${path} is ${String(value)}, which JSON cannot hold`);
}

function checkKind(value: object, path: string): void {
  const kind = Object.getPrototypeOf(value);
  if (kind === Array.prototype || kind === Object.prototype || kind === null) return;
  throw new Error(`${path} is a ${kind.constructor?.name ?? 'strange object'}, not plain data`);
}
