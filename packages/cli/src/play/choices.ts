import {
  type Barred,
  DECLINE,
  type Decision,
  type EntityId,
  type Explained,
  type ExplainedOption,
  inOneSentence,
  type OptionId,
  type Reasons,
  reasonsFor,
  type Text,
} from '@questhall/engine';
import type { Teller } from '@questhall/table';
import { wordsOf } from '../text/likeness.js';
import { sentence } from '../text/list.js';
import { en, type Words } from '../words/en.js';

/** Something that can be meant by words. */
export type Meant = {
  readonly label: string;
  readonly words: readonly string[];
  /** Numbers that belong to a name ("Goblin 2"), not to a figure in the text. */
  readonly numbers: readonly string[];
};

/** An option as it stands on the screen: `key` is what a person types for it. */
export type Choice = Meant & {
  readonly id: OptionId;
  readonly key: string;
  readonly refs: readonly EntityId[];
  /** What one would read before choosing it. */
  readonly details: readonly string[];
};
export type BarredChoice = Meant & { readonly barred: Barred };

/** An answer of no picks, where that is allowed. */
export const NOTHING = '';

/** What may be typed for the standard answers, in English and in the language of whoever plays. */
function sameWords(option: OptionId, words: Words): string {
  const same = ({ same: { yes, no, decline, nothing } }: Words): string => {
    if (option === DECLINE) return decline;
    if (option === NOTHING) return `${decline} ${nothing}`;
    return option === 'yes' ? yes : option === 'no' ? no : '';
  };
  return words === en ? same(en) : `${same(en)} ${same(words)}`.trim();
}

function standard(option: OptionId, { yes, no, decline }: Words): string | undefined {
  if (option === DECLINE) return decline;
  return option === 'yes' ? yes : option === 'no' ? no : undefined;
}

/** How the options of a question are called, in words that a person may type. */
export class Choices {
  readonly list: readonly Choice[];
  readonly barred: readonly BarredChoice[];

  constructor(
    readonly decision: Decision,
    private readonly explained: Explained,
    private readonly teller: Teller,
    private readonly view: unknown,
    readonly words: Words = en,
  ) {
    const listed = decision.options.map((id, at) => this.choice(id, keyOf(decision, id, at)));
    this.list = decision.min === 0 ? [...listed, this.nothing()] : listed;
    this.barred = explained.barred.map((barred) => ({
      barred,
      ...this.meant(teller.say(barred.name), barred.refs, ''),
    }));
  }

  /** How many may be picked is said apart, unless the question says it. */
  get saysCount(): boolean {
    return this.explained.count !== undefined;
  }

  get question(): string {
    return this.teller.say(this.explained.text);
  }

  /** Why it is asked, as far as there are words for it. */
  get reasons(): Reasons {
    const { teller } = this;
    return reasonsFor(this.explained.trail, (text) => (teller.knows(text.key) ? teller.say(text) : ''));
  }

  /** Amounts without a text of their own are a row of numbers, not a list. */
  get amounts(): boolean {
    return this.decision.form === 'amount' && this.list.every(({ label, key }) => label === key);
  }

  private choice(id: OptionId, key: string): Choice {
    const explained = this.explained.options[id];
    const label = explained === undefined ? this.plainName(id) : this.whole(explained);
    const refs = explained?.refs ?? [];
    const details = (explained?.details ?? []).map((detail) => sentence(this.teller.say(detail)));
    return { id, key, refs, details, ...this.meant(label, refs, `${id} ${this.sameWords(id)}`) };
  }

  private whole({ name, facts, outlook }: ExplainedOption): string {
    const say = (text: Text | undefined) => (text === undefined ? '' : this.teller.say(text));
    return inOneSentence({ name: say(name), facts: say(facts), outlook: say(outlook) });
  }

  /** Where there is only one thing to say yes to, "yes" is that. */
  private sameWords(id: OptionId): string {
    const { form, options, min } = this.decision;
    const others = options.filter((option) => option !== DECLINE);
    const optional = form === 'maybe' || (form === 'some' && min === 0);
    const yes = optional && others.length === 1 ? sameWords('yes', this.words) : '';
    return sameWords(id, this.words) || yes;
  }

  private nothing(): Choice {
    const key = 'option.nothing';
    const label = this.teller.knows(key) ? this.teller.say({ key, args: {} }) : this.words.nothing;
    return {
      id: NOTHING,
      key: '0',
      refs: [],
      details: [],
      ...this.meant(label, [], sameWords(NOTHING, this.words)),
    };
  }

  private plainName(id: OptionId): string {
    if (this.decision.form === 'amount') return id;
    return standard(id, this.words) ?? this.teller.game.show.name(id, this.view);
  }

  private meant(label: string, refs: readonly EntityId[], more: string): Meant {
    const names = refs.map((ref) => this.teller.game.show.name(ref, this.view)).join(' ');
    const words = [...new Set(wordsOf(`${label} ${names} ${more}`))];
    return { label, words, numbers: wordsOf(names).filter((word) => /^\d+$/.test(word)) };
  }
}

/** Amounts are typed as what they are; everything else is counted from 1. */
function keyOf({ form }: Decision, id: OptionId, at: number): string {
  return form === 'amount' ? id : String(at + 1);
}
