import type { BranchShown, Line, News, Scene, Time } from '@questhall/table';
import type { TableOf, Throw } from '../../games/face.js';
import { beginsAt, isNext, isSameMoment } from '../../stage/telling.js';

/** What is to be shown of what happened since somebody here last answered. */
export type Happenings = {
  readonly scene: Scene;
  /** Told since somebody here last answered. */
  readonly lines: readonly Line[];
  /** Pages of the story that nobody has read yet. */
  readonly pages: readonly Line[];
  /** Those that somebody has read, also in what was taken back since. */
  readonly read: ReadonlySet<string>;
  readonly thrown: Throw | null;
  /** What an answer at an earlier moment has left as it was. */
  readonly kept: Kept | null;
};

export type Kept = Pick<BranchShown, 'id' | 'length'>;

/** What becomes of dice, as a game tells it. */
export type Dice = Pick<TableOf<unknown, Throw>, 'lying'> &
  Pick<TableOf<unknown, Throw>['staging'], 'thrownAfter'>;

/** Whoever sits down at the beginning reads the first page; whoever comes back or watches goes on where it is. */
export function arrived(scene: Scene, dice: Dice): Happenings {
  const pages = scene.time.length === 0 ? chapters(scene.news) : [];
  const known = chapters(scene.news).filter((page) => !pages.includes(page));
  const read = new Set(known.map((page) => placeOf(page, scene)));
  return { scene, lines: [], pages, read, thrown: dice.lying(scene.view, 0), kept: null };
}

/** The page on top has been read. */
export function turned(before: Happenings): Happenings {
  const [page, ...pages] = before.pages;
  const read = page === undefined ? before.read : new Set([...before.read, placeOf(page, before.scene)]);
  return { ...before, pages, read };
}

/** A page by where it stands in the tale: the same answer given back brings it a second time. */
const placeOf = ({ at, text }: Line, { time }: Scene): string => `${time.branch} ${at} ${text}`;

/** What there is to show when a scene has come. */
export function happenings(before: Happenings, scene: Scene, dice: Dice): Happenings {
  const { news, time } = scene;
  if (isOnlySaved(before.scene, scene)) return before;
  // A scene whose news are known differs only in who thinks.
  if (news === before.scene.news || isSameMoment(before.scene, scene)) return { ...before, scene };
  const was = before.scene.time;
  const number = (before.thrown?.number ?? 0) + 1;
  const left = leftBy(time, was);
  if (!isNext(before.scene, scene))
    return {
      ...arrived(scene, dice),
      ...{ pages: [], read: before.read, thrown: dice.lying(scene.view, number) },
    };
  const events = news.lines.flatMap((line) => line.events);
  // Whoever walks through what is kept has read its pages when they were new.
  const fresh = chapters(news).filter((page) => !before.read.has(placeOf(page, scene)));
  const isNew = time.at === time.length && (left !== null || !was.keeps);
  return {
    scene,
    lines: [...toldBefore(before), ...news.lines.filter(({ kind }) => kind !== 'chapter')],
    pages: isNew ? [...before.pages, ...fresh] : before.pages,
    read: before.read,
    thrown: dice.thrownAfter(before.thrown, events),
    kept: left ?? (isAnswered(before) ? null : before.kept),
  };
}

/** Whoever has answered knows what was told before; what companions did since is told together. */
const toldBefore = (before: Happenings): readonly Line[] => (isAnswered(before) ? [] : before.lines);

/** By somebody here. */
const isAnswered = ({ scene }: Happenings): boolean => scene.open.some(({ forPerson }) => forPerson);

/** The branch that an answer has left to go on beside it. */
function leftBy(time: Time, was: Time): Kept | null {
  if (time.branch === was.branch || !beginsAt(was, time)) return null;
  return { id: was.branch, length: was.length };
}

const chapters = ({ lines }: News): Line[] =>
  lines.filter(({ kind, paragraphs }) => kind === 'chapter' && paragraphs.length > 0);

/** Who shows whether it is saved asks the table: a whole room is not drawn again for it. */
function isOnlySaved(one: Scene, other: Scene): boolean {
  const parts = Object.keys(other) as (keyof Scene)[];
  return parts.every((part) => part === 'saving' || one[part] === other[part]);
}
