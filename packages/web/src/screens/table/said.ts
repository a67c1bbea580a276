import type { Asked, Ending, Line } from '@questhall/table';

/** Read aloud: all that happened, and then what is asked. */
export function tell(lines: readonly Line[], asked: Asked | null, over: Ending | null): string {
  return [...lines.map(({ text }) => text), asked?.question ?? over?.text ?? ''].join(' ').trim();
}
