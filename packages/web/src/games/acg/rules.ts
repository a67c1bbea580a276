import { type LoadRules, untyped } from '../../table/worker/games.js';

/** For the worker that runs it; no page loads this. */
export const loadRules: LoadRules = async (language) => {
  const { ACG_LANGUAGES, acgIn } = await import('@questhall/acg');
  return untyped(await acgIn(ACG_LANGUAGES.find((known) => known === language) ?? 'en'));
};
