import { z } from 'zod';
import { effect, effectProcedure } from '../kit.js';
import { wear, wearChoices } from '../legal-items.js';
import { deciderOf } from '../program.js';
import { maybeRival, rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';

/** Equips an item of the own bag at once, outside the maintenance phase. */
const schema = z.strictObject({});
export type EquipParams = z.infer<typeof schema>;

export const equipEffect = effect<EquipParams>({
  verb: 'equip',
  schema,
  possible: (g, _, { you }) => {
    const rival = maybeRival(g, you);
    return rival !== undefined && wearChoices(g, rival).length > 0;
  },
  words: () => does({ name: 'you', number: 'you' }, verb('equip'), '1 item of your bag'),
  procedure: effectProcedure('equip')
    .step('choose', 'WOW-ITM-12', (g, v) => {
      const choices = wearChoices(g, rivalOf(g, v.you ?? ''));
      return choices.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-items', choices);
    })
    .step('equip', 'WOW-ITM-09', (g, v, item) => {
      wear(g, rivalOf(g, v.you ?? ''), item);
      return g.end(true);
    }),
});
