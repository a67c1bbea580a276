import { fileURLToPath } from 'node:url';

/** The folder of the repository: the same number of steps up from `src` and from `dist`. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
