import type { ExactlyCompared, Hint } from '@questhall/table';
import { sentence } from '../text/list.js';
import type { Words } from '../words/en.js';
import { shareOf } from './bars.js';
import type { Choices } from './choices.js';
import type { Terminal } from './terminal.js';

/** What a companion would answer, and why. */
export async function sayAdvice({ table, watcher, paper }: Terminal, { decision }: Choices): Promise<void> {
  const hint = await table.hint(decision.id, watcher.looking);
  const { words } = paper;
  const answers = hint.texts.length === 0 ? [words.nothing] : hint.texts;
  paper.say(words.advice(answers.map(words.quoted).join(', ')));
  for (const line of reasonsIn(hint, words)) paper.say(`  ${line}`, 2);
}

function reasonsIn(hint: Hint, words: Words): string[] {
  const { reason, next, gains, costs, tries } = hint;
  const other = next === null ? '' : words.quoted(next.texts.join(', '));
  const compared = other === '' ? '' : words.gainsAndCosts(words.and(gains), words.and(costs));
  return [
    words.adviceReasons[reason](other),
    ...(compared === '' ? [] : [words.comparedWith(other, compared)]),
    ...hint.exact.map((one) => exactLine(one, words)),
    words.adviceFrom(tries),
  ];
}

function exactLine({ text, kind, mine, other }: ExactlyCompared, words: Words): string {
  const figure = (value: number) => (kind === 'chance' ? shareOf(value) : words.decimal(value));
  return sentence(words.exactlyCompared(text, figure(mine), other === null ? null : figure(other)));
}
