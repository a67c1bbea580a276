import { discardChallenge, discardItem, drawBottom, giveItem } from '../changes.js';
import { itemOf } from '../content/library.js';
import { asked, procedure } from '../kit.js';
import { gainItem, loseItem } from '../procs.js';
import { rivalOf } from '../queries.js';
import { window } from './timing.js';

const gain = procedure<
  { seat: string; level: 'grey' | 'green' | 'yellow' | 'red'; item?: string },
  string | null
>(gainItem.id)
  .step('draw', ['WOW-ITM-04', 'WOW-ITM-05', 'WOW-ITM-07', 'WOW-RES-15'], (g, v) => {
    const count = g.board.challenge[v.level].length;
    for (let i = 0; i < count; i++) {
      const card = drawBottom(g, v.level);
      if (card === undefined) break;
      if (itemOf(g, card) !== undefined) {
        v.item = card;
        giveItem(g, rivalOf(g, v.seat), card);
        return window(g, 'item-gained', { who: v.seat, target: card });
      }
      discardChallenge(g, card);
    }
    g.tell?.('no-item', { seat: v.seat, level: v.level });
    return undefined;
  })
  .step('gained', 'WOW-ITM-04', (g, v) => g.end(v.item ?? null));

const lose = procedure(loseItem)
  .step('choose', ['WOW-OTH-01', 'WOW-OTH-02'], (g, v) => {
    if (v.items.length === 0) return g.end(undefined);
    if (v.random) return g.pass(g.dice.pick('item', v.items));
    return g.one(asked(v.seat), 'choose-item-to-discard', v.items);
  })
  .step('discard', ['WOW-OTH-01', 'WOW-OTH-02'], (g, v, item) => {
    discardItem(g, item);
    return window(g, 'item-discarded', { who: v.seat, target: item });
  });

export const itemProcedures = [gain, lose];
