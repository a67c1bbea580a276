import type { Line } from '../../content/line.js';
import type { EffectKind, LineWords } from '../../effects/effect.js';
import { ifWords } from './predicates.js';
import { costWords, deciderWords, sentence } from './words.js';

/** The wordings of all verbs, filled in by the vocabulary: effects hold lines, so they cannot import each other. */
const wordings: { [verb: string]: EffectKind['words'] } = Object.create(null);
export function bindWords({ verb, words }: EffectKind): void {
  wordings[verb] = words;
}

type About = Pick<LineWords, 'type' | 'chooser'>;

/** A line without capital and full stop. */
function clauseOf(line: Line, about: About): string {
  const effect = line.do ?? line.may ?? {};
  const verb = Object.keys(effect)[0] ?? '';
  const words = wordings[verb];
  if (words === undefined) throw new Error(`there is no wording for '${verb}'`);
  const by = line.by ?? 'you';
  const own: LineWords = { ...about, may: line.may !== undefined && line.cost === undefined, by };
  const what = words(effect[verb] as never, own);
  const paid =
    line.cost === undefined ? what : `${deciderWords({ by })} may ${costWords(line.cost)}: ${what}`;
  return line.if === undefined ? paid : `${ifWords(line.if)}, ${paid}`;
}

/** The sentence or sentences of one line. */
export function lineWords(line: Line, about: About = {}): string {
  return sentence(clauseOf(line, about));
}

/** The text of a program, top to bottom. */
export function programWords(lines: readonly Line[], about: About = {}): string {
  return lines.map((line) => lineWords(line, about)).join(' ');
}

/** The same, to follow a comma or a colon. */
export function clausesOf(lines: readonly Line[], about: About = {}): string {
  const [first, ...rest] = lines;
  if (first === undefined) return '';
  const start = clauseOf(first, about);
  return rest.length === 0
    ? start
    : `${sentence(start).replace(/^./, start.charAt(0))} ${programWords(rest, about)}`;
}

/** The same in one breath, for a list of alternatives between which somebody chooses. */
export function clauseChain(lines: readonly Line[], chooser: string): string {
  return lines.map((line) => clauseOf(line, { chooser })).join(', then ');
}
