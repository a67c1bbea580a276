import { effectOn, listWords, sentence } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Ability } from '../../content/schema.js';
import type { Cost, Predicate } from '../../content/selectors.js';
import { type About, type Holder, type Speech, said } from '../about.js';
import { allowed, type Clause, statement } from './clause.js';
import { aKind } from './people.js';
import { whenWords } from './predicates.js';
import { MOMENTS, OWN_MOMENTS } from './terms.js';

/** What is paid, as it follows "you can". */
export function costWords(cost: Cost): string {
  const parts = [
    cost.destiny === true ? 'spend your destiny token' : '',
    cost.discardSelf === true ? 'shuffle this card into the treasure deck' : '',
    cost.damage === undefined ? '' : `take ${cost.damage} damage`,
  ];
  return listWords(parts.filter((part) => part !== ''));
}

function clauseOf(line: Line, about: About): Clause {
  const [verb, params] = effectOn(line);
  return said<Clause>(about, verb)(params as never, about);
}

const decider = ({ holder }: About): string => (holder === 'hero' ? 'you' : 'the players');

/** A line without its condition. */
function bodyWords(line: Line, about: About): string {
  const clause = clauseOf(line, about);
  if (line.cost !== undefined) return `${decider(about)} can ${costWords(line.cost)}: ${statement(clause)}`;
  return line.may === undefined ? statement(clause) : allowed(clause, decider(about));
}

function lineWords(line: Line, about: About): string {
  const body = bodyWords(line, about);
  const when = line.if === undefined ? '' : whenWords(line.if, about);
  return when === '' ? body : `${when}, ${body}`;
}

/** What is read aloud ends by itself. */
const whole = (clause: string): string => sentence(clause).replace(/([.!?]’?”)\.$/, '$1');

export const lineSentence = (line: Line, about: About): string => whole(lineWords(line, about));
export const programWords = (lines: readonly Line[], about: About): string =>
  lines.map((line) => lineSentence(line, about)).join(' ');

/** What a question asks for: the line as if it were simply done. */
export const askedWords = (line: Line, about: About): string => statement(clauseOf(line, about));

// --- abilities -------------------------------------------------------------------------------------

/** Who must have fallen or come is said in the moment itself: "when a hero slays the Magister". */
function fold(
  { window, if: all = {} }: Ability,
  speaking: About,
): { named: string | undefined; left: Predicate } {
  const { kind, rank, ...more } = all.target ?? {};
  const fits = ['hostile-slain', 'hostile-enters', 'hostile-damaged'].includes(window);
  if (!fits || (kind === undefined && rank === undefined) || Object.keys(more).length > 0)
    return { named: undefined, left: all };
  const { target: _, ...left } = all;
  return { named: kind === undefined ? `a ${rank}` : aKind(kind, speaking), left };
}

function momentWords(ability: Ability, holder: Holder, named: string | undefined): string {
  const { window, about } = ability;
  const own = holder === 'hero' && about !== 'any' && about !== 'other';
  const words = (own ? OWN_MOMENTS[window] : undefined) ?? MOMENTS[window];
  const whose = about === 'other' && holder === 'hero' ? words.replace('a hero', 'another hero') : words;
  return named === undefined ? whose : whose.replace('a hostile', named);
}

/** Moments in which the target is whoever has dealt the damage. */
const STRUCK: readonly string[] = ['would-damage-hero', 'hero-damaged'];

/** "Once per round, when you slay a hostile, you can make 1 attack action." */
export function abilityWords(ability: Ability, holder: Holder, speech: Speech): string {
  const { cost, may, once, lines, window } = ability;
  const about: About = { speech, holder, attacker: STRUCK.includes(window) };
  const { named, left } = fold(ability, about);
  const only = Object.keys(left).length === 0 ? '' : whenWords(left, about);
  const [first, ...rest] = lines;
  const moment = momentWords(ability, holder, named);
  const front = [...onceWords(once, moment, only === ''), only].filter((part) => part !== '');
  const start = first === undefined ? '' : firstWords(first, about, { cost, may });
  return [`${front.join(', ')}, ${start}`, ...rest.map((line) => lineWords(line, about))]
    .map(whole)
    .join(' ');
}

/** "once per round, when you slay a hostile"; "the first time a hero opens a door" */
function onceWords(once: Ability['once'], moment: string, always: boolean): string[] {
  if (once === undefined) return [moment];
  if (once === 'round') return ['once per round', moment];
  if (always && moment.startsWith('when ')) return [moment.replace(/^when /, 'the first time ')];
  return ['once per adventure', moment.replace('each round', 'a round')];
}

function firstWords(line: Line, about: About, { cost, may }: Pick<Ability, 'cost' | 'may'>): string {
  if (cost !== undefined) return `${decider(about)} can ${costWords(cost)}: ${lineWords(line, about)}`;
  const optional = may === true && line.cost === undefined && line.if === undefined;
  return optional ? allowed(clauseOf(line, about), decider(about)) : lineWords(line, about);
}
