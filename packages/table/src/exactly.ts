import type { ExactlyCompared, OddsShown } from './looking.js';

/** More would be a table and no advice. */
const MOST = 2;

/** What the dice say of an answer, beside the same of another; nothing where they do not tell all. */
export function exactly(mine: OddsShown | null, other: OddsShown | null): readonly ExactlyCompared[] {
  if (mine === null || !mine.exact) return [];
  const others = other?.exact === true ? counted(other) : [];
  return counted(mine)
    .map((one) => ({ ...one, other: others.find(({ text }) => text === one.text)?.mine ?? null }))
    .filter(({ mine: is, other: was }) => is !== (was ?? 0))
    .slice(0, MOST);
}

function counted({ chances, parts }: OddsShown): Omit<ExactlyCompared, 'other'>[] {
  return [
    ...chances.map(({ text, chance }) => ({ text, kind: 'chance' as const, mine: chance })),
    ...parts.map(({ text, distribution }) => ({
      text,
      kind: 'average' as const,
      mine: distribution.reduce((sum, chance, count) => sum + chance * count, 0),
    })),
  ];
}
