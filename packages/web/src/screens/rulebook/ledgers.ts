import { type GameCode, openLedger, type Rulebook } from '@questhall/rulebook';

/** What the tests and the cards of a game have to do with its rules. */
export type Tested = {
  /** How many tests show each rule at work; a rule that is not there is shown by none. */
  readonly verified: { readonly [rule: string]: number };
  /** The rules that each card makes use of, by the id of the card. */
  readonly rulesOfCards: { readonly [card: string]: readonly string[] };
};
export type OpenBook = {
  readonly book: Rulebook;
  readonly verified: Tested['verified'];
  /** The cards that make use of each rule, by their ids. */
  readonly cards: { readonly [rule: string]: readonly string[] };
};
type Ledger = Parameters<typeof openLedger>[0];

/** Each ledger is a file of its own, fetched when somebody opens that book. */
const LEDGERS = import.meta.glob<Ledger>('../../games/*/ledger.ts', { import: 'ledger' });

async function loadLedger(game: GameCode): Promise<Ledger> {
  const ledger = await LEDGERS[`../../games/${game}/ledger.ts`]?.();
  if (ledger === undefined) throw new Error(`there is no rulebook of '${game}'`);
  return ledger;
}

const TESTED = import.meta.glob<Tested>('../../games/*/tested.ts');
/** The rules of a game that cannot be played yet are not tested either, and no card uses them. */
const UNPLAYED: Tested = { verified: {}, rulesOfCards: {} };

async function loadTested(game: GameCode): Promise<Tested> {
  return (await TESTED[`../../games/${game}/tested.ts`]?.()) ?? UNPLAYED;
}

async function openBook(game: GameCode): Promise<OpenBook> {
  const [ledger, { verified, rulesOfCards }] = await Promise.all([loadLedger(game), testedOf(game)]);
  return { book: openLedger(ledger), verified, cards: turned(rulesOfCards) };
}

/** From "the rules of a card" to "the cards of a rule". */
function turned(rulesOfCards: Tested['rulesOfCards']): OpenBook['cards'] {
  const cards: { [rule: string]: string[] } = {};
  for (const [card, rules] of Object.entries(rulesOfCards))
    for (const rule of rules) cards[rule] = [...(cards[rule] ?? []), card];
  return cards;
}

/** The same promise every time, so that a page can wait for it. What did not come is asked for again. */
function once<T>(load: (game: GameCode) => Promise<T>): (game: GameCode) => Promise<T> {
  const asked: { [game in GameCode]?: Promise<T> } = {};
  return (game) => {
    const known = asked[game] ?? load(game);
    asked[game] = known;
    known.catch(() => delete asked[game]);
    return known;
  };
}

export const testedOf = once(loadTested);
export const ledgerOf = once(openBook);
