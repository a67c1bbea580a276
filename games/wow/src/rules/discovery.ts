import type { SeatId } from '@questhall/engine';
import { discardCards, discardToken, dropToken, moveItem, sendTo } from '../changes.js';
import { discoveryToken, mapOf, spaceOf } from '../content/library.js';
import { asked, type G, procedure } from '../kit.js';
import {
  dealDamage,
  defeat,
  gainItem,
  lookAtDiscovery,
  moveFreely,
  placeDiscovery,
  resolveDiscovery,
  useDiscovery,
} from '../procs.js';
import { isAtLeast, rightOf, rivalOf } from '../queries.js';
import { healthOf } from '../stats.js';
import { GREEN_DISCOVERIES, LEVELS, LIMITS, type SpaceId, type TokenId } from '../terms.js';
import { window } from './timing.js';

/** A found discovery: kept for later, or carried out at once and put into the box. */
const resolve = procedure(resolveDiscovery)
  .step('which', ['WOW-EXP-06', 'WOW-EXP-07'], (g, v) => {
    const kind = discoveryToken(g, v.token).token;
    g.tell?.('discovery-resolved', { seat: v.seat, token: v.token });
    return (GREEN_DISCOVERIES as readonly string[]).includes(kind) ? g.goto('keep') : g.goto(kind);
  })
  .step('keep', 'WOW-EXP-07', (g, v) => {
    rivalOf(g, v.seat).tokens.push(v.token);
    g.tell?.('discovery-kept', { seat: v.seat, token: v.token });
    return window(g, 'discovery-revealed', { who: v.seat, target: v.token });
  })
  .step('kept', 'WOW-EXP-07', (g) => g.end(undefined))
  .step('ambush', ['WOW-DSC-10', 'WOW-DSC-11', 'WOW-DSC-12'], (g, v) => {
    g.board.turn.ambush++;
    discardToken(g, v.seat, v.token);
    return g.end(undefined);
  })
  .step('false-map', ['WOW-DSC-13', 'WOW-DSC-15'], (g, v) => {
    discardToken(g, v.seat, v.token);
    return g.call(moveFreely, { seat: v.seat, by: rightOf(g, v.seat), steps: LIMITS.falseMap });
  })
  .step('moved', 'WOW-DSC-14', (g) => g.end(undefined))
  .step('power-drain', 'WOW-DSC-16', (g, v) => {
    drain(g, v.seat);
    discardToken(g, v.seat, v.token);
    return g.end(undefined);
  })
  .step('disease', ['WOW-DSC-17', 'WOW-DSC-20', 'WOW-EXP-06'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    rival.tokens.push(v.token);
    if (rival.damage < healthOf(g, rival)) return g.end(undefined);
    return g.call(defeat, { seat: v.seat, by: null });
  })
  .step('fell', 'WOW-DSC-20', (g) => g.end(undefined))
  .step('bomb', 'WOW-DSC-21', (g, v) => {
    discardToken(g, v.seat, v.token);
    return g.call(dealDamage, { who: v.seat, count: LIMITS.bomb, by: null });
  });

function drain(g: G, seat: SeatId): void {
  const rival = rivalOf(g, seat);
  const cards: string[] = [];
  while (cards.length < LIMITS.powerDrain && cards.length < rival.hand.length) {
    cards.push(
      g.dice.pick(
        'hand',
        rival.hand.filter((card) => !cards.includes(card)),
      ),
    );
  }
  discardCards(g, rival, cards, 'random');
}

/** A kept discovery that is used in the movement phase, or Gold in a city. */
const use = procedure<{ seat: SeatId; token: TokenId; victim?: SeatId; item?: string }>(useDiscovery.id)
  .step('discard', 'WOW-EXP-08', (g, v) => {
    g.tell?.('discovery-used', { seat: v.seat, token: v.token });
    dropToken(g, rivalOf(g, v.seat), v.token);
    return g.goto(discoveryToken(g, v.token).token);
  })
  .step('gold', ['WOW-DSC-01', 'WOW-DSC-02'], (g, v) => {
    const { level } = rivalOf(g, v.seat);
    const levels = LEVELS.filter((one) => isAtLeast(level, one));
    return g.one(asked(v.seat), 'choose-gold-level', levels);
  })
  .step('buy', 'WOW-DSC-01', (g, v, level) => g.call(gainItem, { seat: v.seat, level }))
  .step('bought', 'WOW-DSC-01', (g) => g.end(undefined))
  .step('hearthstone', 'WOW-DSC-03', (g, v) => g.one(asked(v.seat), 'choose-hearth-city', mapOf(g).cities))
  .step('home', 'WOW-DSC-03', (g, v, city) => {
    sendTo(g, rivalOf(g, v.seat), city, 'hearthstone');
    g.board.turn.moves = 0;
    return g.end(undefined);
  })
  .step('far-sight', 'WOW-DSC-04', (g, v) => g.call(lookAtDiscovery, { seat: v.seat }))
  .step('seen', 'WOW-DSC-04', (g) => g.end(undefined))
  .step('traveling-merchant', ['WOW-DSC-08', 'WOW-ITM-15'], (g, v) => {
    const others = g.board.rivals.filter(({ seat }) => seat !== v.seat);
    return g.one(
      asked(v.seat),
      'choose-item-to-take',
      others.flatMap(({ bag }) => bag),
    );
  })
  .step('take', 'WOW-DSC-08', (g, v, item) => {
    const victim = g.board.rivals.find(({ bag }) => bag.includes(item));
    const you = rivalOf(g, v.seat);
    v.victim = victim?.seat ?? v.seat;
    moveItem(g, item, you);
    return g.maybe(
      asked(v.victim),
      'take-item-back',
      you.bag.filter((one) => one !== item),
    );
  })
  .step('swap', 'WOW-DSC-09', (g, v, item) => {
    if (item !== null) moveItem(g, item, rivalOf(g, v.victim ?? v.seat));
  });

const look = procedure<{ seat: SeatId; spot?: string }>(lookAtDiscovery.id)
  .step('choose', 'WOW-DSC-04', (g, v) => {
    const spots = g.board.placed.map(({ spot }) => spot);
    return spots.length === 0 ? g.end(undefined) : g.one(asked(v.seat), 'choose-spot', spots);
  })
  .step('look', 'WOW-DSC-04', (g, v, spot) => {
    v.spot = spot;
    const one = g.board.placed.find((placed) => placed.spot === spot);
    if (one === undefined) return g.end(undefined);
    if (!one.seen.includes(v.seat)) one.seen.push(v.seat);
    const { space, token } = one;
    g.tell?.(
      'discovery-seen',
      { seat: v.seat, space, token },
      { seenBy: [v.seat], others: { seat: v.seat, space } },
    );
    return g.one(asked(v.seat), 'keep-or-discard-discovery', ['keep', 'discard']);
  })
  .step('put', 'WOW-DSC-05', (g, v, choice) => {
    if (choice === 'keep') return;
    const at = g.board.placed.findIndex((placed) => placed.spot === v.spot);
    const [gone] = g.board.placed.splice(at, 1);
    if (gone !== undefined) discardToken(g, v.seat, gone.token);
  });

/** Drawn from the pile, looked at in secret, and put facedown on a space. */
const place = procedure(placeDiscovery)
  .step('draw', ['WOW-RES-06', 'WOW-EXP-10', 'WOW-SET-25'], (g, v) => {
    const { board: b } = g;
    if (b.discoveries.length === 0) mix(g);
    const token = b.discoveries.pop();
    if (token === undefined) return g.end(undefined);
    b.looked = { token, seat: v.seat };
    return g.one(asked(v.seat), 'choose-discovery-space', spacesFor(g, v.seat));
  })
  .step('put', ['WOW-RES-07', 'WOW-RES-08', 'WOW-RES-09', 'WOW-EXP-09'], (g, v, space) => {
    const { board: b } = g;
    if (b.looked === null) return;
    const { token } = b.looked;
    b.looked = null;
    b.placed.push({ spot: `spot-${++b.spots}`, token, space, seen: [v.seat] });
    g.tell?.(
      'discovery-placed',
      { seat: v.seat, space, token },
      { seenBy: [v.seat], others: { seat: v.seat, space } },
    );
    if (b.discoveries.length === 0) mix(g);
  });

/** What lies in the box is the new pile. */
function mix(g: G): void {
  const { board: b } = g;
  if (b.discarded.length === 0) return;
  b.discoveries = g.dice.shuffle('discoveries', b.discarded);
  b.discarded = [];
  g.tell?.('discoveries-mixed', { count: b.discoveries.length });
}

/** Any space but the own one and cities, whatever its colour. */
const spacesFor = (g: G, seat: SeatId): SpaceId[] =>
  mapOf(g).ids.filter((id) => id !== rivalOf(g, seat).space && spaceOf(g, id).city !== true);

export const discoveryProcedures = [resolve, use, look, place];
