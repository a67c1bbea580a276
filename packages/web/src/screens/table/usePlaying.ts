import { useMemo, useState } from 'react';
import type { GameFace } from '../../games/face.js';
import type { Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import type { Coach } from './coach.js';
import { setsOut } from './setting-out.js';
import { useCoachOffer } from './useCoachOffer.js';
import { useCommands } from './useCommands.js';
import { useEnd } from './useEnd.js';
import { useHappenings } from './useHappenings.js';
import { usePanels } from './usePanels.js';
import { usePicking } from './usePicking.js';
import { useRunning } from './useRunning.js';
import { useStandingOrders } from './useStandingOrders.js';

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
  const beside = face.table.useCoach(id);
  const coach = teacher ?? beside;
  const onCoach = useCoachOffer(face, id, coach === undefined && first.time.at === 0);
  const [happened, take] = useHappenings(table, first, face.table);
  const { scene, lines, pages } = happened;
  const running = useRunning(lines);
  const open = scene.open.find(({ forPerson }) => forPerson) ?? null;
  const offer = open !== null && face.table.isOffer(open.ask) ? open : null;
  const orders = useStandingOrders({ table, scene, asked: offer, id }, (decision) =>
    take({ step: 'passing', decision }),
  );
  const asked = orders.passes ? null : open;
  const picking = usePicking({ table, asked, coach });
  const [aim, setAim] = useState<string>();
  const panels = usePanels(asked, aim);
  const end = useEnd(table, scene);
  useCommands(table, panels);
  const { view } = scene;
  const recent = useMemo(
    () => running.now.flatMap(({ events }) => face.table.recent(events, view)),
    [running.now, view, face],
  );
  const changes = useMemo(
    () => running.now.flatMap(({ events }) => face.table.changes(events)),
    [running.now, face],
  );
  return {
    ...{ table, id, face, coach, ...happened, running, asked, view },
    ...{ orders, picking, panels, end, aim, setAim, recent, changes },
    onCoach,
    onRead: () => {
      take({ step: 'read' });
      if (setsOut(scene, pages)) table.turnPage();
    },
  };
}

export type Played = ReturnType<typeof usePlaying>;
