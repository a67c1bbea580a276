export const GAME_CODES = ['acg', 'lost-relics', 'cursed-city', 'wow'] as const;
export type GameCode = (typeof GAME_CODES)[number];

/** `rule`, `ruling` and `component` must be obeyed and tested; `content` are facts the cards must contain. */
export const RULE_KINDS = ['rule', 'ruling', 'component', 'content'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** One entry of a ledger as it is written in its file. */
export type LedgerEntry<Id extends string = string> = {
  readonly id: Id;
  readonly text: string;
  readonly source: string;
  readonly kind: RuleKind;
  readonly check: string;
};

export type LedgerSection<Id extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly LedgerEntry<Id>[];
};

/** What players read instead of an entry that was written for editors; by the entry's id. */
export type Say<Id extends string = string> = { readonly [id in Id]?: string };

export type Ledger<Id extends string = string> = {
  readonly game: GameCode;
  readonly title: string;
  readonly players: string;
  readonly sections: readonly LedgerSection<Id>[];
  readonly say: Say<Id>;
};

/** An entry that knows where in the rulebook it stands. */
export type Rule<Id extends string = string> = LedgerEntry<Id> & {
  readonly section: string;
  readonly sectionTitle: string;
  /** The rule as it is played, for players: the sentence written for them, or else the text. */
  readonly say: string;
  /** The text, where it is an editors' note that `say` stands for. */
  readonly note: string | null;
};
