import type { Choices } from './choices.js';

/** What every part of the page is given: what is chosen, and how to choose otherwise. */
export type Given = { readonly choices: Choices; readonly choose: (choices: Choices) => void };
