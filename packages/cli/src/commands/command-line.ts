import type { PlayFlags } from './play.js';

const FLAGS = ['game', 'heroes', 'quest', 'campaign', 'delve', 'players', 'bots', 'bot', 'seed'] as const;

/** As one types it in a clone, where nothing is installed for the whole machine. */
const PLAY = 'npx questhall play';

/** The command that goes on with a saved game. */
export function resumeLine(file: string): string {
  return `${PLAY} ${quoted(file)}`;
}

/** The command that begins the same game again. */
export function commandLine(flags: PlayFlags): string {
  const simple = FLAGS.flatMap((flag) =>
    flags[flag] === undefined ? [] : [`--${flag} ${quoted(String(flags[flag]))}`],
  );
  const switches = Object.entries(flags.switches ?? {}).map(
    ([name, value]) => `--switch ${quoted(`${name}=${value}`)}`,
  );
  return [PLAY, ...simple, ...switches].join(' ');
}

function quoted(value: string): string {
  return /^[\w.,=#@:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
