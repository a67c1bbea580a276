import { columns } from '../text/columns.js';
import type { Words } from '../words/en.js';
import { sayAdvice } from './advice.js';
import { branchHere, listBranches, lookBack, switchBranch } from './branches.js';
import type { Choices } from './choices.js';
import { guide, log, look, rule } from './looking-up.js';
import { redo, undo } from './rewind.js';
import { save } from './save.js';
import { showFullTable, showJournal } from './screen.js';
import { seat } from './seating.js';
import { showOdds } from './show-odds.js';
import type { Terminal } from './terminal.js';
import { why, whyNot } from './why.js';

/** Something one can say besides an answer; its words are in the catalogue. `takes` says which words may follow, so that options are not swallowed. */
type Order = {
  readonly takes: RegExp;
  run(terminal: Terminal, rest: string): void | Promise<void>;
};

const NUMBER = /^\d{0,15}$/;
const NOTHING = /^$/;
const WORDS = /^/;
/** A name with spaces is one if it is quoted or has an ending. */
const FILE = /^(\S*|".+"|'.+'|“.+”|.+\.\w+)$/;

type OrderName = Exclude<keyof Words['orders'], 'why not' | 'quit'>;

const ORDERS: { readonly [name in OrderName]: Order } = {
  why: {
    takes: WORDS,
    run: (terminal, rest) => whyOrWhyNot(terminal, rest),
  },
  odds: {
    takes: NOTHING,
    run: (terminal) => ofQuestion(terminal, (choices) => showOdds(terminal, choices)),
  },
  advice: {
    takes: NOTHING,
    run: (terminal) => ofQuestion(terminal, (choices) => sayAdvice(terminal, choices)),
  },
  undo: { takes: NUMBER, run: undo },
  redo: { takes: NUMBER, run: redo },
  at: { takes: NUMBER, run: lookBack },
  branch: { takes: NOTHING, run: branchHere },
  branches: { takes: NOTHING, run: listBranches },
  switch: { takes: NUMBER, run: switchBranch },
  seat: { takes: WORDS, run: seat },
  log: { takes: NUMBER, run: log },
  campaign: {
    takes: NOTHING,
    run: showJournal,
  },
  table: { takes: NOTHING, run: showFullTable },
  look: { takes: WORDS, run: look },
  rule: { takes: WORDS, run: rule },
  save: { takes: FILE, run: save },
  guide: { takes: NOTHING, run: guide },
  help: { takes: NOTHING, run: help },
};
/** Whoever plays in another language may still use the English words. */
const NAMES = Object.keys(ORDERS) as OrderName[];
export const orderWords = ({ orders }: Words): readonly string[] =>
  Object.values(orders).map(({ word }) => word);
const SAME: { readonly [word: string]: OrderName } = { '?': 'help', h: 'help', u: 'undo', r: 'redo' };

/** Carries out an order; false if the line is none. */
export async function obey(terminal: Terminal, line: string): Promise<boolean> {
  const [word = ''] = line.split(/\s+/, 1);
  const order = orderCalled(word.normalize().toLowerCase(), terminal.paper.words);
  const argument = line.slice(word.length).trim();
  if (order === undefined || !order.takes.test(argument)) return false;
  await order.run(terminal, argument);
  return true;
}

function orderCalled(word: string, { orders }: Words): Order | undefined {
  const name = NAMES.find((one) => one === word || orders[one].word === word);
  const meant = name ?? (Object.hasOwn(SAME, word) ? SAME[word] : undefined);
  return meant === undefined ? undefined : ORDERS[meant];
}

export const isQuit = (line: string) => /^(quit|exit|q|bye|ende|beenden)$/i.test(line);

function whyOrWhyNot(terminal: Terminal, rest: string): Promise<void> {
  const not = /^(?:not|nicht)\b\s*(.*)$/i.exec(rest);
  return ofQuestion(terminal, (choices) =>
    not === null ? why(terminal, choices) : whyNot(terminal, choices, not[1] ?? ''),
  );
}

/** Some orders are about the open question, and there is none when the game is over. */
async function ofQuestion(
  { paper, choices }: Terminal,
  use: (choices: Choices) => void | Promise<void>,
): Promise<void> {
  if (choices === undefined) paper.say(paper.words.nothingAsked);
  else await use(choices);
}

function help({ paper }: Terminal): void {
  const { howToAnswer, orders } = paper.words;
  paper.say(howToAnswer);
  const rows = Object.values(orders).map(({ form, does }) => [form, does]);
  const hang = Math.max(...rows.map(([form = '']) => form.length)) + 2;
  for (const line of columns(rows)) paper.say(`  ${line}`, hang);
}
