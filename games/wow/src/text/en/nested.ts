import { listWords } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { About } from '../about.js';
import { allowed, type Clause, statement } from './clause.js';
import { costWords, ifWords } from './predicates.js';

/** A line as a clause: its condition, its cost and what it does. */
export function lineWords(line: Line, about: About): string {
  const [name = '', params] = Object.entries(line.do ?? line.may ?? {})[0] ?? [];
  const clause = about.verbs[name]?.(params as never, about) as Clause;
  const said = line.may === undefined && line.cost === undefined ? statement(clause) : allowed(clause);
  const paid = line.cost === undefined ? said : `${costWords(line.cost)}: ${statement(clause)}`;
  return line.if === undefined ? paid : `if ${ifWords(line.if, about)}, ${paid}`;
}

export const linesWords = (lines: readonly Line[], about: About): string =>
  lines.length === 0 ? 'nothing' : listWords(lines.map((line) => lineWords(line, about)));

export const optionsWords = (options: readonly { lines: Line[] }[], about: About): string =>
  `choose: ${listWords(
    options.map(({ lines }) => linesWords(lines, about)),
    'or',
  )}`;
