import { z } from 'zod';
import type { InBox } from '../content/library.js';
import { effect, effectProcedure, type G, paramsOf } from '../kit.js';

import { removeEnemy } from '../rules/wounds.js';
import type { CardId } from '../terms.js';
import { nameWords, orderWords } from '../text/en/words.js';

const schema = z.strictObject({ card: z.string() });
export type AddToPoolParams = z.infer<typeof schema>;

/** The first copy that is not in the pool yet; a card is in one place only (COMP-04). */
function copyFor({ box }: InBox, id: string, taken: readonly string[]): string | undefined {
  const copies = box.copies[id] ?? [id];
  return copies.find((copy) => !taken.includes(copy));
}

const resolve = effectProcedure('addToPool').step(
  'add',
  ['ACG-CAMP-06', 'ACG-NEM-04', 'ACG-COMP-04'],
  (g, v) => {
    const { campaign } = g.board;
    if (campaign === null) return;
    const card = copyFor(g, paramsOf<AddToPoolParams>(g, v.node).card, [
      ...campaign.pool,
      ...campaign.inPlay,
      ...campaign.gone,
    ]);
    if (card === undefined) return;
    takeOffTable(g, card);
    campaign.pool.push(card);
    g.tell?.('added-to-pool', { card });
  },
);

/** From the lair, a zone or a pile: wherever the quest left it. */
function takeOffTable(g: G, card: CardId): void {
  const { enemies, decks, removed, aside } = g.board;
  const enemy = enemies.find((one) => one.card === card);
  if (enemy !== undefined) removeEnemy(g, enemy.id);
  const piles = Object.values(decks).flatMap(({ draw, discard }) => [draw, discard]);
  for (const pile of [...piles, removed, aside]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}

export const addToPoolEffect = effect<AddToPoolParams>({
  verb: 'addToPool',
  schema,
  words: ({ card }, line) => orderWords(line, `add ${nameWords(card, line)} to the campaign pool`),
  procedure: resolve,
});
