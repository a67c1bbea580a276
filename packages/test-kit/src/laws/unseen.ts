import type { Rules, State, Viewer } from '@questhall/engine';
import { throughJson } from '../plain.js';
import { type Declared, declaredFields } from './fields.js';
import { expectSame } from './same.js';
import { type Walk, walk } from './walk.js';

/** The word that makes a field's column "seen by" a promise that is tried out. */
const NOBODY = 'nobody';

/** One decision in so many: changing every field at every decision would take minutes. */
const EVERY = 7;

/**
 * Law 4, field by field: whatever is declared as seen by nobody is changed, and no view and nothing that is asked may
 * change with it, nor fail on it.
 */
export function nobodySeesWhatNobodyMay<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>, file: string): void {
  const paths = declaredFields(file).filter(isUnseen);
  const viewers: Viewer[] = [...rules.seats(game.setup), 'spectator'];
  const seen = (one: State<B>) =>
    viewers.map((viewer) => [rules.view(one, viewer), rules.openFor(one, viewer)]);
  let decisions = 0;
  walk(rules, game, {
    before(state) {
      if (decisions++ % EVERY > 0) return;
      for (const { path } of paths) {
        // Forks may share lists; what comes from JSON shares nothing.
        const changed = throughJson(state);
        change(changed, steps(path));
        expectSame(seen(changed), seen(state), `somebody sees ${path}`);
      }
    },
  });
}

const isUnseen = ({ seen, path }: Declared): boolean =>
  seen.split(',')[0] === NOBODY && !path.startsWith('stack');

/** `board.decks.*.draw[]` is board, decks, *, draw, []. */
export function steps(path: string): string[] {
  return path.replaceAll('[]', '.[]').split('.');
}

/** Changes all values at a path. */
function change(value: unknown, [step, ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || step === undefined) return;
  const holder = value as { [key: string]: unknown };
  const deep = step === '**';
  for (const key of step === '*' || step === '[]' || deep ? Object.keys(holder) : [step]) {
    if (deep) change(holder[key], ['**']);
    else change(holder[key], rest);
    if (deep || rest.length === 0) holder[key] = other(holder[key]);
  }
}

/** Another value of the same type; lists and records stay, since what is in them was changed. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return `${value} (another)`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : value;
}
