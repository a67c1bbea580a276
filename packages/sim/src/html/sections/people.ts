import type { Balance } from '../../balance/index.js';
import type { Person } from '../../balance/people.js';
import { grouped } from '../../balance/plays.js';
import { intervals } from '../charts/intervals.js';
import { differenceCell, rateCell } from '../difference.js';
import { hint, type Section } from '../section.js';
import { table } from '../table.js';
import { decimal, listed, nameIn, points } from '../words.js';

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
  const name = nameIn(balance);
  if (chosen.length === 0)
    return ['Every party had all heroes, so nothing can be said about what one of them adds.'];
  const sure = chosen.filter(({ difference: d }) => d !== null && !d.small && (d.low > 0 || d.high < 0));
  const words = sure.map(
    ({ id, party, difference }) =>
      `${name(id)} in parties of ${party} (${points(difference?.difference ?? 0)} points)`,
  );
  const first =
    sure.length === 0
      ? 'No hero changes the win rate of a party beyond doubt.'
      : `Beyond doubt, the win rate depends on ${listed(words)}.`;
  return [
    first,
    `${mostOf(balance, 'defeated', 'falls most often', 'times')} ${mostOf(balance, 'dealt', 'deals most', 'wounds')}`,
  ];
}

/** Over all sizes of parties, weighted by plays. */
function mostOf(balance: Balance, of: 'defeated' | 'dealt', words: string, unit: string): string {
  const means = [...grouped(balance.people, ({ id }) => id)].map(([id, own]) => {
    const plays = own.reduce((sum, one) => sum + one.plays, 0);
    return { id, mean: own.reduce((sum, one) => sum + one.plays * one[of], 0) / plays };
  });
  const [most] = means.sort((a, b) => b.mean - a.mean);
  return most === undefined
    ? ''
    : `${nameIn(balance)(most.id)} ${words} (${decimal(most.mean, 2)} ${unit} in a play).`;
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
