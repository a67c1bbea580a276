import { rulebook } from '@questhall/rulebook';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RuleText } from '../../src/screens/rulebook/RuleEntry.js';

const shown = (id: string) => {
  const rule = rulebook('acg').find(id);
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  return renderToStaticMarkup(createElement(RuleText, { rule }));
};

describe('a rule on a page', () => {
  it('is the sentence for players, with the editors’ note folded below', () => {
    const page = shown('ACG-AER-05');
    expect(page).toMatch(/<p lang="en">You cannot aid a defeated hero\.<\/p><details[ >]/);
    expect(page).toContain('<summary>Editors’ note</summary>');
    expect(page).not.toContain('Defeated heroes are not legal aid targets');
  });

  it('has nothing to fold where the text is plain', () => {
    expect(shown('ACG-GOLD-03')).toBe('<p lang="en">Quest sheet text overrides card text.</p>');
  });
});
