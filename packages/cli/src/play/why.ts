import type { Reason } from '@questhall/engine';
import { ruleLine, sayRule } from '../rule-text.js';
import { sentence } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import type { BarredChoice, Choices } from './choices.js';
import { matches } from './match.js';
import type { Terminal } from './terminal.js';

/** The rule that asks the question, and then what it is a part of. */
export function why(terminal: Terminal, choices: Choices): void {
  const { paper } = terminal;
  const { rule, also, partOf } = choices.reasons;
  paper.say(rule === null ? paper.words.noReason : paper.words.askedBecause(choices.question));
  if (rule !== null) sayRule(paper, rule, '  ');
  sayAlso(paper, also, '  ');
  if (partOf.length > 0) paper.say(paper.words.partOf);
  for (const reason of partOf) sayPart(paper, reason);
}

/** Around the question one sentence is enough to find the place: “rule ID” gives the note as well. */
function sayPart(paper: Paper, { name, rule, also }: Reason): void {
  if (name !== '') paper.say(`  ${paper.style.strong(name)}`);
  if (rule !== null) paper.say(`    ${ruleLine(rule, paper.style)}`, 2);
  sayAlso(paper, also, '    ');
}

function sayAlso(paper: Paper, rules: readonly string[], indent: string): void {
  if (rules.length > 0) paper.say(indent + paper.style.faint(paper.words.also(rules.join(', '))), 2);
}

/** What cannot be done now and why; by number, by words, or all of it. */
export function whyNot(terminal: Terminal, choices: Choices, asked: string): void {
  const found = /^\d+$/.test(asked)
    ? choices.barred.slice(Number(asked) - 1, Number(asked))
    : matches(asked, choices.barred, choices.words);
  if (asked === '') listBarred(terminal, choices);
  else if (found.length === 0) sayNotBarred(terminal, choices, asked);
  else for (const one of found) sayBarred(terminal, one);
}

function listBarred({ paper }: Terminal, { barred }: Choices): void {
  paper.say(barred.length > 0 ? paper.words.barredNow : paper.words.nothingBarred);
  barred.forEach(({ label, barred: { rules } }, at) => {
    const [reason = ''] = rules;
    paper.say(`  ${paper.style.mark(String(at + 1))}  ${label}  ${paper.style.faint(reason)}`, 3);
  });
}

export function sayBarred(terminal: Terminal, { label, barred }: BarredChoice): void {
  const { paper, teller } = terminal;
  const [rule, ...others] = barred.rules;
  paper.say(`${sentence(label)} ${sentence(teller.say(barred.because))}`);
  if (rule !== undefined) sayRule(paper, rule, '  ');
  sayAlso(paper, others, '  ');
}

function sayNotBarred({ paper }: Terminal, { list, barred }: Choices, asked: string): void {
  const found = /^\d+$/.test(asked)
    ? list.filter(({ key }) => key === asked)
    : matches(asked, list, paper.words);
  const [offered] = found;
  if (offered !== undefined && found.length === 1) {
    paper.say(paper.words.notBarred(offered.key, offered.label));
  } else if (/^\d+$/.test(asked)) {
    paper.say(paper.words.noSuchBar(asked, barred.length));
  } else paper.say(paper.words.noBarOf(asked));
}
