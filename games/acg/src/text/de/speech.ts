/** What a verb needs to be worded in German. */
export { allowed, counted, does, followed, listWords, named, order, VERBS } from '@questhall/tabletop/german';
export { done, ordered } from './clause.js';
export { OWN, PARTY, QUEST } from './grammar.js';
export { alternativeIf, alternativeWords, programAfter } from './lines.js';
export { amountWords, forEach, ICONS, NOUNS } from './numbers.js';
export { cardWords, enemyCount, enemyWords, HEROES, heroWords } from './people.js';
export { ifWords } from './predicates.js';
export { ACTION_TYPES, DECKS, statWords } from './terms.js';
export { cannotWords, costWords, untilWords } from './words.js';
