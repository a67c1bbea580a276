import { type LoadGame, untyped } from '../../table/worker/games.js';

/** For the worker that runs it; no page loads this. */
export const loadRules: LoadGame = async () => {
  const { lostRelics, lostRelicsShow } = await import('@questhall/lost-relics');
  return untyped({ rules: lostRelics, show: lostRelicsShow });
};
