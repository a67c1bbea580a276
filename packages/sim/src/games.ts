import type { Rules } from '@questhall/engine';

/** A game whose board, view and set-up nobody here looks into. */
export type AnyRules = Rules<unknown, unknown, unknown>;

/** A game of this house by its code, or any other by the module that exports it. */
export type GameSource = { game: string; module?: string; export?: string };

type Loader = () => Promise<unknown>;

/** The code of every game, and where its rules are. */
const GAMES: { readonly [game: string]: Loader } = {
  acg: () => import('@questhall/acg').then((module: { acg?: unknown }) => module.acg),
  'lost-relics': () =>
    import('@questhall/lost-relics').then((module: { lostRelics?: unknown }) => module.lostRelics),
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

export async function loadRules({ game, module, export: name }: GameSource): Promise<AnyRules> {
  const found = module === undefined ? await GAMES[game]?.() : await fromModule(module, name ?? game);
  if (found === undefined) {
    throw new Error(`there is no game '${game}'; there are: ${GAME_NAMES.join(', ')}`);
  }
  return found as AnyRules;
}

async function fromModule(specifier: string, name: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ specifier)) as { [name: string]: unknown };
  return module[name];
}
