import { expect, it } from 'vitest';
import { meansYou } from '../../src/content/meaning.js';
import type { Alternative, ChooseParams } from '../../src/effects/choose.js';
import { acgBox } from '../../src/index.js';
import { german } from '../../src/text/de/index.js';
import { english } from '../../src/text/en/index.js';

const alternatives = Object.values(acgBox.lines)
  .filter(({ verb }) => verb.name === 'choose')
  .flatMap(({ params }) => (params as ChooseParams).options);
const says = ({ lines }: Alternative, words: typeof english) => words(acgBox).cards.program(lines);

it('whatever says "you" on a card is known to mean you, in every language', () => {
  expect(alternatives.length).toBeGreaterThan(20);
  for (const one of alternatives) {
    const said =
      /\b(you|your)\b/i.test(says(one, english)) || /\b(du|dich|dir|dein\w*)\b/i.test(says(one, german));
    if (said) expect(meansYou(one), says(one, english)).toBe(true);
  }
});

it('what falls on others or on the table does not mean you', () => {
  expect(meansYou({ lines: [] })).toBe(false);
  expect(meansYou({ lines: [{ do: { recover: { hero: 'each', count: 1 } } }] })).toBe(false);
  expect(meansYou({ lines: [{ do: { suffer: { enemy: { in: 'shadows' }, count: 1 } } }] })).toBe(false);
  expect(meansYou({ lines: [{ do: { suffer: { count: 1 } } }] })).toBe(true);
  expect(meansYou({ lines: [{ do: { suffer: { enemy: { in: 'engaged-with-you' }, count: 1 } } }] })).toBe(
    true,
  );
  expect(meansYou({ cost: { tokens: 1 }, lines: [] })).toBe(true);
});
