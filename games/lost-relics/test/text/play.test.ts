import type { Event, State } from '@questhall/engine';
import { optionNames, sayings, walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { LrBoard } from '../../src/board.js';
import { german, rules, sage, show } from './german.js';

/** Words that are in every English text and in no German one. */
const TELL_TALE =
  /\b(the|and|with|you|your|from|this|that|of|to|is|are|hostiles?|heroes|wounded|damage|area|moves?|attacks?|inspired|round|undefined|null|NaN)\b|\[object/i;

function isGerman(text: string, where: string): void {
  const found = TELL_TALE.exec(text);
  if (found !== null) throw new Error(`${where} says "${found[0]}": ${text}`);
}

/** Options that are words of the rules have no name of their own; `explain` says them. */
const PLAIN = /^(Yes|No|Decline|Retry|Stop|Sprint|Evade|Barge|\d.*|[A-Z][a-z]+)$/;

/** Says everything there is to say about a moment of a game. */
function sayAll(state: State<LrBoard>, events: readonly Event[]): void {
  const names = optionNames(rules, show, state).filter(({ said }) => !PLAIN.test(said));
  for (const { said, where } of [...sayings(rules, show, sage, { state, events }), ...names])
    isGerman(said, where);
}

const GOALS = german.offer.adventures().map(({ kind, id }) => ({ players: 2, [kind]: id }));

describe('in German', () => {
  it.each(GOALS)('a random game has no English word: %o', (goal) => {
    const look = (state: State<LrBoard>, events: readonly Event[]) => sayAll(state, events);
    walk(
      rules,
      { setup: rules.setup(goal), seed: 'deutsch', limit: 250 },
      { started: look, after: (state, _, events) => look(state, events) },
    );
  });

  it('the box and the guide have no English word', () => {
    for (const { name, facts = '', text, flavour = '' } of show.box?.() ?? [])
      isGerman([name, facts, text, flavour].join(' '), name);
    for (const text of show.guide ?? []) isGerman(sage(text), text.key);
  });

  it('cards, adventures and heroes come in German, too', () => {
    expect(german.offer.people().map(({ name }) => name)).toContain('Dhoraz Riesenfäller');
    expect(german.offer.adventures().map(({ name }) => name)).toContain('Erwachende Steine');
    const cards = german.cards();
    for (const { card, text } of cards) isGerman([card.name, ...text].join(' '), card.id);
    const court = cards.find(({ card }) => card.id === '3a');
    expect(court?.kind === 'board' && court.card.areas.B?.name).toBe('Mondbecken');
  });

  it('cards read as one would write them', () => {
    const text = (id: string) =>
      german
        .cards()
        .find(({ card }) => card.id === id)
        ?.text.join('\n');
    expect(text('duskblade')).toBe('Dämmerklinge (4+): Nahkampfangriff, 1/3 Schaden.');
    expect(text('knell-maul')).toContain(
      'Wenn die Aktion beflügelt ist, darfst du das Ziel in einen angrenzenden Bereich bewegen.',
    );
    expect(text('storm-glass')).toBe(
      'Einmal pro Runde, zu Beginn deines Zugs, darfst du einen deiner Aktionswürfel um 2 hinaufdrehen.',
    );
    expect(text('until-moonset')).toContain('Bewege jeden Grot auf den Gartenstufen, im Torturm');
  });
});
