import type { PlayFlags } from './play.js';
import type { SimFlags } from './sim.js';

const FLAGS = [
  'game',
  'heroes',
  'quest',
  'campaign',
  'delve',
  'difficulty',
  'players',
  'bots',
  'bot',
  'seed',
  'language',
] as const;
const SIM_FLAGS = [
  'game',
  'quest',
  'campaign',
  'delve',
  'heroes',
  'difficulty',
  'players',
  'bot',
  'games',
  'games-each',
  'seed',
] as const;

/** As one types it in a clone, where nothing is installed for the whole machine. */
export const PLAY = 'npx questhall play';
/** Goes on with the game that was played last. */
export const CONTINUE = `${PLAY} --continue`;

/** Goes on with the kept game of this name, in its language: that is said anew each time. */
export const continueLine = (name: string, { language }: Seating): string =>
  [CONTINUE, quoted(name), ...written({ language }, ['language'])].join(' ');

/** A save keeps the game; who of the players is a bot is said anew each time. */
export type Seating = Pick<PlayFlags, 'bots' | 'bot' | 'language'>;

/** The command that goes on with a saved game. */
export function resumeLine(file: string, seating: Seating = {}): string {
  return [PLAY, quoted(file), ...written(seating, ['bots', 'bot', 'language'])].join(' ');
}

/** The command that begins the same game again. */
export function commandLine(flags: PlayFlags): string {
  return [PLAY, ...written(flags, FLAGS), ...switched(flags)].join(' ');
}

/** The command that plays the same games of a simulation again. */
export function simLine({ gamesEach, ...flags }: SimFlags): string {
  const counted = { ...flags, 'games-each': gamesEach };
  return ['npx questhall sim', ...written(counted, SIM_FLAGS), ...switched(flags)].join(' ');
}

function switched({ switches = {} }: Pick<PlayFlags, 'switches'>): string[] {
  return Object.entries(switches).map(([name, value]) => `--switch ${quoted(`${name}=${value}`)}`);
}

function written<F extends string>(
  flags: { readonly [flag in F]?: string | number | undefined },
  names: readonly F[],
): string[] {
  return names.flatMap((flag) => {
    const value = flags[flag];
    if (value === undefined) return [];
    return value === '' ? [`--${flag}`] : [`--${flag} ${quoted(String(value))}`];
  });
}

function quoted(value: string): string {
  return /^[\w.,=#@:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
