import { z } from 'zod';
import { AILMENTS, JOURNEYS, RESULTS } from '../terms.js';
import { type HeroSelector, type HostileSelector, heroSelector, hostileSelector } from './selectors.js';

const range = { atLeast: z.int().optional(), atMost: z.int().optional() };
export type Range = { atLeast?: number | undefined; atMost?: number | undefined };

/** What is asked of one figure. */
type Asked = {
  category?: string | undefined;
  model?: string | undefined;
  champion?: boolean | undefined;
  hero?: boolean | undefined;
  slain?: boolean | undefined;
  /** It was the last of its group on the battlefield. */
  lastOfGroup?: boolean | undefined;
  wounded?: boolean | undefined;
  ailment?: (typeof AILMENTS)[number] | 'any' | undefined;
  adjacent?: boolean | undefined;
  visible?: boolean | undefined;
  level?: Range | undefined;
  class?: string | undefined;
  inspired?: boolean | undefined;
  inspiration?: Range | undefined;
  item?: string | undefined;
  treasure?: boolean | undefined;
  activating?: boolean | undefined;
  inZone?: boolean | undefined;
};

/** Everything named in a predicate must hold. */
export type Predicate = {
  night?: boolean | undefined;
  fear?: Range | undefined;
  influence?: Range | undefined;
  questTrack?: Range | undefined;
  turn?: Range | undefined;
  journey?: (typeof JOURNEYS)[number] | undefined;
  /** Journeys won in this quest: of a type, or this one. */
  won?: ({ journey?: string | undefined; type?: (typeof JOURNEYS)[number] | undefined } & Range) | undefined;
  destroyed?: ({ journey?: string | undefined } & Range) | undefined;
  unlocked?: string | undefined;
  /** The highest level of all living heroes. */
  levels?: Range | undefined;
  /** Points of realmstone that the heroes of the journey hold together. */
  realmstone?: Range | undefined;
  counter?: ({ name: string } & Range) | undefined;
  heroes?: ({ who?: HeroSelector | undefined; each?: true | undefined } & Range) | undefined;
  hostiles?: ({ who?: HostileSelector | undefined } & Range) | undefined;
  /** Slain in this journey. */
  slain?: ({ model?: string | undefined; champion?: true | undefined } & Range) | undefined;
  things?: ({ kind: string } & Range) | undefined;
  /** Damage on the cards of all heroes of the journey: 1 for each wound, 2 for each grievous one. */
  damage?: Range | undefined;
  result?: (typeof RESULTS)[number] | 'successful' | undefined;
  score?: Range | undefined;
  /** The id of the weapon that is used. */
  weapon?: string | undefined;
  reaction?: boolean | undefined;
  you?: Asked | undefined;
  target?: Asked | undefined;
  this?: Asked | undefined;
  not?: Predicate | undefined;
  any?: Predicate[] | undefined;
};
export type FigurePredicate = Asked;

const asked = z.strictObject({
  category: z.string().optional(),
  model: z.string().optional(),
  champion: z.boolean().optional(),
  hero: z.boolean().optional(),
  slain: z.boolean().optional(),
  lastOfGroup: z.boolean().optional(),
  wounded: z.boolean().optional(),
  ailment: z.union([z.enum(AILMENTS), z.literal('any')]).optional(),
  adjacent: z.boolean().optional(),
  visible: z.boolean().optional(),
  level: z.strictObject(range).optional(),
  class: z.string().optional(),
  inspired: z.boolean().optional(),
  inspiration: z.strictObject(range).optional(),
  item: z.string().optional(),
  treasure: z.boolean().optional(),
  activating: z.boolean().optional(),
  inZone: z.boolean().optional(),
});

export const predicate: z.ZodType<Predicate> = z.lazy(() =>
  z.strictObject({
    night: z.boolean().optional(),
    fear: z.strictObject(range).optional(),
    influence: z.strictObject(range).optional(),
    questTrack: z.strictObject(range).optional(),
    turn: z.strictObject(range).optional(),
    journey: z.enum(JOURNEYS).optional(),
    won: z
      .strictObject({ journey: z.string().optional(), type: z.enum(JOURNEYS).optional(), ...range })
      .optional(),
    destroyed: z.strictObject({ journey: z.string().optional(), ...range }).optional(),
    unlocked: z.string().optional(),
    levels: z.strictObject(range).optional(),
    realmstone: z.strictObject(range).optional(),
    counter: z.strictObject({ name: z.string(), ...range }).optional(),
    heroes: z
      .strictObject({ who: heroSelector.optional(), each: z.literal(true).optional(), ...range })
      .optional(),
    hostiles: z.strictObject({ who: hostileSelector.optional(), ...range }).optional(),
    slain: z
      .strictObject({ model: z.string().optional(), champion: z.literal(true).optional(), ...range })
      .optional(),
    things: z.strictObject({ kind: z.string(), ...range }).optional(),
    damage: z.strictObject(range).optional(),
    result: z.enum([...RESULTS, 'successful']).optional(),
    score: z.strictObject(range).optional(),
    weapon: z.string().optional(),
    reaction: z.boolean().optional(),
    you: asked.optional(),
    target: asked.optional(),
    this: asked.optional(),
    not: predicate.optional(),
    any: z.array(predicate).optional(),
  }),
);
