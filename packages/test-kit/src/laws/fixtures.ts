import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Players, playOut, random } from '@questhall/bots';
import {
  type Answer,
  IllegalAnswer,
  type JsonRecord,
  type Rules,
  readSave,
  type State,
} from '@questhall/engine';

export function fixtureFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/**
 * Law 10: a game that once crashed is played again, with the answer that did it, and then on to its end.
 * If a rule has changed so that the answers no longer fit, it is played on by chance from there.
 */
export function crashIsGone<B, V, S>(rules: Rules<B, V, S>, folder: string, name: string): void {
  const save = readSave(readFileSync(join(folder, name), 'utf8'));
  const state = reached(rules, save);
  const { stuck } = playOut(rules, state, new Players(rules, random, name), { limit: 20_000 });
  if (stuck) throw new Error(`${name} never ends`);
}

function reached<B, V, S>(rules: Rules<B, V, S>, save: JsonRecord): State<B> {
  const { state } = rules.start(rules.setup(save.setup), String(save.seed));
  try {
    for (const answer of answersOf(save)) rules.play(state, answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
  }
  return state;
}

/** The recorded answers and the one that crashed. */
function answersOf(save: JsonRecord): Answer[] {
  const answers = (save.answers ?? []) as unknown as Answer[];
  const crash = save.crash as { answer?: Answer | null } | undefined;
  return crash?.answer ? [...answers, crash.answer] : answers;
}
