import { columns } from '../text/columns.js';
import type { Choices } from './choices.js';
import { guide, log, look, rule } from './looking-up.js';
import { redo, undo } from './rewind.js';
import { save } from './save.js';
import { showFullTable, showJournal } from './screen.js';
import { showOdds } from './show-odds.js';
import type { Table } from './table.js';
import { why, whyNot } from './why.js';

/** Something one can say besides an answer. `takes` says which words may follow, so that options are not swallowed. */
type Order = {
  readonly form: string;
  readonly does: string;
  readonly takes: RegExp;
  run(table: Table, rest: string): void;
};

const NUMBER = /^\d{0,15}$/;
const NOTHING = /^$/;
const WORDS = /^/;
/** A name with spaces is one if it is quoted or has an ending. */
const FILE = /^(\S*|".+"|'.+'|“.+”|.+\.\w+)$/;

const ORDERS: { readonly [word: string]: Order } = {
  why: {
    form: 'why',
    does: 'which rules ask this, and what they are part of',
    takes: WORDS,
    run: (table, rest) => whyOrWhyNot(table, rest),
  },
  odds: {
    form: 'odds',
    does: 'what each option is likely to lead to',
    takes: NOTHING,
    run: (table) => ofQuestion(table, (choices) => showOdds(table, choices)),
  },
  undo: { form: 'undo [n]', does: 'take back your last decision, or the last n', takes: NUMBER, run: undo },
  redo: { form: 'redo [n]', does: 'decide again as before the undo', takes: NUMBER, run: redo },
  log: { form: 'log [n]', does: 'the last 20 (or n) lines of the story', takes: NUMBER, run: log },
  campaign: {
    form: 'campaign',
    does: 'the campaign log: quests, pool, what each hero has learnt and carries',
    takes: NOTHING,
    run: showJournal,
  },
  table: { form: 'table', does: 'the whole table', takes: NOTHING, run: showFullTable },
  look: { form: 'look [n|name]', does: 'what stands on a card', takes: WORDS, run: look },
  rule: { form: 'rule ID', does: 'a rule by its id, or rules by words', takes: WORDS, run: rule },
  save: { form: 'save FILE', does: 'keep the game in a file', takes: FILE, run: save },
  guide: { form: 'guide', does: 'how the game goes, in a few paragraphs', takes: NOTHING, run: guide },
  help: { form: 'help', does: 'this list', takes: NOTHING, run: help },
};
/** `why not` is an order of its own for those who read the list. */
const WHY_NOT = ['why not [n|words]', 'what you cannot do now, and the rule that bars it'];
const QUIT = ['quit', 'leave the game'];
export const ORDER_WORDS: readonly string[] = [...Object.keys(ORDERS), 'why not', 'quit'];
const SAME: { readonly [word: string]: string } = { '?': 'help', h: 'help', u: 'undo', r: 'redo' };

/** Carries out an order; false if the line is none. */
export function obey(table: Table, line: string): boolean {
  const [word = ''] = line.split(/\s+/, 1);
  const order = orderCalled(word.toLowerCase());
  const argument = line.slice(word.length).trim();
  if (order === undefined || !order.takes.test(argument)) return false;
  order.run(table, argument);
  return true;
}

function orderCalled(word: string): Order | undefined {
  const meant = Object.hasOwn(SAME, word) ? SAME[word] : word;
  return meant !== undefined && Object.hasOwn(ORDERS, meant) ? ORDERS[meant] : undefined;
}

export const isQuit = (line: string) => /^(quit|exit|q|bye)$/i.test(line);

function whyOrWhyNot(table: Table, rest: string): void {
  const not = /^not\b\s*(.*)$/i.exec(rest);
  ofQuestion(table, (choices) => (not === null ? why(table, choices) : whyNot(table, choices, not[1] ?? '')));
}

/** Some orders are about the open question, and there is none when the game is over. */
function ofQuestion({ paper, choices }: Table, use: (choices: Choices) => void): void {
  if (choices === undefined) paper.say('Nothing is asked: the game is over.');
  else use(choices);
}

function help({ paper }: Table): void {
  paper.say(
    'Answer with a number, or with words of an option: “attack goblin 2”. Several: “1 3” or “orc, bat”.',
  );
  const rows = Object.values(ORDERS).map(({ form, does }) => [form, does]);
  rows.splice(1, 0, WHY_NOT);
  for (const line of columns([...rows, QUIT])) paper.say(`  ${line}`, 22);
}
