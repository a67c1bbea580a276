import { ENGINE_VERSION } from './define.js';
import { BadSave } from './errors.js';
import { hash } from './hash.js';
import type { Json, JsonRecord } from './json.js';
import { replay } from './replay.js';
import type { Rules } from './rules.js';
import type { Answer, State } from './state.js';

export const SAVE_FORMAT = 'questhall-save';
export const SAVE_VERSION = 1;

/** Set-up, seed and answers are the game; the latest state lets it go on without a replay. */
export type Save<B, S> = {
  format: typeof SAVE_FORMAT;
  version: number;
  game: string;
  engine: string;
  rules: string;
  schema: number;
  content: string;
  setup: S;
  seed: string;
  answers: Answer[];
  state: State<B>;
  hash: string;
};

export type Recorded<S> = { setup: S; seed: string; answers: readonly Answer[] };

export function makeSave<B, V, S>(rules: Rules<B, V, S>, record: Recorded<S>, state: State<B>): Save<B, S> {
  const { id, version, schema, content } = rules;
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game: id,
    engine: ENGINE_VERSION,
    rules: version,
    schema,
    content,
    setup: record.setup,
    seed: record.seed,
    answers: record.answers.map((answer) => ({ ...answer, picks: [...answer.picks] })),
    state,
    hash: saveHash(record, state),
  };
}

function saveHash<B, S>(record: Recorded<S>, state: State<B>): string {
  return hash({ setup: record.setup, seed: record.seed, answers: record.answers, state });
}

/** Turns a save of one version into the next. The list grows at its end and nothing is ever removed from it. */
export type Migration = (save: JsonRecord) => JsonRecord;
const MIGRATIONS: { readonly [from: number]: Migration } = {};

/** Raises an old save to today's format. */
export function migrate(
  save: JsonRecord,
  steps: { readonly [from: number]: Migration } = MIGRATIONS,
  to = SAVE_VERSION,
): JsonRecord {
  let current = save;
  for (let version = Number(save.version); version < to; version++) {
    const step = steps[version];
    if (step === undefined)
      throw new BadSave(`this save has version ${version}, which can no longer be read`);
    current = { ...step(current), version: version + 1 };
  }
  return current;
}

/** What a file says it is, before anything else is believed. */
export function readSave(text: string): JsonRecord {
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch {
    throw new BadSave('this file is not JSON: it was cut off, or it is something else', 'cut');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data) || data.format !== SAVE_FORMAT) {
    throw new BadSave('this file is not a save of Questhall', 'foreign');
  }
  const version = data.version;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new BadSave('this save does not say which version it has');
  }
  if (version > SAVE_VERSION) {
    throw new BadSave(
      `this save has version ${version}; this Questhall reads up to ${SAVE_VERSION}: update Questhall`,
      'newer',
    );
  }
  return migrate(data);
}

/**
 * Opens a save for a game. Same rules and content: the kept state, if its hash is right. Otherwise the
 * answers are played again, and a rule that has changed on the way says at which decision.
 */
export function openSave<B, V, S>(rules: Rules<B, V, S>, data: JsonRecord): Save<B, S> {
  if (data.game !== rules.id)
    throw new BadSave(`this is a save of '${String(data.game)}', not of '${rules.id}'`);
  const answers = checkedAnswers(data.answers);
  if (typeof data.seed !== 'string') throw new BadSave('this save has no seed');
  const record = { setup: rules.setup(data.setup), seed: data.seed, answers };
  const same =
    data.engine === ENGINE_VERSION && data.schema === rules.schema && data.content === rules.content;
  if (!same || data.rules !== rules.version) return makeSave(rules, record, replay(rules, record).state);
  const state = data.state as unknown as State<B>;
  if (data.hash !== saveHash({ ...record, setup: data.setup }, state)) {
    throw new BadSave('this save was changed or damaged: its contents do not match its hash', 'changed');
  }
  return makeSave(rules, record, state);
}

function checkedAnswers(value: Json | undefined): Answer[] {
  const good =
    Array.isArray(value) &&
    value.every(
      (item) =>
        typeof item === 'object' &&
        item !== null &&
        !Array.isArray(item) &&
        typeof item.decision === 'number' &&
        Array.isArray(item.picks) &&
        item.picks.every((pick) => typeof pick === 'string'),
    );
  if (!good) throw new BadSave('this save has no list of answers that could be read');
  return value as unknown as Answer[];
}
