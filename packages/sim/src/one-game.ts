import { type Bot, bots, Players, playOut } from '@questhall/bots';
import type { Answer, State } from '@questhall/engine';
import { failedSave } from './failed-save.js';
import type { AnyRules } from './games.js';
import { noteAnswer, readJournal } from './journal.js';
import type { Chunk, Failure, GameRow, NamedSetup } from './types.js';
import { UseNotes } from './use-notes.js';

type Played = Pick<GameRow, 'result' | 'places' | 'decisions' | 'figures' | 'used' | 'chapters'>;

/** Plays one game of a simulation. Whatever happens in it stays in it. */
export function playGame(rules: AnyRules, chunk: Chunk, index: number): GameRow {
  const { name, setup } = setupOf(chunk, index);
  const seed = seedOf(chunk.seed, index);
  const answers: Answer[] = [];
  const record = { setup: rules.setup(setup), seed, answers };
  const row = { index, seed, setup: name, failure: null };
  try {
    const played = playOne(rules, chunk, index, record);
    if (played.result !== 'stuck') return { ...row, ...played };
    const message = `not over after ${chunk.limit} decisions`;
    return { ...row, ...played, failure: failedSave(rules, record, { kind: 'stuck', cause: message }) };
  } catch (error) {
    const failure = failedSave(rules, record, { kind: 'crashed', cause: error });
    return { ...row, ...crashed(answers.length), failure };
  }
}

function seedOf(seed: string, index: number): string {
  return `${seed}-${index}`;
}

/** Names take turns game by game, and those that share a name whenever it is its turn. */
function setupOf({ setups }: Pick<Chunk, 'setups'>, index: number): NamedSetup {
  const named = setups[index % setups.length];
  if (named === undefined) throw new Error('a simulation needs at least one set-up');
  const { name, setup, others = [] } = named;
  // Each name begins elsewhere, so that a few games of each still see all of them about equally often.
  const turn = (Math.floor(index / setups.length) + (index % setups.length)) % (1 + others.length);
  return { name, setup: turn === 0 ? setup : others[turn - 1] };
}

/** The row of a game that took its worker with it. The last answer it noted is the one that did it. */
export function lostGame(rules: AnyRules, chunk: Chunk, kind: Failure['kind'], cause: string): GameRow {
  const { first: index, journal } = chunk;
  const { name, setup } = setupOf(chunk, index);
  const seed = seedOf(chunk.seed, index);
  const answers = journal === undefined ? [] : readJournal(journal);
  const record = { setup: rules.setup(setup), seed, answers };
  const failure = failedSave(rules, record, { kind, cause, safe: answers.length - 1 });
  return { index, seed, setup: name, ...crashed(answers.length), result: kind, failure };
}

function crashed(decisions: number): Played {
  return { result: 'crashed', places: {}, decisions, figures: {}, used: null, chapters: [] };
}

function playOne(
  rules: AnyRules,
  chunk: Chunk,
  index: number,
  record: { setup: unknown; seed: string; answers: Answer[] },
): Played {
  const notes = index % chunk.sampleEvery === 0 ? new UseNotes(rules) : null;
  const books = index % chunk.booksEvery === 0 ? (rules.books?.() ?? null) : null;
  const played = notes?.rules ?? rules;
  const { state, events } = played.start(record.setup, record.seed);
  const watch = (now: State<unknown>) => {
    books?.events(events, now);
    notes?.events(now, events);
    events.length = 0;
  };
  watch(state);
  // What a bot only imagines is not used: it gets the plain rules, and its search stays fast.
  const players = new Players(rules, botCalled(chunk.bot), record.seed);
  const { stuck, decisions } = playOut(played, state, players, {
    limit: chunk.limit,
    before(now, answer) {
      record.answers.push(answer);
      books?.answer(now, answer);
      if (chunk.journal !== undefined) noteAnswer(chunk.journal, answer);
    },
    ...((notes ?? books) && { events, after: watch }),
  });
  return {
    result: stuck ? 'stuck' : (state.over?.result ?? 'stuck'),
    places: state.over?.places ?? {},
    decisions,
    figures: rules.summary?.(state) ?? {},
    used: notes?.used() ?? null,
    chapters: books?.chapters() ?? [],
  };
}

function botCalled(name: string): Bot {
  const bot = bots[name];
  if (bot === undefined) {
    throw new Error(`there is no bot '${name}'; there are: ${Object.keys(bots).join(', ')}`);
  }
  return bot;
}
