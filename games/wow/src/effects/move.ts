import { counted } from '@questhall/tabletop';
import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { moveFreely } from '../procs.js';
import { does, verb } from '../text/en/clause.js';
import { whoWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** Up to so many spaces at once; `you` leads another character too, unless it says that each moves by itself. */
const schema = z.strictObject({
  who: characters,
  spaces: z.int().min(1),
  chooser: z.enum(['you', 'each']).optional(),
});
export type MoveParams = z.infer<typeof schema>;

export const moveEffect = effect<MoveParams>({
  verb: 'move',
  schema,
  possible: (g, { who }, ctx) => anyOf(seatsChosen(g, who, ctx)),
  words: ({ who, spaces, chooser = 'each' }, about) => {
    const far = `up to ${counted(spaces, 'space')}`;
    if (who !== 'you' && chooser === 'you')
      return does({ name: 'you', number: 'you' }, verb('move'), `${whoWords(who, about).name} ${far}`);
    return does(whoWords(who, about), verb('move'), far);
  },
  procedure: eachOf<MoveParams>('move', {
    rules: ['WOW-MOV-08'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { spaces, chooser = 'each' }, id, v) =>
      g.call(moveFreely, { seat: id, by: chooser === 'you' && v.you !== null ? v.you : id, steps: spaces }),
  }),
});
