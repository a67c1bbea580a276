import type { Io, Sink } from '../io.js';

export type Paint = (text: string) => string;
export type Style = {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly mark: Paint;
  readonly good: Paint;
  readonly bad: Paint;
};

const plain: Paint = (text) => text;
const paint =
  (on: number, off: number): Paint =>
  (text) =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;

const COLOURED: Style = {
  strong: paint(1, 22),
  faint: paint(2, 22),
  mark: paint(36, 39),
  good: paint(32, 39),
  bad: paint(31, 39),
};
const PLAIN: Style = { strong: plain, faint: plain, mark: plain, good: plain, bad: plain };

/** Colours only where a person is looking, and never against their wish (no-color.org). */
export function hasColours(sink: Sink, env: Io['env']): boolean {
  const unwanted = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return sink.isTTY === true && !unwanted;
}

export function styleFor(sink: Sink, env: Io['env']): Style {
  return hasColours(sink, env) ? COLOURED : PLAIN;
}
