import type { Predicate } from '../content/selectors.js';
import type { ActionType } from '../terms.js';
import { capital, conjugated, counted, listWords, nameWords, rangeWords, STATS } from './words.js';

const WHO = { you: 'you', target: 'the target hero', 'that-hero': 'that hero' } as const;

/** "you have at least 2 wounds and peril is at 5 or beyond" */
export function predicateWords(p: Predicate): string {
  return listWords([...heroParts(p), ...tableParts(p), ...momentParts(p), ...logicParts(p)]);
}

function heroParts(p: Predicate): string[] {
  const parts: string[] = [];
  if (p.hero !== undefined) {
    const who = WHO[p.hero.who];
    parts.push(`${who} ${conjugated(who, 'have')} ${rangeWords(p.hero, STATS[p.hero.has])}`);
  }
  if (p.condition !== undefined) {
    const who = WHO[p.condition.who];
    parts.push(`${who} ${who === 'you' ? 'are' : 'is'} ${capital(p.condition.is)}`);
  }
  if (p.allHeroesDefeated !== undefined) {
    parts.push(p.allHeroesDefeated ? 'all heroes are defeated' : 'at least one hero stands');
  }
  return parts;
}

function tableParts(p: Predicate): string[] {
  const parts: string[] = [];
  if (p.location !== undefined) parts.push(...locationParts(p.location));
  if (p.enemyInPlay !== undefined) parts.push(`${p.enemyInPlay} is in play`);
  if (p.enemyDefeated !== undefined) parts.push(`${p.enemyDefeated} has been defeated`);
  if (p.shadows !== undefined) parts.push(shadowsPart(p.shadows));
  if (p.perilAtLeast !== undefined) parts.push(`peril is at ${p.perilAtLeast} or beyond`);
  if (p.roundAtLeast !== undefined) parts.push(`it is round ${p.roundAtLeast} or later`);
  return parts;
}

function locationParts({ explored, trait, is, left }: NonNullable<Predicate['location']>): string[] {
  const parts: string[] = [];
  const name = is === undefined ? 'the location' : nameWords(is);
  if (is !== undefined && explored === undefined) parts.push(`${name} is the location`);
  if (trait !== undefined) parts.push(`the location is ${trait}`);
  if (explored !== undefined) parts.push(`${name} is ${explored ? '' : 'not '}fully explored`);
  if (left !== undefined) parts.push(`the location deck is ${left ? 'not ' : ''}empty`);
  return parts;
}

function shadowsPart(range: NonNullable<Predicate['shadows']>): string {
  const one = range.atLeast === 1 && range.atMost === undefined;
  const words = rangeWords(range, { one: 'enemy', many: 'enemies' });
  return `there ${one ? 'is' : 'are'} ${words} in the shadows`;
}

const ACTIONS: { [type in ActionType]: string } = {
  attack: 'an attack',
  aid: 'an aid action',
  explore: 'an explore action',
  rest: 'a rest',
};

function momentParts(p: Predicate): string[] {
  const parts: string[] = [];
  if (p.defeatedThisAction !== undefined) {
    parts.push(`you defeated at least ${counted(p.defeatedThisAction, 'enemy', 'enemies')} in this action`);
  }
  if (p.actionType !== undefined) parts.push(`the action is ${ACTIONS[p.actionType]}`);
  if (p.thatEnemy !== undefined) parts.push(...enemyParts(p.thatEnemy));
  return parts;
}

function enemyParts({ nemesis, name, trait, elite }: NonNullable<Predicate['thatEnemy']>): string[] {
  const parts: string[] = [];
  if (nemesis !== undefined) parts.push(`that enemy is ${nemesis ? 'a nemesis' : 'no nemesis'}`);
  if (elite !== undefined) parts.push(`that enemy is ${elite ? '' : 'not '}elite`);
  if (name !== undefined) parts.push(`that enemy is ${name}`);
  if (trait !== undefined) parts.push(`that enemy is a ${trait}`);
  return parts;
}

function logicParts(p: Predicate): string[] {
  const parts: string[] = [];
  if (p.any !== undefined) parts.push(listWords(p.any.map(predicateWords), 'or'));
  if (p.not !== undefined) parts.push(`not so: ${predicateWords(p.not)}`);
  return parts;
}

/** "if …" or, where something must not hold, "unless …". */
export function ifWords(p: Predicate): string {
  const onlyNot = p.not !== undefined && Object.values(p).filter((part) => part !== undefined).length === 1;
  return onlyNot && p.not !== undefined ? `unless ${predicateWords(p.not)}` : `if ${predicateWords(p)}`;
}
