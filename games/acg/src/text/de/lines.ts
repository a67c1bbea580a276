import { sentence } from '@questhall/tabletop';
import {
  after,
  allowed,
  type Clause,
  followed,
  given,
  infinitive,
  order,
  type Saying,
  statement,
  VERBS,
} from '@questhall/tabletop/german';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema.js';
import type { Predicate } from '../../content/selectors.js';
import type { LineWords } from '../line.js';
import { type Holder, isEmpty } from '../moment.js';
import { wordingOf } from '../verb-words.js';
import { decider } from './clause.js';
import { momentWords } from './moments.js';
import { conditionWords, ifWords } from './predicates.js';
import { costWords } from './words.js';

type About = Pick<LineWords, 'type' | 'chooser'>;

/** A line, before it is known where in a sentence it stands. */
function sayingOf(line: Line, about: About): Saying {
  const effect = line.do ?? line.may ?? {};
  const verb = Object.keys(effect)[0] ?? '';
  const by = line.by ?? 'you';
  const own: LineWords = { ...about, may: line.may !== undefined && line.cost === undefined, by };
  const what = wordingOf(verb).de(effect[verb] as never, own);
  const paid =
    line.cost === undefined
      ? what
      : payment(costWords(line.cost), decider({ by }), sentence(statement(what)));
  const when = line.ifYouCannot ? 'das nicht möglich ist' : line.if && conditionWords(line.if);
  if (when === undefined) return paid;
  return 'text' in paid ? { text: `wenn ${when}: ${paid.text}` } : { ...paid, when };
}

/** "du darfst diese Karte erschöpfen: Würfle 1 Heldenwürfel neu." */
function payment(cost: string, who: NonNullable<Clause['who']>, what: string): Clause {
  return { who, verb: VERBS.dürfen, rest: cost, then: `: ${what}` };
}

/** The sentence or sentences of one line. */
export function lineWords(line: Line, about: About = {}): string {
  return sentence(statement(sayingOf(line, about)));
}

/** The text of a program, top to bottom; it can also follow a colon. */
export function programWords(lines: readonly Line[], about: About = {}): string {
  return lines.map((line) => lineWords(line, about)).join(' ');
}

/** The same after something else in the same sentence: "vor dem Wurf …". */
export function programAfter(front: string, lines: readonly Line[]): string {
  const [first, ...rest] = lines;
  if (first === undefined) return '';
  return [sentence(after(front, sayingOf(first, {}))), ...rest.map((line) => lineWords(line))].join(' ');
}

/** In one breath, for a list of alternatives: what the one who chooses does himself stands in the infinitive. */
export function alternativeWords(lines: readonly Line[], chooser: string): string {
  const joint = (line: Line, i: number) => (i === 0 ? '' : line.ifYouCannot ? ', oder ' : ', dann ');
  return lines
    .map((line, i) => `${joint(line, i)}${alternative(sayingOf(line, { chooser }), chooser)}`)
    .join('');
}

/** The same where it is open only under a condition. */
export function alternativeIf(condition: Predicate, lines: readonly Line[], chooser: string): string {
  const [first, ...rest] = lines.map((line) => sayingOf(line, { chooser }));
  if (first === undefined) return ifWords(condition);
  if ('text' in first) return `${ifWords(condition)}: ${first.text}`;
  const conditions = [conditionWords(condition), ...(first.when === undefined ? [] : [first.when])];
  const opened = { ...first, when: conditions.join(' und ') };
  return [opened, ...rest].map((saying) => alternative(saying, chooser)).join(', dann ');
}

function alternative(saying: Saying, chooser: string): string {
  const own = 'verb' in saying && saying.who === null && chooser !== '';
  return own ? infinitive(saying) : statement(saying);
}

/** "Nachdem du Beistand erhalten hast, darfst du diese Karte erschöpfen: Du heilst 1 Wunde." */
export function abilityWords(ability: Ability, holder: Holder = 'hero'): string {
  const { when, left } = momentWords(ability, holder);
  const front = isEmpty(left) ? when : given(when, conditionWords(left));
  const { cost, may, lines } = ability;
  const by = holder === 'hero' ? decider({ by: 'you' }) : decider({ by: 'party' });
  if (cost !== undefined) return sentence(after(front, payment(costWords(cost), by, programWords(lines))));
  if (may === undefined) return programAfter(front, lines);
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0 && holder === 'hero')
    return programAfter(front, [optional(only)]);
  const clause = allowed(by, order(VERBS.tun, 'dies'));
  return sentence(after(front, followed(clause, `: ${programWords(lines)}`)));
}

const optional = (line: Line): Line =>
  line.may === undefined ? { ...line, do: undefined, may: line.do } : line;
