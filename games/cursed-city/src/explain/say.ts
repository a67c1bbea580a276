import { optionWords } from '@questhall/tabletop';
import { options } from '../text/en/options.js';

/** What an answer says: its name, and what is known and comes of it as far as there are words for that. */
export const say = optionWords(options);
export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
