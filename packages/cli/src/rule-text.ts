import { findRule } from '@questhall/rulebook';
import type { Paper } from './text/paper.js';
import type { Style } from './text/style.js';
import { en, type Words } from './words/en.js';

/** A rule in one line: its id and what it says to players. */
export function ruleLine(id: string, style: Style): string {
  const found = findRule(id);
  return found === undefined ? style.mark(id) : `${style.mark(id)}  ${found.rule.say}`;
}

/** The line of a rule, and below it the editors' note that it stands for. */
export function sayRule(paper: Paper, id: string, indent = ''): void {
  const note = findRule(id)?.rule.note ?? null;
  paper.say(indent + ruleLine(id, paper.style), 2);
  if (note !== null) paper.say(`${indent}  ${paper.style.faint(paper.words.note(note))}`, 2);
}

/** Everything the ledger says about a rule, as labelled lines; nothing if there is no such rule. */
export function ruleFacts(id: string, { ruleFacts: labels }: Words = en): readonly Fact[] | undefined {
  const found = findRule(id);
  if (found === undefined) return undefined;
  const { id: rule, sectionTitle, say, note, kind, source, check } = found.rule;
  const noted: readonly Fact[] = note === null ? [] : [[labels.note, note]];
  return [
    [labels.rule, `${rule}, ${sectionTitle}`],
    [labels.text, say],
    ...noted,
    [labels.kind, kind],
    [labels.source, source],
    [labels.check, check],
  ];
}

export type Fact = readonly [label: string, text: string];

/** Labels in a column of their own, whatever had to be broken beside it. */
export function sayFacts(paper: Paper, facts: readonly Fact[]): void {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  for (const [label, text] of facts) {
    paper.say(paper.style.faint(label.padEnd(width)) + text, label === '' ? 0 : width);
  }
}
