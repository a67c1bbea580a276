import { speaker } from '@questhall/test-kit';
import { cursedCityIn } from '../../src/index.js';

export const german = await cursedCityIn('de');
export const { rules, show } = german;
export const sage = speaker(show.catalogue, 'de');
