/** How `rule()` names a test: the ids of the rules that it shows, and then a sentence. */
const ID = /^[A-Z]{2,}(?:-[A-Z0-9]+)+$/;

/**
 * The rules that a test says it shows.
 * @param {string} name
 * @returns {string[]}
 */
export function cited(name) {
  const words = name.split(' ');
  const end = words.findIndex((word) => !ID.test(word));
  return words.slice(0, end < 0 ? undefined : end);
}
