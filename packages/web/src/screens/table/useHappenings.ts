import type { Scene } from '@questhall/table';
import { useMemo } from 'react';
import type { GameFace } from '../../games/face.js';
import { framesOf } from '../../stage/frames.js';
import { usePace } from '../../stage/pace.js';
import type { Means } from '../../stage/telling.js';
import { useTelling } from '../../stage/useTelling.js';
import type { Table } from '../../table/table.js';
import { arrived, type Dice, type Happenings, happenings, turned } from './happenings.js';

/** Milliseconds for what companions do, and for the past, which goes by faster. */
const COMPANIONS = 1100;
const PAST = 800;

/** What happened, told in beats: `frame` is what is seen at this moment, and what `happened` comes after it. */
export function useHappenings(table: Table, first: Scene, { table: game }: GameFace) {
  const pace = usePace();
  const dice = useMemo((): Dice => ({ lying: game.lying, thrownAfter: game.staging.thrownAfter }), [game]);
  const means = useMemo(
    (): Means<Happenings> => ({
      sceneOf: ({ scene }) => scene,
      take: (before, scene) => happenings(before, scene, dice),
      framesOf: ({ scene: { view, open, time }, thrown }, scene) => {
        // A page that nobody sees has nothing to show.
        if (pace === 0 || document.hidden) return [];
        const isSame = scene.time.branch === time.branch;
        const isPast = scene.time.at < scene.time.length || (isSame && time.keeps);
        const isTheirs = !open.some(({ forPerson }) => forPerson);
        const limit = isPast ? PAST : isTheirs ? COMPANIONS : undefined;
        return framesOf({ view, thrown }, scene, game.staging, { pace, limit });
      },
    }),
    [game, dice, pace],
  );
  const { now, coming, frame, act } = useTelling(table, first, (scene) => arrived(scene, dice), means);
  return {
    ...{ happened: now, frame, pace },
    // Where the game is, also while it is told how it came there.
    place: (coming ?? now.scene).time.at,
    onRead: () => act({ step: 'now', change: turned }),
    onSkip: () => act({ step: 'end' }),
  };
}
