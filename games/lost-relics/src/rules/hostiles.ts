import { allowed } from '@questhall/engine';
import { isFull } from '../areas.js';
import { carries } from '../carries.js';
import { enterPlay } from '../in-play.js';
import { type LrPosition, procedure } from '../kit.js';
import { availableTokens, hostilePlayer } from '../queries.js';
import { type LrChoice, NO_ROOM_THERE } from '../refusals.js';
import type { AreaId, HostileId } from '../terms.js';
import { window } from './timing.js';

/** A token is put down: unwounded and without damage, unless the adventure says otherwise. */
export const putDown = carries(
  ['LR-SET-14', 'LR-HOS-02', 'LR-HOS-03'],
  'hostiles.putDown',
  (g: LrPosition, kind: string, area: AreaId, wounded = false): HostileId | null => {
    const [id] = availableTokens(g, kind);
    if (id === undefined) return null;
    g.board.hostiles.push({ id, kind, area, wounded, damage: 0 });
    if (!g.board.cards.includes(kind)) g.board.cards.push(kind);
    enterPlay(g, id, kind);
    return id;
  },
);

type Spawning = { kind: string; count: number; areas: AreaId[] };

export const spawnAreas: LrChoice<Spawning, AreaId> = {
  candidates: (_, v) => v.areas,
  judge: (g, _, area) => (isFull(g, area) ? NO_ROOM_THERE : true),
};

/** As many as there are tokens and room for; the rest is skipped. */
export const spawn = procedure<Spawning>('lr.spawn')
  .step('where', ['LR-HOS-04', 'LR-HOS-03'], (g, v) => {
    const free = allowed(spawnAreas, g, v);
    const over = v.count <= 0 || free.length === 0 || availableTokens(g, v.kind).length === 0;
    return over ? g.end(undefined) : g.one(hostilePlayer(g), 'choose-spawn-area', free);
  })
  .step('place', ['LR-SET-14', 'LR-HOS-02'], (g, v, area) => {
    v.count--;
    const hostile = putDown(g, v.kind, area);
    if (hostile === null) return g.end(undefined);
    g.tell?.('spawned', { hostile, area });
    return window(g, 'hostile-enters', { figure: hostile });
  })
  .step('again', 'LR-HOS-03', (g) => g.goto('where'));

export const hostileProcedures = [spawn];
