import { nobody, programOf } from '../src/procs.js';

/** A program of the content from its first line, as the Ironbreaker carries it out. */
export const carriedOut = (program: string) => programOf({ ...nobody, you: 'ironbreaker' }, program);
