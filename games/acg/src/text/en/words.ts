import { articled, counted, listWords, signed } from '@questhall/tabletop';
import type {
  Amount,
  Cost,
  EnemySelector,
  HeroSelector,
  HeroStat,
  Predicate,
} from '../../content/selectors.js';
import type { Icon, Until, Verb } from '../../terms.js';
import type { About, LineWords } from '../about.js';

/** The words that cards share: for heroes, enemies, numbers and costs. Clauses have no capital and no full stop. */

export { articled, counted, listWords, signed };
export const nameWords = (id: string, { speech }: About): string => speech.printed.name(id);

// --- heroes ----------------------------------------------------------------------------------------

const HEROES: { [selector in Extract<HeroSelector, string>]: string } = {
  you: 'you',
  target: 'the target hero',
  'that-hero': 'that hero',
  leader: 'the party leader',
  'engaged-hero': 'the engaged hero',
  each: 'each hero',
  'each-other': 'each hero other than you',
  one: 'one hero',
  'one-other': 'another hero',
  'one-defeated': 'one defeated hero',
};

export const STATS: { [stat in HeroStat]: { one: string; many: string } } = {
  wounds: { one: 'wound', many: 'wounds' },
  'remaining-health': { one: 'remaining health', many: 'remaining health' },
  tokens: { one: 'success token', many: 'success tokens' },
  'exhausted-actions': { one: 'exhausted action', many: 'exhausted actions' },
  'engaged-enemies': { one: 'enemy', many: 'enemies' },
  items: { one: 'item', many: 'items' },
  gear: { one: 'gear card', many: 'gear cards' },
};

export function heroWords(selector: HeroSelector): string {
  if (typeof selector === 'string') return HEROES[selector];
  if ('most' in selector) return `the hero ${having(selector.most)} the most ${STATS[selector.most].many}`;
  if ('least' in selector)
    return `the hero ${having(selector.least)} the ${fewest(selector.least)} ${STATS[selector.least].many}`;
  const { has } = selector.each;
  return `each hero ${having(has)} ${rangeWords(selector.each, STATS[has])}`;
}

const having = (stat: HeroStat) => (stat === 'engaged-enemies' ? 'engaged with' : 'with');

const fewest = (stat: HeroStat) => (stat === 'remaining-health' ? 'least' : 'fewest');

type Range = { atLeast?: number | undefined; atMost?: number | undefined };
export function rangeWords({ atLeast, atMost }: Range, { one, many }: { one: string; many: string }): string {
  if (atLeast !== undefined && atMost !== undefined) {
    return atLeast === atMost ? `exactly ${counted(atLeast, one, many)}` : `${atLeast} to ${atMost} ${many}`;
  }
  if (atMost !== undefined) return atMost === 0 ? `no ${many}` : `at most ${counted(atMost, one, many)}`;
  return atLeast === undefined ? `any ${many}` : `at least ${counted(atLeast, one, many)}`;
}

// --- enemies ---------------------------------------------------------------------------------------

type EnemyObject = Exclude<EnemySelector, string>;
const PLACES: { [place in NonNullable<EnemyObject['in']>]: string } = {
  'engaged-with-you': ' engaged with you',
  'engaged-with-target': ' engaged with the target hero',
  engaged: ' engaged with a hero',
  shadows: ' in the shadows',
  'other-zones': ' not engaged with you',
  play: '',
};

/** Where the line says "may", fewer can be taken. */
export function enemyWords(selector: EnemySelector, { speech, may }: LineWords): string {
  if (selector === 'this') return 'this enemy';
  if (selector === 'that-enemy') return 'that enemy';
  if (selector === 'targets') return 'each target';
  const { count = 1, name, rank } = selector;
  if (name !== undefined && speech.printed.isNemesis(name)) return name;
  if (rank === 'highest')
    return `the highest-ranked ${adjectives(selector)}${nounFor(selector)}${PLACES[selector.in ?? 'play']}`;
  const number = count === 'all' ? 'each' : count === 1 ? 'one' : may ? `up to ${count}` : `${count}`;
  return `${number} ${adjectives(selector)}${nounFor(selector)}${PLACES[selector.in ?? 'play']}`;
}

type Kind = NonNullable<Predicate['thatEnemy']>;
/** "an Undead enemy", "a non-nemesis enemy", "Odious Grump" */
export function kindWords({ name, trait, elite, nemesis }: Kind, { speech }: About): string {
  if (name !== undefined) return speech.printed.isNemesis(name) ? name : articled(name);
  const rank = elite === true ? 'elite ' : nemesis === false ? 'non-nemesis ' : '';
  const noun = nemesis === true ? 'nemesis' : 'enemy';
  return articled(`${rank}${trait === undefined ? '' : `${trait} `}${noun}`);
}

function adjectives({ ready, faceup, nemesis }: EnemyObject): string {
  const state = ready === undefined ? '' : ready ? 'readied ' : 'exhausted ';
  const face = faceup === undefined ? '' : faceup ? 'faceup ' : 'facedown ';
  return `${state}${face}${nemesis === false ? 'non-nemesis ' : ''}`;
}

function nounFor(selector: EnemyObject): string {
  const { name, trait } = selector;
  if (name !== undefined) return name;
  const kind = trait === undefined ? '' : `${trait} `;
  return `${kind}${isPlural(selector) ? 'enemies' : 'enemy'}`;
}

export function isPlural(selector: EnemySelector): boolean {
  return typeof selector === 'object' && typeof selector.count === 'number' && selector.count > 1;
}

// --- numbers, icons, costs -------------------------------------------------------------------------

const EACH: { [what in Exclude<Amount, number>['count']]: string } = {
  heroes: 'hero in the party',
  'standing-heroes': 'standing hero',
  'engaged-with-you': 'enemy engaged with you',
  'enemies-in-shadows': 'enemy in the shadows',
  'your-exhausted-actions': 'of your exhausted actions',
  'your-wounds': 'wound you have suffered',
  progress: 'progress on the location',
  'locations-entered': 'location the party has entered',
  'defeated-this-action': 'enemy defeated in this action',
};

export function amountWords(amount: Amount, one: string, many = `${one}s`): string {
  if (typeof amount === 'number') return counted(amount, one, many);
  return `${counted(amount.times ?? 1, one, many)} for each ${EACH[amount.count]}`;
}

export const iconWords = (icon: Icon | 'blank'): string => (icon === 'blank' ? 'blank die' : `${icon} icon`);

export function costWords(cost: Cost): string {
  const parts: string[] = [];
  if (cost.tokens !== undefined) parts.push(`discard ${counted(cost.tokens, 'success token')}`);
  if (cost.exhaustSelf) parts.push('exhaust this card');
  if (cost.depleteSelf) parts.push('deplete this card');
  if (cost.discardSelf) parts.push('discard this card');
  if (cost.exhaustAction !== undefined) parts.push(`exhaust ${counted(cost.exhaustAction, 'action')}`);
  if (cost.wounds !== undefined) parts.push(`suffer ${counted(cost.wounds, 'wound')}`);
  return listWords(parts);
}

const CANNOT: { [verb in Verb]: string } = {
  'be-engaged': 'cannot be engaged',
  'be-exhausted': 'cannot be exhausted',
  'be-wounded': 'cannot suffer wounds',
  'receive-conditions': 'cannot receive conditions',
  recover: 'cannot recover wounds',
};
export const cannotWords = (verb: Verb): string => CANNOT[verb];

export function untilWords(until: Until): string {
  if (until === 'quest') return 'for this quest';
  return until === 'hero-phase' ? 'until the end of the next hero phase' : `until the ${until} ends`;
}

// --- who does what ---------------------------------------------------------------------------------

const DECIDERS: { [by in LineWords['by']]: string } = {
  you: 'you',
  target: 'the target hero',
  party: 'the party',
};
export const deciderWords = (line: Pick<LineWords, 'by'>): string => DECIDERS[line.by];

/** An order to the hero: "exhaust one enemy", or "you may exhaust one enemy". */
export function orderWords(line: LineWords, order: string): string {
  return line.may ? `${deciderWords(line)} may ${order}` : order;
}

/** Something that someone does: "you suffer 1 wound", "each hero suffers 1 wound", "you may let it retreat". */
export function doesWords(line: LineWords, who: string, verb: string, rest: string): string {
  const object = rest === '' ? '' : ` ${rest}`;
  if (!line.may)
    return who === line.chooser ? `${verb}${object}` : `${who} ${conjugated(who, verb)}${object}`;
  const decider = deciderWords(line);
  return who === decider ? `${who} may ${verb}${object}` : `${decider} may let ${who} ${verb}${object}`;
}

/** "you suffer", "2 enemies suffer", but "each hero suffers". */
export function conjugated(who: string, verb: string): string {
  if (who === 'you' || /^(up to )?\d/.test(who)) return verb;
  if (verb === 'have') return 'has';
  return /(s|x|z|o|ch|sh|y)$/.test(verb) && !/[aeo]y$/.test(verb) ? thirdPerson(verb) : `${verb}s`;
}
const thirdPerson = (verb: string) => (verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : `${verb}es`);
