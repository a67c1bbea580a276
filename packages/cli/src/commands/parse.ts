import { Refused } from '../errors.js';

/** Collects `--switch name=value`; which names and values there are, the game itself says. */
export function addSwitch(
  typed: string,
  before: { readonly [name: string]: string } = {},
): { [name: string]: string } {
  const match = /^([^=]+)=(.+)$/.exec(typed);
  if (match === null) throw new Refused(`Write a switch as name=value, not '${typed}'.`);
  const [, name = '', value = ''] = match;
  return { ...before, [name]: value };
}

export function wholeNumber(
  what: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): (typed: string) => number {
  const to = most === Number.MAX_SAFE_INTEGER ? 'on' : `to ${most}`;
  return (typed) => {
    const value = Number(typed);
    if (!/^\d+$/.test(typed) || value < least || value > most) {
      throw new Refused(`The number of ${what} must be a whole number from ${least} ${to}, not '${typed}'.`);
    }
    return value;
  };
}

export function tableShown(typed: string): 'changes' | 'full' {
  if (typed === 'changes' || typed === 'full') return typed;
  throw new Refused(`--table can be full or changes, not '${typed}'.`);
}

/** An empty seed would be the same game every time, which nobody who leaves a variable unset has meant. */
export function seedWords(typed: string): string {
  if (/[\p{L}\p{N}]/u.test(typed)) return typed;
  throw new Refused('A seed needs at least one letter or digit. Leave --seed out for a random seed.');
}

/** Collects `--from FILE`. */
export const addFile = (typed: string, before: readonly string[] = []): string[] => [...before, typed];
