import { canonical, type Rules, seeded, type Viewer } from '@questhall/engine';
import { expect } from 'vitest';
import { declaredFields } from './fields.js';
import { steps } from './unseen.js';
import { type Walk, walk } from './walk.js';

/** The word that says in a field's column "seen by" that it is hidden from all others. */
const OWNER = 'owner';

/**
 * Law 4: what only its owner sees is imagined by all others. Worlds that keep it cannot be told from the real one either,
 * so comparing them does not find that bots look at the cards of their rivals.
 */
export function ownersAreImagined<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>, file: string): void {
  const seats = rules.seats(game.setup);
  const viewers: Viewer[] = seats.length > 1 ? [...seats, 'spectator'] : ['spectator'];
  const paths = declaredFields(file).filter(({ seen }) => seen.split(',')[0] === OWNER);
  const looks = viewers.flatMap((viewer) => paths.map(({ path }) => ({ viewer, path })));
  const kept = new Set(looks);
  walk(rules, game, {
    before(state, { decision }) {
      for (const look of kept) {
        const world = rules.determinize(state, look.viewer, seeded(`${game.seed}-${decision}`));
        const [real, other] = [state, world].map((one) => canonical(valuesAt(one, steps(look.path))));
        if (real !== other) kept.delete(look);
      }
    },
  });
  const problems = [...kept].map(({ viewer, path }) => `the worlds of ${viewer} keep the real ${path}`);
  expect(problems, problems.join('\n')).toEqual([]);
}

/** All values at a path. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as { [key: string]: unknown };
  const keys = step === '*' || step === '[]' ? Object.keys(holder) : [step];
  return keys.flatMap((key) => valuesAt(holder[key], rest));
}
