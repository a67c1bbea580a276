/** @typedef {import('./plan.mjs').Noted} Noted */

/**
 * Which mutants have done their work before a test begins, or do it only once: for them tests must be run in a fresh process, and it is
 * known in which files that can make a difference.
 */
export class Early {
  /** @type {Set<number>} */
  #imported = new Set();
  /** @type {Map<number, Set<string>>} */
  #files = new Map();

  /** @param {Noted} entry */
  take({ loaded, cold }) {
    for (const id of loaded?.imported ?? []) this.#imported.add(id);
    for (const { file, hits } of [loaded, cold].filter((one) => one !== undefined)) {
      for (const id of hits) this.add(id, file);
    }
  }

  /**
   * @param {number} id
   * @param {string} file
   */
  add(id, file) {
    this.#files.set(id, (this.#files.get(id) ?? new Set()).add(file));
  }

  /**
   * The test files that must be run afresh for a mutant.
   * @param {{ id: number, once: boolean }} mutant
   * @param {readonly string[]} files
   */
  filesFor({ id, once }, files) {
    const isShared = once || this.#imported.has(id);
    return isShared ? files : files.filter((file) => this.#files.get(id)?.has(file));
  }
}
