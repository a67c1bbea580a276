import { create } from 'zustand';

const KEY = 'questhall.lessons';

type Kept = {
  /** Lessons that were taken to their end. */
  readonly done: readonly string[];
  /** What the first quest is kept under, once it was begun. */
  readonly quest: string | null;
  /** The coach of the first quest was told to be quiet. */
  readonly quiet: boolean;
};
const NOTHING: Kept = { done: [], quest: null, quiet: false };

/** Reads whatever was kept; what is damaged counts as nothing. */
export function readProgress(kept: string | null): Kept {
  try {
    const { done, quest, quiet } = (kept === null ? {} : JSON.parse(kept)) as { [name: string]: unknown };
    return {
      done: Array.isArray(done) ? done.filter((one): one is string => typeof one === 'string') : [],
      quest: typeof quest === 'string' ? quest : null,
      quiet: quiet === true,
    };
  } catch {
    return NOTHING;
  }
}

function fromBrowser(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing forgets what was learnt with the page. */
function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It is still known until the page is left.
  }
}

type Progress = Kept & {
  learn(lesson: string): void;
  begin(quest: string): void;
  hush(quiet: boolean): void;
  forget(): void;
};

export const useProgress = create<Progress>((set, get) => {
  const change = (to: Partial<Kept>) => {
    const { done, quest, quiet } = { ...get(), ...to };
    set({ done, quest, quiet });
    keep({ done, quest, quiet });
  };
  return {
    ...readProgress(fromBrowser()),
    learn: (lesson) => change({ done: [...new Set([...get().done, lesson])] }),
    begin: (quest) => change({ quest, quiet: false }),
    hush: (quiet) => change({ quiet }),
    forget: () => change(NOTHING),
  };
});
