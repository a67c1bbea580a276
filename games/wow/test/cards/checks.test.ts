import type { ContentError, Source } from '@questhall/tabletop';
import { expect, test } from 'vitest';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { records as german } from '../../src/generated/de.js';

const messages = (sources: readonly Source[]): string[] =>
  validateContent(sources).map(({ id, message }: ContentError) => `${id}: ${message}`);

/** The records of the box with one of them changed. */
const changed = (id: string, change: object): Source[] =>
  records.map(({ file, record }) => {
    const one = record as { readonly id: string };
    return { file, record: one.id === id ? { ...one, ...change } : one };
  });

test('the characters and their cards are right', () => {
  expect(messages(records)).toEqual([]);
});

const HERO = 'sofeea-icecall';
const found: [what: string, id: string, change: object, message: string][] = [
  ['a copy too many', 'ice-spear', { copies: 3 }, `${HERO}: it has 24 ability cards, not 23`],
  ['a wrong colour', 'ice-spear', { background: 'blue' }, `${HERO}: its cards have two backgrounds`],
  ['nobody’s card', 'ice-spear', { character: 'nobody' }, "ice-spear: there is no character 'nobody'"],
  [
    'a combat card in the street',
    'quiet-mind',
    { window: 'turn-begins' },
    'quiet-mind: a combat card is played before or after the roll',
  ],
  [
    'a special card in a combat',
    'night-library',
    { window: 'after-roll' },
    'night-library: a card of this moment has the timing combat',
  ],
  [
    'a weapon after the roll',
    'ice-spear',
    { window: 'after-roll' },
    'ice-spear: it takes the place of a weapon before the roll',
  ],
  ['a dear answer', 'footnote', { cost: 1 }, 'footnote: nobody has 1 energy at this moment'],
  [
    'a die before the roll',
    'turn-the-page',
    { window: 'before-roll' },
    "turn-the-page: 'die' does nothing at before-roll",
  ],
  [
    'a cancelled card in the movement phase',
    'footnote',
    { timing: 'movement', window: undefined },
    "footnote: 'cancelCard' does nothing in the movement phase",
  ],
  [
    'improved for everybody',
    'quiet-mind',
    { improved: [{ level: 'grey', lines: [] }] },
    'quiet-mind: grey text is no improvement',
  ],
  [
    'improved downwards',
    'quiet-mind',
    {
      improved: [
        { level: 'red', lines: [] },
        { level: 'green', lines: [] },
      ],
    },
    'quiet-mind: its improvements do not rise',
  ],
  ['nothing', 'quiet-mind', { lines: [] }, 'quiet-mind: its basic text does nothing'],
  [
    'a curse for ever',
    'frost-on-the-road',
    { attach: { to: { character: 'you' } } },
    'frost-on-the-road: nothing ever takes it off',
  ],
];

test.each(found)('%s is found', (_, id, change, message) => {
  expect(messages(changed(id, change))).toContain(message);
});

/** The level cards of a character with one side changed. */
function withSide(level: string, side: string, change: object): Source[] {
  const { record } = records.find((one) => (one.record as { id: string }).id === HERO) as Source;
  const { levels } = record as { levels: { [level: string]: { [side: string]: object } } };
  const card = { ...levels[level], [side]: { ...levels[level]?.[side], ...change } };
  return changed(HERO, { levels: { ...levels, [level]: card } });
}

test('an icon that vanishes, and a value that falls, are found', () => {
  expect(messages(withSide('yellow', 'start', { icons: ['staff'] }))).toContain(
    `${HERO}: the yellow start side has lost the icon wand`,
  );
  expect(messages(withSide('grey', 'reverse', { icons: [] }))).toContain(
    `${HERO}: the grey reverse side has lost the icon staff`,
  );
  expect(messages(withSide('green', 'reverse', { health: 1 }))).toContain(
    `${HERO}: the health falls at green (reverse)`,
  );
});

test('a reverse that nothing reaches is found', () => {
  expect(messages(changed('rime-coat', { lines: [] }))).toContain(
    `${HERO}: nothing turns its grey card over`,
  );
});

type Said = { kind: string; id: string; name: string; title?: string; flavour?: string };
test('every name, title and flavour has its German', () => {
  const written: { readonly [id: string]: object | undefined } = german;
  const ours = records.map(({ record }) => record as Said);
  for (const { id, name, title, flavour } of ours.filter(({ kind }) =>
    ['character', 'ability'].includes(kind),
  ))
    expect(Object.keys(written[id] ?? {}), id).toEqual(
      [name, title, flavour].filter((text) => text !== undefined),
    );
});
