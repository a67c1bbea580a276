import { create } from 'zustand';
import type { Table } from '../../../table/table.js';

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one answer to the next, at the plain speed. */
const EACH = 1200;

type Store = {
  /** The table whose past is played, if any is. */
  readonly table: Table | null;
  readonly speed: Speed;
  play(table: Table): void;
  pause(): void;
  hasten(speed: Speed): void;
};

/** A game that plays itself again. It goes on when the panel that began it is closed. */
export const useReplay = create<Store>((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    clearTimeout(timer);
    set({ table: null });
  };
  const wait = (table: Table) => {
    clearTimeout(timer);
    timer = setTimeout(() => step(table), EACH / get().speed);
  };
  const step = async (table: Table) => {
    const { at, length } = table.scene.time;
    if (get().table !== table || at >= length) return pause();
    const gone = await table.goTo(at + 1);
    if (get().table !== table) return;
    if (!gone.ok || at + 1 >= length) return pause();
    wait(table);
  };
  return {
    table: null,
    speed: 1,
    pause,
    play: async (table) => {
      const { at, length } = table.scene.time;
      set({ table });
      if (at >= length) await table.goTo(0);
      wait(table);
    },
    hasten: (speed) => {
      set({ speed });
      const { table } = get();
      if (table !== null) wait(table);
    },
  };
});
