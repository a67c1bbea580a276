import type { Show } from '@questhall/engine';
import { Refused } from '../../src/errors.js';
import { type Brought, playable, type Wishes } from '../../src/games/playable.js';
import { cellarCatalogue, nameOf, tellCellar } from './explain.js';
import { type CellarBoard, type CellarSetup, type CellarView, cellarRules, SEATS } from './rules.js';

const show: Show<CellarView> = {
  catalogue: cellarCatalogue,
  name: (id) => nameOf(id),
  table: ({ round, coins, rats, chests, seats, health, deck }) => [
    { text: `Round ${round} of 12, ${coins} coins.` },
    {
      text: 'Friends:',
      below: seats.map((seat) => ({ text: `${nameOf(seat)}, health ${health[seat] ?? 0}` })),
    },
    {
      text: rats.length === 0 ? 'No rats.' : 'Rats:',
      below: rats.map(({ id, wounds }) => ({ text: `${nameOf(id)}, wounds ${wounds} of 3` })),
    },
    { text: `Chests: ${chests.map(nameOf).join(', ') || 'none'}.` },
    { text: `Deck: ${deck} cards.` },
  ],
  event: ({ type, data }, view) => tellCellar(type, data, view),
  cards: ({ rats }) => rats.map(({ id }) => ({ id, name: nameOf(id), text: 'Has teeth.\nBites.' })),
};

function setup({ heroes, players, quest, switches }: Wishes): CellarSetup {
  if (quest !== undefined && quest !== 'cellar') throw new Refused(`There is no quest '${quest}'.`);
  const names = (heroes ?? '').split(',').filter((name) => /[a-z]/.test(name));
  const stranger = names.find((name) => !(SEATS as readonly string[]).includes(name));
  if (stranger !== undefined) throw new Refused(`There is no hero called '${stranger}'.`);
  const friends = players ?? (names.length || Number(heroes ?? 1));
  return switches === undefined ? { players: friends } : { players: friends, switches };
}

export const cellarGame: Brought<CellarBoard, CellarView, CellarSetup> = {
  source: { game: 'cellar', module: new URL('./rules.ts', import.meta.url).href, export: 'cellarRules' },
  rules: cellarRules,
  show,
  setup,
  content: () => ({
    kinds: { rat: 3, chest: 3 },
    origins: { ours: 6 },
    scripts: 0,
    scriptShare: 0,
    errors: [],
  }),
  carried: () => [{ rule: 'ACG-ZONE-04', by: 'cellar.attack@target' }],
};

export const cellar = playable(cellarGame);
