import { type Await, allowed, type Game, type SeatId } from '@questhall/engine';
import { discardItem, dropToken, heal, stepTo, tokensOf } from '../changes.js';
import { mapOf, worldOf } from '../content/library.js';
import { asked, type G, procedure, type WowTypes } from '../kit.js';
import { DONE, mightMove, moveChoice, potionParts } from '../legal-moves.js';
import { moveFreely, playCard, settle, useDiscovery } from '../procs.js';
import { activeRival, isHeldByAggro, mayEnter, rivalOf } from '../queries.js';
import { rollBonus } from '../stats.js';
import { window } from './timing.js';

/** The die says how far the character may move, and how much energy there is in this turn. */
const rollMovement = procedure('wow.roll-movement')
  .step('roll', ['WOW-MOV-01', 'WOW-MOV-03', 'WOW-MOV-04'], (g) => {
    const { die } = worldOf(g);
    const rival = activeRival(g);
    const face = die[g.dice.draw('movement', die.length)];
    if (face === undefined) return;
    rival.energy = Math.max(0, face.energy + rollBonus(g, rival, 'energy'));
    g.board.turn.moves = Math.max(0, face.spaces + rollBonus(g, rival, 'movement'));
    g.tell?.('movement-roll', { seat: rival.seat, spaces: g.board.turn.moves, energy: rival.energy });
  })
  .step('boots', ['WOW-DSC-06', 'WOW-DSC-07'], (g) =>
    g.maybe(
      asked(g.board.active),
      'reroll-movement',
      tokensOf(g, activeRival(g), 'rocket-boots').slice(0, 1),
    ),
  )
  .step('again', 'WOW-DSC-06', (g, _, boots) => {
    if (boots === null) return;
    g.tell?.('discovery-used', { seat: g.board.active, token: boots });
    dropToken(g, activeRival(g), boots);
    return g.goto('roll');
  });

/** A secret question is put also to somebody with one answer if it would tell something not to be asked. */
function askSecretly(
  g: Game<WowTypes>,
  seat: SeatId,
  options: readonly string[],
): Await<{ [seat: SeatId]: string }> {
  const question = { asked: asked(seat), ask: 'choose-move', form: 'one', options, min: 1, max: 1 } as const;
  return g.together<string>([question], mightMove(g, seat) ? 'all' : 'those with a choice');
}

export const movementPhase = procedure('wow.movement')
  .step('roll', 'WOW-MOV-01', (g) => g.call(rollMovement, {}))
  .step('rolled', 'WOW-MOV-09', (g) => window(g, 'movement-rolled', { who: g.board.active }))
  .step('ask', ['WOW-MOV-02', 'WOW-MOV-07', 'WOW-MOV-09'], (g) =>
    askSecretly(g, g.board.active, allowed(moveChoice, g, g.board.active)),
  )
  .step('do', ['WOW-MOV-02', 'WOW-MOV-09', 'WOW-POT-01', 'WOW-DSC-03', 'WOW-ITM-02'], (g, _, answers) =>
    carryOut(g, g.board.active, answers[g.board.active] ?? DONE),
  )
  .step('settle', 'WOW-QST-12', (g, _, went) => (went === DONE ? g.goto('end') : g.call(settle, {})))
  .step('again', 'WOW-MOV-09', (g) => g.goto('ask'))
  .step('end', 'WOW-EXP-11', (g) => {
    g.board.turn.moves = 0;
    return window(g, 'movement-ended', { who: g.board.active });
  });

function carryOut(g: G, seat: SeatId, id: string): Await<unknown> {
  if (id === DONE) return g.pass(DONE);
  if (mapOf(g).spaces[id] !== undefined) return step(g, seat, id);
  const potion = potionParts(id);
  if (potion !== null) {
    drink(g, seat, id);
    return g.pass(id);
  }
  if (g.box.cards[id]?.kind === 'discovery') return g.call(useDiscovery, { seat, token: id });
  return g.call(playCard, { seat, card: id, target: null });
}

/** A red marker ends the movement. */
function step(g: G, seat: SeatId, to: string): Await<unknown> {
  const { turn } = g.board;
  stepTo(g, rivalOf(g, seat), to);
  turn.moves = isHeldByAggro(g, to) ? 0 : turn.moves - 1;
  return window(g, 'space-entered', { who: seat, target: to }) ?? g.pass(to);
}

function drink(g: G, seat: SeatId, option: string): void {
  const potion = potionParts(option);
  if (potion === null) return;
  g.tell?.('potion', { seat, ...potion });
  discardItem(g, potion.item);
  if (potion.potion === 'health') heal(g, rivalOf(g, seat), 1);
  if (potion.potion === 'swiftness') g.board.turn.moves++;
}

const move = procedure(moveFreely).repeat<string | null>('step', ['WOW-MOV-08', 'WOW-UND-12'], (g, v, to) => {
  const rival = rivalOf(g, v.seat);
  if (to === null) return g.end(undefined);
  if (to !== undefined) {
    stepTo(g, rival, to);
    v.steps--;
  }
  // Led by an opponent, a character may leave a red marker, and stops at one all the same.
  const held = (to !== undefined || v.by === v.seat) && isHeldByAggro(g, rival.space);
  if (v.steps <= 0 || held || rival.space === null) return g.end(undefined);
  const spaces = (mapOf(g).links[rival.space] ?? []).filter((space) => mayEnter(g, rival, space));
  return g.maybe(asked(v.by), 'choose-place', spaces);
});

export const movementProcedures = [movementPhase, rollMovement, move];
