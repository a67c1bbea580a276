import type { PlayFlags } from './play.js';

const FLAGS = ['game', 'heroes', 'quest', 'campaign', 'delve', 'players', 'bots', 'bot', 'seed'] as const;

/** As one types it in a clone, where nothing is installed for the whole machine. */
const PLAY = 'npx questhall play';

/** A save keeps the game; who of the players is a bot is said anew each time. */
export type Seating = Pick<PlayFlags, 'bots' | 'bot'>;

/** The command that goes on with a saved game. */
export function resumeLine(file: string, { bots, bot }: Seating = {}): string {
  return [PLAY, quoted(file), ...written({ bots, bot })].join(' ');
}

/** The command that begins the same game again. */
export function commandLine(flags: PlayFlags): string {
  const switches = Object.entries(flags.switches ?? {}).map(
    ([name, value]) => `--switch ${quoted(`${name}=${value}`)}`,
  );
  return [PLAY, ...written(flags), ...switches].join(' ');
}

function written(flags: PlayFlags): string[] {
  return FLAGS.flatMap((flag) => {
    const value = flags[flag];
    if (value === undefined) return [];
    return flag === 'delve' && value === '' ? ['--delve'] : [`--${flag} ${quoted(String(value))}`];
  });
}

function quoted(value: string): string {
  return /^[\w.,=#@:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
