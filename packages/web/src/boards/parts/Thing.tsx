import type { MouseEvent, ReactNode } from 'react';
import { Glyph, iconPath } from '../../design/Icon.js';
import { aiming, useIsAimed, useIsStop, useTable } from './context.js';
import styles from './Thing.module.css';
import { handOf, useLongPress } from './useLongPress.js';

type Props = {
  /** The name that options use for it. */
  id: string;
  /** The card that is read when somebody looks at it; a facedown one cannot be. */
  look?: string | undefined;
  /** Said in the place of the drawing. */
  label: string;
  shape?: 'card' | 'tile' | 'plate' | 'token' | 'area' | 'door';
  turned?: boolean | undefined;
  /** Tells two drawings of one thing apart: a figure on a map, and its card beside it. */
  at?: string | undefined;
  /** What is pressed, where that is not the whole of it: the rest lets clicks through. */
  outline?: ReactNode;
  children: ReactNode;
};

/** Anything on the table: picked if it is an answer, read if it is not. The button lies over its drawing. */
export function Thing(props: Props) {
  const { id, look, label, shape = 'card', turned = false, at, outline, children } = props;
  const { picks, barred, selected, recent, changes, pointed } = useTable();
  const hurt = changes.some(({ thing, tone }) => thing === id && tone === 'harm');
  const pick = picks.get(id);
  const option = pick?.option.id;
  const aimed = useIsAimed(option);
  return (
    <div
      className={styles.thing}
      data-shape={shape}
      data-of={id}
      data-can={pick !== undefined || undefined}
      data-chosen={(option !== undefined && selected.includes(option)) || undefined}
      data-aimed={aimed || undefined}
      data-barred={barred.has(id) || undefined}
      data-recent={recent.includes(id) || undefined}
      data-pointed={pointed.includes(id) || undefined}
      data-turned={turned || undefined}
      data-hurt={hurt || undefined}
    >
      <div className={styles.drawing} aria-hidden="true">
        {children}
      </div>
      {pick !== undefined && pick.number !== null && pick.number < 10 && (
        <span className={styles.key} aria-hidden="true">
          {pick.number}
        </span>
      )}
      {barred.has(id) && (
        <span className={styles.lock} aria-hidden="true">
          <Glyph path={iconPath('cancel')} />
        </span>
      )}
      <Changed id={id} />
      <Over id={id} look={look} label={label} at={at} outline={outline} />
    </div>
  );
}

/** A number that changed rises from where it changed. */
function Changed({ id }: { id: string }) {
  const mine = useTable().changes.filter(({ thing }) => thing === id);
  return mine.map(({ by, tone }, i) => (
    <b key={i} className={styles.change} data-tone={tone} aria-hidden="true">
      {by < 0 ? '−' : '+'}
      {Math.abs(by)}
    </b>
  ));
}

function Over({ id, look, label, at, outline }: Omit<Props, 'shape' | 'turned' | 'children'>) {
  const { picks, barred, many, selected, pointer, onPeek, onPick, onLook, onWhy } = useTable();
  const name = at === undefined ? id : `${id}@${at}`;
  const isStop = useIsStop(name);
  const option = picks.get(id)?.option.id;
  const held = barred.get(id);
  const read = look === undefined ? undefined : () => onLook(look);
  const wonder = wondering();
  const { wasLong, handlers } = useLongPress(wonder ?? read);
  if (option === undefined && read === undefined)
    return <span className={styles.over} role="img" aria-label={label} />;
  return (
    <button
      type="button"
      className={styles.over}
      aria-label={picks.get(id)?.option.text ?? (held === undefined ? label : `${label}. ${held.because}`)}
      aria-pressed={many && option !== undefined ? selected.includes(option) : undefined}
      data-thing={name}
      data-look={look}
      tabIndex={isStop ? 0 : -1}
      {...handlers}
      onClick={(event) => {
        if (wasLong()) return;
        if (option !== undefined) onPick(option, handOf(event));
        else read?.();
      }}
      onContextMenu={(event: MouseEvent) => {
        event.preventDefault();
        if (handOf(event) === 'other') read?.();
      }}
      onFocusCapture={() => pointer.stopAt(name)}
      {...aiming((on) => {
        pointer.aimAt(on ? option : undefined);
        onPeek(on ? look : undefined);
      })}
    >
      {outline}
    </button>
  );

  function wondering(): (() => void) | undefined {
    if (onWhy === undefined) return undefined;
    if (option !== undefined) return () => onWhy({ option });
    return held === undefined ? undefined : () => onWhy({ barred: held });
  }
}
