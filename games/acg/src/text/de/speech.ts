/** What a verb needs to be worded in German. */
export { allowed, does, done, followed, order, ordered } from './clause.js';
export { named, OWN, PARTY, QUEST } from './grammar.js';
export { alternativeIf, alternativeWords, programAfter } from './lines.js';
export { amountWords, counted, forEach, ICONS, NOUNS } from './numbers.js';
export { cardWords, enemyCount, enemyWords, HEROES, heroWords } from './people.js';
export { ifWords } from './predicates.js';
export { ACTION_TYPES, DECKS, statWords } from './terms.js';
export { VERBS } from './verbs.js';
export { cannotWords, costWords, listWords, untilWords } from './words.js';
