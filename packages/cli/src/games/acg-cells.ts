import { type AcgSetup, type AcgAdventure as Adventure, acgGame } from '@questhall/acg';
import type { Labels, NamedSetup } from '@questhall/sim';
import { called, theOnly } from './called.js';
import { difficultiesIn, listed, partiesIn } from './cells.js';
import type { Wishes } from './playable.js';

type MakeSetup = (wishes: Wishes) => AcgSetup;

/** Every quest with every difficulty and every size of party. A size is all parties of that size in turn. */
export function acgCells(wishes: Wishes, setup: MakeSetup): NamedSetup[] {
  return adventuresIn(wishes).flatMap((adventure) =>
    difficultiesIn(wishes).flatMap((difficulty) =>
      partiesIn(wishes.heroes).map((heroes) => {
        const { quest: _, campaign: __, delve: ___, ...rest } = wishes;
        return cellOf({ ...rest, [adventure.kind]: adventure.id, difficulty, heroes }, adventure, setup);
      }),
    ),
  );
}

function cellOf(wishes: Wishes, adventure: Adventure, setup: MakeSetup): NamedSetup {
  const base = setup(wishes);
  const size = base.heroes?.length ?? (base.players === 1 ? 2 : base.players);
  const parties = base.heroes === undefined ? partiesOf(size) : [base.heroes];
  const [first = base, ...others] = parties.map((heroes) => setup({ ...wishes, heroes: heroes.join(',') }));
  const party = base.heroes === undefined ? `${size} heroes` : base.heroes.join(' + ');
  const hard = base.difficulty === undefined ? [] : [base.difficulty];
  const name = [adventure.id, party, ...hard].join(', ');
  return { name, setup: first, others, labels: labelsOf(base, adventure, party) };
}

function labelsOf({ difficulty, switches }: AcgSetup, { name, kind }: Adventure, party: string): Labels {
  const ruled = Object.entries(switches ?? {}).map(([of, value]) => `${of}=${value}`);
  return {
    adventure: kind === 'quest' ? name : `${name} (${kind})`,
    heroes: party,
    difficulty: difficulty ?? 'standard',
    ...(ruled.length > 0 && { switches: ruled.join(' ') }),
  };
}

/** All parties of a size, none twice. */
function partiesOf(size: number): string[][] {
  const heroes = acgGame.heroes().map(({ id }) => id);
  return choices(heroes, size);
}

function choices(from: readonly string[], size: number): string[][] {
  const [first, ...rest] = from;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, size - 1).map((others) => [first, ...others]), ...choices(rest, size)];
}

const ALL = 'all';

function adventuresIn({ quest, campaign, delve }: Wishes): Adventure[] {
  const named = [
    ...adventuresCalled('quest', quest),
    ...adventuresCalled('campaign', campaign),
    ...adventuresCalled('delve', delve),
  ];
  const first = acgGame
    .adventures()
    .filter(({ kind }) => kind === 'quest')
    .slice(0, 1);
  return named.length > 0 ? named : first;
}

function adventuresCalled(kind: Adventure['kind'], typed: string | undefined): Adventure[] {
  const there = acgGame.adventures().filter((one) => one.kind === kind);
  if (typed === undefined) return [];
  if (typed === '') return [theOnly(there, kind)];
  if (typed === ALL) return there;
  return unique(listed(typed).map((name) => called(name, there, kind)));
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
