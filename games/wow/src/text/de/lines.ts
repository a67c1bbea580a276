import { allowed, type Clause, listWords, type Saying, statement, YOU } from '@questhall/tabletop/german';
import type { Line } from '../../content/line.js';
import type { About } from '../about.js';
import { costWords, ifWords } from './predicates.js';

const clauseOf = (line: Line, about: About): Saying => {
  const [name = '', params] = Object.entries(line.do ?? line.may ?? {})[0] ?? [];
  return about.verbs[name]?.(params as never, about) as Saying;
};

/** A line with its condition, its cost and what it does. */
export function lineWords(line: Line, about: About): string {
  const saying = clauseOf(line, about);
  if (line.cost !== undefined) {
    const paid = `du kannst dafür zahlen (${costWords(line.cost)}): ${statement(saying)}`;
    return line.if === undefined ? paid : `wenn ${ifWords(line.if, about)}: ${paid}`;
  }
  if ('text' in saying) {
    const text = line.may === undefined ? saying.text : `du darfst: ${saying.text}`;
    return line.if === undefined ? text : `wenn ${ifWords(line.if, about)}: ${text}`;
  }
  return statement(conditioned(optional(saying, line), line, about));
}

const optional = (clause: Clause, { may }: Line): Clause =>
  may === undefined ? clause : allowed(YOU, clause);

const conditioned = (clause: Clause, line: Line, about: About): Clause =>
  line.if === undefined ? clause : { ...clause, when: ifWords(line.if, about) };

export const linesWords = (lines: readonly Line[], about: About): string =>
  lines.length === 0 ? 'nichts' : listWords(lines.map((line) => lineWords(line, about)));
