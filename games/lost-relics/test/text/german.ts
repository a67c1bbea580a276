import { speaker } from '@questhall/test-kit';
import { lostRelicsIn } from '../../src/index.js';

/** The game in German, loaded once for all that is tested about it. */
export const { rules, show } = await lostRelicsIn('de');

export const sage = speaker(show.catalogue, 'de');
