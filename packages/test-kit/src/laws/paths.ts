/**
 * Adds the paths of all fields below a value, with ids and places in lists left out. `patterns` says which
 * records have ids as keys (`board.heroes.*.wounds`) and what is not looked into (`stack[].vars.**`).
 */
export function pathsOf(
  value: unknown,
  path: string,
  patterns: ReadonlySet<string>,
  seen: Set<string>,
): void {
  const anything = `${path}.**`;
  if (patterns.has(anything)) seen.add(anything);
  else if (Array.isArray(value)) pathsOfList(value, `${path}[]`, patterns, seen);
  else if (typeof value === 'object' && value !== null) pathsOfRecord(value, path, patterns, seen);
  else seen.add(path);
}

/** An empty list or record is a field too: nobody may have decided about it. */
function pathsOfList(list: unknown[], path: string, patterns: ReadonlySet<string>, seen: Set<string>): void {
  if (list.length === 0) seen.add(path);
  for (const item of list) pathsOf(item, path, patterns, seen);
}

function pathsOfRecord(record: object, path: string, patterns: ReadonlySet<string>, seen: Set<string>): void {
  const entries = Object.entries(record).filter(([, item]) => item !== undefined);
  const byId = keysAreIds(path, patterns);
  if (entries.length === 0 && !byId) seen.add(path);
  const below = (key: string) => (byId ? `${path}.*` : path === '' ? key : `${path}.${key}`);
  for (const [key, item] of entries) pathsOf(item, below(key), patterns, seen);
}

function keysAreIds(path: string, patterns: ReadonlySet<string>): boolean {
  const prefix = `${path}.*`;
  for (const pattern of patterns) {
    if (pattern === prefix || pattern.startsWith(`${prefix}.`) || pattern.startsWith(`${prefix}[`))
      return true;
  }
  return false;
}
