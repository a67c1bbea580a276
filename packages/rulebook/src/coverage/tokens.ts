/** A piece of TypeScript source: a word, the inside of a string, or a sign. Comments are no tokens. */
export type Token = {
  readonly kind: 'word' | 'string' | 'regex' | 'sign';
  readonly text: string;
  readonly line: number;
};

const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const STRING = ["'", '"', '`']
  .map((q) => `${q}(?:[^${q}\\\\${q === '`' ? '' : '\\n'}]|\\\\[\\s\\S])*${q}`)
  .join('|');
// A slash begins a pattern only where a value may stand; elsewhere it divides.
const REGEX = String.raw`(?<=(?:^|[(,=:[!&|?{};]|=>|\breturn)\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*`;
const WORD = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const TOKEN = new RegExp(`(${COMMENT})|(${STRING})|(${REGEX})|(${WORD})|(\\S)`, 'gmu');

export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let seen = 0;
  for (const match of source.matchAll(TOKEN)) {
    line += newlines(source.slice(seen, match.index));
    seen = match.index;
    const token = tokenOf(match, line);
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}

function tokenOf(match: RegExpExecArray, line: number): Token | undefined {
  const [text, comment, string, regex, word] = match;
  if (comment !== undefined) return undefined;
  if (string !== undefined) return { kind: 'string', text: string.slice(1, -1), line };
  const kind = regex !== undefined ? 'regex' : word !== undefined ? 'word' : 'sign';
  return { kind, text, line };
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
