import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { treasureCard } from '../content/library.js';
import { returnToDeck } from '../deck.js';
import { enterPlay } from '../in-play.js';
import { type LrPosition, procedure } from '../kit.js';
import { gainTreasure } from '../procs.js';
import { heroOf, isCompanion, playerOf, theFour } from '../queries.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import { window } from './timing.js';

/** The four, wherever they are; never Taros. */
const receivers = carries(
  ['LR-TRE-02', 'LR-TRE-07', 'LR-TRE-08', 'LR-DMH-08'],
  'treasure.receivers',
  (g: LrPosition): HeroId[] => theFour(g).map(({ id }) => id),
);

type Gaining = { hero: HeroId; card: CardId | null; receiver?: HeroId };

/** The top of the deck, or a card that is named; kept, or handed on at once. */
const gaining = procedure<Gaining>(gainTreasure.id)
  .step('draw', ['LR-TRE-09'], (g, v) => {
    const { deck } = g.board;
    const at = v.card === null ? deck.length - 1 : deck.indexOf(v.card);
    const card = deck[at];
    if (card === undefined) return g.end(undefined);
    deck.splice(at, 1);
    g.board.drawn = card;
    v.card = card;
    g.tell?.('treasure-drawn', { hero: v.hero, card });
    return undefined;
  })
  .step('keep', ['LR-TRE-01', 'LR-TRE-02', 'LR-TRE-07', 'LR-TRE-08', 'LR-TRE-10'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-receiver', receivers(g)),
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
    const hero = heroOf(g, v.receiver as HeroId);
    const same = ofSameType(g, hero, v.card as CardId);
    return same.length <= LIMITS.ofTreasureType
      ? g.pass(null)
      : g.one(playerOf(g, hero.id), 'return-treasure', same);
  })
  .step('return', 'LR-TRE-03', (g, v, card) => {
    if (card === null) return;
    returnToDeck(g, heroOf(g, v.receiver as HeroId), card);
    g.tell?.('treasure-returned', { hero: v.receiver as HeroId, card });
  })
  .step('window', 'LR-TRE-01', (g, v) => window(g, 'treasure-gained', { hero: v.receiver as HeroId }));

/** Cards without a type are not counted. */
function ofSameType(g: LrPosition, hero: Hero, card: CardId): CardId[] {
  const { type } = treasureCard(g, card);
  return type === undefined ? [] : hero.treasure.filter((one) => treasureCard(g, one).type === type);
}

export const treasureProcedures = [gaining];
