/** The caller's fault: nothing has changed. The message says what was expected. */
export class IllegalAnswer extends Error {
  override name = 'IllegalAnswer';
  constructor(
    readonly reason: 'over' | 'stale' | 'seat' | 'count' | 'option' | 'shape',
    message: string,
  ) {
    super(message);
  }
}

/** A party, a quest or a flag that cannot be played. */
export class BadSetup extends Error {
  override name = 'BadSetup';
}

/** What is wrong with a file, for those who say it in their own words. */
export type SaveFault = 'cut' | 'foreign' | 'newer' | 'changed' | 'other';

/** A file that is not a game we can go on with. */
export class BadSave extends Error {
  override name = 'BadSave';
  constructor(
    message: string,
    readonly fault: SaveFault = 'other',
  ) {
    super(message);
  }
}

/** Our fault. The trail says which rule was being carried out. */
export class RuleBug extends Error {
  override name = 'RuleBug';
  constructor(
    message: string,
    readonly trail: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${message}\n  in ${trail.join(' > ') || '(no rule running)'}`, options);
  }
}
