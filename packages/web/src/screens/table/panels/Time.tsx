import { type CSSProperties, useRef, useState } from 'react';
import { useLoaded } from '../../../app/useLoaded.js';
import { Button } from '../../../design/Button.js';
import { Icon, type IconName } from '../../../design/Icon.js';
import { Row } from '../../../design/Layout.js';
import { Hint, Words } from '../../../design/Words.js';
import type { Mark, Table } from '../../../table/table.js';
import { type PlainKey, t } from '../../../text/t.js';
import { usePlayed } from '../usePlaying.js';
import { Replay } from './Replay.js';
import { Share } from './Share.js';
import styles from './Time.module.css';
import { chaptersOf, placeOf, twigsOf } from './timeline.js';
import { useReplay } from './useReplay.js';

/** To any moment and back, another way from there, and out to others. */
export function Time() {
  const marks = useMarks();
  return (
    <>
      <PastNote />
      <Slider marks={marks} />
      <Steps />
      <BranchTree />
      <Replay />
      {marks.length > 0 && <Moments marks={marks} />}
      <Share />
    </>
  );
}

const NONE: readonly Mark[] = [];

/** Chapters and rounds of the branch that is looked at; asked for again when it has grown. */
function useMarks(): readonly Mark[] {
  const { table, scene } = usePlayed();
  const { branch, length } = scene.time;
  const marks = useLoaded(() => table.marks(), [table, branch, length]);
  return marks?.ok ? marks.value : NONE;
}

/** Says that what is shown is not the latest, and leads back to it. */
export function PastNote() {
  const { table, scene } = usePlayed();
  const { at, length } = scene.time;
  if (at === length) return null;
  return (
    <p className={styles.past}>
      <span>{t('panel.past', { at, length })}</span>
      <Button kind="quiet" icon="fast-forward-button" onClick={() => table.goTo(length)}>
        {t('panel.past.return')}
      </Button>
    </p>
  );
}

/** Every moment of the game, with a notch where a round begins and a larger one for a chapter. */
function Slider({ marks }: { marks: readonly Mark[] }) {
  const { table, scene } = usePlayed();
  const { at, length } = scene.time;
  const [wanted, slide] = useSliding(table, at);
  const { chapter, round } = placeOf(marks, wanted);
  const where = [chapter, round === null ? '' : t('panel.time.round', { round })].filter((one) => one !== '');
  const place = t('panel.time.place', { at: wanted, length });
  return (
    <div className={styles.slider}>
      <p className={styles.place}>
        <b>{place}</b> {where.join(' · ')}
      </p>
      <div className={styles.notches} aria-hidden="true">
        {marks.map((mark) => (
          <i
            key={`${mark.kind} ${mark.at}`}
            data-kind={mark.kind}
            style={{ left: `${length === 0 ? 0 : (mark.at / length) * 100}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={wanted}
        aria-label={t('panel.time.slider')}
        aria-valuetext={[place, ...where].join(', ')}
        onChange={(event) => slide(Number(event.target.value))}
      />
    </div>
  );
}

/** Goes where the hand goes: one jump at a time, and of those that came meanwhile only the last. */
function useSliding(table: Table, at: number): [number, (to: number) => void] {
  const [hand, setHand] = useState<number | null>(null);
  const next = useRef<number | null>(null);
  const slide = async (to: number) => {
    useReplay.getState().pause();
    setHand(to);
    const busy = next.current !== null;
    next.current = to;
    if (busy) return;
    for (let goal: number | null = to; goal !== null; ) {
      await table.goTo(goal);
      goal = next.current === goal ? null : next.current;
    }
    next.current = null;
    setHand(null);
  };
  return [hand ?? at, slide];
}

function Steps() {
  const { table, scene } = usePlayed();
  const { at, length } = scene.time;
  // From where the table is: what is shown may still be on its way there.
  const step = (by: number) => () => table.goTo(table.scene.time.at + by);
  const steps: readonly [text: PlainKey, IconName, () => void][] = [
    ['room.undo', 'anticlockwise-rotation', () => table.undo()],
    ['panel.time.back', 'previous-button', step(-1)],
    ['panel.time.forth', 'next-button', step(1)],
    ['room.redo', 'clockwise-rotation', () => table.redo()],
    ['panel.time.latest', 'fast-forward-button', () => table.goTo(length)],
  ];
  return (
    <ul className={styles.steps}>
      {steps.map(([text, icon, go], i) => (
        <li key={text}>
          <button type="button" disabled={at === (i < 2 ? 0 : length)} onClick={go}>
            <Icon name={icon} />
            <span>{t(text)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every way in which the game has gone on, and a way to try another. */
function BranchTree() {
  const { table, scene } = usePlayed();
  const { time } = scene;
  return (
    <section className={styles.part}>
      <h3>{t('panel.time.branches')}</h3>
      <ul className={styles.tree}>
        {twigsOf(time.branches).map(({ id, depth, fork, length }) => (
          <li key={id} style={{ '--depth': depth } as CSSProperties} data-depth={depth}>
            <button
              type="button"
              aria-current={id === time.branch ? 'true' : undefined}
              onClick={() => id !== time.branch && table.switchTo(id)}
            >
              <Words size="small" name={t('panel.time.branch', { id })}>
                {t('panel.time.branch.length', { length })}
                {depth > 0 && ` · ${t('panel.time.branch.fork', { fork })}`}
                {id === time.branch && ` · ${t('panel.time.here')}`}
              </Words>
            </button>
          </li>
        ))}
      </ul>
      {time.at < time.length && <Hint>{t(time.keeps ? 'panel.time.kept' : 'panel.time.past')}</Hint>}
      <Button kind="page" icon="tree-branch" disabled={time.at === 0} onClick={() => table.branch()}>
        {t('panel.time.differently')}
      </Button>
    </section>
  );
}

/** Chapters and their rounds, each a jump away. */
function Moments({ marks }: { marks: readonly Mark[] }) {
  const { table, scene } = usePlayed();
  const here = placeOf(marks, scene.time.at);
  return (
    <section className={styles.part}>
      <h3>{t('panel.time.jump')}</h3>
      <ul>
        {chaptersOf(marks).map(({ at: start, text, rounds }) => (
          <li key={start}>
            <button type="button" className={styles.jump} onClick={() => table.goTo(start)}>
              {text === '' ? t('panel.time.start') : text}
            </button>
            <Row as="ul" gap={1} className={styles.rounds}>
              {rounds.map(({ at: place, round }) => (
                <li key={place}>
                  <button
                    type="button"
                    aria-current={here.chapter === text && here.round === round ? 'step' : undefined}
                    onClick={() => table.goTo(place)}
                  >
                    {t('panel.time.round', { round })}
                  </button>
                </li>
              ))}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}
