import { discardChallenge, giveItem } from '../changes.js';
import { itemOf } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import { becomeUndefeated, defeat, type Fight, fightEnds, reward } from '../procs.js';
import { countDeed } from '../progress.js';
import { rivalOf } from '../queries.js';
import { window } from './timing.js';

/** Against an encounter: who fell decides what becomes of it. */
const outcome = procedure(fightEnds)
  .step('character', ['WOW-CMB-20', 'WOW-CMB-21'], (g, v) =>
    g.board.combat?.attacker.defeated === true ? g.call(defeat, { seat: v.seat, by: v.foe }) : undefined,
  )
  .step('encounter', ['WOW-CMB-12', 'WOW-CMB-19', 'WOW-CMB-20', 'WOW-CMB-22', 'WOW-CMB-23'], (g, v) => {
    if (g.board.combat?.defender.defeated !== true) return g.goto('undefeated');
    g.tell?.('encounter-defeated', { card: v.foe, by: v.seat });
    countDeed(g, v.seat, { defeated: v.foe, space: v.space });
    if (v.combat === 'track') leaveTrack(g, v.foe);
    return window(g, 'encounter-defeated', { who: v.seat, target: v.foe });
  })
  .step('reward', ['WOW-CMB-17', 'WOW-CMB-18', 'WOW-CMB-21', 'WOW-CMB-22', 'WOW-CMB-23'], (g, v) => {
    leavePlay(g, v.foe, v.foe);
    const survived = g.board.combat?.attacker.defeated === false;
    if (v.combat === 'board') {
      return survived ? g.call(reward, { seat: v.seat, encounter: v.foe }) : g.end(undefined);
    }
    if (!survived || itemOf(g, v.foe) === undefined) {
      discardChallenge(g, v.foe);
      return g.end(undefined);
    }
    giveItem(g, rivalOf(g, v.seat), v.foe);
    return window(g, 'item-gained', { who: v.seat, target: v.foe });
  })
  .step('rewarded', 'WOW-CMB-17', (g) => g.end(undefined))
  .step('undefeated', ['WOW-CMB-19', 'WOW-CMB-20', 'WOW-CMB-22', 'WOW-CMB-23', 'WOW-KEY-05'], (g, v) => {
    leavePlay(g, v.foe, v.foe);
    return v.combat === 'drawn' ? g.call(becomeUndefeated, { card: v.foe, space: v.space }) : undefined;
  });

function leaveTrack(g: G, card: Fight['foe']): void {
  const slot = g.board.track.findIndex((one) => one?.card === card);
  if (slot < 0) return;
  g.board.track[slot] = null;
  g.tell?.('marker-removed', { card, slot: slot + 1 });
}

export const outcomeProcedures = [outcome];
