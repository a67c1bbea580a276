import { rebuild, takeTop } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { discoveryCard } from '../content/library.js';
import { type G, procedure } from '../kit.js';
import { objectsBeside } from '../legal-doing.js';
import { crisis, discover, gainTreasure, noOne, programOf, runProgram, search } from '../procs.js';
import { heroOf, personOf, playerOf } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import { liftThing } from './things.js';
import { openMoment } from './timing.js';

/** The player names the object before the card is drawn; a Search that inspiration pays for has none. */
const searching = procedure<{ hero: HeroId; bought: boolean; thing?: string }>(search)
  .step('which', ['CC-SRC-01', 'CC-SRC-13', 'CC-INS-11', 'CC-LDR-11'], (g, v) => {
    const objects = v.bought ? [] : objectsBeside(g, heroOf(g, v.hero));
    return objects.length === 0 ? g.goto('draw') : g.one(playerOf(g, v.hero), 'choose-searched', objects);
  })
  .step('named', 'CC-SRC-13', (_, v, id) => {
    v.thing = id;
  })
  .step('draw', 'CC-SRC-02', (g, v) => {
    g.tell?.('searched', { hero: v.hero, thing: v.thing ?? null });
    return g.call(discover, { hero: v.hero, thing: v.thing ?? null });
  })
  .step('searched', 'CC-SRC-02', (g, v) => openMoment(g, 'searched', { hero: v.hero }));

/** The top discovery card; the discards are shuffled into a new deck when there is none. */
const nextCard = carries(['CC-SRC-02', 'CC-SRC-14'], 'search.nextCard', (g: G): CardId | null => {
  const pile = g.board.discovery;
  if (pile.draw.length === 0) rebuild(g.dice, 'discovery-deck', pile);
  return takeTop(g.dice, 'discovery', pile) ?? null;
});

const discovering = procedure<{ hero: HeroId; thing: string | null; card?: CardId }>(discover)
  .step('draw', ['CC-SRC-02', 'CC-SRC-14'], (g, v) => {
    const card = nextCard(g);
    if (card === null) return g.end(undefined);
    v.card = card;
    g.board.drawn = card;
    g.tell?.('discovered', { hero: v.hero, card });
    return undefined;
  })
  .step('resolve', ['CC-SRC-02', 'CC-SRC-04', 'CC-SRC-09', 'CC-SRC-10', 'CC-SRC-11'], (g, v) => {
    const card = v.card as CardId;
    const { id, type } = discoveryCard(g, card);
    switch (type) {
      case 'treasure':
        return g.call(gainTreasure, { hero: v.hero, card });
      case 'realmstone':
        gainRealmstone(g, v.hero, card);
        return undefined;
      case 'trap':
        return g.call(runProgram, programOf({ ...noOne, you: v.hero, self: card }, `${id}/lines`));
      case 'crisis':
        return g.call(crisis, {});
    }
  })
  .step('after', ['CC-SRC-03', 'CC-SRC-08', 'CC-SRC-11', 'CC-SRC-12', 'CC-SRC-15', 'CC-INS-12'], (g, v) => {
    const card = v.card as CardId;
    const { type } = discoveryCard(g, card);
    g.board.drawn = null;
    if (type === 'trap' || type === 'crisis') g.board.discovery.discard.push(card);
    else liftThing(g, v.thing);
  });

/** Any number of them may be held (SRC-18). */
export const gainRealmstone = carries(
  ['CC-SRC-11', 'CC-SRC-18'],
  'search.gainRealmstone',
  (g: G, hero: HeroId, card: CardId): void => {
    personOf(g, hero).realmstone.push(card);
    g.tell?.('realmstone-gained', { hero, card });
  },
);

export const searchProcedures = [searching, discovering];
