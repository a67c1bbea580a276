import type { Line, Scene } from '@questhall/table';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { GameFace, Throw } from '../../games/face.js';
import type { Frame } from '../../stage/beat.js';
import { useSkip } from '../../stage/useSkip.js';
import type { Table } from '../../table/table.js';
import { useQuestCoach } from '../lessons/useQuestCoach.js';
import type { Coach } from './coach.js';
import type { Happenings } from './happenings.js';
import { usePanels } from './panel.js';
import { useCoachOffer } from './useCoachOffer.js';
import { useCommands } from './useCommands.js';
import { useHappenings } from './useHappenings.js';
import { usePicking } from './usePicking.js';

export type At = {
  readonly table: Table;
  /** What was to be seen when it was opened. */
  readonly first: Scene;
  /** What it is kept under, if it is. */
  readonly id: string | null;
  readonly coach: Coach | undefined;
  readonly face: GameFace;
};

/** All that a room remembers while somebody plays in it. */
export function usePlaying({ table, first, id, coach: teacher, face }: At) {
  const beside = useQuestCoach(face.code, id);
  const coach = teacher ?? beside;
  const onCoach = useCoachOffer(face.code, id, coach === undefined && first.time.at === 0);
  const { happened, frame, pace, place, ...telling } = useHappenings(table, first, face);
  const { scene, pages } = happened;
  const wasOpen = scene.open.find(({ forPerson }) => forPerson) ?? null;
  // Until all is told, the question is the one that was answered.
  const asked = frame === null ? wasOpen : null;
  useSkip(frame !== null, telling.onSkip);
  const picking = usePicking({ table, scene, asked, coach });
  const [aim, setAim] = useState<string>();
  const panels = usePanels(asked, aim);
  const end = useEnd(table, scene);
  useCommands(table, panels);
  const view = frame === null ? scene.view : frame.view;
  const seen = useSeen(face, happened, frame, pace);
  const thrown = frame === null ? happened.thrown : (frame.thrown as Throw | null);
  return {
    ...{ table, id, face, coach, ...happened, frame, pace, place, wasOpen, asked, view, ...seen },
    // What lies large over the table lies nowhere else.
    ...{ thrown, lain: frame?.dice === true ? happened.thrown : thrown },
    ...{ picking, panels, end, aim, setAim },
    onCoach,
    onRead: () => {
      telling.onRead();
      if (setsOut(scene, pages)) table.turnPage();
    },
  };
}

/** So much can be lit at once and still be told apart. */
const AT_ONCE = 6;

/** Which line is told, which things are lit by it, and which numbers have changed. Where nothing moves, all at once. */
function useSeen({ table }: GameFace, { scene, lines }: Happenings, frame: Frame | null, pace: number) {
  const { view, news } = scene;
  return useMemo(() => {
    const still = pace === 0 ? lines.slice(-AT_ONCE) : [];
    const events = frame?.events ?? still.flatMap((line) => line.events);
    const since = frame?.since ?? (pace === 0 ? still : news.lines).flatMap((line) => line.events);
    const count = lines.length;
    return {
      running: frame ?? { line: lines.at(-1) ?? null, at: count, count },
      recent: table.recent(events, (frame?.view ?? view) as typeof view),
      changes: table.changes(since),
    };
  }, [table, view, news, lines, frame, pace]);
}

/** Opens the last page when an adventure is over, and keeps it at hand; whoever goes back in time closes it. */
function useEnd(table: Table, scene: Scene) {
  const [open, show] = useState(false);
  /** How the story ended, as its last page tells it. */
  const [page, setPage] = useState<Line>();
  const isOver = scene.over !== null;
  useEffect(() => {
    show(isOver);
    if (!isOver) return;
    const told = scene.news.lines.findLast(({ kind }) => kind === 'chapter');
    setPage(told);
    // Whoever opens what was over long ago has no news of it.
    if (told !== undefined) return;
    table.chronicle().then((told) => {
      if (told.ok) setPage(told.value.findLast(({ kind }) => kind === 'chapter'));
    });
  }, [table, isOver]);
  return { open, page, show };
}

export type End = ReturnType<typeof useEnd>;

/**
 * Where no person sits, companions set out when the page that opens a quest is turned. After one that ends a quest they
 * wait, unless nothing has come since: then all that is left is to say whether it is tried again.
 */
export function setsOut(
  { seats, companions: { rest } }: Pick<Scene, 'seats' | 'companions'>,
  [page, ...more]: readonly Line[],
): boolean {
  if (page === undefined || more.length > 0 || seats.some(({ sitter }) => sitter === 'person')) return false;
  return page.page === 'begins' || rest?.comes === null;
}

/** Pages still to be turned; the last one of an adventure is its end, and that is told with all ways on from there. */
export const untold = (pages: readonly Line[], isOver: boolean): readonly Line[] =>
  isOver ? pages.slice(0, -1) : pages;

/** How a page is left: where an adventure begins there is a coach to ask; what is read on the way is only turned. */
export const leaving = ({ page }: Pick<Line, 'page'>): 'begin' | 'turn' =>
  page === 'begins' ? 'begin' : 'turn';

export type Played = ReturnType<typeof usePlaying>;

const Playing = createContext<Played | null>(null);
export const PlayedHere = Playing.Provider;

/** The table, what is seen of it and what is open beside it, for every part of the room. */
export function usePlayed(): Played {
  const played = useContext(Playing);
  if (played === null) throw new Error('nothing is played here');
  return played;
}
