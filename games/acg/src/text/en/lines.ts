import { effectOn, sentence } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema.js';
import { type About, type LineWords, said } from '../about.js';
import { type Holder, isEmpty } from '../moment.js';
import { momentWords } from './moments.js';
import { ifWords } from './predicates.js';
import { costWords, deciderWords } from './words.js';

/** A line without capital and full stop. */
function clauseOf(line: Line, about: About): string {
  const [verb, params] = effectOn(line);
  const by = line.by ?? 'you';
  const own: LineWords = { ...about, may: line.may !== undefined && line.cost === undefined, by };
  const what = said<string>(about, verb)(params as never, own);
  const paid =
    line.cost === undefined ? what : `${deciderWords({ by })} may ${costWords(line.cost)}: ${what}`;
  if (line.ifYouCannot) return `if you cannot, ${paid}`;
  return line.if === undefined ? paid : `${ifWords(line.if, about)}, ${paid}`;
}

/** The sentence or sentences of one line. */
export function lineWords(line: Line, about: About): string {
  return sentence(clauseOf(line, about));
}

/** The text of a program, top to bottom. */
export function programWords(lines: readonly Line[], about: About): string {
  return lines.map((line) => lineWords(line, about)).join(' ');
}

/** The same, to follow a comma or a colon. */
export function clausesOf(lines: readonly Line[], about: About): string {
  const [first, ...rest] = lines;
  if (first === undefined) return '';
  const start = clauseOf(first, about);
  return rest.length === 0
    ? start
    : `${sentence(start).replace(/^./, start.charAt(0))} ${programWords(rest, about)}`;
}

/** The same in one breath, for a list of alternatives between which somebody chooses. */
export function clauseChain(lines: readonly Line[], about: About): string {
  const joint = (line: Line, i: number) => (i === 0 ? '' : line.ifYouCannot ? ', or ' : ', then ');
  return lines.map((line, i) => `${joint(line, i)}${clauseOf(line, about)}`).join('');
}

/** "After another hero aids you, you may exhaust this card: you recover 1 wound." */
export function abilityWords(ability: Ability, holder: Holder, about: About): string {
  const { when, left } = momentWords(ability, holder, about);
  const only = isEmpty(left) ? '' : `, ${ifWords(left, about)}`;
  return sentence(`${when}${only}, ${abilityBody(ability, holder === 'hero' ? 'you' : 'the party', about)}`);
}

function abilityBody({ cost, may, lines }: Ability, decider: string, about: About): string {
  if (cost !== undefined) return `${decider} may ${costWords(cost)}: ${clausesOf(lines, about)}`;
  const [only] = lines;
  if (may === undefined || only === undefined) return clausesOf(lines, about);
  return lines.length === 1 && decider === 'you'
    ? clausesOf([optional(only)], about)
    : `${decider} may do this: ${clausesOf(lines, about)}`;
}

/** The same line as one that may be declined. */
const optional = (line: Line): Line =>
  line.may === undefined ? { ...line, do: undefined, may: line.do } : line;
