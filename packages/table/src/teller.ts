import type { Sampled } from '@questhall/bots';
import {
  type Decision,
  type Event,
  type ExplainedOption,
  eventsFor,
  type Figure,
  type HiddenDecision,
  inOneSentence,
  isWonFor,
  type Odds,
  type Outcome,
  type Passage,
  reasonsFor,
  rulesBehind,
  type Standing,
  type Text,
  type TrailStep,
  type Viewer,
} from '@questhall/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import type { AnyState, TableGame } from './game.js';
import type { OddsShown, SampledShown } from './looking.js';
import { ORDER } from './orders.js';
import type { Asked, BarredOption, Ending, Line, Offered, ProposalShown } from './scene.js';

/** Turns what a game says as data into sentences of its language. */
export class Teller {
  private readonly messages = new Map<string, IntlMessageFormat>();

  constructor(readonly game: TableGame) {}

  say({ key, args }: Text): string {
    const { catalogue } = this.game.show;
    if (!this.knows(key)) return humanised(key);
    try {
      return String(this.message(key).format(args));
    } catch {
      // A faulty message is no reason to stop a game: the text as it was written says enough.
      return catalogue[key] ?? key;
    }
  }

  /** What a viewer has seen happen; `view` is the table after it. */
  lines(at: number, events: readonly Event[], viewer: Viewer, view: () => unknown): Line[] {
    const seen = eventsFor(events, viewer);
    if (seen.length === 0) return [];
    const { show } = this.game;
    const after = view();
    const passages = show.chronicle?.(seen, after) ?? seen.flatMap((event) => this.single(event, after));
    return passages.map((passage) => this.line(at, passage));
  }

  /** Every event as a sentence of its own, as far as a viewer has seen it and it is worth telling. */
  story(events: readonly Event[], viewer: Viewer, view: () => unknown): { event: Event; text: string }[] {
    return eventsFor(events, viewer).flatMap((event) => {
      const text = this.game.show.event(event, view());
      return text === null ? [] : [{ event, text: this.sentence(text) }];
    });
  }

  /** `view` is the table as whoever is asked sees it. */
  asked(state: AnyState, decision: Decision, forPerson: boolean, view: unknown): Asked {
    const { id, seat, by, ask, form, min, max } = decision;
    const explained = this.game.rules.explain(state, decision);
    const options = decision.options.map((option): Offered => {
      const {
        refs = [],
        details = [],
        path,
        ...said
      }: Partial<ExplainedOption> = explained.options[option] ?? {};
      const name = said.name === undefined ? this.plain(option, decision, view) : this.say(said.name);
      const parts = { name, facts: this.maybe(said.facts), outlook: this.maybe(said.outlook) };
      const text = inOneSentence(parts);
      const more = details.map((detail) => this.sentence(detail));
      return { id: option, text, ...parts, refs, details: more, ...(path !== undefined && { path }) };
    });
    const barred = explained.barred.map(
      (one): BarredOption => ({ ...one, name: this.say(one.name), because: this.sentence(one.because) }),
    );
    const question = this.say(explained.text);
    const proposals = decision.proposals.map(
      (one): ProposalShown => ({
        ...one,
        name: this.game.show.name(one.seat, view),
        texts: one.picks.map((pick) => options.find((option) => option.id === pick)?.name ?? pick),
      }),
    );
    return {
      ...{ id, hidden: false, seat, by, ask, form, min, max, forPerson, question },
      about: explained.about,
      decides: explained.decides,
      ...(explained.on !== undefined && { on: explained.on }),
      ...(form === 'maybe' && this.game.show.isOffer?.(ask) === true && { offer: true as const }),
      ...(forPerson && this.orders(state, decision)),
      options,
      barred,
      proposals,
      ...this.why(explained.trail),
    };
  }

  /** What a seat may order at this question, so that it and others like it are passed. */
  private orders(state: AnyState, decision: Decision): Pick<Asked, 'orders'> {
    const { rules, show } = this.game;
    const covering = rules.orders?.covering(state, decision) ?? [];
    if (covering.length === 0) return {};
    const text = (order: string) => {
      const said = show.order?.(order);
      return said === undefined ? order : this.say(said);
    };
    return {
      orders: covering.map((option) => ({ seat: decision.by, ask: ORDER, option, text: text(option) })),
    };
  }

  /** A question of somebody else whose options would tell something. */
  hidden({ id, seat, by, ask, rules }: HiddenDecision): Asked {
    const nothing = { options: [], barred: [], proposals: [], trail: [] };
    const open = { form: 'one' as const, min: 0, max: 0, forPerson: false, question: '' };
    return { id, hidden: true, seat, by, ask, ...open, ...nothing, rules };
  }

  private maybe(text: Text | undefined): string {
    return text === undefined ? '' : this.say(text);
  }

  private why(steps: readonly TrailStep[]): Pick<Asked, 'rules' | 'trail'> {
    const name = (text: Text) => (this.knows(text.key) ? this.say(text) : '');
    const { rule, also, partOf } = reasonsFor(steps, name);
    return { rules: rule === null ? [] : [rule, ...also], trail: partOf };
  }

  odds({ parts, chances, passed, ...odds }: Odds, view: unknown): OddsShown {
    const { show } = this.game;
    const text = (figure: Pick<Figure, 'what' | 'on'>): string => {
      const words = show.odds?.(figure, view);
      return words === undefined ? figure.what : this.say(words);
    };
    return {
      ...odds,
      passed: [...new Set(passed.map((id) => show.name(id, view)))],
      parts: parts.map((part) => ({ ...part, text: text(part) })),
      chances: chances.map((one) => ({ ...one, text: text(one) })),
    };
  }

  /** Figures that the game has no words for are left out. */
  sampled({ tries, worth, low, high, ends, changes }: Sampled): SampledShown {
    const told = Object.entries(changes).flatMap(([name, change]) => {
      const key = `figure.${name}`;
      return this.knows(key) ? [{ text: this.say({ key, args: {} }), change }] : [];
    });
    const over = Object.entries(ends).map(([result, share]) => ({ result, share }));
    return { tries, worth, low, high, ends: over, changes: told };
  }

  /** "1.4 fewer wounds": nothing for a figure that the game has no words for. */
  difference(figure: string, by: number): string[] {
    const key = `${by > 0 ? 'more' : 'fewer'}.${figure}`;
    return this.knows(key) ? [this.say({ key, args: { by: Math.round(Math.abs(by) * 10) / 10 } })] : [];
  }

  isWelcome(figure: string): boolean {
    return this.game.show.welcome?.includes(figure) === true;
  }

  figures(names: readonly string[]): string[] {
    return names.map((name) => this.named(`figure.${name}`)).filter((text) => text !== '');
  }

  /** What a list of games says about this one; `view` is a spectator's. */
  standing(view: unknown): Standing {
    const { rules, show } = this.game;
    return show.standing?.(view) ?? { adventure: rules.title, party: '', where: '' };
  }

  ending(over: Outcome | null, viewer: Viewer): Ending | null {
    if (over === null) return null;
    const text = this.say({ key: `over.${over.result}`, args: {} });
    return { ...over, text, won: isWonFor(over, viewer) };
  }

  knows(key: string): boolean {
    return Object.hasOwn(this.game.show.catalogue, key);
  }

  private named(key: string): string {
    return this.knows(key) ? this.say({ key, args: {} }) : '';
  }

  private plain(option: string, { form }: Decision, view: unknown): string {
    const key = `option.${option}`;
    if (this.knows(key)) return this.say({ key, args: {} });
    return form === 'amount' ? option : this.game.show.name(option, view);
  }

  private single(event: Event, view: unknown): Passage[] {
    const text = this.game.show.event(event, view);
    return text === null ? [] : [{ kind: 'move', text, events: [event] }];
  }

  private line(at: number, { kind, text, paragraphs = [], events, page }: Passage): Line {
    const title = kind === 'chapter' || kind === 'part' ? this.say(text) : this.sentence(text);
    const rules = rulesBehind(events);
    const told = paragraphs.map((one) => this.sentence(one));
    const happened = events.map(({ type, data }) => ({ type, data }));
    const opens = page === undefined ? {} : { page };
    return {
      at,
      kind,
      text: title,
      paragraphs: told,
      ...kindsOf(paragraphs),
      ...opens,
      rules,
      events: happened,
    };
  }

  private sentence(text: Text): string {
    const said = this.say(text);
    const whole = /[.!?:…”"»]\)?$/.test(said) ? said : `${said}.`;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  }

  private message(key: string): IntlMessageFormat {
    const known = this.messages.get(key);
    if (known !== undefined) return known;
    const { catalogue, language = 'en' } = this.game.show;
    const made = new IntlMessageFormat(catalogue[key] ?? '', language);
    this.messages.set(key, made);
    return made;
  }
}

/** Which paragraph tells the story, and which are rules; most lines of a chronicle have neither. */
function kindsOf(paragraphs: NonNullable<Passage['paragraphs']>): Pick<Line, 'story' | 'later'> {
  const story = paragraphs.findIndex(({ kind }) => kind === 'story');
  const later = paragraphs.flatMap(({ kind }, at) => (kind === 'rule' ? [at] : []));
  return { ...(story >= 0 && { story }), ...(later.length > 0 && { later }) };
}

/** `ask.choose-target` without an entry in the catalogue still reads "Choose target". */
function humanised(key: string): string {
  const last = (key.split('.').at(-1) ?? key).replaceAll('-', ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
}
