import type { Line } from '../line.js';
import type { AdventureSheet } from '../schema.js';
import type { Predicate } from '../selectors.js';

/** Every line of an adventure, wherever it stands; lines inside effects are found by their shape. */
function linesOf(sheet: AdventureSheet): Line[] {
  const own: Line[] = [
    ...sheet.phase,
    ...(sheet.things ?? []).flatMap(({ lines }) => lines),
    ...(sheet.rules ?? []).flatMap(({ lines }) => lines),
  ];
  return own.flatMap(withNested);
}

function withNested(line: Line): Line[] {
  const effect = line.do ?? line.may ?? {};
  const { options = [] } = (effect.choose ?? {}) as { options?: { lines: Line[] }[] };
  return [line, ...options.flatMap(({ lines }) => lines.flatMap(withNested))];
}

function paramsOf<P>(sheet: AdventureSheet, verb: string): P[] {
  return linesOf(sheet).flatMap((line) => {
    const params = (line.do ?? line.may)?.[verb];
    return params === undefined ? [] : [params as P];
  });
}

export function predicatesIn(sheet: AdventureSheet): Predicate[] {
  const own = [
    sheet.objective.if,
    ...sheet.defeat.map((one) => one.if),
    ...sheet.doors.flatMap((one) => one.if ?? []),
    ...(sheet.things ?? []).flatMap((one) => one.if ?? []),
    ...(sheet.rules ?? []).flatMap((one) => one.if ?? []),
    ...linesOf(sheet).flatMap((one) => one.if ?? []),
  ];
  return own.flatMap(withInner);
}

function withInner(p: Predicate): Predicate[] {
  const inner = [...(p.any ?? []), ...(p.not === undefined ? [] : [p.not])];
  return [p, ...inner.flatMap(withInner)];
}

/** Kinds that lines bring onto the battlefield. */
export const kindsIn = (sheet: AdventureSheet): string[] =>
  paramsOf<{ kind: string; else?: string }>(sheet, 'spawn').flatMap(({ kind, else: other }) =>
    other === undefined ? [kind] : [kind, other],
  );

export const countersSet = (sheet: AdventureSheet): string[] =>
  paramsOf<{ counter: string }>(sheet, 'count').map(({ counter }) => counter);

export const thingsIn = (sheet: AdventureSheet): string[] =>
  paramsOf<{ thing?: string }>(sheet, 'thing').flatMap(({ thing }) => thing ?? []);

export const winsByWords = (sheet: AdventureSheet): boolean =>
  paramsOf<{ result: string }>(sheet, 'end').some(({ result }) => result === 'won');

/** Areas that conditions and lines name, found by the field they stand in. */
export function areasIn(sheet: AdventureSheet): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) value.forEach(look);
    else for (const [key, inner] of Object.entries(value)) note(key, inner, look, found);
  };
  look([sheet.phase, sheet.things, sheet.rules, sheet.objective, sheet.defeat]);
  return found;
}

function note(key: string, value: unknown, look: (value: unknown) => void, found: string[]): void {
  const list = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (list && ['areas', 'in', 'along'].includes(key)) found.push(...(value as string[]));
  else if (key === 'area' && typeof value === 'string') found.push(value);
  else look(value);
}
