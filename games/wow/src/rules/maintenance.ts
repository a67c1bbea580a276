import type { Await } from '@questhall/engine';
import { tokensOf } from '../changes.js';
import { asked, type G, procedure } from '../kit.js';
import { equipmentChoices, takeOff, wear } from '../legal-items.js';
import { DONE } from '../legal-moves.js';
import { settle, useDiscovery } from '../procs.js';
import { advance, fulfillable } from '../progress.js';
import { activeRival, isInCity, questOf } from '../queries.js';
import { window } from './timing.js';

/** What is fulfilled: a space travelled to, a token collected, somebody met, a token traded. */
function fulfil(g: G, option: string): void {
  const [id = '', leaf = '', to] = option.split('/');
  const rival = activeRival(g);
  const quest = questOf(rival, id);
  if (quest === undefined) return;
  const { board: b } = g;
  const at = b.questTokens.findIndex((one) => one.quest === id && one.space === rival.space);
  const isCollecting = 'collect' in (g.box.leaves[id]?.[Number(leaf)] ?? {});
  if (isCollecting && at >= 0) {
    b.questTokens.splice(at, 1);
    g.tell?.('quest-token-collected', { seat: rival.seat, quest: id, space: rival.space ?? '' });
  }
  if (to !== undefined) {
    quest.traded.push(to);
    g.tell?.('quest-token-traded', { seat: rival.seat, quest: id, to });
  }
  advance(g, rival, { quest, leaf: Number(leaf) });
}

function equipOrUnequip(g: G, id: string): Await<unknown> | undefined {
  const rival = activeRival(g);
  if (rival.tokens.includes(id)) return g.call(useDiscovery, { seat: rival.seat, token: id });
  if (rival.bag.includes(id)) wear(g, rival, id);
  else takeOff(g, rival, id);
  return undefined;
}

/** Gold can still be spent in a city (WOW-DSC-02). */
function equipment(g: G): string[] {
  const rival = activeRival(g);
  const gold = isInCity(g, rival) ? tokensOf(g, rival, 'gold') : [];
  return [...equipmentChoices(g, rival), ...gold, DONE];
}

export const maintenancePhase = procedure('wow.maintenance')
  .step('begin', 'WOW-MNT-01', (g) => window(g, 'maintenance', { who: g.board.active }))
  .step('quests', ['WOW-MNT-01', 'WOW-MNT-02', 'WOW-QST-02', 'WOW-QST-03', 'WOW-QST-05'], (g) =>
    g.maybe(asked(g.board.active), 'fulfil-quest', fulfillable(g, activeRival(g))),
  )
  .step('fulfil', 'WOW-MNT-02', (g, _, option) => {
    if (option === null) return g.goto('settle');
    fulfil(g, option);
    return g.goto('quests');
  })
  .step('settle', 'WOW-QST-12', (g) => g.call(settle, {}))
  .step('equip', ['WOW-MNT-01', 'WOW-MNT-03', 'WOW-DSC-02'], (g) =>
    g.one(asked(g.board.active), 'choose-equipment', equipment(g)),
  )
  .step('change', 'WOW-MNT-03', (g, _, id) => (id === DONE ? g.goto('end') : equipOrUnequip(g, id)))
  .step('more', 'WOW-MNT-03', (g) => g.goto('equip'))
  .step('end', 'WOW-QST-12', (g) => g.call(settle, {}));

export const maintenanceProcedures = [maintenancePhase];
