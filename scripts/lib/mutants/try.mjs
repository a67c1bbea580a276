import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../files.mjs';
import { writePlan } from './plan.mjs';
import { Rounds } from './rounds.mjs';
import { Session } from './session.mjs';
import { weave } from './weave.mjs';

/**
 * @typedef {{ file: string, source: string, mutants: import('./weave.mjs').Numbered[] }} Target
 * @typedef {{ fates: Map<number, import('./rounds.mjs').Fate>, reached: Set<number> }} Tried
 */

/**
 * Tries the mutants of files that have their tests in common: first on the tests that cite the rule, then on all tests, and what is left on
 * golden playthroughs and, if they are wanted, on all laws.
 * @param {readonly Target[]} targets
 * @param {import('./tests-for.mjs').Selection} selection
 * @param {{ laws: boolean, fresh: boolean, say: (what: string) => void }} how
 * @returns {Promise<Tried>}
 */
export async function tryMutants(targets, { tests, laws }, how) {
  const mutants = targets.flatMap((target) => target.mutants);
  const woven = targets.map(({ file, source, mutants: own }) => [`${ROOT}${file}`, weave(source, own)]);
  return withSession(async (session, folder) => {
    const rounds = new Rounds(session, folder, mutants, Object.fromEntries(woven));
    const { fates, reached } = rounds;
    const say = (/** @type {string} */ what) =>
      how.say(`${mutants.length - fates.size} mutants left; ${what}`);
    if (mutants.some(({ rules }) => rules.length > 0)) {
      say('tests that cite the rule');
      await rounds.warm(tests, { tier: 'tests', citing: true });
    }
    say(`all ${tests.length} test files`);
    await rounds.warm(tests, { tier: 'tests' });
    say('what happens before a test begins');
    await rounds.cold(tests, { tier: 'tests', all: how.fresh });
    say('golden playthroughs');
    const named = how.laws ? '' : 'golden';
    await rounds.warm(laws, { tier: 'laws', named: 'golden' });
    if (how.laws) say('all laws');
    if (how.laws) await rounds.warm(laws, { tier: 'laws' });
    await rounds.cold(laws, { tier: 'laws', named });
    return { fates, reached };
  });
}

/**
 * @template T
 * @param {(session: Session, folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withSession(work) {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-mutants-'));
  writePlan(folder, {
    count: 0,
    woven: {},
    mutants: [],
    active: 0,
    citing: false,
    named: '',
    done: [],
    usual: {},
  });
  const session = await Session.open(folder);
  const stop = () => {
    session.abandon();
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(session, folder);
  } finally {
    await session.close();
    process.off('SIGINT', stop).off('SIGTERM', stop);
    rmSync(folder, { recursive: true, force: true });
  }
}
