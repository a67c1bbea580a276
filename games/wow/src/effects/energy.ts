import { z } from 'zod';
import { addEnergy } from '../changes.js';
import { amount, characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, whoWords } from '../text/en/people.js';
import { amountOf, seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** Energy for this turn; a negative number takes it away. */
const schema = z.strictObject({ who: characters, add: amount });
export type EnergyParams = z.infer<typeof schema>;

export const energyEffect = effect<EnergyParams>({
  verb: 'energy',
  schema,
  possible: (g, { who }, ctx) => anyOf(seatsChosen(g, who, ctx)),
  words: ({ who, add }, about) => {
    const lose = typeof add === 'number' && add < 0;
    return does(
      whoWords(who, about),
      verb(lose ? 'lose' : 'gain'),
      amountWords(lose ? -add : add, { one: 'energy', many: 'energy' }),
    );
  },
  procedure: eachOf<EnergyParams>('energy', {
    rules: ['WOW-MOV-03'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { add }, id, v) => addEnergy(g, rivalOf(g, id), amountOf(g, add, v)),
  }),
});
