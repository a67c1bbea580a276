import { z } from 'zod';
import { copiesOf, library } from '../content/library.js';
import { effect, effectProcedure, paramsOf } from './effect.js';
import { nameWords, orderWords } from './words.js';

const schema = z.strictObject({ card: z.string() });
type Params = z.infer<typeof schema>;

/** The first copy that is not in the pool yet; a card is in one place only (COMP-04). */
function copyFor(id: string, taken: readonly string[]): string | undefined {
  const record = library.records[id];
  const copies = record === undefined ? [id] : copiesOf(record);
  return copies.find((copy) => !taken.includes(copy));
}

const resolve = effectProcedure('addToPool').step(
  'add',
  ['ACG-CAMP-06', 'ACG-NEM-04', 'ACG-COMP-04'],
  (g, v) => {
    const { campaign } = g.board;
    if (campaign === null) return;
    const card = copyFor(paramsOf<Params>(v.node).card, [
      ...campaign.pool,
      ...campaign.inPlay,
      ...campaign.gone,
    ]);
    if (card === undefined) return;
    campaign.pool.push(card);
    g.tell?.('added-to-pool', { card });
  },
);

export const addToPoolEffect = effect<Params>({
  verb: 'addToPool',
  schema,
  words: ({ card }, line) => orderWords(line, `add ${nameWords(card)} to the campaign pool`),
  procedure: resolve,
});
