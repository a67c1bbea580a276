import { takeOut } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { discoveryCard, uniqueAt } from '../content/library.js';
import { enterPlay, leavePlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { tradeWith } from '../legal-doing.js';
import {
  discardTreasure,
  gainTreasure,
  programOf,
  runProgram,
  tradeTreasure,
  useTreasure,
} from '../procs.js';
import { payCost } from '../program.js';
import { maybeHero, personOf, playerOf } from '../queries.js';
import type { CardId, HeroId, UniqueKey } from '../terms.js';
import { heldEntity, openMoment, spend } from './timing.js';

/** The treasure nearest to the top of the deck. */
const topTreasure = ({ board, box }: CcPosition): CardId | null =>
  board.discovery.draw.findLast((card) => discoveryCard({ box }, card).type === 'treasure') ?? null;

/** One treasure each: a second one is a choice, and what is not kept is discarded. */
const gaining = procedure<{ hero: HeroId; card: CardId | null }>(gainTreasure)
  .step('keep', ['CC-SRC-04', 'CC-SRC-05'], (g, v) => {
    v.card ??= topTreasure(g);
    if (v.card === null) return g.end(undefined);
    takeOut(g.board.discovery, v.card);
    const { treasure } = personOf(g, v.hero);
    return treasure === null
      ? g.pass(v.card)
      : g.one(playerOf(g, v.hero), 'keep-treasure', [treasure, v.card]);
  })
  .step('take', ['CC-SRC-04', 'CC-SRC-05'], (g, v, kept) => {
    const card = v.card as CardId;
    if (kept !== card) {
      g.board.discovery.discard.push(card);
      return g.end(undefined);
    }
    discard(g, v.hero);
    hold(g, v.hero, card);
    g.tell?.('treasure-gained', { hero: v.hero, card });
    return openMoment(g, 'treasure-gained', { hero: v.hero });
  });

function hold(g: CcPosition, hero: HeroId, card: CardId): void {
  personOf(g, hero).treasure = card;
  enterPlay(g, heldEntity(hero, card), card);
}

/** Out of the hand of its hero; null if there was none. */
function letGo(g: CcPosition, hero: HeroId): CardId | null {
  const person = personOf(g, hero);
  const card = person.treasure;
  if (card !== null) leavePlay(g, heldEntity(hero, card), card);
  person.treasure = null;
  return card;
}

const discard = carries(['CC-SRC-03', 'CC-SRC-05'], 'treasure.discard', (g: G, hero: HeroId): void => {
  const card = letGo(g, hero);
  if (card === null) return;
  g.board.discovery.discard.push(card);
  g.tell?.('treasure-lost', { hero, card });
});

const discarding = procedure(discardTreasure).step('discard', 'CC-SRC-03', (g, { hero }) => discard(g, hero));

/** It is discarded after its use, unless it says otherwise. */
const using = procedure<{ hero: HeroId; action: UniqueKey }>(useTreasure)
  .step('pay', ['CC-SRC-07', 'CC-ACT-07'], (g, { hero, action }) => {
    const { once, also } = uniqueAt(g, action);
    if (once !== undefined) spend(g.board, once, `${hero} ${action}`);
    return also === undefined ? undefined : payCost(g, ctxOf(hero, action), also);
  })
  .step('do', 'CC-SRC-07', (g, { hero, action }) => {
    g.tell?.('treasure-used', { hero, card: personOf(g, hero).treasure ?? cardOf(action) });
    return g.call(runProgram, programOf(ctxOf(hero, action), action));
  })
  .step('used', ['CC-SRC-17'], (g, { hero, action }) => {
    const card = discoveryCard(g, cardOf(action));
    const { treasure } = personOf(g, hero);
    const isHeld = treasure !== null && discoveryCard(g, treasure).id === card.id;
    if (isHeld && !(card.type === 'treasure' && card.keep === true)) discard(g, hero);
    return maybeHero(g, hero) === undefined ? undefined : openMoment(g, 'treasure-used', { hero });
  });

const cardOf = (action: UniqueKey): CardId => action.slice(0, action.indexOf('/'));
const ctxOf = (hero: HeroId, action: UniqueKey) => ({
  you: hero,
  self: cardOf(action),
  target: null,
  result: null,
  score: 0,
});

/** What a hero and another beside them may do with their treasures. */
const waysToTrade = carries(
  ['CC-SRC-06', 'CC-SRC-16'],
  'treasure.waysToTrade',
  (g: CcPosition, hero: HeroId, other: HeroId): string[] => {
    const [own, theirs] = [personOf(g, hero).treasure, personOf(g, other).treasure];
    const give = own === null ? [] : ['give'];
    const take = theirs === null ? [] : ['take'];
    return [...give, ...take, ...(own === null || theirs === null ? [] : ['swap'])];
  },
);

type Trading = { hero: HeroId; other: HeroId; way?: string };

export const trading = procedure<Trading>(tradeTreasure)
  .step('how', ['CC-SRC-06', 'CC-SRC-16'], (g, { hero, other }) => {
    spend(g.board, 'activation', tradeWith(other));
    return g.one(playerOf(g, hero), 'choose-trade', waysToTrade(g, hero, other));
  })
  .step('agree', ['CC-SRC-06', 'CC-LDR-11'], (g, v, way) => {
    v.way = way;
    const [own, theirs] = [playerOf(g, v.hero), playerOf(g, v.other)];
    return own.seat === theirs.seat ? g.pass(true) : g.yesNo(theirs, 'accept-trade');
  })
  .step('trade', ['CC-SRC-06', 'CC-SRC-16'], (g, v, agreed) => {
    if (!agreed) return g.end(undefined);
    if (v.way === 'swap') {
      const [own, theirs] = [letGo(g, v.hero), letGo(g, v.other)];
      receive(g, v.hero, v.other, own);
      receive(g, v.other, v.hero, theirs);
      return g.end(undefined);
    }
    const [from, to] = v.way === 'give' ? [v.hero, v.other] : [v.other, v.hero];
    const card = letGo(g, from);
    g.tell?.('traded', { from, to, what: card ?? '' });
    return g.call(gainTreasure, { hero: to, card });
  });

function receive(g: G, from: HeroId, to: HeroId, card: CardId | null): void {
  if (card === null) return;
  hold(g, to, card);
  g.tell?.('traded', { from, to, what: card });
}

export const treasureProcedures = [gaining, discarding, using, trading];
