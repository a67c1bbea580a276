import { z } from 'zod';
import { CONDITIONS } from '../terms.js';

/** Who an effect falls on, in the words cards use. Ties and free choices are for the players (GOLD-06). */
export const heroStat = z.enum([
  'wounds',
  'remaining-health',
  'tokens',
  'exhausted-actions',
  'engaged-enemies',
  'items',
  'gear',
]);
export type HeroStat = z.infer<typeof heroStat>;

const compare = { atLeast: z.int().optional(), atMost: z.int().optional() };
const heroWords = z.enum([
  'you',
  'target',
  'that-hero',
  'leader',
  'engaged-hero',
  'each',
  'each-other',
  'one',
  'one-other',
  'one-defeated',
]);
export const heroSelector = z.union([
  heroWords,
  z.strictObject({ most: heroStat }),
  z.strictObject({ least: heroStat }),
  z.strictObject({ each: z.strictObject({ has: heroStat, ...compare }) }),
]);
export type HeroSelector = z.infer<typeof heroSelector>;

export const enemySelector = z.union([
  z.enum(['this', 'that-enemy', 'targets']),
  z
    .strictObject({
      /** Where it may be. Left out: anywhere in play; for engaging, anywhere but the hero's own zone (ZONE-08). */
      in: z
        .enum(['engaged-with-you', 'engaged-with-target', 'engaged', 'shadows', 'other-zones', 'play'])
        .optional(),
      nemesis: z.literal(false).optional(),
      name: z.string().optional(),
      trait: z.string().optional(),
      ready: z.boolean().optional(),
      faceup: z.boolean().optional(),
      /** The one that ranks above all others that fit (TIME-04). */
      rank: z.literal('highest').optional(),
      count: z.union([z.int().min(1), z.literal('all')]).optional(),
    })
    .refine(({ rank, count }) => rank === undefined || count === undefined, {
      message: 'only one enemy ranks highest: it has no count',
    }),
]);
export type EnemySelector = z.infer<typeof enemySelector>;

const countable = z.enum([
  'heroes',
  'standing-heroes',
  'engaged-with-you',
  'enemies-in-shadows',
  'your-exhausted-actions',
  'your-wounds',
  'progress',
  'locations-entered',
  'defeated-this-action',
]);
export const amount = z.union([z.int(), z.strictObject({ count: countable, times: z.int().optional() })]);
export type Amount = z.infer<typeof amount>;

/** Everything named in a predicate must hold. */
export type Predicate = {
  hero?:
    | { who: 'you' | 'target' | 'that-hero'; has: HeroStat; atLeast?: number; atMost?: number }
    | undefined;
  condition?: { who: 'you' | 'target' | 'that-hero'; is: (typeof CONDITIONS)[number] } | undefined;
  location?: { explored?: boolean; trait?: string; is?: string; left?: boolean } | undefined;
  /** How many locations the party has entered in this quest: with 3 it is at the third. */
  locations?: { atLeast?: number; atMost?: number } | undefined;
  enemyInPlay?: string | undefined;
  enemyDefeated?: string | undefined;
  defeatedThisAction?: number | undefined;
  allHeroesDefeated?: boolean | undefined;
  perilAtLeast?: number | undefined;
  roundAtLeast?: number | undefined;
  shadows?: { atLeast?: number; atMost?: number } | undefined;
  actionType?: 'attack' | 'aid' | 'explore' | 'rest' | undefined;
  thatEnemy?: { nemesis?: boolean; name?: string; trait?: string; elite?: boolean } | undefined;
  not?: Predicate | undefined;
  any?: Predicate[] | undefined;
};
/** Whether a predicate, or one of its alternatives, says this. */
export const saysSomewhere = (p: Predicate, says: (one: Predicate) => boolean): boolean =>
  says(p) || p.any?.some((one) => saysSomewhere(one, says)) === true;
export const losesWithAllHeroes = (p: Predicate): boolean =>
  saysSomewhere(p, ({ allHeroesDefeated }) => allHeroesDefeated === true);

const who = z.enum(['you', 'target', 'that-hero']);
export const predicate: z.ZodType<Predicate> = z.lazy(() =>
  z.strictObject({
    hero: z.strictObject({ who, has: heroStat, ...compare }).optional(),
    condition: z.strictObject({ who, is: z.enum(CONDITIONS) }).optional(),
    location: z
      .strictObject({
        explored: z.boolean().optional(),
        trait: z.string().optional(),
        is: z.string().optional(),
        left: z.boolean().optional(),
      })
      .optional(),
    locations: z.strictObject(compare).optional(),
    enemyInPlay: z.string().optional(),
    enemyDefeated: z.string().optional(),
    defeatedThisAction: z.int().optional(),
    allHeroesDefeated: z.boolean().optional(),
    perilAtLeast: z.int().optional(),
    roundAtLeast: z.int().optional(),
    shadows: z.strictObject(compare).optional(),
    actionType: z.enum(['attack', 'aid', 'explore', 'rest']).optional(),
    thatEnemy: z
      .strictObject({
        nemesis: z.boolean().optional(),
        name: z.string().optional(),
        trait: z.string().optional(),
        elite: z.boolean().optional(),
      })
      .optional(),
    not: predicate.optional(),
    any: z.array(predicate).optional(),
  }),
);

/** What must be paid before an effect; paying makes the effect optional (EFF-04). */
export const cost = z.strictObject({
  tokens: z.int().min(1).optional(),
  exhaustSelf: z.literal(true).optional(),
  depleteSelf: z.literal(true).optional(),
  discardSelf: z.literal(true).optional(),
  exhaustAction: z.int().min(1).optional(),
  wounds: z.int().min(1).optional(),
});
export type Cost = z.infer<typeof cost>;
