/** Lines that can be read aloud: short enough, and indented under what they belong to. */
const WIDTH = 100;
const STEP = 2;

export type Line = { depth: number; text: string };

export const at = (depth: number, text: string): Line => ({ depth, text });

export function wrapAll(lines: readonly Line[]): string[] {
  return lines.filter(({ text }) => text !== '').flatMap(wrap);
}

/** Continuation lines hang deeper than the lines below could. */
function wrap({ depth, text }: Line): string[] {
  const indent = ' '.repeat(STEP * depth);
  const hanging = `${indent}    `;
  const out: string[] = [];
  let line = indent;
  for (const part of text.split(/\s+/)) {
    const joined = line.trim() === '' ? line + part : `${line} ${part}`;
    if (joined.length <= WIDTH || line.trim() === '') line = joined;
    else {
      out.push(line);
      line = hanging + part;
    }
  }
  return [...out, line];
}
