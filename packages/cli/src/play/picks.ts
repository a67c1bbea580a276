import type { Decision, OptionId } from '@questhall/engine';
import type { Words } from '../words/en.js';
import { type Choice, type Choices, NOTHING } from './choices.js';
import { matches } from './match.js';

/** What a typed line says: an answer, the beginning of one with words for what comes after it, or nothing usable. */
export type Reading =
  | { readonly kind: 'picks'; readonly picks: readonly OptionId[]; readonly rest: string }
  | { readonly kind: 'unclear'; readonly among: readonly Choice[] }
  | { readonly kind: 'wrong'; readonly why: string };

export function readPicks(line: string, choices: Choices): Reading {
  const { decision } = choices;
  const numbers = line.split(/[\s,]+/).filter((part) => part !== '');
  if (numbers.length > 0 && numbers.every((part) => /^\d+$/.test(part))) return byKeys(numbers, choices);
  const parts = decision.max > 1 ? line.split(/,|\b(?:and|und)\b/).map((part) => part.trim()) : [line];
  const readings = parts.filter((part) => part !== '').map((part) => byWords(part, choices));
  const failed = readings.find((reading) => reading.kind !== 'picks');
  if (failed !== undefined) return failed;
  return gathered(readings, choices);
}

function byKeys(keys: readonly string[], { decision, list, words }: Choices): Reading {
  const found = keys.map((key) => list.find((choice) => choice.key === String(Number(key))));
  const missing = keys.find((_, at) => found[at] === undefined);
  if (missing !== undefined) return { kind: 'wrong', why: noSuchKey(missing, list, words) };
  const picks = found.flatMap((choice) => (choice === undefined ? [] : [choice.id]));
  return checked(picks, '', { decision, words });
}

function noSuchKey(missing: string, list: readonly Choice[], words: Words): string {
  const keys = list.map(({ key }) => Number(key));
  return words.noSuchKey(missing, Math.min(...keys), Math.max(...keys));
}

function byWords(typed: string, { decision, list, words }: Choices): Reading {
  const found = matches(typed, list, words);
  const [only] = found;
  if (only !== undefined && found.length === 1) return { kind: 'picks', picks: [only.id], rest: '' };
  if (only !== undefined) return { kind: 'unclear', among: found };
  if (decision.max === 1) return beginning(typed, list, words);
  return { kind: 'wrong', why: words.notCalled(typed) };
}

/** `attack goblin 2` may answer two questions: which action, and then which enemy. */
function beginning(line: string, list: readonly Choice[], words: Words): Reading {
  const parts = line.split(/\s+/);
  for (let length = parts.length - 1; length > 0; length--) {
    const found = matches(parts.slice(0, length).join(' '), list, words);
    const [only] = found;
    if (only === undefined) continue;
    if (found.length > 1) return { kind: 'unclear', among: found };
    return { kind: 'picks', picks: [only.id], rest: parts.slice(length).join(' ') };
  }
  return { kind: 'wrong', why: words.notCalled(line) };
}

function gathered(readings: readonly Reading[], asked: Asked): Reading {
  const read = readings.flatMap((reading) => (reading.kind === 'picks' ? [reading] : []));
  return checked(
    read.flatMap(({ picks }) => picks),
    read[0]?.rest ?? '',
    asked,
  );
}

type Asked = { readonly decision: Decision; readonly words: Words };

function checked(picks: readonly OptionId[], rest: string, { decision, words }: Asked): Reading {
  const { min, max } = decision;
  const real = picks.filter((pick) => pick !== NOTHING);
  if (real.length < picks.length && real.length > 0) return { kind: 'wrong', why: words.nothingOrSomething };
  if (new Set(real).size < real.length) return { kind: 'wrong', why: words.onlyOnce };
  if (real.length < min || real.length > max)
    return { kind: 'wrong', why: words.chooseSoMany(wanted(min, max, words)) };
  return { kind: 'picks', picks: real, rest };
}

/** "1", "1 or 2", "up to 3". */
export function wanted(min: number, max: number, words: Words): string {
  if (min === max) return words.exactly(min);
  if (min === 0) return words.upTo(max);
  const ends = [String(min), String(max)] as const;
  return max === min + 1 ? words.or(ends) : words.range(...ends);
}
