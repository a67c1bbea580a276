import type { SeatId } from '@questhall/engine';
import { moveItem } from '../changes.js';
import { asked, procedure } from '../kit.js';
import { defeat, duelEnds, type Fight } from '../procs.js';
import { rivalOf } from '../queries.js';
import { window } from './timing.js';

/** `fallen` has the defender first. */
type Duel = Fight & { fallen?: SeatId[] };

/** Between characters: a lone survivor may take an item, before the loser goes to a city. */
const outcome = procedure<Duel>(duelEnds.id)
  .step('spoils', ['WOW-PVP-09', 'WOW-PVP-10', 'WOW-PVP-11', 'WOW-PVP-12', 'WOW-PVP-13'], (g, v) => {
    const { combat } = g.board;
    v.fallen = [];
    if (combat?.defender.defeated === true) v.fallen.push(v.foe);
    if (combat?.attacker.defeated === true) v.fallen.push(v.seat);
    const [loser] = v.fallen;
    if (loser === undefined) return g.end(undefined);
    if (v.fallen.length === 2) return g.pass(null);
    return g.maybe(asked(rivalIn(v, loser)), 'choose-spoils', rivalOf(g, loser).bag);
  })
  .step('take', ['WOW-PVP-09', 'WOW-PVP-13'], (g, v, item) => {
    if (item === null) return undefined;
    const seat = rivalIn(v, v.fallen?.[0] ?? v.foe);
    moveItem(g, item, rivalOf(g, seat));
    return window(g, 'item-gained', { who: seat, target: item });
  })
  .repeat<unknown>('fall', ['WOW-PVP-11', 'WOW-PVP-13'], (g, v) => {
    const seat = v.fallen?.shift();
    return seat === undefined ? undefined : g.call(defeat, { seat, by: rivalIn(v, seat) });
  });

/** The other side of the duel. */
const rivalIn = ({ seat, foe }: Fight, one: SeatId): SeatId => (one === seat ? foe : seat);

export const duelProcedures = [outcome];
