import type { Head, Listed, Trouble } from '@questhall/table';
import { goingIn } from '../../games/outside.js';
import type { OpenTable } from '../../table/client.js';

/** An adventure as a shelf shows it. */
export type Adventure = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly party: string;
  readonly where: string;
  /** What is being played: a quest or a campaign, by its id. */
  readonly goal: string | null;
  readonly heroes: readonly string[];
  readonly answers: number;
  readonly over: boolean;
  /** Milliseconds since 1970; nothing for what has never been written down. */
  readonly when: number | null;
  /** It lasts as long as the page. */
  readonly fleeting: boolean;
};
export type Damaged = { readonly id: string; readonly trouble: Trouble };

/** All that can be found, sorted out. The latest comes first. */
export type Sorted = {
  readonly going: readonly Adventure[];
  readonly over: readonly Adventure[];
  readonly damaged: readonly Damaged[];
};

/** What is only held in this page stands above what is kept, because it is all that would be lost. */
export function sorted(listed: readonly Listed[], held: readonly OpenTable[]): Sorted {
  const open = held.flatMap(heldOne);
  const kept = listed.flatMap(({ id, result }) =>
    result.ok && !open.some((one) => one.id === id) ? [keptOne(result.value)] : [],
  );
  const all = [...open, ...kept];
  return {
    going: all.filter(({ over }) => !over),
    over: all.filter(({ over }) => over),
    damaged: listed.flatMap(({ id, result }) => (result.ok ? [] : [{ id, trouble: result.trouble }])),
  };
}

function keptOne({ id, game, standing, setup, at, over, when }: Head): Adventure {
  const { adventure: title, party, where } = standing;
  return { id, game, title, party, where, ...goingIn(game, setup), answers: at, over, when, fleeting: false };
}

function heldOne({ id, table: { scene } }: OpenTable): Adventure[] {
  if (id === null) return [];
  const { game, standing, time, over } = scene;
  const { adventure: title, party, where } = standing;
  const nothing = { goal: null, heroes: [], when: null, fleeting: true };
  return [{ id, game, title, party, where, answers: time.at, over: over !== null, ...nothing }];
}
