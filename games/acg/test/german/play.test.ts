import type { Event, State } from '@questhall/engine';
import { optionNames, sayings, walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { german, rules, sage, show } from './german.js';

/** Words that are in every English text and in no German one. */
const TELL_TALE =
  /\b(the|and|with|you|your|from|this|that|of|to|is|are|enemy|enemies|wounds?|ready|exhausted|shadows|success|attack|aid|explore|rest|gear|location|peril|round|undefined|null|NaN)\b|\[object/i;
/** A German noun, and what is typed in English. */
const GERMAN = /\bRest\b|„look“/g;

function isGerman(text: string, where: string): void {
  const found = TELL_TALE.exec(text.replace(GERMAN, ''));
  if (found !== null) throw new Error(`${where} says "${found[0]}": ${text}`);
}

/** Options that are words of the rules have no name of their own; `explain` says them. */
const PLAIN =
  /^(Yes|No|Travel|Stay|Resolve|Bottom|Gear deck|Equip|Discard|Claim|Give gear|Done|Decline|Nothing|Trainer|Blacksmith|Arena|Option \d|Die \d|\d+)$/;

/** Says everything there is to say about a moment of a game. */
function sayAll(state: State<AcgBoard>, events: readonly Event[]): void {
  const names = optionNames(rules, show, state).filter(({ said }) => !PLAIN.test(said));
  for (const { said, where } of [...sayings(rules, show, sage, { state, events }), ...names])
    isGerman(said, where);
}

const GOALS = [
  { players: 2, campaign: 'an-uneasy-alliance' },
  { players: 1, quest: 'lost-in-the-dark' },
  { players: 4, quest: 'the-twice-crowned', difficulty: 'veteran' },
  { players: 3, campaign: 'an-uneasy-alliance', difficulty: 'novice' },
];

describe('in German', () => {
  it.each(GOALS)('a random game has no English word: %o', (goal) => {
    const look = (state: State<AcgBoard>, events: readonly Event[]) => sayAll(state, events);
    walk(
      rules,
      { setup: rules.setup(goal), seed: 'deutsch', limit: 700 },
      { started: look, after: (state, _, events) => look(state, events) },
    );
  });

  it('the box and the guide have no English word', () => {
    for (const { name, facts = '', text, flavour = '' } of show.box?.() ?? [])
      isGerman([name, facts, text, flavour].join(' '), name);
    for (const text of show.guide ?? []) isGerman(sage(text), text.key);
  });

  it('cards, adventures, heroes and difficulties come in German, too', () => {
    expect(german.offer.people().map(({ name }) => name)).toEqual([
      'Eisenbrecher',
      'Waldläuferin',
      'Kriegerpriester',
      'Feuermagier',
    ]);
    expect(german.offer.adventures().map(({ name }) => name)).toContain('Ein übler Gestank');
    expect(german.offer.difficulties().map(({ text }) => text)).toContain(
      'Jeder Held hat −2 Lebenspunkte.\nZu Beginn jeder Quest: 1 Gegner erscheint.',
    );
    const sheet = german.cards().find(({ card }) => card.id === 'the-twice-crowned')?.sheet;
    expect(sheet?.victory).toBe('Die Quest ist gewonnen, wenn „Urgza Zweifachgekrönt“ besiegt wurde.');
  });
});
