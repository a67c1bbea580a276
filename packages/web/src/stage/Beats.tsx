import { Component, createRef } from 'react';
import type { Frame } from './beat.js';
import { playBeat } from './effects.js';
import styles from './Stage.module.css';

type Props = { frame: Frame | null; pace: number };

/**
 * What moves over the table. Movements hold nothing: the table is already what they lead to, and a skip ends them. Where
 * things were is known only before the page changes, which a component of this kind is told of.
 */
export class Beats extends Component<Props> {
  private readonly marks = createRef<HTMLDivElement>();
  private running: Animation[] = [];

  override getSnapshotBeforeUpdate(before: Props): Places | null {
    const { frame } = this.props;
    const { table } = this;
    return frame === null || frame === before.frame || table === null ? null : placesOn(table);
  }

  override componentDidUpdate(_: Props, __: unknown, places: Places | null): void {
    const { marks, table } = this;
    const { frame, pace } = this.props;
    if (frame === null) this.end();
    else if (places !== null && table !== null && marks.current !== null)
      this.running.push(
        ...flights(table, places, pace),
        ...playBeat({ table, marks: marks.current, frame, pace }),
      );
  }

  private get table(): HTMLElement | null {
    return this.marks.current?.closest<HTMLElement>('[data-stage]')?.parentElement ?? null;
  }

  private end(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.marks.current?.replaceChildren();
  }

  override render() {
    return <div ref={this.marks} className={styles.fx} />;
  }
}

/** Where everything is that flies when it lies elsewhere in the next moment. */
type Places = ReadonlyMap<string, DOMRect>;

const FLYING = '[data-flies]';
const LASTS = 320;
/** Less than this is not seen. */
const NEAR = 2;

const all = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(FLYING)];

const placesOn = (table: HTMLElement): Places =>
  new Map(all(table).map((one) => [one.dataset.flies ?? '', one.getBoundingClientRect()]));

/** Everything that lies elsewhere now comes from where it was, in the size that it had there. */
function flights(table: HTMLElement, before: Places, pace: number): Animation[] {
  const now = all(table).map((one) => [one, one.getBoundingClientRect()] as const);
  return now.flatMap(([one, to]) => {
    const from = before.get(one.dataset.flies ?? '');
    if (from === undefined || from.width === 0 || to.width === 0) return [];
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(x, y) < NEAR) return [];
    const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const timing = { duration: LASTS * pace, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };
    return [one.animate([{ transform }, {}], timing)];
  });
}
