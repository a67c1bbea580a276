import type { TrailStep } from '@questhall/engine';
import { ruleLine } from '../rule-text.js';
import { sentence } from '../text/list.js';
import type { BarredChoice, Choices } from './choices.js';
import { matches } from './match.js';
import type { Table } from './table.js';

/** The rules behind the question, and the rules that are in progress around it. */
export function why(table: Table, choices: Choices): void {
  const { paper } = table;
  const { rules } = choices.decision;
  paper.say(paper.words.askedBy(choices.question));
  sayRules(table, rules);
  paper.say(paper.words.inTheCourseOf);
  const said = new Set(rules);
  for (const step of choices.trail) sayStep(table, step, said);
}

/** Around the question one rule for each step is enough to find the place; the others are named. */
function sayStep(table: Table, { proc, at, rules }: TrailStep, said: Set<string>): void {
  const { paper } = table;
  paper.say(`  ${paper.style.strong(procedureName(proc))}, ${paper.words.step(at.replaceAll('-', ' '))}`);
  const [first, ...others] = rules.filter((rule) => !said.has(rule));
  for (const rule of rules) said.add(rule);
  if (first !== undefined) sayRules(table, [first], '    ');
  if (others.length > 0) paper.say(`    ${paper.style.faint(paper.words.also(others.join(', ')))}`, 2);
}

/** `acg.hero-phase` is for people the hero phase. */
function procedureName(proc: string): string {
  const name = proc.split('.').slice(1).join(' ') || proc;
  return sentence(name.replaceAll('-', ' ')).slice(0, -1);
}

function sayRules({ paper }: Table, rules: readonly string[], indent = '  '): void {
  for (const rule of rules) paper.say(indent + ruleLine(rule, paper.style), 2);
}

/** What cannot be done now and why; by number, by words, or all of it. */
export function whyNot(table: Table, choices: Choices, asked: string): void {
  const found = /^\d+$/.test(asked)
    ? choices.barred.slice(Number(asked) - 1, Number(asked))
    : matches(asked, choices.barred, choices.words);
  if (asked === '') listBarred(table, choices);
  else if (found.length === 0) sayNotBarred(table, choices, asked);
  else for (const one of found) sayBarred(table, one);
}

function listBarred({ paper }: Table, { barred }: Choices): void {
  paper.say(barred.length > 0 ? paper.words.barredNow : paper.words.nothingBarred);
  barred.forEach(({ label, barred: { rules } }, at) => {
    paper.say(`  ${paper.style.mark(String(at + 1))}  ${label}  ${paper.style.faint(rules.join(' '))}`, 3);
  });
}

export function sayBarred(table: Table, { label, barred }: BarredChoice): void {
  const { paper, telling } = table;
  paper.say(`${sentence(label)} ${sentence(telling.speaker.say(barred.because))}`);
  sayRules(table, barred.rules);
}

function sayNotBarred({ paper }: Table, { list, barred }: Choices, asked: string): void {
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
