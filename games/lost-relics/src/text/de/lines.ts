import { capital, effectOn, sentence } from '@questhall/tabletop';
import {
  after,
  allowed,
  type Clause,
  listWords,
  type Phrase,
  type Saying,
  statement,
  VERBS,
  YOU,
} from '@questhall/tabletop/german';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema.js';
import type { Cost } from '../../content/selectors.js';
import { type About, type Holder, type Speech, said } from '../about.js';
import { momentOf } from './moments.js';
import { PARTY } from './people.js';
import { conditionWords, roundWords } from './predicates.js';

/** What is paid, as it follows "du darfst". */
export function costWords(cost: Cost): string {
  const parts = [
    cost.destiny === true ? 'deinen Schicksalsmarker ausgeben' : '',
    cost.discardSelf === true ? 'diese Karte in den Schatzstapel mischen' : '',
    cost.damage === undefined ? '' : `${cost.damage} Schaden erleiden`,
  ];
  return listWords(parts.filter((part) => part !== ''));
}

const decider = ({ holder }: About): Phrase => (holder === 'hero' ? YOU : PARTY);

function sayingOf(line: Line, about: About): Saying {
  const [verb, params] = effectOn(line);
  const plain = said<Saying>(about, verb)(params as never, about);
  const what = line.may !== undefined && line.cost === undefined ? optional(plain, about) : plain;
  const paid = line.cost === undefined ? what : payment(line.cost, about, sentence(statement(what)));
  const when = line.if === undefined ? '' : conditionWords(line.if, about);
  if (when === '') return paid;
  return 'text' in paid ? { text: `wenn ${when}: ${capital(paid.text)}` } : { ...paid, when };
}

/** "du darfst das Ziel bewegen"; what is allowed already is not allowed twice. */
function optional(saying: Saying, about: About): Saying {
  if ('text' in saying || saying.verb === VERBS.dürfen) return saying;
  const by = decider(about);
  return saying.who === null || saying.who.nom === by.nom
    ? allowed(by, saying)
    : {
        ...saying,
        who: by,
        verb: VERBS.dürfen,
        rest: `${saying.who.acc} ${saying.rest} ${saying.verb.infinitive} lassen`,
      };
}

function payment(cost: Cost, about: About, what: string): Clause {
  return { who: decider(about), verb: VERBS.dürfen, rest: costWords(cost), then: `: ${what}` };
}

/** What is read aloud ends by itself. */
const whole = (clause: string): string => sentence(clause).replace(/([.!?]‘?“)\.$/, '$1');

/** "ab Runde 3: Platziere …", "ab Runde 3 bewegt sich jedes Skelett" */
function begun(front: string, saying: Saying): string {
  if (front === '') return statement(saying);
  if ('text' in saying) return `${front.replace(/,$/, '')}: ${capital(saying.text)}`;
  const orders = saying.who === null;
  if (orders && saying.when === undefined && !front.endsWith(','))
    return `${front}: ${capital(statement(saying))}`;
  return after(front, saying);
}

export function lineSentence(line: Line, about: About): string {
  const front = line.if?.round === undefined ? '' : roundWords(line.if.round);
  return whole(begun(front, sayingOf(line, about)));
}
export const programWords = (lines: readonly Line[], about: About): string =>
  lines.map((line) => lineSentence(line, about)).join(' ');

/** What a question asks for: the line as if it were simply done. */
export const askedWords = (line: Line, about: About): string =>
  statement(sayingOf({ ...line, cost: undefined }, about));

const ONCE = { round: 'einmal pro Runde', adventure: 'einmal pro Abenteuer' } as const;
/** Moments in which the target is whoever has dealt the damage. */
const STRUCK: readonly string[] = ['would-damage-hero', 'hero-damaged'];

/** "Einmal pro Runde, wenn du einen Gegner erschlägst, darfst du …" */
export function abilityWords(ability: Ability, holder: Holder, speech: Speech): string {
  const { cost, may, once, lines, window } = ability;
  const about: About = { speech, holder, attacker: STRUCK.includes(window) };
  const { moment, left } = momentOf(ability, about);
  const condition = conditionWords(left, about);
  const when = once === 'adventure' ? moment.replace('jeder Runde', 'einer Runde') : moment;
  const front = joined([
    once === undefined ? '' : ONCE[once],
    left.round === undefined ? '' : roundWords(left.round),
    given(when, condition),
  ]);
  const [first, ...rest] = lines;
  const start = first === undefined ? '' : begun(front, firstOf(first, about, { cost, may }));
  return [whole(start), ...rest.map((line) => lineSentence(line, { speech, holder }))].join(' ');
}

/** "am Ende jeder Runde, falls …", "wenn … und …" */
function given(moment: string, condition: string): string {
  const bare = moment.replace(/,$/, '');
  if (condition === '') return moment;
  return bare.startsWith('wenn') ? `${bare} und ${condition},` : `${bare}, falls ${condition},`;
}

/** What stands between commas ends with one. */
function joined(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  const all = said.join(', ');
  return said.length > 1 && !all.endsWith(',') ? `${all},` : all;
}

function firstOf(line: Line, about: About, { cost, may }: Pick<Ability, 'cost' | 'may'>): Saying {
  const saying = sayingOf(line, about);
  if (cost !== undefined) return payment(cost, about, sentence(statement(saying)));
  return may === true && line.cost === undefined ? optional(saying, about) : saying;
}
