import type { Frame } from './beat.js';

/** How a beat moves what it is about: by transform and opacity, towards what the table already shows. */
export function playBeat(layer: HTMLElement, frame: Frame, pace: number): Animation[] {
  const table = layer.parentElement;
  if (table === null || pace === 0) return [];
  const find = (things: readonly string[]) => things.flatMap((thing) => drawingsOf(table, thing));
  const scene: Scene = { layer, frame, pace, to: find(frame.to), by: find(frame.by) };
  return MOVES[frame.beat]?.(scene) ?? [];
}

type Scene = {
  readonly layer: HTMLElement;
  readonly frame: Frame;
  readonly pace: number;
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
  draw: ({ to, pace }) => to.map((one) => move(one, TURNED, 300 * pace, POP)),
  arrive: ({ to, pace }) =>
    to.map((one) => move(one, [{ transform: 'translateY(-14px)', opacity: 0 }, {}], 260 * pace)),
  fall: (scene) => [
    ...scene.to.map((one) => move(one, FALL, 300 * scene.pace, 'linear', 'forwards')),
    ...scene.to.flatMap((one) => ash(scene, one)),
  ],
  deal,
  turn: ({ to, pace }) => to.map((one) => move(one, [{}, { transform: 'translateY(-6px)' }, {}], 260 * pace)),
};

const RECOIL: Keyframe[] = [
  {},
  { offset: 0.22, transform: 'translate(7px, -9px) rotate(3deg)' },
  { offset: 0.55, transform: 'translate(-3px, 3px) rotate(-1.2deg)' },
  {},
];
const TURNED: Keyframe[] = [{ transform: 'scaleX(0.1)' }, {}];
const FALL: Keyframe[] = [
  { transform: 'none', opacity: 1, easing: OUT },
  { offset: 0.25, transform: 'translateY(-5px) rotate(-3deg)', opacity: 1, easing: 'ease-in' },
  { transform: 'translateY(34px) rotate(11deg) scale(0.82)', opacity: 0 },
];
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

/** Something that is seen for a moment over a thing, and takes itself away. */
function over(scene: Scene, element: Element, kind: string, frames: Keyframe[], lasts: number): Animation {
  const mark = laid(scene, kind);
  const outer = scene.layer.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  mark.style.left = `${left - outer.left}px`;
  mark.style.top = `${top - outer.top}px`;
  mark.style.width = `${width}px`;
  mark.style.height = `${height}px`;
  return fleeting(mark, frames, lasts * scene.pace);
}

function laid({ layer }: Scene, kind: string): HTMLElement {
  const mark = document.createElement('i');
  mark.dataset.kind = kind;
  layer.querySelector('[data-fx]')?.append(mark);
  return mark;
}

function fleeting(mark: HTMLElement, frames: Keyframe[], duration: number, easing = OUT): Animation {
  const animation = mark.animate(frames, { duration, easing, fill: 'both' });
  animation.onfinish = () => mark.remove();
  return animation;
}

const FLAKES = 9;

/** What is left of whoever falls rises and goes out. */
function ash(scene: Scene, element: Element): Animation[] {
  const outer = scene.layer.getBoundingClientRect();
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

/** Dice go to whoever threw them. */
function deal({ layer, pace }: Scene): Animation[] {
  const table = layer.parentElement;
  const groups = [...layer.querySelectorAll<HTMLElement>('[data-dice-of]')];
  return groups.flatMap((group, i) => {
    const hand = table === null ? [] : drawingsOf(table, group.dataset.diceOf ?? '');
    const goal = hand.at(-1);
    if (goal === undefined) return [];
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
