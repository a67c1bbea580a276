import { speaker } from '@questhall/test-kit';
import { lostRelicsIn } from '../../src/index.js';

/** The game in German, loaded once for all that is tested about it. */
export const german = await lostRelicsIn('de');
export const { rules, show } = german;

export const sage = speaker(show.catalogue, 'de');
