import type { Frame } from './beat.js';

type Place = {
  readonly table: HTMLElement;
  /** What lies over it: marks that are seen for a moment. */
  readonly marks: HTMLElement;
  readonly pace: number;
};

/** How a beat moves what it is about: by transform and opacity, towards what the table already shows. */
export function playBeat({ frame, ...place }: Place & { frame: Frame }): Animation[] {
  const find = (things: readonly string[]) => things.flatMap((thing) => drawingsOf(place.table, thing));
  const scene: Scene = { ...place, to: find(frame.to), by: find(frame.by) };
  const moves = MOVES[frame.beat]?.(scene) ?? [];
  return frame.leaving ? [...moves, ...diceGo(scene)] : moves;
}

type Scene = Place & {
  readonly to: readonly HTMLElement[];
  readonly by: readonly HTMLElement[];
};

/** A thing may be drawn more than once, and where it is not in sight nothing moves. */
function drawingsOf(table: HTMLElement, thing: string): HTMLElement[] {
  const found = [...table.querySelectorAll<HTMLElement>(`[data-of="${CSS.escape(thing)}"]`)];
  return found.filter((drawing) => drawing.getClientRects().length > 0);
}

const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const POP = 'cubic-bezier(0.3, 1.5, 0.5, 1)';
const WIND_UP = 'cubic-bezier(0.4, -0.4, 0.7, 0.6)';

const MOVES: { readonly [beat in Frame['beat']]?: (scene: Scene) => Animation[] } = {
  aim: ({ by, to, pace }) => [
    ...by.map((one) => move(one, [{}, { transform: 'translateY(-8px)' }, {}], 260 * pace)),
    ...to.map((one) => move(one, [{}, { transform: 'scale(1.05)' }, {}], 260 * pace)),
  ],
  act: ({ by, pace }) =>
    by.map((one) => move(one, [{}, { transform: 'translateY(-7px) scale(1.06)' }, {}], 300 * pace)),
  blow: (scene) => [...lunges(scene, 0.6), ...scene.to.map((one) => over(scene, one, 'blade', BLADE, 260))],
  back: (scene) => [...lunges(scene, 0.3), ...scene.to.map((one) => over(scene, one, 'claws', CLAWS, 280))],
  block: (scene) => scene.to.map((one) => over(scene, one, 'shield', FLARE, 320)),
  wound: (scene) => [
    ...lunges(scene, 0.3),
    ...scene.to.map((one) => over(scene, one, 'hurt', FLASH, 260)),
    ...scene.to.map((one) => move(one, RECOIL, 240 * scene.pace)),
  ],
  heal: (scene) => scene.to.map((one) => over(scene, one, 'mend', FLASH, 420)),
  change: ({ to, pace }) => to.map((one) => move(one, [{}, { transform: 'scale(1.05)' }, {}], 240 * pace)),
  flip: ({ to, pace }) => to.map((one) => move(one, FLIPPED, 280 * pace)),
  draw: (scene) => scene.to.flatMap((one) => turnUp(scene, one)),
  arrive: (scene) =>
    scene.to.map((one) =>
      move(one, [{ transform: comesFrom(scene, one), opacity: 0 }, {}], 300 * scene.pace),
    ),
  fall: (scene) => [
    ...scene.to.map((one) => move(one, GONE, 300 * scene.pace, 'linear', 'forwards')),
    ...scene.to.flatMap((one) => [...shards(scene, one), ...ash(scene, one)]),
  ],
  turn: ({ to, pace }) => to.map((one) => move(one, [{}, { transform: 'translateY(-6px)' }, {}], 260 * pace)),
};

const RECOIL: Keyframe[] = [
  {},
  { offset: 0.22, transform: 'translate(7px, -9px) rotate(3deg)' },
  { offset: 0.55, transform: 'translate(-3px, 3px) rotate(-1.2deg)' },
  {},
];
const FLIPPED: Keyframe[] = [
  { easing: 'ease-in' },
  { offset: 0.4, transform: 'translateY(-5px) scaleX(0.04)', easing: POP },
  {},
];
const TURNED_UP: Keyframe[] = [
  { transform: 'scaleX(0)' },
  { offset: 0.5, transform: 'scaleX(0)', easing: POP },
  {},
];
const GONE: Keyframe[] = [{ opacity: 1 }, { offset: 0.12, opacity: 0 }, { opacity: 0 }];
const FLASH: Keyframe[] = [{ opacity: 0.85 }, { opacity: 0 }];
const FLARE: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.6)' },
  { offset: 0.3, opacity: 1, transform: 'scale(1.08)' },
  { opacity: 0, transform: 'none' },
];
const BLADE: Keyframe[] = [
  { opacity: 1, transform: 'rotate(-38deg) translateX(-60%) scaleX(0.1)' },
  { offset: 0.5, opacity: 1, transform: 'rotate(-38deg)' },
  { opacity: 0, transform: 'rotate(-38deg) translateX(30%) scaleX(0.4)' },
];
const CLAWS: Keyframe[] = [
  { opacity: 0, transform: 'rotate(24deg) scaleY(0.1)' },
  { offset: 0.35, opacity: 1, transform: 'rotate(24deg)' },
  { opacity: 0, transform: 'rotate(24deg) translateY(14%)' },
];

function move(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = OUT,
  fill: FillMode = 'backwards',
): Animation {
  return element.animate(frames, { duration, easing, fill });
}

/** Whoever strikes goes part of the way and comes back. */
function lunges({ by, to: [target], pace }: Scene, part: number): Animation[] {
  if (target === undefined) return [];
  const [tx, ty] = middleOf(target);
  return by.map((one) => {
    const [x, y] = middleOf(one);
    const way = `translate(${(tx - x) * part}px, ${(ty - y) * part}px) scale(1.05)`;
    return move(
      one,
      [{ easing: WIND_UP }, { offset: 0.55, transform: way, easing: OUT }, {}],
      260 * pace,
      'linear',
    );
  });
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** From the deck or whatever else it is drawn from; without one, from above. */
function comesFrom({ by: [source] }: Scene, element: Element): string {
  if (source === undefined) return 'translateY(-14px)';
  const [x, y] = middleOf(element);
  const [sx, sy] = middleOf(source);
  return `translate(${sx - x}px, ${sy - y}px) scale(0.7)`;
}

/** A back comes from where the card was, and closes; in its place the face opens. */
function turnUp(scene: Scene, element: Element): Animation[] {
  const start = scene.by.length > 0 ? comesFrom(scene, element) : 'none';
  const back: Keyframe[] = [
    { transform: start, easing: OUT },
    { offset: 0.6, transform: 'none', easing: 'ease-in' },
    { transform: 'scaleX(0)' },
  ];
  return [over(scene, element, 'back', back, 180), move(element, TURNED_UP, 360 * scene.pace)];
}

/** Something that is seen for a moment over a thing, and takes itself away. */
function over(scene: Scene, element: Element, kind: string, frames: Keyframe[], lasts: number): Animation {
  const mark = laid(scene, kind);
  const outer = scene.marks.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  mark.style.left = `${left - outer.left}px`;
  mark.style.top = `${top - outer.top}px`;
  mark.style.width = `${width}px`;
  mark.style.height = `${height}px`;
  return fleeting(mark, frames, lasts * scene.pace);
}

function laid({ marks }: Scene, kind: string): HTMLElement {
  const mark = document.createElement('i');
  mark.dataset.kind = kind;
  marks.append(mark);
  return mark;
}

function fleeting(mark: HTMLElement, frames: Keyframe[], duration: number, easing = OUT): Animation {
  const animation = mark.animate(frames, { duration, easing, fill: 'both' });
  animation.onfinish = () => mark.remove();
  return animation;
}

/** The corners of eight pieces of a card, around a point a little below its middle, in hundredths. */
const MIDDLE = [47, 52] as const;
const RIM = [
  [0, 14],
  [34, 0],
  [100, 0],
  [100, 34],
  [100, 76],
  [64, 100],
  [0, 100],
  [0, 62],
] as const;

/** It breaks into eight pieces that char and drop, each its own way. */
function shards(scene: Scene, element: Element): Animation[] {
  return RIM.map(([x, y], i) => {
    const [nextX, nextY] = RIM[(i + 1) % RIM.length] ?? MIDDLE;
    const [dx, dy] = [(x + nextX) / 2 - MIDDLE[0], (y + nextY) / 2 - MIDDLE[1]];
    const far = `translate(${dx * 0.4}px, ${dy * 0.25 + 46 + (i % 3) * 12}px) rotate(${dx * 0.5}deg) scale(0.8)`;
    const away = `translate(${dx * 0.12}px, ${dy * 0.12 - 3}px) rotate(${dx * 0.06}deg)`;
    const pieces: Keyframe[] = [
      { opacity: 1, transform: 'none', easing: OUT },
      { offset: 0.25, opacity: 1, transform: away, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' },
      { opacity: 0, transform: far },
    ];
    const animation = over(scene, element, 'shard', pieces, 380 + (i % 4) * 40);
    const piece = (animation.effect as KeyframeEffect).target as HTMLElement;
    piece.style.clipPath = `polygon(${[MIDDLE, [x, y], [nextX, nextY]].map((at) => `${at[0]}% ${at[1]}%`).join()})`;
    return animation;
  });
}

const FLAKES = 9;

/** What is left of whoever falls rises and goes out. */
function ash(scene: Scene, element: Element): Animation[] {
  const outer = scene.marks.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return Array.from({ length: FLAKES }, (_, i) => {
    const mark = laid(scene, 'ash');
    const [across, down] = [((i * 37) % 100) / 100, ((i * 61) % 100) / 100];
    mark.style.left = `${left - outer.left + width * across}px`;
    mark.style.top = `${top - outer.top + height * (0.35 + down * 0.6)}px`;
    const rise = `translate(${(across - 0.5) * 50}px, ${-40 - down * 60}px) scale(0.2)`;
    return fleeting(
      mark,
      [{ opacity: 0.9 }, { opacity: 0, transform: rise }],
      (320 + down * 260) * scene.pace,
    );
  });
}

/** Dice go to the hero who rolled them, or to where the last roll lies. */
function diceGo({ table, marks, pace }: Scene): Animation[] {
  const groups = [...(marks.parentElement?.querySelectorAll<HTMLElement>('[data-dice]') ?? [])];
  return groups.flatMap((group, i) => {
    const { dice } = group.dataset;
    const goal = drawingsOf(table, dice ?? '').at(-1) ?? table.querySelector('[data-last-roll]');
    if (goal === null) return [];
    const [x, y] = middleOf(group);
    const [tx, ty] = middleOf(goal);
    const there = `translate(${tx - x}px, ${ty - y}px) scale(0.25)`;
    const options = {
      duration: 300 * pace,
      delay: (60 + i * 40) * pace,
      easing: 'ease-in',
      fill: 'both',
    } as const;
    return [group.animate([{}, { offset: 0.85, opacity: 1 }, { opacity: 0, transform: there }], options)];
  });
}
