import { z } from 'zod';
import { copiesOf, library } from '../content/library.js';
import type { G } from '../kit.js';
import { removeEnemy } from '../rules/wounds.js';
import type { CardId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { nameWords, orderWords } from '../text/en/words.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

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

export const addToPoolEffect = effect<Params>({
  verb: 'addToPool',
  schema,
  words: {
    en: ({ card }, line) => orderWords(line, `add ${nameWords(card)} to the campaign pool`),
    de: ({ card }, line) => de.ordered(line, de.VERBS.legen, `${de.cardWords(card)} in den Kampagnenvorrat`),
  },
  procedure: resolve,
});
