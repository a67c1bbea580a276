import { carries } from '../carries.js';
import { leavePlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import {
  activateGroup,
  drawEncounter,
  gatherGroup,
  hostileAttack,
  hostilesAct,
  noOne,
  programOf,
  reactionWindow,
  reinforce,
  runProgram,
} from '../procs.js';
import {
  groupAt,
  groupName,
  has,
  hostileSide,
  hostilesIn,
  isNight,
  journeyRecord,
  leader,
  maybeHostile,
} from '../queries.js';
import type { CardId, HostileId } from '../terms.js';
import { endWaiting } from './activation.js';
import { rollQuest } from './dice.js';
import { openMoment } from './timing.js';

/** A third or fewer of those that first deployed are left. */
export const isDrivenOff = carries(
  ['CC-HAC-02', 'CC-HAC-07', 'CC-HAC-08', 'CC-JTY-06'],
  'group.isDrivenOff',
  (g: CcPosition, slot: number): boolean => {
    const left = hostilesIn(g, slot);
    const { targets = [] } = journeyRecord(g);
    return left.length * 3 <= groupAt(g, slot).deployed && !left.some(({ model }) => targets.includes(model));
  },
);

/** Stunned hostiles stand up, which is all that they do. */
const standUp = carries('CC-AIL-16', 'group.standUp', (g: G, slot: number): HostileId[] => {
  const awake: HostileId[] = [];
  for (const hostile of hostilesIn(g, slot)) {
    if (!has(hostile, 'stunned')) {
      awake.push(hostile.id);
      continue;
    }
    hostile.ailments = hostile.ailments.filter((ailment) => ailment !== 'stunned');
    g.tell?.('stands-up', { hostile: hostile.id });
  }
  return awake;
});

const categoriesOf = (g: CcPosition, hostiles: readonly HostileId[]): CardId[] => [
  ...new Set(hostiles.flatMap((id) => maybeHostile(g, id)?.category ?? [])),
];

type Activating = {
  slot: number;
  awake?: HostileId[];
  category?: CardId;
  acting?: HostileId[];
  /** The row of the behaviour table, if it says something about the whole group. */
  row?: string | undefined;
  does?: ('move' | 'attack' | 'advance' | 'charge')[];
};

const rowAt = (g: CcPosition, category: CardId, score: number) => {
  const { behaviour } = hostileSide(g, { category });
  const at = behaviour.findIndex(({ from, to }) => from <= score && score <= to);
  return { at, row: behaviour[at] };
};

const aboutGroup = (slot: number) => ({ ...noOne, self: groupName(slot) });

/** A line of the behaviour table that is about the whole group. */
function sayLines(g: G, { row, slot }: Activating, part: 'before' | 'after') {
  const program = row === undefined ? undefined : `${row}.${part}`;
  return program === undefined || g.box.programs[program] === undefined
    ? undefined
    : g.call(runProgram, programOf(aboutGroup(slot), program));
}

const activating = procedure<Activating>(activateGroup)
  .step('look', ['CC-HAC-01', 'CC-INI-11', 'CC-DEF-14'], (g, v) => {
    const group = g.board.track[v.slot];
    if (group === null || group === undefined) return g.end(undefined);
    endWaiting(
      g,
      hostilesIn(g, v.slot).map(({ id }) => id),
    );
    if (group.facedown) return g.goto('arrive');
    return openMoment(g, 'group-activates', { figure: groupName(v.slot) });
  })
  .step('stand', ['CC-AIL-16', 'CC-HAC-02', 'CC-HAC-03'], (g, v) => {
    v.awake = standUp(g, v.slot);
    return isDrivenOff(g, v.slot) ? g.goto('part') : undefined;
  })
  .step('category', ['CC-HAC-09', 'CC-HAC-10', 'CC-HAC-11', 'CC-HAC-17'], (g, v) => {
    const left = categoriesOf(g, v.awake ?? []);
    return left.length === 0 ? g.end(undefined) : g.one(leader(g), 'choose-category', left);
  })
  .step('roll', ['CC-HAC-09', 'CC-HAC-10', 'CC-HAC-11', 'CC-NGT-04'], (g, v, category) => {
    const awake = v.awake ?? [];
    v.acting = awake.filter((id) => maybeHostile(g, id)?.category === category);
    v.awake = awake.filter((id) => !(v.acting as HostileId[]).includes(id));
    const score = rollQuest(g, 'behaviour');
    const { at, row } = rowAt(g, category, score);
    const says = row?.before !== undefined || row?.after !== undefined;
    v.row = says ? `${category}/${isNight(g) ? 'night' : 'day'}.behaviour.${at}` : undefined;
    v.does = [...(row?.does ?? [])];
    g.tell?.('behaviour', { slot: v.slot, category, score, name: row?.name ?? '' });
    return sayLines(g, v, 'before');
  })
  .step('act', ['CC-HAC-11', 'CC-HAC-12', 'CC-HAC-16'], (g, v) =>
    (v.does ?? []).length === 0
      ? undefined
      : g.call(hostilesAct, { hostiles: v.acting ?? [], does: v.does ?? [] }),
  )
  .step('after', ['CC-HAC-17', 'CC-CON-32'], (g, v) => sayLines(g, v, 'after') ?? g.goto('category'))
  .step('again', 'CC-HAC-11', (g) => g.goto('category'))

  .step('part', ['CC-HAC-03', 'CC-HAC-18'], (g, v) => {
    const [next] = v.awake ?? [];
    v.awake = v.awake?.slice(1);
    v.acting = next === undefined ? [] : [next];
    return next === undefined ? g.goto('leave') : g.call(hostileAttack, { hostile: next });
  })
  .step('react', 'CC-HAC-18', (g, v, attacked) => {
    const [hostile] = v.acting ?? [];
    return attacked && hostile !== undefined ? g.call(reactionWindow, { hostile }) : undefined;
  })
  .step('parted', 'CC-HAC-03', (g) => g.goto('part'))
  .step('leave', ['CC-HAC-04', 'CC-HAC-06', 'CC-DEL-21'], (g, v) => driveOff(g, v.slot))
  .step('left', 'CC-HAC-04', (g) => g.end(undefined))

  .step('arrive', ['CC-HAC-01', 'CC-REI-01', 'CC-REI-02'], (g, v) => {
    const group = groupAt(g, v.slot);
    group.facedown = false;
    g.dice.turnUp('encounter', [group.card], null);
    g.tell?.('group-arrives', { slot: v.slot, card: group.card });
    return g.call(gatherGroup, { slot: v.slot });
  })
  .step('reinforce', 'CC-REI-01', (g, v, hostiles) =>
    g.call(reinforce, { slot: v.slot, hostiles, again: false }),
  );

/** Models and card leave; a facedown card takes the place, but on a Deliverance. */
function driveOff(g: G, slot: number) {
  const { board, box } = g;
  const { card } = groupAt(g, slot);
  for (const { id, category } of hostilesIn(g, slot)) leavePlay(g, id, category);
  board.hostiles = board.hostiles.filter(({ group }) => group !== slot);
  g.tell?.('driven-off', { slot });
  board.track[slot] = null;
  const journey = board.journey === null ? undefined : box.cards[board.journey.id];
  const stays = journey?.kind === 'journey' && journey.noReplacement === true;
  if (stays) {
    board.encounters.discard.push(card);
    return undefined;
  }
  return g.call(replaceCard, { slot, card });
}

/** The old card is discarded after its replacement was drawn (HAC-06). */
const replaceCard = procedure<{ slot: number; card: CardId }>('cc.replace-card')
  .step('draw', 'CC-HAC-04', (g, v) => g.call(drawEncounter, { slot: v.slot, facedown: true }))
  .step('discard', 'CC-HAC-06', (g, v) => {
    g.board.encounters.discard.push(v.card);
  });

export const groupProcedures = [activating, replaceCard];
