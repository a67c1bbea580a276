import type { AnyCard } from '../../src/content/schema.js';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';

/** A record to be broken on purpose. */
export type Loose = { id: string; kind: string } & { [field: string]: unknown };
export type Sources = { file: string; record: unknown }[];

/** The sentences that the checks say about the content after a change. */
export function said(change: (sources: Sources) => Sources): string[] {
  const copy = JSON.parse(JSON.stringify(records)) as Sources;
  return validateContent(change(copy)).map(({ id, message }) => `${id}: ${message}`);
}
export const broken = (id: string, fields: object) =>
  said((sources) =>
    sources.map(({ file, record }) => ({
      file,
      record: (record as Loose).id === id ? merged(record as Loose, fields) : record,
    })),
  );
export const without = (id: string) =>
  said((sources) => sources.filter(({ record }) => (record as Loose).id !== id));
export const withNew = (like: string, fields: object) =>
  said((sources) => {
    const model = sources.find(({ record }) => (record as Loose).id === like);
    return [...sources, { file: 'new.json', record: merged(model?.record as Loose, fields) }];
  });
/** A field set to undefined is left out. */
export function merged(record: Loose, fields: object): object {
  const all = Object.entries({ ...record, ...fields });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
export const cardIn = (id: string) =>
  records.find(({ record }) => (record as AnyCard).id === id)?.record as Loose;
export const setupOf = (id: string) => cardIn(id).setup as { [deck: string]: object };
