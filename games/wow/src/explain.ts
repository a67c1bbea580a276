import { type Decision, type Explained, type Text, varsIn } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { barredAt } from './explain/barred.js';
import { optionOf } from './explain/options.js';
import { type Situation, situationOf } from './explain/situation.js';
import type { WowPosition } from './kit.js';
import { lookAtDiscovery, runProgram, setUpQuest } from './procs.js';
import type { Words } from './text/words.js';

/** The question, what each option means and points at, and what a player might miss, with the rule that bars it. */
export function explain(p: WowPosition, decision: Decision, words: Words): Omit<Explained, 'trail'> {
  const s = situationOf(p, decision, words);
  const options: Explained['options'] = {};
  for (const id of decision.options) options[id] = optionOf(s, id);
  return {
    text: { key: `ask.${decision.ask}`, args: argsOf(s) },
    about: decision.by,
    options,
    barred: barredAt(s),
  };
}

/** What the sentences of questions may want to name. */
function argsOf(s: Situation): Text['args'] {
  const { state, board, decision, name } = s;
  const quest = varsIn(state.stack, setUpQuest)?.quest ?? '';
  const spot = (varsIn(state.stack, lookAtDiscovery) as { spot?: string } | undefined)?.spot;
  const looked =
    decision.ask === 'keep-or-discard-discovery' ? board.placed.find((one) => one.spot === spot) : undefined;
  return {
    quest: quest === '' ? '' : name(quest),
    spaces: board.turn.moves,
    token: looked === undefined ? '' : name(looked.token),
    who: name(board.active),
    count: decision.min,
    die: dieOf(s),
    card: name(board.playing.at(-1)?.card ?? ''),
    line: lineOf(s),
  };
}

/** What the line says that asks. */
function lineOf({ state, box, words }: Situation): string {
  const at = varsIn(state.stack, runProgram);
  const line = at === undefined ? undefined : box.programs[at.program]?.[at.line];
  if (line === undefined) return '';
  const plain = { do: { [line.verb.name]: line.params } };
  return capital(words.cards.asked(plain, at?.you === null ? 'encounter' : 'character'));
}

/** What the own die shows. */
function dieOf({ board: { combat }, decision: { by } }: Situation): number {
  if (combat === null) return 0;
  return (combat.attacker.seat === by ? combat.attacker.die : combat.defender.die) ?? 0;
}
