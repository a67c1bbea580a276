import { type GameCode, openLedger, type Rulebook } from '@questhall/rulebook';

/** Each ledger is a file of its own, fetched when somebody opens that book. */
const LEDGERS: { readonly [game in GameCode]: () => Promise<Rulebook> } = {
  acg: async () => openLedger((await import('@questhall/rulebook/ledgers/acg')).acgLedger),
  'lost-relics': async () =>
    openLedger((await import('@questhall/rulebook/ledgers/lost-relics')).lostRelicsLedger),
  'cursed-city': async () =>
    openLedger((await import('@questhall/rulebook/ledgers/cursed-city')).cursedCityLedger),
  wow: async () => openLedger((await import('@questhall/rulebook/ledgers/wow')).wowLedger),
};

const opened: { [game in GameCode]?: Promise<Rulebook> } = {};

/** The same promise every time, so that a page can wait for it. A book that did not come is asked for again. */
export function ledgerOf(game: GameCode): Promise<Rulebook> {
  const known = opened[game];
  if (known !== undefined) return known;
  const asked = LEDGERS[game]();
  opened[game] = asked;
  asked.catch(() => delete opened[game]);
  return asked;
}
