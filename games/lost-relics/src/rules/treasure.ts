import { allowed } from '@questhall/engine';
import { carries } from '../carries.js';
import { treasureCard } from '../content/library.js';
import { returnToDeck } from '../deck.js';
import { enterPlay } from '../in-play.js';
import { type LrPosition, procedure } from '../kit.js';
import { gainTreasure } from '../procs.js';
import { heroOf, isCompanion, playerOf } from '../queries.js';
import { type LrChoice, type LrVerdict, NO_TREASURE_FOR_TAROS, OTHER_TYPE } from '../refusals.js';
import { type CardId, COMPANION, type HeroId, LIMITS } from '../terms.js';
import { window } from './timing.js';

type Gaining = { hero: HeroId; card: CardId | null; receiver?: HeroId };

/** The four, wherever they are; never Taros. */
export const receivers: LrChoice<Gaining, HeroId> = {
  candidates: (g) => g.board.heroes.map(({ id }) => id),
  judge: carries(
    ['LR-TRE-02', 'LR-TRE-07', 'LR-TRE-08', 'LR-DMH-08'],
    'treasure.receivers',
    (_: LrPosition, __: Gaining, id): LrVerdict => (id === COMPANION ? NO_TREASURE_FOR_TAROS : true),
  ),
};

/** One card too many of a type; cards without a type are not counted. */
export const surplus: LrChoice<Gaining, CardId> = {
  candidates: (g, v) => (v.receiver === undefined ? [] : heroOf(g, v.receiver).treasure),
  judge: (g, v, card) => (typeOf(g, card) === typeOf(g, v.card as CardId) ? true : OTHER_TYPE),
};
const typeOf = (g: LrPosition, card: CardId) => treasureCard(g, card).type;

/** The top of the deck, or a card that is named; kept, or handed on at once. */
export const gaining = procedure<Gaining>(gainTreasure.id)
  .step('draw', ['LR-TRE-09'], (g, v) => {
    const { deck } = g.board;
    const at = v.card === null ? g.dice.turnUp('treasure-deck', deck, null) : deck.indexOf(v.card);
    const card = deck[at];
    if (card === undefined) return g.end(undefined);
    deck.splice(at, 1);
    g.board.drawn = card;
    v.card = card;
    g.tell?.('treasure-drawn', { hero: v.hero, card });
    return undefined;
  })
  .step('keep', ['LR-TRE-01', 'LR-TRE-02', 'LR-TRE-07', 'LR-TRE-08', 'LR-TRE-10'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-receiver', allowed(receivers, g, v)),
  )
  .step('take', ['LR-TRE-01', 'LR-TRE-06'], (g, v, receiver) => {
    const card = v.card as CardId;
    v.receiver = receiver;
    const hero = heroOf(g, receiver);
    if (isCompanion(hero)) throw new Error('Taros cannot have treasure cards');
    hero.treasure.push(card);
    g.board.drawn = null;
    enterPlay(g, card, card);
    g.tell?.('treasure-gained', { hero: receiver, card, from: v.hero });
  })
  .step('limit', ['LR-TRE-03', 'LR-TRE-04', 'LR-TRE-06', 'LR-TRE-10', 'LR-TRE-11'], (g, v) => {
    const same = typeOf(g, v.card as CardId) === undefined ? [] : allowed(surplus, g, v);
    return same.length <= LIMITS.ofTreasureType
      ? g.pass(null)
      : g.one(playerOf(g, v.receiver as HeroId), 'return-treasure', same);
  })
  .step('return', 'LR-TRE-03', (g, v, card) => {
    if (card === null) return;
    returnToDeck(g, heroOf(g, v.receiver as HeroId), card);
    g.tell?.('treasure-returned', { hero: v.receiver as HeroId, card });
  })
  .step('window', 'LR-TRE-01', (g, v) => window(g, 'treasure-gained', { hero: v.receiver as HeroId }));

export const treasureProcedures = [gaining];
