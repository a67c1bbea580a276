import { type Token, tokensOf } from './tokens.js';

/** The text of one test file. */
export type TestSource = { readonly file: string; readonly text: string };

/** A test that says which rule it shows. */
export type TestMention = {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly title: string;
};

/** Finds `rule('ID', 'title', …)` and `rule(['ID', 'ID'], 'title', …)`; a method of that name is another thing. */
export function scanTests(sources: readonly TestSource[]): TestMention[] {
  return sources.flatMap(({ file, text }) => {
    const tokens = tokensOf(text);
    return tokens.flatMap((token, at) =>
      isRuleCall(tokens, at) ? mentions(tokens, at + 2, { file, line: token.line }) : [],
    );
  });
}

function isRuleCall(tokens: readonly Token[], at: number): boolean {
  const isWord = tokens[at]?.kind === 'word' && tokens[at].text === 'rule';
  return isWord && isSign(tokens[at + 1], '(') && !isSign(tokens[at - 1], '.');
}

function mentions(
  tokens: readonly Token[],
  at: number,
  place: { file: string; line: number },
): TestMention[] {
  const ids = isSign(tokens[at], '[') ? listedStrings(tokens, at + 1) : stringsAt(tokens, at);
  const title = titleAfter(tokens, at);
  return ids.map((rule) => ({ rule, ...place, title }));
}

function listedStrings(tokens: readonly Token[], from: number): string[] {
  const end = closing(tokens, from);
  return tokens.slice(from, end).flatMap((token) => (token.kind === 'string' ? [token.text] : []));
}

function stringsAt(tokens: readonly Token[], at: number): string[] {
  const token = tokens[at];
  return token?.kind === 'string' ? [token.text] : [];
}

function titleAfter(tokens: readonly Token[], at: number): string {
  const last = isSign(tokens[at], '[') ? closing(tokens, at) : at;
  return isSign(tokens[last + 1], ',') ? (stringsAt(tokens, last + 2)[0] ?? '') : '';
}

function closing(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((token, at) => at >= from && isSign(token, ']'));
  return end < 0 ? tokens.length : end;
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text;
}
