import type { Standing } from '@questhall/engine';
import type { Head, Listed } from '@questhall/table';

/** How adventures stand, told again in other words than those they were kept with. */
export type Retold = ReadonlyMap<string, Standing>;

/** An adventure that was played on since stands elsewhere. */
export const nameOf = ({ id, when }: Head, language: string): string => `${id} ${when} ${language}`;

/** Those that are kept in the words of another language and were not told again yet. */
export const strangers = (listed: readonly Listed[], language: string, retold: Retold): Head[] =>
  listed.flatMap(({ result }) =>
    result.ok && result.value.language !== language && !retold.has(nameOf(result.value, language))
      ? [result.value]
      : [],
  );

/** The same list in the language of now, as far as that is known. */
export const inLanguage = (listed: readonly Listed[], language: string, retold: Retold): Listed[] =>
  listed.map((one) => {
    const standing = one.result.ok ? retold.get(nameOf(one.result.value, language)) : undefined;
    if (!one.result.ok || standing === undefined) return one;
    return { ...one, result: { ok: true, value: { ...one.result.value, standing } } };
  });
