import { Component, createRef } from 'react';
import type { Frame } from './beat.js';
import { playBeat } from './effects.js';
import { flights, type Places, placesOn } from './flights.js';
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
