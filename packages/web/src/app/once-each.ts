/** Loads each thing once: the same promise every time, except after a failure: then it is tried again. */
export function onceEach<Names extends readonly string[], Thing>(
  load: (...names: Names) => Promise<Thing>,
): (...names: Names) => Promise<Thing> {
  const asked = new Map<string, Promise<Thing>>();
  return (...names) => {
    const key = names.join(' ');
    const known = asked.get(key) ?? load(...names);
    asked.set(key, known);
    known.catch(() => asked.delete(key));
    return known;
  };
}
