import type { Scene, Time } from '@questhall/table';
import type { Frame } from './beat.js';

/** A scene that has come and is not yet the one that is shown, with what is seen until then. */
export type Playing = {
  readonly scene: Scene;
  readonly frames: readonly Frame[];
  readonly at: number;
};

/** What is shown (`now`, with the scene in it), what is being told, and what has come meanwhile. */
export type Telling<Now> = {
  readonly now: Now;
  readonly playing: Playing | null;
  readonly waiting: readonly Scene[];
};

export type TellingStep =
  /** The table has changed. */
  | { readonly step: 'scene'; readonly scene: Scene }
  /** The time of a frame is over. */
  | { readonly step: 'next'; readonly frame: Frame }
  /** Somebody has seen enough. */
  | { readonly step: 'end' };

export type Means<Now> = {
  sceneOf(now: Now): Scene;
  /** The scene is shown. */
  take(now: Now, scene: Scene): Now;
  /** Nothing to be seen: no frames. */
  framesOf(now: Now, scene: Scene): readonly Frame[];
};

/** More than this is not told: whoever waits for so much wants to see where it leads. */
const MOST = 2;

/** Tells one scene after another. Whatever does not follow from what is shown ends it, and is shown at once. */
export function telling<Now>(state: Telling<Now>, step: TellingStep, means: Means<Now>): Telling<Now> {
  switch (step.step) {
    case 'scene':
      return came(state, step.scene, means);
    case 'next':
      return further(state, step.frame, means);
    case 'end':
      return { now: ended(state, means), playing: null, waiting: [] };
  }
}

function came<Now>(state: Telling<Now>, scene: Scene, means: Means<Now>): Telling<Now> {
  const last = state.waiting.at(-1) ?? state.playing?.scene;
  if (last === undefined) return begun(state.now, [scene], means);
  if (isSameMoment(last, scene)) return replaced(state, { ...scene, news: last.news });
  if (!isNext(last, scene))
    return { now: means.take(ended(state, means), scene), playing: null, waiting: [] };
  if (isStep(last, scene)) return begun(ended(state, means), [scene], means);
  const waiting = [...state.waiting, scene];
  return waiting.length > MOST ? begun(ended(state, means), [scene], means) : { ...state, waiting };
}

/** Something else than the game has changed: who thinks, or what is saved. */
function replaced<Now>(state: Telling<Now>, scene: Scene): Telling<Now> {
  if (state.waiting.length > 0) return { ...state, waiting: [...state.waiting.slice(0, -1), scene] };
  return { ...state, playing: state.playing && { ...state.playing, scene } };
}

function further<Now>(state: Telling<Now>, frame: Frame, means: Means<Now>): Telling<Now> {
  const { playing } = state;
  if (playing === null || playing.frames[playing.at] !== frame) return state;
  const at = playing.at + 1;
  if (at < playing.frames.length) return { ...state, playing: { ...playing, at } };
  return begun(means.take(state.now, playing.scene), state.waiting, means);
}

/** Tells the first of them that can be told; those before it are shown at once. */
function begun<Now>(now: Now, scenes: readonly Scene[], means: Means<Now>): Telling<Now> {
  let shown = now;
  for (const [i, scene] of scenes.entries()) {
    const frames = isNext(means.sceneOf(shown), scene) ? means.framesOf(shown, scene) : [];
    if (frames.length > 0)
      return { now: shown, playing: { scene, frames, at: 0 }, waiting: scenes.slice(i + 1) };
    shown = means.take(shown, scene);
  }
  return { now: shown, playing: null, waiting: [] };
}

/** Everything that has come is shown. */
function ended<Now>({ now, playing, waiting }: Telling<Now>, { take }: Means<Now>): Now {
  const scenes = playing === null ? waiting : [playing.scene, ...waiting];
  return scenes.reduce(take, now);
}

export const isSameMoment = (one: Scene, other: Scene): boolean =>
  one.time.at === other.time.at && one.time.branch === other.time.branch;

/** One answer further, with what standing orders answered at once after it, on this branch or on one that begins here. */
export function isNext({ time: was, passed: before }: Scene, { time, passed }: Scene): boolean {
  const orders = passed.filter(({ decision }) => !before.some((one) => one.decision === decision));
  if (time.at !== was.at + 1 + orders.length) return false;
  return time.branch === was.branch || beginsAt(was, time);
}

/** Further through what was known already, for somebody who would not wait. */
const isStep = ({ time: was }: Scene, { time }: Scene): boolean => time.length === was.length;

/** Whether the branch of now leaves the one before at that moment. */
export const beginsAt = (was: Time, { branch, branches }: Time): boolean =>
  branches.some(({ id, from, fork }) => id === branch && from === was.branch && fork === was.at);
