import { carries } from '../../carries.js';
import type { EnemyCard } from '../schema.js';
import { type Check, groupBy, ofKind, problem, sayOf } from './pack.js';
import { paramsFor } from './walk.js';

const BUILT_IN = ['advance', 'retreat', 'inflict'];

/** Three keywords are built in; all others stand on the enemy's own card. */
export const keywords: Check = carries(['ACG-EPH-13', 'ACG-ENEMY-03'], 'validate.keywords', (pack) =>
  sayOf(ofKind(pack, 'enemy'), (card) => {
    const own = Object.keys(card.keywords ?? {});
    return [
      card.bar.length === 0 && 'its effect bar is empty: an enemy has at least one keyword',
      ...card.bar.map(
        (word) =>
          !BUILT_IN.includes(word) &&
          !own.includes(word) &&
          `the keyword '${word}' is not explained on the card`,
      ),
      ...own.map(
        (word) => BUILT_IN.includes(word) && `the keyword '${word}' is built in and cannot be explained anew`,
      ),
      ...own.map(
        (word) => !card.bar.includes(word) && `the keyword '${word}' is explained but not on the effect bar`,
      ),
    ];
  }),
);

/** An enemy readied by a keyword would activate again, and the enemy phase would never end. */
export const endlessKeywords: Check = (pack) =>
  sayOf(ofKind(pack, 'enemy'), ({ keywords = {} }) =>
    Object.entries(keywords).map(([word, text]) => {
      const readies = paramsFor(text, 'ready').some((params) => params.enemy !== undefined);
      const activates = paramsFor(text, 'activate').length > 0;
      return (readies || activates) && `the keyword '${word}' may keep the enemy phase from ending`;
    }),
  );

/** Nemesis: its trait, the quest icon, no tier. Elite: its trait. Standard: neither. */
export const kinds: Check = carries(
  ['ACG-ENEMY-01', 'ACG-DECK-07', 'ACG-DECK-21'],
  'validate.kinds',
  (pack) => sayOf(ofKind(pack, 'enemy'), (card) => [...kindProblems(card), ...nemesisProblems(card)]),
);

function kindProblems({ rank, traits }: EnemyCard): (string | false)[] {
  const trait = { standard: undefined, elite: 'Elite', nemesis: 'Nemesis' }[rank];
  return [
    trait !== undefined && !traits.includes(trait) && `it is ${rank} but lacks the trait ${trait}`,
    ...['Elite', 'Nemesis'].map(
      (other) => other !== trait && traits.includes(other) && `it is ${rank} but has the trait ${other}`,
    ),
  ];
}

function nemesisProblems({ rank, tier, quest, copies, nemesisEffect }: EnemyCard): (string | false)[] {
  if (rank !== 'nemesis') {
    return [
      tier === null && 'an enemy that is no nemesis needs a tier',
      quest === true && 'only a nemesis has the quest icon',
      nemesisEffect !== undefined && 'only a nemesis has a nemesis effect',
    ];
  }
  return [
    tier !== null && 'a nemesis has no tier',
    quest !== true && 'a nemesis has the quest icon',
    copies !== 1 && 'a nemesis exists once',
  ];
}

export const nemesisEffects: Check = carries('ACG-NEM-02', 'validate.nemesisEffects', (pack) =>
  sayOf(ofKind(pack, 'enemy'), ({ rank, nemesisEffect }) => [
    rank === 'nemesis' && (nemesisEffect?.lines.length ?? 0) === 0 && 'a nemesis needs a nemesis effect',
  ]),
);

/** The cards of one name are one set: an elite card has standard namesakes of its tier. */
export const sets: Check = carries(['ACG-ENEMY-02', 'ACG-DECK-04'], 'validate.sets', (pack) => {
  const named = groupBy(ofKind(pack, 'enemy'), ({ card }) => card.name);
  return Object.values(named).flatMap((set) => {
    const standard = set.filter(({ card }) => card.rank === 'standard');
    return set.flatMap((loaded) => {
      const { rank, name, tier } = loaded.card;
      if (rank === 'nemesis' && set.length > 1)
        return [problem(loaded, `another enemy is named '${name}' too`)];
      if (rank !== 'elite') return [];
      if (standard.length === 0) return [problem(loaded, `there is no standard enemy named '${name}'`)];
      const apart = standard.some(({ card }) => card.tier !== tier);
      return apart ? [problem(loaded, `the standard enemy named '${name}' has another tier`)] : [];
    });
  });
});
