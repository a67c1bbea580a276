import type { Choices } from '../../games/beginning.js';
import type { Offer } from './choices.js';

/** Choices as they stand in an address, and what of the address means nothing in this box. */
export type Read = { readonly choices: Choices; readonly unknown: readonly string[] };

/** `?quest=…&heroes=a,b&companions=b&difficulty=…&house=name:value,…&seed=…`; what is left out is as usual. */
export function readAddress(search: string, offer: Offer): Read {
  const { usual } = offer;
  const asked = new URLSearchParams(search);
  const unknown: string[] = [];
  const known = <T extends string>(values: readonly string[], all: readonly T[]): T[] => {
    const good = values.flatMap((value) => all.filter((one) => one === value));
    unknown.push(...values.filter((value) => !all.some((one) => one === value)));
    return [...new Set(good)];
  };
  const list = (name: string): string[] | null => asked.get(name)?.split(',').filter(Boolean) ?? null;
  const ids = offer.adventures.map(({ id }) => id);
  const goal = [...new Set(offer.adventures.map(({ asks }) => asks))].find((name) => asked.has(name));
  const [adventure = usual.adventure] = known((goal !== undefined && list(goal)) || [], ids);
  const [difficulty = usual.difficulty] = known(list('difficulty') ?? [], offer.difficulties);
  const wanted = list('heroes');
  const heroes: readonly string[] = wanted === null ? usual.heroes : known(wanted, offer.heroes);
  const beside = list('companions') ?? (wanted === null ? usual.companions : []);
  const companions = known([...beside], offer.heroes).filter((hero) => heroes.includes(hero));
  const house = known(list('house') ?? [], rulings(offer));
  const switches = Object.fromEntries(house.map((one) => one.split(':') as [string, string]));
  const seed = asked.get('seed') ?? '';
  return { choices: { adventure, heroes, companions, difficulty, switches, seed }, unknown };
}

/** Every way in which a rule may be read unusually. */
const rulings = ({ switches }: Offer): string[] =>
  switches.flatMap(({ name, values, default: usual }) =>
    values.filter((value) => value !== usual).map((value) => `${name}:${value}`),
  );

export function addressOf(choices: Choices, offer: Offer): string {
  const { usual } = offer;
  const { adventure, heroes, companions, difficulty, switches, seed } = choices;
  const asks = offer.adventures.find(({ id }) => id === adventure)?.asks;
  const party = { heroes: heroes.join(','), companions: companions.join(',') };
  const isUsual = party.heroes === usual.heroes.join(',') && party.companions === usual.companions.join(',');
  const said = new URLSearchParams({
    ...(adventure !== usual.adventure && asks !== undefined && { [asks]: adventure }),
    ...(!isUsual && party),
    ...(difficulty !== usual.difficulty && { difficulty }),
    ...(Object.keys(switches).length > 0 && {
      house: Object.entries(switches)
        .map((one) => one.join(':'))
        .join(','),
    }),
    ...(seed !== '' && { seed }),
  });
  return said.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}
