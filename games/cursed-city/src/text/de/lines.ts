import { capital, effectOn, sentence } from '@questhall/tabletop';
import {
  after,
  allowed,
  type Clause,
  counted,
  given,
  listWords,
  nounPhrase,
  type Phrase,
  type Saying,
  statement,
  VERBS,
  YOU,
} from '@questhall/tabletop/german';
import type { Predicate } from '../../content/conditions.js';
import type { Cost } from '../../content/costs.js';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema/index.js';
import { type About, said } from '../about.js';
import { momentOf } from '../moment.js';
import { conditionWords } from './predicates.js';
import { MOMENTS, ONCE, OWN_MOMENTS } from './terms.js';

/** What is paid, as it follows "du darfst". */
export function costWords(cost: Cost, counter = 'Marker'): string {
  const { die, destiny, inspiration, damage, realmstone } = cost;
  const parts = [
    die === undefined
      ? ''
      : `einen Würfel mit ${die.score}${die.exactly === true ? '' : ' oder mehr'} ausgeben`,
    destiny === undefined
      ? ''
      : `${counted(destiny, { one: 'Schicksalswürfel', many: 'Schicksalswürfel' })} ausgeben`,
    inspiration === undefined
      ? ''
      : `${counted(inspiration, { one: 'Inspirationspunkt', many: 'Inspirationspunkte' })} ausgeben`,
    cost.discardTreasure === true ? 'diesen Schatz ablegen' : '',
    cost.discardItem === true ? 'diesen Marker ablegen' : '',
    damage === undefined ? '' : `${damage} Schaden erleiden`,
    realmstone === undefined ? '' : `Reichsstein im Wert von ${realmstone} zahlen`,
    cost.counter === undefined ? '' : `${cost.counter} ${counter} ausgeben`,
  ];
  return listWords(parts.filter((part) => part !== ''));
}

const LEADER = nounPhrase('der', 'm', { nom: 'Anführer', other: 'Anführer', gen: 'Anführers' });
const decider = ({ holder }: About): Phrase => (holder === 'hero' ? YOU : LEADER);

/** What tokens of this hero are called. */
function counterOf({ speech: { printed }, card = '' }: About): string | undefined {
  const record = printed.records[card];
  return record?.kind === 'hero' && record.counters !== undefined
    ? printed.phrase(card, record.counters.name)
    : undefined;
}

/** What is paid for a line of this card. */
export const costsOn = (cost: Cost, about: About): string => costWords(cost, counterOf(about));

function sayingOf(line: Line, about: About): Saying {
  const [verb, params] = effectOn(line);
  const plain = said<Saying>(about, verb)(params as never, about);
  const what = line.may !== undefined && line.cost === undefined ? optional(plain, about) : plain;
  const paid = line.cost === undefined ? what : payment(line.cost, about, statement(what));
  const when = line.if === undefined ? '' : conditionWords(line.if, about);
  if (when === '') return paid;
  return 'text' in paid ? { text: `wenn ${when}: ${capital(paid.text)}` } : { ...paid, when };
}

/** "du darfst das Ziel bewegen"; what is allowed already is not allowed twice. */
function optional(saying: Saying, about: About): Saying {
  if ('text' in saying || saying.verb === VERBS.dürfen) return saying;
  const by = decider(about);
  if (saying.who === null || saying.who.nom === by.nom) return allowed(by, saying);
  const rest = `${saying.who.acc} ${saying.rest} ${saying.verb.infinitive} lassen`;
  return { ...saying, who: by, verb: VERBS.dürfen, rest };
}

const payment = (cost: Cost, about: About, what: string): Clause => ({
  who: decider(about),
  verb: VERBS.dürfen,
  rest: costsOn(cost, about),
  then: `: ${capital(what)}`,
});

function lineWords(line: Line, about: About): string {
  const words = statement(sayingOf(line, about));
  return line.otherwise === true ? `sonst: ${words}` : words;
}

export const programWords = (lines: readonly Line[], about: About): string =>
  lines.map((line) => sentence(lineWords(line, about))).join(' ');

/** Inside another sentence. */
export const within = (lines: readonly Line[], about: About): string =>
  lines.length === 0 ? 'nichts geschieht' : parted(lines.map((line) => lineWords(line, about)));

/** What has commas of its own is parted by more than a comma. */
const parted = (parts: readonly string[]): string =>
  parts.some((part) => /[,:]/.test(part)) ? parts.join('; ') : listWords(parts);

/** After the moment in which it happens: "wenn du angreifst, erleidest du 1 Schaden" */
function begun(front: string, saying: Saying): string {
  if ('text' in saying) return `${front.replace(/,$/, '')}: ${capital(saying.text)}`;
  const orders = saying.who === null && saying.when === undefined && !front.endsWith(',');
  return orders ? `${front}: ${capital(statement(saying))}` : after(front, saying);
}

function momentWords(
  ability: Ability,
  holder: About['holder'],
): { readonly moment: string; readonly left: Predicate } {
  const { moment, left, own, ailing } = momentOf(ability, holder);
  if (ailing) return { moment: 'wenn ein Gegner ein Leiden bekommt,', left };
  const words = (own ? OWN_MOMENTS[moment] : undefined) ?? MOMENTS[moment];
  if (ability.about !== 'other') return { moment: words, left };
  const other = words.replace('ein Held', 'ein anderer Held').replace('eines Helden', 'eines anderen Helden');
  return { moment: other, left };
}

/** "Einmal pro Runde, wenn du einen Gegner erschlägst, erhältst du 1 Inspirationspunkt." */
export function abilityWords(ability: Ability, speaking: About): string {
  const { once, lines } = ability;
  const about: About = { ...speaking, figure: momentOf(ability, speaking.holder).figure };
  const { moment, left } = momentWords(ability, about.holder);
  const condition = conditionWords(left, about);
  const at = once === 'journey' ? moment.replace('jeder Runde', 'einer Runde') : moment;
  const when = condition === '' ? at : given(at, condition);
  const front = once === undefined ? when : joined(ONCE[once], when);
  const [first, ...rest] = lines;
  const start = first === undefined ? '' : begun(front, firstOf(first, ability, about));
  return [sentence(start), ...rest.map((line) => sentence(lineWords(line, about)))].join(' ');
}

/** What stands between commas ends with one. */
const joined = (often: string, when: string): string => `${often}, ${when.endsWith(',') ? when : `${when},`}`;

function firstOf(line: Line, { cost, may }: Pick<Ability, 'cost' | 'may'>, about: About): Saying {
  const saying = sayingOf(line, about);
  if (cost !== undefined) return payment(cost, about, statement(saying));
  return may === true && line.cost === undefined ? optional(saying, about) : saying;
}
