import { Dice, seeded } from '@questhall/engine';
import { sayOption, speaker, textsIn } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { cardsOfKind } from '../src/content/library.js';
import { cardText } from '../src/effects/card-text.js';
import { lostRelicsBox as box, lostRelics, lostRelicsGame, lostRelicsShow } from '../src/index.js';
import { english } from '../src/text/en/index.js';

const words = english(box);

const say = speaker(lostRelicsShow.catalogue, 'en');

/** Every question of a random game with everything that is said about it. */
function sayAll(setup: object, seed: string): string[] {
  const { state } = lostRelics.start(lostRelics.setup(setup), seed);
  const dice = new Dice(seeded(seed));
  const said: string[] = [];
  for (let n = 0; n < 400 && state.over === null; n++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const explained = lostRelics.explain(state, decision);
    said.push(...Object.values(explained.options).map((one) => sayOption(say, one)));
    // A fact that there is nothing to say about is no sentence.
    said.push(
      ...textsIn(explained)
        .map(say)
        .filter((text) => text !== ''),
    );
    const count = decision.min + dice.draw('count', decision.max - decision.min + 1);
    const picks = dice.shuffle('picks', [...decision.options]).slice(0, count);
    lostRelics.play(state, { decision: decision.id, picks });
  }
  return said;
}

describe('everything that is asked has words', () => {
  test.each(lostRelicsGame.offer.adventures().map(({ kind, id }) => ({ players: 2, [kind]: id })))(
    '%o',
    (setup) => {
      const said = new Set([...sayAll(setup, 'a'), ...sayAll(setup, 'b')]);
      expect([...said].filter((text) => /undefined|\[object|\{|\}|^\s*$/.test(text))).toEqual([]);
      expect(said.size).toBeGreaterThan(20);
    },
  );
});

test('every card has a text, made from its data', () => {
  for (const card of Object.values(box.records)) {
    if (card.kind === 'board' || card.kind === 'campaign') continue;
    // The game as it is printed changes nothing.
    if (card.id === 'standard') continue;
    expect(cardText(card, words), card.id).toMatch(/\S/);
    expect(cardText(card, words), card.id).not.toMatch(/undefined|\[object/);
  }
});

test('cards read as one would write them', () => {
  const text = (id: string) => cardText(box.records[id] as never, words);
  expect(text('duskblade')).toBe('Duskblade (4+): melee attack, 1/3 damage.');
  expect(text('draught-of-daylight')).toContain('Shuffle this card into the treasure deck.');
  expect(cardsOfKind({ box }, 'hero')).toHaveLength(5);
});
