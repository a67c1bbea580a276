import { GAME_CODES } from '@questhall/rulebook';
import { create } from 'zustand';
import { entriesIn, keep, readKept } from '../../app/kept.js';

const KEY = 'questhall.lessons';

type Kept = {
  /** Lessons that were taken to their end. */
  readonly done: readonly string[];
  /** What the first adventure of each game is kept under, once it was begun. */
  readonly quests: { readonly [game: string]: string };
  /** The coach of a first adventure was told to be quiet. */
  readonly quiet: boolean;
};
const NOTHING: Kept = { done: [], quests: {}, quiet: false };

/** Reads whatever was kept; what is damaged counts as nothing. */
export function readProgress(kept: string | null): Kept {
  const { done, quest, quests, quiet } = entriesIn(kept);
  return {
    done: Array.isArray(done) ? done.filter(isText) : [],
    // There was one game once, and one first quest.
    quests: { ...(isText(quest) && { [GAME_CODES[0]]: quest }), ...textsOf(quests) },
    quiet: quiet === true,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function textsOf(value: unknown): { [name: string]: string } {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}

type Progress = Kept & {
  learn(lesson: string): void;
  begin(game: string, quest: string): void;
  hush(quiet: boolean): void;
  forget(): void;
};

/** A browser that keeps nothing forgets what was learnt with the page. */
export const useProgress = create<Progress>((set, get) => {
  const change = (to: Partial<Kept>) => {
    const { done, quests, quiet } = { ...get(), ...to };
    set({ done, quests, quiet });
    keep(KEY, JSON.stringify({ done, quests, quiet }));
  };
  return {
    ...readProgress(readKept(KEY)),
    learn: (lesson) => change({ done: [...new Set([...get().done, lesson])] }),
    begin: (game, quest) => change({ quests: { ...get().quests, [game]: quest }, quiet: false }),
    hush: (quiet) => change({ quiet }),
    forget: () => change(NOTHING),
  };
});
