import { sentence } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema.js';
import type { LineWords } from '../line.js';
import { type Holder, isEmpty } from '../moment.js';
import { wordingOf } from '../verb-words.js';
import { momentWords } from './moments.js';
import { ifWords } from './predicates.js';
import { costWords, deciderWords } from './words.js';

type About = Pick<LineWords, 'type' | 'chooser'>;

/** A line without capital and full stop. */
function clauseOf(line: Line, about: About): string {
  const effect = line.do ?? line.may ?? {};
  const verb = Object.keys(effect)[0] ?? '';
  const by = line.by ?? 'you';
  const own: LineWords = { ...about, may: line.may !== undefined && line.cost === undefined, by };
  const what = wordingOf(verb).en(effect[verb] as never, own);
  const paid =
    line.cost === undefined ? what : `${deciderWords({ by })} may ${costWords(line.cost)}: ${what}`;
  if (line.ifYouCannot) return `if you cannot, ${paid}`;
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
  const joint = (line: Line, i: number) => (i === 0 ? '' : line.ifYouCannot ? ', or ' : ', then ');
  return lines.map((line, i) => `${joint(line, i)}${clauseOf(line, { chooser })}`).join('');
}

/** "After another hero aids you, you may exhaust this card: you recover 1 wound." */
export function abilityWords(ability: Ability, holder: Holder = 'hero'): string {
  const { when, left } = momentWords(ability, holder);
  const only = isEmpty(left) ? '' : `, ${ifWords(left)}`;
  return sentence(`${when}${only}, ${abilityBody(ability, holder === 'hero' ? 'you' : 'the party')}`);
}

function abilityBody({ cost, may, lines }: Ability, decider: string): string {
  if (cost !== undefined) return `${decider} may ${costWords(cost)}: ${clausesOf(lines)}`;
  const [only] = lines;
  if (may === undefined || only === undefined) return clausesOf(lines);
  return lines.length === 1 && decider === 'you'
    ? clausesOf([optional(only)])
    : `${decider} may do this: ${clausesOf(lines)}`;
}

/** The same line as one that may be declined. */
const optional = (line: Line): Line =>
  line.may === undefined ? { ...line, do: undefined, may: line.do } : line;
