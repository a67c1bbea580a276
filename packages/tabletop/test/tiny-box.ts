import { type Library, type Line, libraryOf, type Source, type WrittenLine } from '@questhall/tabletop';
import { z } from 'zod';
import { type Tiny, type TinyContext, vocabulary } from './tiny-effects.js';

type Cost = { coins: number };
export type WrittenTinyLine = WrittenLine & { cost?: Cost | undefined };
export type TinyLine = Line<Tiny, TinyContext> & { readonly cost: Cost | undefined };
export type TinyAbility = {
  window: string;
  may?: true | undefined;
  cost?: Cost | undefined;
  /** Its card leaves play as a part of the cost. */
  leaves?: true | undefined;
  lines: WrittenTinyLine[];
};
export type TinyCard = {
  id: string;
  kind: 'thing' | 'place';
  name: string;
  origin: 'printed' | 'inferred' | 'ours';
  copies?: number | undefined;
  script?: true | undefined;
  lines?: WrittenTinyLine[] | undefined;
  abilities?: TinyAbility[] | undefined;
};

const ability: z.ZodType<TinyAbility> = z.strictObject({
  window: z.string(),
  may: z.literal(true).optional(),
  cost: z.strictObject({ coins: z.int() }).optional(),
  leaves: z.literal(true).optional(),
  lines: z.lazy(() => vocabulary.lines),
});

const schema: z.ZodType<TinyCard> = z.strictObject({
  id: z.string(),
  kind: z.enum(['thing', 'place']),
  name: z.string(),
  origin: z.enum(['printed', 'inferred', 'ours']),
  copies: z.int().min(1).optional(),
  script: z.literal(true).optional(),
  lines: z.lazy(() => vocabulary.lines).optional(),
  abilities: z.array(ability).optional(),
});

type Extra = { readonly names: readonly string[] };
export type TinyBox = Library<TinyCard, TinyAbility, TinyLine, Extra>;

export const emptyTinyBox: TinyBox = libraryOf<TinyCard, WrittenTinyLine, TinyAbility, TinyLine, Extra>({
  schema,
  compile: {
    finish: ({ key, params, may }, verb, { cost }) => ({
      key,
      params,
      may,
      verb: vocabulary.verbs[verb] as TinyLine['verb'],
      cost,
    }),
    nested: (verb, params) => vocabulary.nested(verb, params),
  },
  programsOn: ({ lines }) => (lines === undefined ? [] : [{ at: 'lines', lines }]),
  abilitiesOn: ({ abilities = [] }) => abilities.map((one, i) => ({ at: `abilities.${i}`, ability: one })),
  extra: ({ records }) => ({ names: Object.values(records).map(({ name }) => name) }),
});

/** A record with whatever a test does not care about filled in. */
export const card = (record: object): object => ({ kind: 'thing', name: 'Thing', origin: 'ours', ...record });

export const sources = (...records: readonly object[]): Source[] =>
  records.map((record, i) => ({ file: `${i + 1}.json`, record: card(record) }));

export const tinyBox = (...records: readonly object[]): TinyBox => emptyTinyBox.with(sources(...records));
