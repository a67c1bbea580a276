import { effectOn, sentence } from '@questhall/tabletop';
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
import { type About, type LineWords, said } from '../about.js';
import { type Holder, isEmpty } from '../moment.js';
import { decider } from './clause.js';
import { momentWords } from './moments.js';
import { conditionWords, ifWords } from './predicates.js';
import { costWords } from './words.js';

/** A line, before it is known where in a sentence it stands. */
function sayingOf(line: Line, about: About): Saying {
  const [verb, params] = effectOn(line);
  const by = line.by ?? 'you';
  const own: LineWords = { ...about, may: line.may !== undefined && line.cost === undefined, by };
  const what = said<Saying>(about, verb)(params as never, own);
  const paid =
    line.cost === undefined
      ? what
      : payment(costWords(line.cost), decider({ by }), sentence(statement(what)));
  const when = line.ifYouCannot ? 'das nicht möglich ist' : line.if && conditionWords(line.if, about);
  if (when === undefined) return paid;
  return 'text' in paid ? { text: `wenn ${when}: ${paid.text}` } : { ...paid, when };
}

/** "du darfst diese Karte erschöpfen: Würfle 1 Heldenwürfel neu." */
function payment(cost: string, who: NonNullable<Clause['who']>, what: string): Clause {
  return { who, verb: VERBS.dürfen, rest: cost, then: `: ${what}` };
}

/** The sentence or sentences of one line. */
export function lineWords(line: Line, about: About): string {
  return sentence(statement(sayingOf(line, about)));
}

/** The text of a program, top to bottom; it can also follow a colon. */
export function programWords(lines: readonly Line[], about: About): string {
  return lines.map((line) => lineWords(line, about)).join(' ');
}

/** The same after something else in the same sentence: "vor dem Wurf …". */
export function programAfter(front: string, lines: readonly Line[], about: About): string {
  const [first, ...rest] = lines;
  if (first === undefined) return '';
  return [sentence(after(front, sayingOf(first, about))), ...rest.map((line) => lineWords(line, about))].join(
    ' ',
  );
}

/** In one breath, for a list of alternatives: what the one who chooses does himself stands in the infinitive. */
export function alternativeWords(lines: readonly Line[], about: About): string {
  const joint = (line: Line, i: number) => (i === 0 ? '' : line.ifYouCannot ? ', oder ' : ', dann ');
  return lines.map((line, i) => `${joint(line, i)}${alternative(sayingOf(line, about), about)}`).join('');
}

/** The same where it is open only under a condition. */
export function alternativeIf(condition: Predicate, lines: readonly Line[], about: About): string {
  const [first, ...rest] = lines.map((line) => sayingOf(line, about));
  if (first === undefined) return ifWords(condition, about);
  if ('text' in first) return `${ifWords(condition, about)}: ${first.text}`;
  const conditions = [conditionWords(condition, about), ...(first.when === undefined ? [] : [first.when])];
  const opened = { ...first, when: conditions.join(' und ') };
  return [opened, ...rest].map((saying) => alternative(saying, about)).join(', dann ');
}

function alternative(saying: Saying, { chooser }: About): string {
  const own = 'verb' in saying && saying.who === null && chooser !== undefined && chooser !== '';
  return own ? infinitive(saying) : statement(saying);
}

/** "Nachdem du Beistand erhalten hast, darfst du diese Karte erschöpfen: Du heilst 1 Wunde." */
export function abilityWords(ability: Ability, holder: Holder, about: About): string {
  const { when, left } = momentWords(ability, holder, about);
  const front = isEmpty(left) ? when : given(when, conditionWords(left, about));
  const { cost, may, lines } = ability;
  const by = holder === 'hero' ? decider({ by: 'you' }) : decider({ by: 'party' });
  if (cost !== undefined)
    return sentence(after(front, payment(costWords(cost), by, programWords(lines, about))));
  if (may === undefined) return programAfter(front, lines, about);
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0 && holder === 'hero')
    return programAfter(front, [optional(only)], about);
  const clause = allowed(by, order(VERBS.tun, 'dies'));
  return sentence(after(front, followed(clause, `: ${programWords(lines, about)}`)));
}

const optional = (line: Line): Line =>
  line.may === undefined ? { ...line, do: undefined, may: line.do } : line;
