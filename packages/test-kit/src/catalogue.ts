import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

type Catalogue = { readonly [key: string]: string };
type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** What holds between the German messages of a game and its English ones, as tests. */
export function germanCatalogueLaws(english: Catalogue, german: Catalogue): void {
  describe('the German catalogue', () => {
    it('has a text for every key of the English one, and for no other', () => {
      expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted());
    });

    it('names the same things in every text', () => {
      for (const [key, text] of Object.entries(english))
        expect(argumentsOf(german[key] ?? '', 'de'), key).toEqual(argumentsOf(text, 'en'));
    });

    it('is not English', () => {
      const same = Object.entries(english).filter(([key, text]) => german[key] === text && isSentence(text));
      expect(same).toEqual([]);
    });
  });
}

/** Two words in a row; names and figures may be the same in both languages. */
const isSentence = (text: string): boolean => /[a-z]{3} [a-z]{2}/.test(text.replace(/\{.*\}/g, ''));

/** The arguments that a message names anywhere, each once. */
function argumentsOf(message: string, language: string): string[] {
  return [...new Set(named(new IntlMessageFormat(message, language).getAst()))].toSorted();
}

function named(ast: Ast): string[] {
  return ast.flatMap((part) => {
    const own = 'value' in part && part.type !== 0 ? [part.value] : [];
    const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => named(value)) : [];
    return [...own, ...inner];
  });
}
