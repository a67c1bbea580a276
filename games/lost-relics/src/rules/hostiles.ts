import { isFull } from '../areas.js';
import type { LrBoard } from '../board.js';
import { enterPlay } from '../in-play.js';
import { carries, procedure } from '../kit.js';
import { availableTokens, hostilePlayer } from '../queries.js';
import type { AreaId, HostileId } from '../terms.js';
import { window } from './timing.js';

/** A token is put down: unwounded and without damage, unless the adventure says otherwise. */
export const putDown = carries(
  ['LR-SET-14', 'LR-HOS-02', 'LR-HOS-03'],
  'hostiles.putDown',
  (b: LrBoard, kind: string, area: AreaId, wounded = false): HostileId | null => {
    const [id] = availableTokens(b, kind);
    if (id === undefined) return null;
    b.hostiles.push({ id, kind, area, wounded, damage: 0 });
    if (!b.cards.includes(kind)) b.cards.push(kind);
    enterPlay(b, id, kind);
    return id;
  },
);

type Spawning = { kind: string; count: number; areas: AreaId[] };

/** As many as there are tokens and room for; the rest is skipped. */
export const spawn = procedure<Spawning>('lr.spawn')
  .step('where', ['LR-HOS-04', 'LR-HOS-03'], (g, v) => {
    const free = v.areas.filter((area) => !isFull(g.board, area));
    const over = v.count <= 0 || free.length === 0 || availableTokens(g.board, v.kind).length === 0;
    return over ? g.end(undefined) : g.one<AreaId>(hostilePlayer(g.board), 'choose-spawn-area', free);
  })
  .step('place', ['LR-SET-14', 'LR-HOS-02'], (g, v, area) => {
    v.count--;
    const hostile = putDown(g.board, v.kind, area);
    g.tell?.('spawned', { hostile, area });
    return window(g, 'hostile-enters', { figure: hostile });
  })
  .step('again', 'LR-HOS-03', (g) => g.goto('where'));

export const hostileProcedures = [spawn];
