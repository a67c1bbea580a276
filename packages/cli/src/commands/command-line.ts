import type { PlayFlags } from './play.js';

const FLAGS = ['game', 'heroes', 'quest', 'campaign', 'delve', 'players', 'bots', 'bot', 'seed'] as const;

/** The command that begins the same game again. */
export function commandLine(flags: PlayFlags): string {
  const simple = FLAGS.flatMap((flag) =>
    flags[flag] === undefined ? [] : [`--${flag} ${quoted(String(flags[flag]))}`],
  );
  const switches = Object.entries(flags.switches ?? {}).map(
    ([name, value]) => `--switch ${quoted(`${name}=${value}`)}`,
  );
  return ['questhall play', ...simple, ...switches].join(' ');
}

function quoted(value: string): string {
  return /^[\w.,=#@:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
