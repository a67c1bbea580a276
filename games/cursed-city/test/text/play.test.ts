import type { Event, State } from '@questhall/engine';
import { optionNames, sayings, thorough, walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { CcBoard } from '../../src/board.js';
import { german, rules, sage, show } from './german.js';

/** Words that are in every English text and in no German one. */
const TELL_TALE =
  /\b(the|and|with|you|your|from|this|that|of|to|is|are|hostiles?|heroes|wounded|damage|space|moves?|attacks?|inspired|turn|undefined|null|NaN)\b|\[object/i;

function isGerman(text: string, where: string): void {
  const found = TELL_TALE.exec(text);
  if (found !== null) throw new Error(`${where} says "${found[0]}": ${text}`);
}

/** Options that are words of the rules have no name of their own; `explain` says them. */
const PLAIN =
  /^(Yes|No|Decline|Turn Grievous|Move|Run|Recuperate|Search|Extract|Explore|(Space|Die|Destiny) \d|\d.*|[A-Z][a-z]+)$/;

/** Says everything there is to say about a moment of a game. */
function sayAll(state: State<CcBoard>, events: readonly Event[]): void {
  const names = optionNames(rules, show, state).filter(({ said }) => !PLAIN.test(said));
  for (const { said, where } of [...sayings(rules, show, sage, { state, events }), ...names])
    isGerman(said, where);
}

const GOALS = [
  { players: 2, journey: 'hunt' },
  { players: 2, journey: 'scavenge' },
  { players: 2, journey: 'deliverance' },
  { players: 2, journey: 'fell-guardian' },
  { players: 2, quest: 'cursed-city' },
];

describe('in German', () => {
  it.each(GOALS)('a random game has no English word: %o', (goal) => {
    const look = (state: State<CcBoard>, events: readonly Event[]) => sayAll(state, events);
    walk(
      rules,
      { setup: rules.setup(goal), seed: 'deutsch', limit: thorough(600, 150) },
      { started: look, after: (state, _, events) => look(state, events) },
    );
  });

  it('the box and the guide have no English word', () => {
    for (const { name, facts = '', text, flavour = '' } of show.box?.() ?? [])
      isGerman([name, facts, text, flavour].join(' '), name);
    for (const text of show.guide ?? []) isGerman(sage(text), text.key);
  });

  it('cards, journeys and heroes come in German, too', () => {
    expect(german.offer.people().map(({ name }) => name)).toContain('Qulathis die Verbannte');
    expect(german.offer.adventures().map(({ name }) => name)).toContain('Jagd');
    expect(german.offer.difficulties().map(({ text }) => text)).toEqual([
      'Jeder Held: 1 Würfel mehr für Angriffe.',
      '',
      'Jeder Held: Solange es Nacht ist, ist jeder Schaden, den du erleidest, um 1 höher.\n' +
        'Zu Beginn jeder Reise: Der Nachtmarker rückt 3 Felder vor. Der Questmarker rückt 2 Felder vor.',
    ]);
    for (const { card, text } of german.cards()) isGerman([card.name, ...text].join(' '), card.id);
  });
});
