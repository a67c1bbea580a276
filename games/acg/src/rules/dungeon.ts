import { allowed } from '@questhall/engine';
import { putUnder, takeTop } from '@questhall/tabletop';
import { dungeonCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import { drawDungeon, programOf, runProgram, takeTreasure } from '../procs.js';
import { countExhaustible, heroOf, playerOf, slotOf } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import { actionsToExhaust } from './exhausting.js';
import { window } from './timing.js';

type Drawing = { hero: HeroId; orExhaust: boolean; card?: CardId; treasure?: number };

/** The actions that one may exhaust to put the drawn card back. */
export const actionsToPutBack = actionsToExhaust<Drawing>((_, v) => v.hero);

/** Draws one dungeon card: an item is claimed, an event resolved; then its treasure icons. */
export const drawing = procedure<Drawing>(drawDungeon.id)
  .step('draw', ['ACG-AER-09', 'ACG-AER-10', 'ACG-DECK-18', 'ACG-FAQ-11'], (g, v) => {
    const card = takeTop(g.dice, 'dungeon-deck', g.board.decks.dungeon);
    if (card === undefined) return g.end(undefined);
    v.card = card;
    v.treasure = dungeonCard(g, card).treasure;
    g.board.drawn.push(card);
    g.tell?.('dungeon-drawn', { hero: v.hero, card });
    return undefined;
  })
  .step('choose', ['ACG-CONT-07', 'ACG-ACT-17'], (g, v) => {
    const may = v.orExhaust && countExhaustible(g, heroOf(g, v.hero)) > 0;
    const options = may ? (['resolve', 'bottom'] as const) : (['resolve'] as const);
    return g.one(playerOf(g, v.hero), 'resolve-or-bottom', options);
  })
  .step('exhaust', ['ACG-ACT-17', 'ACG-EXH-04'], (g, v, choice) => {
    if (choice === 'resolve') return g.goto('window');
    return g.one(playerOf(g, v.hero), 'choose-action-to-exhaust', allowed(actionsToPutBack, g, v));
  })
  .step('bottom', ['ACG-DUN-09', 'ACG-CONT-07'], (g, v, action) => {
    slotOf(heroOf(g, v.hero), action).exhausted = true;
    g.tell?.('action-exhausted', { hero: v.hero, card: action });
    putAway(g, v.card as CardId, 'bottom-of-deck');
    g.tell?.('dungeon-bottomed', { hero: v.hero, card: v.card as CardId });
    return g.state.switches['treasure-of-returned-card'] === 'claimed'
      ? g.goto('treasure')
      : g.end(undefined);
  })
  .step('window', 'ACG-DUN-02', (g, v) => window(g, 'dungeon-drawn', { hero: v.hero }))
  .step('resolve', ['ACG-DUN-02', 'ACG-DUN-04', 'ACG-DUN-05'], (g, v) => {
    const card = dungeonCard(g, v.card as CardId);
    if (card.type === 'event') {
      const ctx = { you: v.hero, self: card.id, target: null, hero: null, enemy: null };
      return g.call(runProgram, programOf(ctx, `${card.id}/lines`));
    }
    claimItem(g, v.hero, v.card as CardId);
    return undefined;
  })
  .step('discard', ['ACG-DUN-04', 'ACG-DECK-14'], (g, v) => {
    const card = dungeonCard(g, v.card as CardId);
    if (card.type === 'event') putAway(g, v.card as CardId, card.then ?? 'discard');
  })
  .repeat<undefined>('treasure', ['ACG-DUN-07', 'ACG-DUN-08'], (g, v) => {
    if ((v.treasure ?? 0) <= 0) return g.end(undefined);
    v.treasure = (v.treasure ?? 0) - 1;
    return g.call(takeTreasure, { hero: v.hero });
  });

function claimItem(g: G, hero: HeroId, card: CardId): void {
  g.board.drawn.splice(g.board.drawn.indexOf(card), 1);
  heroOf(g, hero).items.push(card);
  enterPlay(g, card, card);
  g.tell?.('item-claimed', { hero, card });
}

function putAway(g: G, card: CardId, where: 'discard' | 'bottom-of-deck' | 'removed'): void {
  const { drawn, decks, removed } = g.board;
  drawn.splice(drawn.indexOf(card), 1);
  if (where === 'bottom-of-deck') putUnder(decks.dungeon, [card]);
  else if (where === 'removed') removed.push(card);
  else decks.dungeon.discard.push(card);
}

export const dungeonProcedures = [drawing];
