import { counted, effectOn, listWords, sentence } from '@questhall/tabletop';
import { allowed, type Clause, statement } from '@questhall/tabletop/clauses';
import type { Predicate } from '../../content/conditions.js';
import type { Cost } from '../../content/costs.js';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema/index.js';
import { type About, said } from '../about.js';
import { momentOf } from '../moment.js';
import { conditionWords, whenWords } from './predicates.js';
import { MOMENTS, ONCE_WORDS, OWN_MOMENTS } from './terms.js';

/** What is paid, as it follows "you can". */
export function costWords(cost: Cost, counter = 'token'): string {
  const { die, destiny, inspiration, damage, realmstone } = cost;
  const parts = [
    die === undefined ? '' : `spend a die showing ${die.score}${die.exactly === true ? '' : ' or more'}`,
    destiny === undefined ? '' : `spend ${counted(destiny, 'destiny die', 'destiny dice')}`,
    inspiration === undefined ? '' : `spend ${counted(inspiration, 'inspiration point')}`,
    cost.discardTreasure === true ? 'discard this treasure' : '',
    cost.discardItem === true ? 'discard this token' : '',
    damage === undefined ? '' : `suffer ${damage} damage`,
    realmstone === undefined ? '' : `pay realmstone worth ${realmstone}`,
    cost.counter === undefined ? '' : `spend ${counted(cost.counter, counter)}`,
  ];
  return listWords(parts.filter((part) => part !== ''));
}

const clauseOf = (line: Line, about: About): Clause => {
  const [verb, params] = effectOn(line);
  return said<Clause>(about, verb)(params as never, about);
};
const decider = ({ holder }: About): string => (holder === 'hero' ? 'you' : 'the leader');

/** A line without its condition. */
function bodyWords(line: Line, about: About): string {
  const clause = clauseOf(line, about);
  const can = decider(about);
  if (line.cost !== undefined) return `${can} can ${costsOn(line.cost, about)}: ${statement(clause)}`;
  return line.may === undefined ? statement(clause) : allowed(clause, can);
}

/** What tokens of this hero are called. */
function counterOf({ speech: { printed }, card = '' }: About): string | undefined {
  const record = printed.records[card];
  return record?.kind === 'hero' && record.counters !== undefined
    ? printed.phrase(card, record.counters.name)
    : undefined;
}

/** What is paid for a line of this card. */
export const costsOn = (cost: Cost, about: About): string => costWords(cost, counterOf(about));

function lineWords(line: Line, about: About): string {
  const body = bodyWords(line, about);
  const when = line.if === undefined ? '' : whenWords(line.if, about);
  const otherwise = line.otherwise === true ? 'otherwise, ' : '';
  return `${otherwise}${when === '' ? body : `${when}, ${body}`}`;
}

export const programWords = (lines: readonly Line[], about: About): string =>
  lines.map((line) => sentence(lineWords(line, about))).join(' ');

/** Inside another sentence. */
export const within = (lines: readonly Line[], about: About): string =>
  lines.length === 0 ? 'nothing happens' : joined(lines.map((line) => lineWords(line, about)));

/** What has commas of its own is parted by more than a comma. */
const joined = (parts: readonly string[]): string =>
  parts.some((part) => /[,:]/.test(part)) ? parts.join('; ') : listWords(parts);

function momentWords(ability: Ability, about: About): { readonly moment: string; readonly left: Predicate } {
  const { moment, left, own, ailing } = momentOf(ability, about.holder);
  if (ailing) return { moment: 'when a hostile suffers an ailment', left };
  const words = (own ? OWN_MOMENTS[moment] : undefined) ?? MOMENTS[moment];
  return { moment: ability.about === 'other' ? words.replace('a hero', 'another hero') : words, left };
}

/** "Once per turn, when you slay a hostile, you gain 1 inspiration point." */
export function abilityWords(ability: Ability, speaking: About): string {
  const { cost, may, once, lines } = ability;
  const about: About = { ...speaking, figure: momentOf(ability, speaking.holder).figure };
  const { moment, left } = momentWords(ability, about);
  const only = whenWords(left, about);
  const when = once === 'journey' ? moment.replace('each turn', 'a turn') : moment;
  const front = [once === undefined ? '' : ONCE_WORDS[once], when, only].filter((part) => part !== '');
  const [first, ...rest] = lines;
  const start =
    first === undefined
      ? ''
      : cost !== undefined
        ? `${decider(about)} can ${costsOn(cost, about)}: ${lineWords(first, about)}`
        : lineWords(
            may === true && first.cost === undefined
              ? { ...first, do: undefined, may: first.do ?? first.may }
              : first,
            about,
          );
  return [`${front.join(', ')}, ${start}`, ...rest.map((line) => lineWords(line, about))]
    .map(sentence)
    .join(' ');
}

/** "only if you are wounded" */
export const onlyWords = (p: Predicate, about: About): string => `only if ${conditionWords(p, about)}`;
