import type { ActionType } from '../terms.js';

/** What a wording needs to know about its line: may it be declined, by whom, and on which kind of action card. */
export type LineWords = {
  may: boolean;
  by: 'you' | 'target' | 'party';
  type?: ActionType | undefined;
  /** Who was named as the one who chooses this; he is told what to do, not named again. */
  chooser?: string | undefined;
};
