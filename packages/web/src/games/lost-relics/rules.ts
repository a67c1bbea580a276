import { type LoadRules, untyped } from '../../table/worker/games.js';

/** For the worker that runs it; no page loads this. */
export const loadRules: LoadRules = async (language) => {
  const { LOST_RELICS_LANGUAGES, lostRelicsIn } = await import('@questhall/lost-relics');
  return untyped(await lostRelicsIn(LOST_RELICS_LANGUAGES.find((known) => known === language) ?? 'en'));
};
