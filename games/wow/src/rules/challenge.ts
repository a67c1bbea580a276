import type { SeatId } from '@questhall/engine';
import { drawBottom, putDown } from '../changes.js';
import { boardEncounter, challengeCard, spaceOf } from '../content/library.js';
import { eventsAt } from '../events-in-play.js';
import { asked, type G, procedure, type WowPosition } from '../kit.js';
import { holds } from '../predicates.js';
import {
  drawChallenge,
  fight,
  followEvent,
  gainLevel,
  gainTrophy,
  programOf,
  resolveEvent,
  reward,
  runProgram,
  settle,
} from '../procs.js';
import { activeRival, charactersIn, isInCity, rivalOf } from '../queries.js';
import type { CardId, SpaceId } from '../terms.js';
import { window } from './timing.js';

const DRAW = 'draw';

/** Markers of a space by the number of their slot; red ones come before everything else. */
const slotsIn = ({ board }: WowPosition, space: SpaceId, aggro: boolean): string[] =>
  board.track.flatMap((one, slot) =>
    one !== null && one.space === space && (!aggro || one.aggro) ? [`marker-${slot + 1}`] : [],
  );

/** What must be chosen from: a character to attack, or what lies in the space, or a card if nothing does. */
function challenges(p: WowPosition, seat: SeatId): string[] {
  const { space } = rivalOf(p, seat);
  if (space === null) return [];
  const aggro = slotsIn(p, space, true);
  if (aggro.length > 0) return aggro;
  const { encounter } = spaceOf(p, space);
  const there = [
    ...(encounter === undefined ? [] : [encounter]),
    ...slotsIn(p, space, false),
    ...eventsAt(p, space),
  ];
  const others = charactersIn(p, space)
    .map((rival) => rival.seat)
    .filter((other) => other !== seat);
  return [...others, ...(there.length > 0 ? there : [DRAW])];
}

export const challengePhase = procedure('wow.challenge')
  .step('city', 'WOW-CHL-01', (g) => (isInCity(g, activeRival(g)) ? g.end(undefined) : undefined))
  .step(
    'choose',
    [
      'WOW-CHL-02',
      'WOW-CHL-03',
      'WOW-CHL-05',
      'WOW-CHL-12',
      'WOW-UND-08',
      'WOW-UND-11',
      'WOW-EVT-13',
      'WOW-EVT-18',
      'WOW-PVP-01',
      'WOW-PVP-02',
    ],
    (g) => g.one(asked(g.board.active), 'choose-challenge', challenges(g, g.board.active)),
  )
  .step('resolve', ['WOW-CHL-03', 'WOW-CHL-04', 'WOW-CHL-06'], (g, _, choice) => {
    const { seat, space } = activeRival(g);
    if (choice === DRAW) return g.call(drawChallenge, { seat });
    const at = space ?? '';
    if (g.board.seats.includes(choice))
      return g.call(fight, { combat: 'character', seat, foe: choice, space: at });
    if (choice.startsWith('marker-'))
      return g.call(fight, { combat: 'track', seat, foe: markerCard(g, choice), space: at });
    if (g.box.cards[choice]?.kind === 'challenge') return g.call(resolveEvent, { card: choice, seat });
    return boardEncounter(g, choice).combat === undefined
      ? g.call(follow, { seat, encounter: choice })
      : g.call(fight, { combat: 'board', seat, foe: choice, space: at });
  })
  .step('settle', 'WOW-QST-12', (g) => g.call(settle, {}));

const markerCard = ({ board }: G, marker: string): CardId =>
  board.track[Number(marker.slice('marker-'.length)) - 1]?.card ?? '';

/** Events are followed and the next card is drawn, until an encounter comes or the deck has been gone through. */
const draw = procedure<{ seat: SeatId; card?: CardId; left?: number }>(drawChallenge.id)
  .step('draw', ['WOW-CHL-06', 'WOW-CHL-07', 'WOW-CHL-09', 'WOW-CHL-11', 'WOW-CHL-14'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    if (rival.space === null || isInCity(g, rival)) return g.end(undefined);
    const { colour } = spaceOf(g, rival.space);
    v.left ??= g.board.challenge[colour].length;
    if (v.left-- <= 0) return g.end(undefined);
    const card = drawBottom(g, colour);
    if (card === undefined) return g.end(undefined);
    v.card = card;
    g.board.drawn.push(card);
    g.tell?.('challenge-drawn', { seat: v.seat, card });
    return window(g, 'challenge-drawn', { who: v.seat, target: card });
  })
  .step('kind', ['WOW-CHL-08', 'WOW-CHL-09'], (g, v) => {
    const card = v.card ?? '';
    if (challengeCard(g, card).front.is === 'event') {
      return eventStays(g, card) ? g.goto('place') : g.goto('event');
    }
    putDown(g, card);
    const { space } = rivalOf(g, v.seat);
    return g.call(fight, { combat: 'drawn', seat: v.seat, foe: card, space: space ?? '' });
  })
  .step('fought', 'WOW-CHL-08', (g) => g.end(undefined))
  .step('place', 'WOW-CHL-09', (g, v) => {
    putDown(g, v.card ?? '');
    return g.goto('event');
  })
  .step('event', 'WOW-CHL-09', (g, v) => g.call(followEvent, { card: v.card ?? '', seat: v.seat }))
  .step('settle', 'WOW-WIN-02', (g) => g.call(settle, {}))
  .step('next', 'WOW-CHL-09', (g) => g.goto('draw'));

/** Global and location events lie on the board from then on. */
function eventStays(g: G, card: CardId): boolean {
  const { front } = challengeCard(g, card);
  return front.is === 'event' && front.scope !== 'special';
}

/** A board encounter with instructions instead of combat values. */
const follow = procedure<{ seat: SeatId; encounter: string }>('wow.follow-instructions')
  .step('follow', 'WOW-CHL-04', (g, v) =>
    g.call(
      runProgram,
      programOf({ you: v.seat, self: v.encounter, target: null }, `${v.encounter}/instructions`),
    ),
  )
  .step('reward', ['WOW-CHL-04', 'WOW-TRO-01'], (g, v) => {
    const { if: condition } = boardEncounter(g, v.encounter);
    const ctx = { you: v.seat, self: v.encounter, target: null };
    if (condition !== undefined && !holds(g, condition, ctx)) return g.end(undefined);
    return g.call(reward, v);
  });

const give = procedure(reward).step('give', ['WOW-CMB-18', 'WOW-LVL-09', 'WOW-TRO-01'], (g, v) => {
  const { reward: given } = boardEncounter(g, v.encounter);
  return 'level' in given
    ? g.call(gainLevel, { seat: v.seat, level: given.level })
    : g.call(gainTrophy, { seat: v.seat, trophy: given.trophy });
});

export const challengeProcedures = [challengePhase, draw, follow, give];
