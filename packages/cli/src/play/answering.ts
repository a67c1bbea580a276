import type { Answer } from '@questhall/engine';
import type { AnyState } from '@questhall/table';
import { nearest } from '../text/likeness.js';
import type { Words } from '../words/en.js';
import type { Choice, Choices } from './choices.js';
import { matches } from './match.js';
import { orderWords } from './orders.js';
import { readPicks } from './picks.js';
import { showChoices } from './screen.js';
import type { Terminal } from './terminal.js';
import { sayBarred } from './why.js';

/** Takes a line as an answer to the open question, or says why it is none. */
export function answerWith(terminal: Terminal, choices: Choices, line: string): void {
  if (line === '') terminal.paper.say(terminal.paper.words.typeAnAnswer);
  else carryOut(terminal, plan(terminal, { state: terminal.state, choices }, line));
}

function carryOut(terminal: Terminal, { answers, trouble }: Plan): void {
  for (const answer of answers) terminal.answer(answer);
  if (trouble !== undefined) sayTrouble(terminal, trouble);
}

type Unknown = {
  readonly kind: 'unknown';
  readonly line: string;
  readonly why: string;
  readonly choices: Choices;
};
type Trouble =
  | Unknown
  | { readonly kind: 'unclear'; readonly line: string; readonly among: readonly Choice[] }
  | { readonly kind: 'unfinished'; readonly line: string; readonly after: string };
type Plan = { readonly answers: readonly Answer[]; readonly trouble?: Trouble };
type Question = { readonly state: AnyState; readonly choices: Choices };

/**
 * The answers that a line amounts to. One line may answer several questions in a row, but only if all of it is
 * understood: half an order is not carried out, unless what is left only has to be told apart.
 */
function plan(terminal: Terminal, { state, choices }: Question, line: string): Plan {
  const reading = readPicks(line, choices);
  if (reading.kind === 'unclear') return trouble({ kind: 'unclear', line, among: reading.among });
  if (reading.kind === 'wrong') return trouble({ kind: 'unknown', line, why: reading.why, choices });
  const answer: Answer = { decision: choices.decision.id, picks: reading.picks };
  if (reading.rest === '') return { answers: [answer] };
  const after = line.slice(0, line.length - reading.rest.length).trim();
  const further = planFrom(terminal, terminal.foreseen(state, answer), reading.rest);
  if (further === undefined) return trouble({ kind: 'unfinished', line: reading.rest, after });
  return { ...further, answers: [answer, ...further.answers] };
}

/** What the rest of a line amounts to at the next question, if it amounts to something. */
function planFrom(terminal: Terminal, state: AnyState, rest: string): Plan | undefined {
  const choices = terminal.choicesAt(state);
  const further = choices && plan(terminal, { state, choices }, rest);
  return further?.trouble === undefined || further.trouble.kind === 'unclear' ? further : undefined;
}

function trouble(what: Trouble): Plan {
  return { answers: [], trouble: what };
}

function sayTrouble(terminal: Terminal, what: Trouble): void {
  const { paper } = terminal;
  const { words } = paper;
  if (what.kind === 'unclear') {
    paper.say(words.unclear(what.line));
    showChoices(terminal, what.among);
  } else if (what.kind === 'unfinished') {
    const { after, line } = what;
    paper.say(words.unfinished(after, line));
  } else sayUnknown(terminal, what);
}

/** What is barred by a rule is not unknown: the rule is named. A wrong number is nothing but a wrong number. */
function sayUnknown(terminal: Terminal, { choices: { barred, list }, line, why }: Unknown): void {
  const isNumber = !/\p{L}/u.test(line);
  const [meant] = isNumber ? [] : matches(line, barred, terminal.paper.words);
  if (meant !== undefined) sayBarred(terminal, meant);
  else terminal.paper.say(isNumber ? why : `${why} ${hint(line, list, terminal.paper.words)}`);
}

function hint(line: string, list: readonly Choice[], words: Words): string {
  const names = list.map(({ label }) => label).filter((label) => /\p{L}/u.test(label));
  const near = nearest(line, [...orderWords(words), ...names]).map(words.quoted);
  return near.length > 0 ? words.didYouMean(words.or(near)) : words.typeFromTheList;
}
