import { enterPlay, leavePlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import { gainItem, loseItem } from '../procs.js';
import { personOf, playerOf } from '../queries.js';
import type { HeroId, ItemId } from '../terms.js';
import { heldEntity } from './timing.js';

function put(g: G, hero: HeroId, item: ItemId): void {
  personOf(g, hero).item = item;
  enterPlay(g, heldEntity(hero, item), item);
  g.tell?.('item-gained', { hero, item });
}

function discard(g: G, hero: HeroId): void {
  const { item } = personOf(g, hero);
  if (item === null) return;
  leavePlay(g, heldEntity(hero, item), item);
  personOf(g, hero).item = null;
  g.tell?.('item-lost', { hero, item });
}

/** One carried item each: a second one is a choice. There is one token of each kind. */
const gaining = procedure(gainItem)
  .step('keep', ['CC-ITM-01', 'CC-ITM-02'], (g, { hero, item }) => {
    const { item: held } = personOf(g, hero);
    if (g.board.company.some((person) => person.item === item)) return g.end(undefined);
    return held === null ? g.pass(item) : g.one(playerOf(g, hero), 'keep-item', [held, item]);
  })
  .step('take', ['CC-ITM-02', 'CC-ITM-03'], (g, { hero, item }, kept) => {
    if (kept !== item) return;
    discard(g, hero);
    put(g, hero, item);
  });

const losing = procedure(loseItem).step('discard', 'CC-ITM-01', (g, { hero }) => discard(g, hero));

export const itemProcedures = [gaining, losing];
