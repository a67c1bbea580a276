import type { SeatId } from '@questhall/engine';
import type { Person } from '../board.js';
import { carries } from '../carries.js';
import { journeyCard, questCard } from '../content/library.js';
import type { CcPosition } from '../kit.js';
import { holds } from '../predicates.js';
import { theJourney } from '../procs.js';
import { fromLeader } from '../queries.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';

/** Who may be picked, in whose turn, and which journeys are open. */

/** Whose pick it is, one hero after the other; three players leave the fourth hero to the leader. */
export const pickOrder = carries(
  ['CC-LDR-06', 'CC-LDR-07', 'CC-LDR-08', 'CC-LDR-09', 'CC-LDR-10'],
  'picking.pickOrder',
  (g: Pick<CcPosition, 'board'>): SeatId[] => {
    const seats = fromLeader(g.board);
    return Array.from({ length: LIMITS.heroes }, (_, i) => seats[i % seats.length] as SeatId);
  },
);

/** Who may lead: where three players have been dealt their heroes, only the first, who has two of them (LDR-09). */
export const mayLead = carries(['CC-LDR-01', 'CC-LDR-09'], 'picking.mayLead', (g: CcPosition): SeatId[] =>
  dealt(g).length > 0 && g.board.seats.length === 3 ? g.board.seats.slice(0, 1) : g.board.seats,
);

/** Heroes who were named before the first journey; on all others the players pick. */
export const dealt = ({ board }: CcPosition): readonly HeroId[] =>
  board.quest.log.length === 0 ? board.chosen.heroes : [];

/** Whom a player may pick now. */
export function picksOf(g: CcPosition, seat: SeatId): HeroId[] {
  const { heroes, seats } = g.board;
  const own = dealt(g).find(
    (id, i) => seats[i % seats.length] === seat && !heroes.some((hero) => hero.id === id),
  );
  return own === undefined ? pickable(g).map(({ id }) => id) : [own];
}

/** Alive, and not picked yet. */
export const pickable = carries('CC-LDR-12', 'picking.pickable', ({ board }: CcPosition): Person[] =>
  board.company.filter(({ id, dead }) => !dead && !board.heroes.some((hero) => hero.id === id)),
);

/** What a journey that was just won leads to: nothing else comes in between, but the table may be left there. */
function secondPart(g: CcPosition): CardId | undefined {
  const last = g.board.quest.log.at(-1);
  return last?.result === 'success' ? journeyCard(g, last.journey).leadsTo : undefined;
}

/** Journeys whose condition holds; a great evil is destroyed only once. Hunts come first, as advised (SET-22). */
export const openJourneys = carries(
  ['CC-SET-02', 'CC-SET-22', 'CC-QST-01', 'CC-QST-07', 'CC-JTY-07', 'CC-PAU-04'],
  'picking.openJourneys',
  (g: CcPosition): CardId[] => {
    const { quest } = g.board;
    const second = secondPart(g);
    if (second !== undefined) return [second];
    const open = questCard(g, quest.id).journeys.filter((id) => {
      const { unlock } = journeyCard(g, id);
      return !quest.destroyed.includes(id) && (unlock === undefined || holds(g, unlock, theJourney));
    });
    const isHunt = (id: CardId) => journeyCard(g, id).type === 'hunt';
    return [...open.filter(isHunt), ...open.filter((id) => !isHunt(id))];
  },
);
