import { ledgers, type RuleId, type RuleIds } from './ledgers.js';
import { nearestIds } from './nearest.js';
import { buildIndex, type SearchHit } from './search.js';
import { GAME_CODES, type GameCode, type Ledger, type LedgerSection, type Rule, type Say } from './types.js';

/** One game's ledger, ready to be asked. */
export type Rulebook<Id extends string = string> = {
  readonly game: GameCode;
  readonly title: string;
  readonly players: string;
  readonly sections: readonly LedgerSection<Id>[];
  /** Every entry, in the order of the ledger. */
  readonly rules: readonly Rule<Id>[];
  /** By id, in capitals or not. */
  find(id: string): Rule<Id> | undefined;
  /** The entries of a section, by the section's id, in capitals or not; none if there is no such section. */
  inSection(section: string): readonly Rule<Id>[];
  /** By words, the best fit first. */
  search(words: string, limit?: number): readonly SearchHit<Id>[];
  /** The ids that look most like a mistyped one. */
  nearest(id: string, limit?: number): readonly Id[];
};

const opened: { [Game in GameCode]?: Rulebook<RuleIds[Game]> } = {};

/** The rulebook of a game; opened once, however often it is asked for. */
export function rulebook<Game extends GameCode>(game: Game): Rulebook<RuleIds[Game]> {
  const known: Rulebook<RuleIds[Game]> | undefined = opened[game];
  if (known !== undefined) return known;
  const book: Rulebook<RuleIds[Game]> = openLedger<RuleIds[Game]>(ledgers[game]);
  opened[game] = book as (typeof opened)[Game];
  return book;
}

/** An id names its game, so nobody has to say which rulebook an id is in. */
export function findRule(id: string): { game: GameCode; rule: Rule<RuleId> } | undefined {
  for (const game of GAME_CODES) {
    const rule = rulebook(game).find(id);
    if (rule !== undefined) return { game, rule };
  }
  return undefined;
}

/** The ids of any game that look most like a mistyped one. */
export function nearestRuleIds(id: string, limit = 3): readonly RuleId[] {
  const all = GAME_CODES.flatMap((game): readonly RuleId[] => rulebook(game).rules.map((rule) => rule.id));
  return nearestIds(all, id, limit);
}

export function openLedger<Id extends string>(ledger: Ledger<Id>): Rulebook<Id> {
  const rules = ledger.sections.flatMap((section) => rulesOf(section, ledger.say));
  const byId = new Map<string, Rule<Id>>(rules.map((rule) => [rule.id.toUpperCase(), rule]));
  const ids = rules.map((rule) => rule.id);
  let index: ReturnType<typeof buildIndex<Id>> | undefined;
  const { game, title, players, sections } = ledger;
  return {
    game,
    title,
    players,
    sections,
    rules,
    find: (id) => byId.get(id.trim().toUpperCase()),
    inSection: (section) => rules.filter((rule) => rule.section === section.trim().toUpperCase()),
    search: (words, limit) => {
      // Most programs only look ids up: the words are indexed when somebody searches.
      index ??= buildIndex(rules);
      return index.search(words, limit);
    },
    nearest: (id, limit = 3) => nearestIds(ids, id, limit),
  };
}

function rulesOf<Id extends string>(section: LedgerSection<Id>, written: Say<Id>): Rule<Id>[] {
  return section.rules.map((entry) => {
    const say: string | undefined = written[entry.id];
    return {
      ...entry,
      section: section.id,
      sectionTitle: section.title,
      say: say ?? entry.text,
      note: say === undefined ? null : entry.text,
    };
  });
}
