import { z } from 'zod';
import { ACTION_DICE, JOURNEYS, LIMITS, RESULTS } from '../../terms.js';
import { predicate } from '../conditions.js';
import { ability, card, id, lines, passive, rows } from './common.js';

const condition = z.strictObject({ text: z.string(), if: predicate });
const ends = z.array(condition.extend({ result: z.enum(['success', 'failure', 'judged']) }));

/** A journey is data: how it is set up, what happens in its quest step, how it is won, and what comes of it. */
export const journey = z.strictObject({
  kind: z.literal('journey'),
  ...card,
  type: z.enum(JOURNEYS),
  /** What the heroes read when they set out, and when they come back. */
  intro: z.string(),
  success: z.string(),
  failure: z.string(),
  /** It is offered while this holds; always, if it is left out. */
  unlock: predicate.optional(),
  /** A Decapitation: the level of the ladder, and whether a token is left. */
  ladder: z.strictObject({ level: z.int().min(1), token: z.boolean() }).optional(),
  /** What each hero brings when it is played by itself: a level, and points for empowerments. */
  seasoned: z
    .strictObject({ level: z.int().min(0).max(LIMITS.level), realmstone: z.int().min(0) })
    .optional(),
  /** By the quest die; one row from 1 to 12 for a journey with a single map. None: tiles are added in play. */
  maps: rows({ map: z.string() }).optional(),
  /** Models that it is about: their group is never driven off. */
  targets: z.array(z.string()).min(1).optional(),
  realmstone: z.enum(['usual', 'all']).optional(),
  /** Of the drop zone. */
  gateway: z.enum(['open', 'closed']).optional(),
  /** Spaces of the day before the night, instead of those of the quest. */
  daytime: z.int().min(1).optional(),
  startsAtNight: z.literal(true).optional(),
  questTrack: z.int().min(1).optional(),
  reinforcements: z.enum(['furthest-lychgate', 'nearest-to-closed-gateway']).optional(),
  /** A group that is driven off is not replaced (DEL-21). */
  noReplacement: z.literal(true).optional(),
  extract: z.boolean().optional(),
  explore: z.literal(true).optional(),
  /** Tiles added when it begins. */
  tiles: z.int().min(0).optional(),
  /** What lies on a new tile whose exploration card has the symbol. */
  shelters: z.strictObject({ kind: z.string(), count: z.int().min(1) }).optional(),
  counters: z.record(z.string(), z.int()).optional(),
  /** Lines of the quest step, and rules that hold as long as it lasts. */
  questStep: lines.optional(),
  begin: lines.optional(),
  rules: z.array(ability).optional(),
  victory: condition,
  /** It ends at once when one of these holds. */
  ends: ends.optional(),
  consequences: z.strictObject({
    success: lines.optional(),
    failure: lines.optional(),
    always: lines.optional(),
  }),
  /** The id of its crises table. */
  crises: z.string().optional(),
  /** Another journey follows at once, as its second part. */
  leadsTo: z.string().optional(),
});

export const crises = z.strictObject({
  kind: z.literal('crises'),
  ...card,
  day: rows({ entry: z.string() }),
  night: rows({ entry: z.string() }),
});

/** What is read aloud in a crisis. Lines choose, test and lead on to other entries. */
export const entry = z.strictObject({
  kind: z.literal('entry'),
  ...card,
  number: z.int().min(1),
  text: z.string(),
  /** The acting hero is not taken off the battlefield (CRI-13). */
  stays: z.literal(true).optional(),
  lines,
});

/** Tables by the quest die: events of turns, and of extractions. */
export const table = z.strictObject({
  kind: z.literal('table'),
  ...card,
  use: z.enum(['event', 'extraction']),
  rows: rows({ name: z.string(), text: z.string().optional(), lines }),
});

export const quest = z.strictObject({
  kind: z.literal('quest'),
  ...card,
  opening: z.string(),
  middle: z.array(z.strictObject({ if: predicate, text: z.string() })),
  /** Sealed until then. */
  won: z.string(),
  lost: z.strictObject({ fear: z.string(), influence: z.string(), deaths: z.string() }),
  fear: z.int().min(0).max(10),
  influence: z.int().min(0).max(10),
  /** Spaces of the day before the night (SET-10). */
  daytime: z.int().min(1),
  questTrack: z.int().min(1),
  /** Played before it by those who want to learn the rules, in this order. */
  tutorials: z.array(z.string()).optional(),
  journeys: z.array(z.string()).min(1),
  /** The journey that ends the quest when it is won. */
  last: z.string(),
  /** Initiative cards of the first turn of the first journey, from left to right; left out: they are shuffled. */
  firstOrder: z.array(z.string().regex(/^(hero|group)-[1-4]$/)).optional(),
  events: z.string(),
  extraction: z.string(),
});

/** A die of the box: what each of its faces shows. */
export const die = z.strictObject({
  kind: z.literal('die'),
  ...card,
  id: z.enum(ACTION_DICE),
  faces: z.array(z.enum(RESULTS)).min(2),
});

/** A combat of one hero on one tile, played by as many rules as have been explained by then. */
export const tutorial = z.strictObject({
  kind: z.literal('tutorial'),
  ...card,
  type: z.literal('tutorial'),
  number: z.int().min(1),
  intro: z.string(),
  success: z.string(),
  /** Only where it can go wrong. */
  failure: z.string().optional(),
  face: z.string(),
  hero: z.strictObject({ id, at: z.string() }),
  /** Where a mysterious object lies. */
  object: z.string().optional(),
  /** One group, with the encounter card that stands for it. */
  hostiles: z
    .strictObject({ card: z.string(), category: z.string(), model: id, at: z.array(z.string()).min(1) })
    .optional(),
  /** What the hero has suffered before it begins. */
  damage: z.int().min(1).optional(),
  /** What the tutorial before has left on the table stays there. */
  continues: z.literal(true).optional(),
  /** Who activates in each round, in this order. */
  rounds: z.array(z.enum(['hero', 'hostiles'])).min(1),
  /** Actions that have been explained. */
  actions: z.array(z.string()),
  /** It may also end when the player has seen enough. */
  mayStop: z.literal(true).optional(),
  /** Models whose group is never driven off. */
  targets: z.array(z.string()).min(1).optional(),
  victory: condition,
  ends: ends.optional(),
});

/** How hard the table is made: what always holds for every hero, and what happens at the start of every journey. */
export const difficulty = z.strictObject({
  kind: z.literal('difficulty'),
  ...card,
  passives: z.array(passive).optional(),
  lines: lines.optional(),
});

export type JourneyCard = z.infer<typeof journey>;
export type CrisesTable = z.infer<typeof crises>;
export type EntryCard = z.infer<typeof entry>;
export type TableCard = z.infer<typeof table>;
export type QuestCard = z.infer<typeof quest>;
export type DieCard = z.infer<typeof die>;
export type TutorialCard = z.infer<typeof tutorial>;
export type DifficultyCard = z.infer<typeof difficulty>;
