import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextTable } from '../src/boards/parts/TextTable.js';

const shown = (words: Parameters<typeof TextTable>[0]['words']) =>
  renderToStaticMarkup(h(TextTable, { words })).replace(/^.*?<\/h2>|<\/section>$/g, '');

describe('the table in words', () => {
  it('has a heading where something follows, and a line where nothing does', () => {
    expect(shown([{ text: 'No location.' }, { text: 'Lair:', below: [{ text: 'A rat.' }] }])).toBe(
      '<p>No location.</p><section><h3>Lair</h3><ul><li>A rat.</li></ul></section>',
    );
  });

  it('says lines before what has a heading of its own', () => {
    const words = [{ text: 'Luxa', below: [{ text: 'Carries', list: ['Bow'] }, { text: 'Not engaged.' }] }];
    expect(shown(words)).toBe(
      '<section><h3>Luxa</h3><ul><li>Not engaged.</li></ul><section><h4>Carries</h4><ul><li>Bow</li></ul></section></section>',
    );
  });
});
