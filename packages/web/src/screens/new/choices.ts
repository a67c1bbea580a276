import type { HeroName } from '../../cards/acg/kinds.js';

/** What somebody wants to play, and with whom. Heroes sit in the order in which they were picked. */
export type Choices = {
  readonly adventure: string;
  readonly heroes: readonly HeroName[];
  /** Those of the heroes that decide by themselves. */
  readonly companions: readonly HeroName[];
  readonly difficulty: string;
  /** Only what differs from how the rules are read usually. */
  readonly switches: { readonly [name: string]: string };
  /** Empty: whatever comes. */
  readonly seed: string;
};

/** What there is to choose from. */
export type Offer = {
  readonly adventures: readonly { readonly id: string; readonly kind: AdventureKind }[];
  readonly heroes: readonly HeroName[];
  readonly difficulties: readonly string[];
  readonly switches: readonly {
    readonly name: string;
    readonly values: readonly string[];
    readonly default: string;
  }[];
};
export type AdventureKind = 'campaign' | 'quest' | 'delve';

/** What a newcomer gets: the first quest, one hero to play and one to learn from. */
export const USUAL: Choices = {
  adventure: 'a-foul-stench',
  heroes: ['ironbreaker', 'bright-wizard'],
  companions: ['bright-wizard'],
  difficulty: 'standard',
  switches: {},
  seed: '',
};

export const LONGEST_SEED = 60;
const FEWEST_HEROES = 2;

/** A hero joins as somebody who is played here, or leaves. */
export function toggled(choices: Choices, hero: HeroName): Choices {
  const { heroes, companions } = choices;
  if (!heroes.includes(hero)) return { ...choices, heroes: [...heroes, hero] };
  const stay = (one: HeroName) => one !== hero;
  return { ...choices, heroes: heroes.filter(stay), companions: companions.filter(stay) };
}

export function seated(choices: Choices, hero: HeroName, companion: boolean): Choices {
  const others = choices.companions.filter((one) => one !== hero);
  return { ...choices, companions: companion ? [...others, hero] : others };
}

/** `usual` is not written down, so that a change of what is usual reaches whoever did not mind. */
export function ruled(choices: Choices, name: string, value: string, usual: string): Choices {
  const { [name]: _, ...others } = choices.switches;
  return { ...choices, switches: value === usual ? others : { ...others, [name]: value } };
}

/** Why it cannot begin like this, as a sentence of the catalogue. */
export function problemIn({ heroes, seed }: Choices): 'begin.bad.few' | 'begin.bad.seed' | null {
  if (heroes.length < FEWEST_HEROES) return 'begin.bad.few';
  return seed.length > LONGEST_SEED ? 'begin.bad.seed' : null;
}

/** What the worker needs to lay the table. */
export function openingOf(choices: Choices, kind: AdventureKind) {
  const { adventure, heroes, companions, difficulty, switches } = choices;
  const goal = kind === 'campaign' ? { campaign: adventure } : { quest: adventure };
  const seed = choices.seed.trim();
  return {
    from: 'setup',
    game: 'acg',
    setup: {
      players: heroes.length,
      heroes,
      ...goal,
      difficulty,
      ...(Object.keys(switches).length > 0 && { switches }),
    },
    companions: heroes.flatMap((hero, i) => (companions.includes(hero) ? [`p${i + 1}`] : [])),
    ...(seed !== '' && { seed }),
    keep: true,
  } as const;
}
