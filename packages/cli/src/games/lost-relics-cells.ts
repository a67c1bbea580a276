import { type LrSetup, lostRelicsAdventures } from '@questhall/lost-relics';
import type { NamedSetup } from '@questhall/sim';
import { called, theOnly } from './called.js';
import { listed } from './cells.js';
import type { Wishes } from './playable.js';

type Adventure = ReturnType<typeof lostRelicsAdventures>[number];

/** Every adventure that is wished for; the party is always the same. */
export function lostRelicsCells(wishes: Wishes, setup: (wishes: Wishes) => LrSetup): NamedSetup[] {
  const { quest, campaign, ...rest } = wishes;
  const named = [...calledBy('adventure', quest), ...calledBy('campaign', campaign)];
  const first = lostRelicsAdventures().filter(({ kind }) => kind === 'adventure');
  const chosen = named.length > 0 ? named : first.slice(0, 1);
  return chosen.map((adventure) => {
    const goal = adventure.kind === 'campaign' ? { campaign: adventure.id } : { quest: adventure.id };
    const made = setup({ ...rest, ...goal });
    return { name: adventure.id, setup: made, labels: labelsOf(made, adventure) };
  });
}

function labelsOf({ switches = {} }: LrSetup, { name, kind }: Adventure): NonNullable<NamedSetup['labels']> {
  const ruled = Object.entries(switches).map(([of, value]) => `${of}=${value}`);
  return {
    adventure: kind === 'campaign' ? `${name} (campaign)` : name,
    ...(ruled.length > 0 && { switches: ruled.join(' ') }),
  };
}

const ALL = 'all';

function calledBy(kind: Adventure['kind'], typed: string | undefined): Adventure[] {
  const there = lostRelicsAdventures().filter((one) => one.kind === kind);
  if (typed === undefined) return [];
  if (typed === '') return [theOnly(there, kind)];
  if (typed === ALL) return there;
  return [...new Set(listed(typed).map((name) => called(name, there, kind)))];
}
