import type { SeatId } from '@questhall/engine';
import type { Branch, Moment } from './branch.js';
import type { AnyState } from './game.js';
import type { Asked, News, Scene } from './scene.js';
import type { Looking, Table } from './table.js';
import type { Place } from './timeline.js';

/** `mine` are the seats that are played from this screen, `since` the moment that it has been told up to; `inWords` is for a
 * viewer who reads the table. */
export type Seeing = Looking & {
  readonly mine: readonly SeatId[];
  readonly since: Moment | null;
  readonly inWords: boolean;
};

/** All that a screen shows of a table. It changes nothing: the same table and the same wish give the same scene. */
export function sceneFor(table: Table, seeing: Seeing): Scene {
  const { timeline, seats, game, views } = table;
  const { viewer, language, place } = seeing;
  const state = timeline.stateAt(place);
  const view = views.of(state, viewer);
  const teller = table.teller(language);
  return {
    game: game.rules.id,
    viewer,
    view,
    standing: teller.standing(views.of(state, 'spectator')),
    ...(seeing.inWords && { words: teller.game.show.table(view) }),
    open: openFor(table, state, seeing),
    news: newsFor(table, seeing),
    over: teller.ending(state.over, viewer),
    time: timeAt(table, place),
    seats: seats.all.map((id) => ({ id, name: teller.game.show.name(id, view), ...seats.sittingOn(id) })),
    companions: table.companions.shown(table.chapterNow(language)),
    orders: table.orders.all,
    passed: table.passed,
    undoAsked: table.undoAsked,
    saving: table.saving,
  };
}

function openFor(table: Table, state: AnyState, { viewer, mine, language }: Seeing): Asked[] {
  const teller = table.teller(language);
  return table.game.rules.openFor(state, viewer).map((open) => {
    if (open.hidden === true) return teller.hidden(open);
    const isHere = open.seat === 'party' ? mine.length > 0 : mine.includes(open.by);
    const forPerson = isHere && table.seats.isForPerson(open);
    return teller.asked(state, open, forPerson, table.views.of(state, viewer));
  });
}

export function newsFor(table: Table, { viewer, language, place, since }: Omit<Seeing, 'inWords'>): News {
  const branch = table.timeline.branch(place.branch);
  const after = Math.min(lastKept(since, branch), place.at);
  return { after, lines: table.chronicle(viewer, language).lines(branch, after + 1, place.at) };
}

/** The last of the moments that led to this one and that the branch has, too; -1 if there is none. */
function lastKept(moment: Moment | null, branch: Branch): number {
  let last = moment;
  while (last !== null && branch.momentAt(last.at) !== last) last = last.before;
  return last?.at ?? -1;
}

function timeAt({ timeline }: Table, place: Place): Scene['time'] {
  return {
    at: place.at,
    length: timeline.branch(place.branch).length,
    now: timeline.at,
    keeps: timeline.keepsAhead(place),
    branch: place.branch,
    branches: timeline.all.map(({ id, from, fork, length }) => ({ id, from, fork, length })),
  };
}
