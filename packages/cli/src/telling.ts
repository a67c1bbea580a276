import {
  type Decision,
  type Event,
  eventsFor,
  type Outcome,
  type Passage,
  rulesBehind,
  type Standing,
  type Text,
  type Viewer,
} from '@questhall/engine';
import type { AnyState, Playable } from './games/playable.js';
import { sentence } from './text/list.js';
import { Speaker } from './text/speaker.js';
import { unfolded } from './text/wrap.js';
import { en, type Words } from './words/en.js';

export type Told = { readonly event: Event; readonly text: string };
/** A passage of the story in words. */
export type Tale = {
  readonly kind: Passage['kind'] | 'line';
  readonly text: string;
  readonly paragraphs: readonly string[];
  readonly rules: readonly string[];
};
type Happened = { readonly state: AnyState; readonly events: readonly Event[] };

/** Tells a game to people: the table, what happened, how it ended. */
export class Telling {
  readonly speaker: Speaker<unknown>;

  constructor(readonly game: Playable) {
    this.speaker = new Speaker(game.show);
  }

  table(state: AnyState, viewer: Viewer): readonly string[] {
    return unfolded(this.game.show.table(this.game.rules.view(state, viewer)));
  }

  /** What happened, as far as the viewer saw it and it is worth telling. */
  story({ state, events }: Happened, viewer: Viewer): readonly Told[] {
    const seen = eventsFor(events, viewer);
    if (seen.length === 0) return [];
    const view = this.game.rules.view(state, viewer);
    return seen.flatMap((event) => {
      const text = this.game.show.event(event, view);
      return text === null ? [] : [{ event, text: sentence(this.speaker.say(text)) }];
    });
  }

  /** The same as people would tell it: in passages, if the game knows how. */
  tale({ state, events }: Happened, viewer: Viewer): readonly Tale[] {
    const { rules, show } = this.game;
    const seen = eventsFor(events, viewer);
    if (seen.length === 0) return [];
    const view = rules.view(state, viewer);
    const passages = show.chronicle?.(seen, view);
    if (passages === undefined)
      return this.story({ state, events }, viewer).map(({ text, event }) => line(text, event.rules));
    return passages.map((passage) => this.said(passage));
  }

  private said({ kind, text, paragraphs = [], events }: Passage): Tale {
    const say = (one: Text) => sentence(this.speaker.say(one));
    const title = kind === 'chapter' || kind === 'part' ? this.speaker.say(text) : say(text);
    return { kind, text: title, paragraphs: paragraphs.map(say), rules: rulesBehind(events) };
  }

  seat(decision: Decision, state: AnyState): string {
    const { show, rules } = this.game;
    const english = (show.language ?? 'en') === 'en';
    if (decision.seat === 'party' && english) return 'the party';
    return show.name(decision.seat, rules.view(state, decision.by));
  }

  /** What lasts beyond the moment; nothing for games that keep no such log. */
  journal(state: AnyState, viewer: Viewer): readonly string[] {
    const { rules, show } = this.game;
    return unfolded(show.journal?.(rules.view(state, viewer)) ?? []);
  }

  /** What a list of games says about this one. */
  standing(state: AnyState): Standing {
    const { rules, show } = this.game;
    const nothing = { adventure: rules.title, party: '', where: '' };
    return show.standing?.(rules.view(state, 'spectator')) ?? nothing;
  }

  ending({ result }: Outcome, words: Words = en): string {
    const key = `over.${result}`;
    if (this.speaker.knows(key)) return this.speaker.say({ key, args: {} });
    return words.overWith(words.result(result));
  }
}

const line = (text: string, rules: readonly string[]): Tale => ({
  kind: 'line',
  text,
  paragraphs: [],
  rules,
});
