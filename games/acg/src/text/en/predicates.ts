import { capital } from '@questhall/tabletop';
import type { Predicate } from '../../content/selectors.js';
import type { ActionType } from '../../terms.js';
import type { About } from '../about.js';
import { articled, conjugated, counted, listWords, nameWords, rangeWords, STATS } from './words.js';

/** "you have at least 2 wounds and peril is at 5 or beyond" */
export function predicateWords(p: Predicate, about: About): string {
  return listWords(partsOf(p, true, about), 'and');
}

/** What holds when the predicate does not. */
function negatedWords(p: Predicate, about: About): string {
  return listWords(partsOf(p, false, about), 'or');
}

/** "if …" or, where something must not hold, "unless …". */
export function ifWords(p: Predicate, about: About): string {
  const onlyNot = Object.values(p).filter((part) => part !== undefined).length === 1;
  return onlyNot && p.not !== undefined
    ? `unless ${predicateWords(p.not, about)}`
    : `if ${predicateWords(p, about)}`;
}

/** One clause for each thing named; `yes` says whether it must hold or must not. */
function partsOf(p: Predicate, yes: boolean, about: About): string[] {
  return [
    ...heroParts(p, yes),
    ...tableParts(p, yes, about),
    ...momentParts(p, yes),
    ...logicParts(p, yes, about),
  ];
}

const is = (yes: boolean) => (yes ? 'is' : 'is not');
const ENEMIES = { one: 'enemy', many: 'enemies' };
const LOCATIONS = { one: 'location', many: 'locations' };
const WHO = { you: 'you', target: 'the target hero', 'that-hero': 'that hero' } as const;

function heroParts(p: Predicate, yes: boolean): string[] {
  const parts: string[] = [];
  if (p.hero !== undefined) parts.push(hasPart(p.hero, yes));
  if (p.condition !== undefined)
    parts.push(`${beWords(WHO[p.condition.who], yes)} ${capital(p.condition.is)}`);
  if (p.allHeroesDefeated !== undefined) {
    parts.push(p.allHeroesDefeated === yes ? 'all heroes are defeated' : 'at least one hero stands');
  }
  return parts;
}

const beWords = (who: string, yes: boolean): string =>
  `${who} ${who === 'you' ? 'are' : 'is'}${yes ? '' : ' not'}`;

function hasPart(hero: NonNullable<Predicate['hero']>, yes: boolean): string {
  const who = WHO[hero.who];
  if (hero.has === 'engaged-enemies') return `${beWords(who, yes)} engaged with ${rangeWords(hero, ENEMIES)}`;
  const has = yes ? conjugated(who, 'have') : `${conjugated(who, 'do')} not have`;
  return `${who} ${has} ${rangeWords(hero, STATS[hero.has])}`;
}

function tableParts(p: Predicate, yes: boolean, about: About): string[] {
  const parts: string[] = [];
  if (p.location !== undefined) parts.push(...locationParts(p.location, yes, about));
  if (p.locations !== undefined)
    parts.push(`the party has ${yes ? '' : 'not '}entered ${rangeWords(p.locations, LOCATIONS)}`);
  if (p.enemyInPlay !== undefined) parts.push(`${p.enemyInPlay} ${is(yes)} in play`);
  if (p.enemyDefeated !== undefined) parts.push(`${p.enemyDefeated} has ${yes ? '' : 'not '}been defeated`);
  if (p.shadows !== undefined) parts.push(shadowsPart(p.shadows, yes));
  if (p.perilAtLeast !== undefined)
    parts.push(`peril is ${yes ? `at ${p.perilAtLeast} or beyond` : `below ${p.perilAtLeast}`}`);
  if (p.roundAtLeast !== undefined) parts.push(`it ${is(yes)} round ${p.roundAtLeast} or later`);
  return parts;
}

function locationParts(location: NonNullable<Predicate['location']>, yes: boolean, about: About): string[] {
  const { explored, trait, left } = location;
  const parts: string[] = [];
  const name = location.is === undefined ? 'the location' : nameWords(location.is, about);
  if (location.is !== undefined && explored === undefined) parts.push(`${name} ${is(yes)} the location`);
  if (trait !== undefined) parts.push(`the location ${is(yes)} ${trait}`);
  if (explored !== undefined) parts.push(`${name} ${is(explored === yes)} fully explored`);
  if (left !== undefined) parts.push(`the location deck ${is(left !== yes)} empty`);
  return parts;
}

function shadowsPart(range: NonNullable<Predicate['shadows']>, yes: boolean): string {
  const verb = (range.atMost ?? range.atLeast) === 1 ? 'is' : 'are';
  const words = rangeWords(range, ENEMIES);
  return `there ${verb} ${yes ? '' : 'not '}${words} in the shadows`;
}

const ACTIONS: { [type in ActionType]: string } = {
  attack: 'an attack',
  aid: 'an aid action',
  explore: 'an explore action',
  rest: 'a rest',
};

function momentParts(p: Predicate, yes: boolean): string[] {
  const parts: string[] = [];
  if (p.defeatedThisAction !== undefined) {
    const number = counted(p.defeatedThisAction, 'enemy', 'enemies');
    parts.push(`you ${yes ? 'defeated at least' : 'did not defeat'} ${number} in this action`);
  }
  if (p.actionType !== undefined) parts.push(`the action ${is(yes)} ${ACTIONS[p.actionType]}`);
  if (p.thatEnemy !== undefined) parts.push(...enemyParts(p.thatEnemy, yes));
  return parts;
}

function enemyParts(
  { nemesis, name, trait, elite }: NonNullable<Predicate['thatEnemy']>,
  yes: boolean,
): string[] {
  const parts: string[] = [];
  if (nemesis !== undefined) parts.push(`that enemy ${is(nemesis === yes)} a nemesis`);
  if (elite !== undefined) parts.push(`that enemy ${is(elite === yes)} elite`);
  if (name !== undefined) parts.push(`that enemy ${is(yes)} ${name}`);
  if (trait !== undefined) parts.push(`that enemy ${is(yes)} ${articled(trait)}`);
  return parts;
}

/** "that enemy is elite or a nemesis", "it is in play or has been defeated": what is said of one thing names it once. */
function sharedWords(parts: readonly string[], joint: string): string {
  const same = [/^.* is (not )?/, /^.*? (?=is |has )/].map((start) => start.exec(parts[0] ?? '')?.[0]);
  const shared = same.find((start) => start !== undefined && parts.every((part) => part.startsWith(start)));
  const rest = (part: string, i: number) => (i === 0 ? part : part.slice(shared?.length ?? 0));
  return listWords(parts.map(rest), joint);
}

function logicParts({ any, not }: Predicate, yes: boolean, about: About): string[] {
  const parts: string[] = [];
  const holding = (one: Predicate) => predicateWords(one, about);
  const missing = (one: Predicate) => negatedWords(one, about);
  if (any !== undefined)
    parts.push(yes ? sharedWords(any.map(holding), 'or') : sharedWords(any.map(missing), 'and'));
  if (not !== undefined) parts.push(yes ? missing(not) : holding(not));
  return parts;
}
