import { type LrAdventure as Adventure, type LrSetup, lostRelicsGame } from '@questhall/lost-relics';
import type { NamedSetup } from '@questhall/sim';
import { count } from '../text/list.js';
import { called, theOnly } from './called.js';
import { difficultiesIn, listed } from './cells.js';
import type { Wishes } from './playable.js';

/** Every adventure with every difficulty that is wished for; the party is always the same, whoever leads it. */
export function lostRelicsCells(wishes: Wishes, setup: (wishes: Wishes) => LrSetup): NamedSetup[] {
  const { quest, campaign, ...rest } = wishes;
  const named = [...calledBy('adventure', quest), ...calledBy('campaign', campaign)];
  const first = lostRelicsGame.adventures().filter(({ kind }) => kind === 'adventure');
  const chosen = named.length > 0 ? named : first.slice(0, 1);
  return chosen.flatMap((adventure) =>
    difficultiesIn(wishes).map((difficulty) => {
      const goal = adventure.kind === 'campaign' ? { campaign: adventure.id } : { quest: adventure.id };
      return cellOf(setup({ ...rest, ...goal, difficulty }), adventure);
    }),
  );
}

function cellOf(setup: LrSetup, { id, name, kind }: Adventure): NamedSetup {
  const { players, difficulty, switches = {} } = setup;
  const ruled = Object.entries(switches).map(([of, value]) => `${of}=${value}`);
  const led = count(players, 'player', 'players');
  return {
    name: [id, led, ...(difficulty === undefined ? [] : [difficulty])].join(', '),
    setup,
    labels: {
      adventure: kind === 'campaign' ? `${name} (campaign)` : name,
      players: led,
      difficulty: difficulty ?? 'standard',
      ...(ruled.length > 0 && { switches: ruled.join(' ') }),
    },
  };
}

const ALL = 'all';

function calledBy(kind: Adventure['kind'], typed: string | undefined): Adventure[] {
  const there = lostRelicsGame.adventures().filter((one) => one.kind === kind);
  if (typed === undefined) return [];
  if (typed === '') return [theOnly(there, kind)];
  if (typed === ALL) return there;
  return [...new Set(listed(typed).map((name) => called(name, there, kind)))];
}
