import { allowed } from '@questhall/engine';
import { carries } from '../carries.js';
import { cardsOfKind } from '../content/library.js';
import type { EmpowermentCard } from '../content/schema/index.js';
import { enterPlay, leavePlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { spendRealmstone } from '../procs.js';
import { fromLeader, personOf, playerOf, realmstoneOf } from '../queries.js';
import { CANNOT_PAY, type CcChoice, type CcVerdict, NONE_LEFT, OWNED } from '../refusals.js';
import type { CardId, HeroId } from '../terms.js';
import { heldEntity } from './timing.js';

/** What the realmstone cards of a hero are worth together. */
const pointsOf = carries('CC-RLM-01', 'realmstone.pointsOf', (g: CcPosition, hero: HeroId): number =>
  realmstoneOf(g, personOf(g, hero).realmstone),
);

type Spending = { points?: number; left?: HeroId[]; purse?: number };

const isCheaper = ({ board }: CcPosition): boolean =>
  board.later.some(({ when, what }) => when === 'journeys-end' && what === 'cheaper');

/** The first of this step may cost one less, but never nothing. */
export const costOf = carries(
  ['CC-RLM-02', 'CC-EXE-08'],
  'realmstone.costOf',
  (g: CcPosition, cost: number): number => (isCheaper(g) ? Math.max(1, cost - 1) : cost),
);

const empowerments = (g: CcPosition): readonly EmpowermentCard[] => cardsOfKind(g, 'empowerment');

/** As many heroes may have it as there are copies. */
const holders = (g: CcPosition, { id, slot }: EmpowermentCard): number =>
  g.board.company.filter((person) => person[slot] === id).length;

/** `<hero>/<empowerment>`. */
export const offers: CcChoice<Spending, string> = {
  candidates: (g, v) => empowerments(g).map(({ id }) => `${v.left?.[0] as HeroId}/${id}`),
  judge: carries(
    ['CC-RLM-02', 'CC-RLM-03', 'CC-RLM-06', 'CC-RLM-10'],
    'realmstone.offers',
    (g: CcPosition, v: Spending, option: string): CcVerdict => {
      const [hero, card] = partsOf(g, option);
      if (personOf(g, hero)[card.slot] === card.id) return OWNED;
      if (holders(g, card) >= card.copies) return NONE_LEFT;
      return (v.purse ?? 0) >= costOf(g, card.cost) ? true : CANNOT_PAY;
    },
  ),
};

function partsOf(g: CcPosition, option: string): [hero: HeroId, card: EmpowermentCard] {
  const slash = option.indexOf('/');
  const id: CardId = option.slice(slash + 1);
  return [option.slice(0, slash), empowerments(g).find((one) => one.id === id) as EmpowermentCard];
}

/** Hero after hero buys what they like; the rest of the realmstone is lost to all. */
export const spending = procedure<Spending>(spendRealmstone)
  .step('begin', 'CC-RLM-01', (g, v) => {
    v.left = fromLeader(g.board).flatMap((seat) =>
      g.board.heroes.filter((one) => one.seat === seat && !personOf(g, one.id).dead).map(({ id }) => id),
    );
  })
  .step('next', 'CC-RLM-01', (g, v) => {
    const [hero] = v.left ?? [];
    if (hero === undefined) return g.goto('discard');
    v.purse = v.points ?? pointsOf(g, hero);
    return undefined;
  })
  .step('buy', ['CC-RLM-02', 'CC-RLM-03', 'CC-RLM-05', 'CC-RLM-06', 'CC-RLM-07', 'CC-RLM-09'], (g, v) =>
    g.maybe(playerOf(g, v.left?.[0] as HeroId), 'buy-empowerment', allowed(offers, g, v)),
  )
  .step('bought', ['CC-RLM-02', 'CC-RLM-03', 'CC-RLM-04', 'CC-RLM-09', 'CC-EXE-08'], (g, v, option) => {
    if (option === null) {
      v.left = v.left?.slice(1) ?? [];
      return g.goto('next');
    }
    const [hero, card] = partsOf(g, option);
    v.purse = (v.purse ?? 0) - costOf(g, card.cost);
    empower(g, hero, card);
    return g.goto('buy');
  })
  .step('discard', 'CC-RLM-08', (g) => {
    for (const person of g.board.company) {
      g.board.discovery.discard.push(...person.realmstone);
      person.realmstone = [];
    }
  });

/** The old one in its slot goes back to the supply. */
const empower = carries(
  ['CC-RLM-03', 'CC-RLM-04'],
  'realmstone.empower',
  (g: G, hero: HeroId, card: EmpowermentCard) => {
    const person = personOf(g, hero);
    const old = person[card.slot];
    if (old !== null) leavePlay(g, heldEntity(hero, old), old);
    person[card.slot] = card.id;
    enterPlay(g, heldEntity(hero, card.id), card.id);
    g.board.later = g.board.later.filter(({ when, what }) => when !== 'journeys-end' || what !== 'cheaper');
    g.tell?.('empowered', { hero, card: card.id });
  },
);

export const realmstoneProcedures = [spending];
