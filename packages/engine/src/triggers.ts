/**
 * A window is a moment at which abilities may speak up: before something happens ("would"), as it happens
 * ("when") or afterwards ("after"). An ability in play is a string key, made once when its card enters play
 * and listed here under the window it waits for, so that nothing ever scans all cards.
 */
export type TriggerIndex = { [window: string]: readonly string[] };

/** Stands in the key of an ability between the thing and what is printed on it. */
export const ABILITY_MARK = '|';

/** Lists are never changed but replaced, so that forks can share them. */
export function listen(index: TriggerIndex, window: string, ability: string): void {
  const list = index[window];
  index[window] = list === undefined ? [ability] : [...list, ability];
}

export function unlisten(index: TriggerIndex, window: string, ability: string): void {
  const list = index[window];
  const at = list?.indexOf(ability) ?? -1;
  if (list === undefined || at < 0) return;
  const rest = list.slice();
  rest.splice(at, 1);
  index[window] = rest;
}

/** Is there anyone to ask? The common answer is no, and costs one look-up. */
export function hears(index: TriggerIndex, window: string): boolean {
  const list = index[window];
  return list !== undefined && list.length > 0;
}

export function copyIndex(index: TriggerIndex): TriggerIndex {
  return { ...index };
}
