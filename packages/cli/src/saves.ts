import {
  type Answer,
  BadSave,
  BadSetup,
  ENGINE_VERSION,
  hash,
  type JsonRecord,
  openSave,
  type Recorded,
  readSave,
} from '@questhall/engine';
import type { AnyRules, AnyState } from '@questhall/table';
import { saveAt } from '@questhall/table';
import { readText } from './files.js';
import { speaking } from './games/languages.js';
import type { Playable } from './games/playable.js';
import { type Games, gameCalled } from './games/registry.js';
import type { Terminal } from './play/terminal.js';

export type Opened = {
  readonly game: Playable;
  /** Set-up, seed and answers. */
  readonly record: Recorded<unknown>;
  /** What the file itself says, before anything was made of it. */
  readonly data: JsonRecord;
};

/** Opens a save file of whichever game it is. */
export function openFile(games: Games, cwd: string, file: string): Opened {
  const data = readSave(readText(cwd, file));
  if (typeof data.game !== 'string') throw new BadSave('this save does not say which game it is of');
  return openData(speaking(gameCalled(games, data.game)), data);
}

export function openData(game: Playable, data: JsonRecord): Opened {
  return { game, record: recordIn(game, data), data };
}

/** A set-up that no game can have was not typed by whoever opens the file: the file is to blame. */
function recordIn({ rules }: Playable, data: JsonRecord): Recorded<unknown> {
  try {
    const { setup, seed, answers } = openSave(rules, data);
    return { setup, seed, answers };
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    throw new BadSave(`this save was changed or damaged: its set-up cannot be played (${error.message})`);
  }
}

/** The game with all its branches. `more` is for people who look through their saves; the game itself does not need it. */
export function saveText({ table }: Terminal, more: { readonly [name: string]: unknown } = {}): string {
  return `${JSON.stringify({ ...saveAt(table, table.timeline.place), ...more })}\n`;
}

/** Does the table that a file keeps agree with what its answers lead to on today's rules? */
export type Agreement = 'same' | 'different' | 'other-version';

export function agreement({ game, data }: Opened, replayed: AnyState): Agreement {
  if (hash(data.state) === hash(replayed)) return 'same';
  return isCurrent(game.rules, data) ? 'different' : 'other-version';
}

/** Was it played with these very rules and cards? */
export function isCurrent(rules: AnyRules, data: JsonRecord): boolean {
  return (
    data.engine === ENGINE_VERSION &&
    data.rules === rules.version &&
    data.schema === rules.schema &&
    data.content === rules.content
  );
}

/** What went wrong in a game that was kept for a report. */
export type Crash = { readonly message: string; readonly answer: Answer | null };

export function crashOf({ data: { crash } }: Opened): Crash | undefined {
  if (typeof crash !== 'object' || crash === null || Array.isArray(crash)) return undefined;
  const answer = typeof crash.answer === 'object' ? (crash.answer as unknown as Answer | null) : null;
  return { message: String(crash.message).split('\n')[0] ?? '', answer };
}
