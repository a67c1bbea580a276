import { type GameCode, openLedger, type Rulebook } from '@questhall/rulebook';

/** How many tests show each rule at work; a rule that is not there is shown by none. */
export type Verified = { readonly [rule: string]: number };
/** The cards that make use of each rule, by their ids. */
export type CardsOfRules = { readonly [rule: string]: readonly string[] };
export type OpenBook = {
  readonly book: Rulebook;
  readonly verified: Verified;
  readonly cards: CardsOfRules;
};

/** Each ledger is a file of its own, fetched when somebody opens that book. */
const LEDGERS: { readonly [game in GameCode]: () => Promise<OpenBook> } = {
  acg: async () => ({
    book: openLedger((await import('@questhall/rulebook/ledgers/acg')).acgLedger),
    verified: (await import('virtual:verified/acg')).verified,
    cards: turned((await import('virtual:rules-of-cards/acg')).rulesOfCards),
  }),
  'lost-relics': async () =>
    unplayed((await import('@questhall/rulebook/ledgers/lost-relics')).lostRelicsLedger),
  'cursed-city': async () =>
    unplayed((await import('@questhall/rulebook/ledgers/cursed-city')).cursedCityLedger),
  wow: async () => unplayed((await import('@questhall/rulebook/ledgers/wow')).wowLedger),
};

/** The rules of a game that cannot be played yet are not tested either. */
const unplayed = (ledger: Parameters<typeof openLedger>[0]): OpenBook => ({
  book: openLedger(ledger),
  verified: {},
  cards: {},
});

/** From "the rules of a card" to "the cards of a rule". */
function turned(rulesOfCards: { readonly [card: string]: readonly string[] }): CardsOfRules {
  const cards: { [rule: string]: string[] } = {};
  for (const [card, rules] of Object.entries(rulesOfCards))
    for (const rule of rules) cards[rule] = [...(cards[rule] ?? []), card];
  return cards;
}

const opened: { [game in GameCode]?: Promise<OpenBook> } = {};

/** The same promise every time, so that a page can wait for it. A book that did not come is asked for again. */
export function ledgerOf(game: GameCode): Promise<OpenBook> {
  const known = opened[game];
  if (known !== undefined) return known;
  const asked = LEDGERS[game]();
  opened[game] = asked;
  asked.catch(() => delete opened[game]);
  return asked;
}
