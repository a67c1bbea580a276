import { type GameCode, type LedgerSection, openLedger, type Rule, type Rulebook } from '@questhall/rulebook';
import { onceEach } from '../../app/once-each.js';

/** What the tests and the cards of a game have to do with its rules. */
type Tested = {
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

export const testedOf = onceEach(loadTested);
export const ledgerOf = onceEach(openBook);

/** Where in a book an address leads: to a section, and perhaps to one rule in it. */
export type Place = {
  readonly section: LedgerSection;
  readonly rule?: Rule;
  /** What the address asks for is not in this book. */
  readonly missing?: true;
};

/** `place` is the id of a section or of a rule; anything else opens the book at its first page. */
export function placeIn(book: Rulebook, place: string | undefined): Place | undefined {
  const [first] = book.sections;
  if (place === undefined) return first === undefined ? undefined : { section: first };
  const rule = book.find(place);
  const wanted = rule?.section ?? place.toUpperCase();
  const section = book.sections.find(({ id }) => id === wanted);
  if (section === undefined) return first && { section: first, missing: true };
  return rule === undefined ? { section } : { section, rule };
}
