import { stripVTControlCharacters } from 'node:util';

/** How wide a text looks: colours take no room. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/**
 * Breaks a line between words. What follows the break is indented like the line itself, or by `hang` more,
 * so that a numbered option stays one block.
 */
export function wrap(line: string, width: number, hang = 0): string[] {
  const indent = ' '.repeat(line.length - line.trimStart().length);
  const later = indent + ' '.repeat(hang);
  const out: string[] = [];
  let current = indent;
  for (const word of line.trimStart().split(' ')) {
    const bare = current.trim() === '';
    if (!bare && widthOf(current) + 1 + widthOf(word) > width) {
      out.push(current);
      current = later + word;
    } else current += bare ? word : ` ${word}`;
  }
  return [...out, current.trimEnd()];
}

/** Lines that another hand has broken, in one piece again: what is indented by four or more goes on. */
export function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let indent = 0;
  for (const line of lines) {
    const deep = line.length - line.trimStart().length;
    const last = whole.length - 1;
    if (last >= 0 && deep >= indent + 4) whole[last] += ` ${line.trimStart()}`;
    else {
      whole.push(line);
      indent = deep;
    }
  }
  return whole;
}
