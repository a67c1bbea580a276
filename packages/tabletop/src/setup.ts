import { BadSetup, type SeatId } from '@questhall/engine';
import type { z } from 'zod';

/** The difficulty that nobody has to choose: the sheet as it is. */
export const STANDARD = 'standard';

/** A set-up in the right shape, or the reason why it is none. */
export function shaped<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'set-up'}: ${issue.message}`,
  );
  throw new BadSetup(problems.join('; '));
}

type Records = {
  readonly records: { readonly [id: string]: { readonly kind: string } };
  readonly kinds: { readonly [kind: string]: readonly { readonly id: string }[] };
};

/** Refuses what is not in the box, with what is. */
export function checkThere({ records, kinds }: Records, kind: string, id: string): void {
  if (records[id]?.kind === kind) return;
  const known = (kinds[kind] ?? []).map((card) => card.id);
  throw new BadSetup(`there is no ${kind} '${id}'; there are: ${known.join(', ')}`);
}

export const seatsFor = (players: number): SeatId[] => Array.from({ length: players }, (_, i) => `p${i + 1}`);
