import { ENOUGH, isSure } from '../../balance/difference.js';
import type { Balance } from '../../balance/index.js';
import type { Person } from '../../balance/people.js';
import { grouped } from '../../balance/plays.js';
import { Z } from '../../statistics.js';
import { intervals } from '../charts/intervals.js';
import { differenceCell, rateCell } from '../difference.js';
import { hint, type Section } from '../section.js';
import { table } from '../table.js';
import { decimal, listed, nameIn, points, times } from '../words.js';

export function people(balance: Balance): Section[] {
  const { people: all, target } = balance;
  if (all.length === 0) return [];
  const name = nameIn(balance);
  const chosen = all.filter(({ without }) => without !== null);
  return [
    {
      id: 'heroes',
      title: 'Heroes',
      says: conclusions(balance, chosen),
      shows: [
        chosen.length === 0 ? null : hint('Win rate of the parties that have the hero.'),
        chosen.length === 0
          ? null
          : intervals(
              [...grouped(chosen, ({ party }) => String(party))].map(([party, own]) => ({
                title: `Parties of ${party}`,
                rows: own.map((person) => ({
                  label: name(person.id),
                  rate: person.with,
                  games: person.plays,
                })),
              })),
              target,
            ),
        peopleTable(balance),
      ],
    },
  ];
}

function conclusions(balance: Balance, chosen: readonly Person[]): string[] {
  if (chosen.length === 0)
    return ['Every party had all heroes, so nothing can be said about what one of them adds.'];
  return [
    ...added(balance, chosen),
    mostOf(balance, 'defeated', { does: 'falls most often', unit: 'times' }),
    mostOf(balance, 'dealt', { does: 'deals most', unit: 'wounds' }),
  ];
}

/** What a hero adds, said only of those with enough plays on both sides. */
function added(balance: Balance, chosen: readonly Person[]): string[] {
  const name = nameIn(balance);
  const [told, untold] = [chosen.filter(isTold), chosen.filter((person) => !isTold(person))];
  if (told.length === 0) return [tooFew(untold)];
  const sure = told.filter(({ difference }) => isSure(difference, told.length));
  const words = sure.flatMap(({ id, party, difference: d }) =>
    d === null
      ? []
      : `${name(id)} in parties of ${party} (${points(d.difference)} points, ${points(d.low)} to ${points(d.high)})`,
  );
  const plays = Math.max(...told.map(({ difference: d }) => (d === null ? 0 : d.with + d.without)));
  const few = untold.map(
    ({ id, party, plays: n }) => `${name(id)} in parties of ${party} (${times(n, 'play')})`,
  );
  return [
    sure.length === 0
      ? `No hero stands out in the win rate: what ${times(plays, 'play')} show may be chance.`
      : `The win rate depends on ${listed(words)}.`,
    ...(few.length === 0 ? [] : [`Not enough games to tell what is added by ${listed(few)}.`]),
  ];
}

const isTold = ({ difference }: Person): boolean => difference !== null && !difference.small;

function tooFew(untold: readonly Person[]): string {
  const both = untold.flatMap(({ difference }) => difference ?? []).sort((a, b) => b.with - a.with);
  const [most] = both;
  const found =
    most === undefined
      ? 'none can be compared'
      : `at most ${times(most.with, 'play')} with and ${most.without} without one`;
  return `Not enough games to tell what a hero adds: ${found}, and ${ENOUGH} of each are needed.`;
}

type Mean = { readonly id: string; readonly plays: number; readonly mean: number; readonly error: number };

/** Over all sizes of parties, weighted by plays. */
function meansOf({ people: all }: Balance, of: 'defeated' | 'dealt'): Mean[] {
  const means = [...grouped(all, ({ id }) => id)].map(([id, own]) => {
    const sum = (figure: (one: Person) => number) =>
      own.reduce((total, one) => total + one.plays * figure(one), 0);
    const plays = sum(() => 1);
    const error = Math.sqrt(sum(({ variance }) => variance[of])) / plays;
    return { id, plays, mean: sum((one) => one[of]) / plays, error };
  });
  return means.sort((a, b) => b.mean - a.mean);
}

/** Whoever is first, if the plays are enough to tell the first from every other. */
function mostOf(
  balance: Balance,
  of: 'defeated' | 'dealt',
  { does, unit }: { does: string; unit: string },
): string {
  const name = nameIn(balance);
  const [first, ...others] = meansOf(balance, of);
  const [second] = others;
  if (first === undefined || second === undefined) return '';
  const fewest = Math.min(first.plays, ...others.map(({ plays }) => plays));
  if (fewest < ENOUGH) return `Not enough games to tell who ${does} (${times(fewest, 'play')}).`;
  const ahead = (other: Mean) => first.mean - other.mean > Z * Math.hypot(first.error, other.error);
  if (others.every(ahead)) return `${name(first.id)} ${does} (${decimal(first.mean, 2)} ${unit} in a play).`;
  const said = ({ id, mean, plays }: Mean) =>
    `${name(id)} (${decimal(mean, 2)} ${unit} in ${times(plays, 'play')})`;
  return `Not enough games to tell who ${does}: ${said(first)} and ${said(second)} are too close.`;
}

function peopleTable(balance: Balance) {
  const name = nameIn(balance);
  const mean = (title: string, of: (person: Person) => number) => ({
    title,
    number: true as const,
    cell: (person: Person) => ({ shown: decimal(of(person), 2), sort: of(person) }),
  });
  return table<Person>(
    [
      { title: 'Hero', cell: ({ id }) => name(id) },
      { title: 'Party of', number: true, cell: ({ party }) => party },
      { title: 'Plays', number: true, cell: ({ plays }) => plays },
      {
        title: 'Won with',
        number: true,
        cell: (person) => rateCell(person.with),
      },
      {
        title: 'Won without',
        number: true,
        cell: ({ without }) => rateCell(without),
      },
      { title: 'Difference', number: true, cell: ({ difference }) => differenceCell(difference) },
      mean('Wounds suffered', ({ suffered }) => suffered),
      mean('Times defeated', ({ defeated }) => defeated),
      mean('Wounds dealt', ({ dealt }) => dealt),
    ],
    balance.people,
    'Averages are per play.',
  );
}
