import type { MouseEvent, ReactNode } from 'react';
import { Glyph, iconPath } from '../../design/Icon.js';
import { useTable } from './context.js';
import styles from './Thing.module.css';

type Props = {
  /** The name that options use for it. */
  id: string;
  /** The card that is read when somebody looks at it; a facedown one cannot be. */
  look?: string | undefined;
  /** Said in the place of the drawing. */
  label: string;
  shape?: 'card' | 'tile' | 'plate';
  turned?: boolean | undefined;
  children: ReactNode;
};

/** Anything on the table: picked if it is an answer, read if it is not. The button lies over its drawing. */
export function Thing({ id, look, label, shape = 'card', turned = false, children }: Props) {
  const { picks, barred, selected, recent, aimed } = useTable();
  const pick = picks.get(id);
  const option = pick?.option.id;
  return (
    <div
      className={styles.thing}
      data-shape={shape}
      data-can={pick !== undefined || undefined}
      data-chosen={(option !== undefined && selected.includes(option)) || undefined}
      data-aimed={(option !== undefined && aimed === option) || undefined}
      data-barred={barred.has(id) || undefined}
      data-recent={recent.includes(id) || undefined}
      data-turned={turned || undefined}
    >
      <div className={styles.drawing} aria-hidden="true">
        {children}
      </div>
      {pick !== undefined && pick.number < 10 && (
        <span className={styles.key} aria-hidden="true">
          {pick.number}
        </span>
      )}
      {barred.has(id) && (
        <span className={styles.lock} aria-hidden="true">
          <Glyph path={iconPath('cancel')} />
        </span>
      )}
      <Over id={id} look={look} label={label} />
    </div>
  );
}

function Over({ id, look, label }: Pick<Props, 'id' | 'look' | 'label'>) {
  const { picks, barred, many, selected, stop, onStop, onAim, onPick, onLook } = useTable();
  const pick = picks.get(id);
  const read = look === undefined ? undefined : () => onLook(look);
  const option = pick?.option.id;
  if (option === undefined && read === undefined)
    return <span className={styles.over} role="img" aria-label={label} />;
  const because = barred.get(id);
  const name = pick?.option.text ?? (because === undefined ? label : `${label}. ${because}`);
  const act = option === undefined ? read : () => onPick(option);
  return (
    <button
      type="button"
      className={styles.over}
      aria-label={name}
      aria-pressed={many && option !== undefined ? selected.includes(option) : undefined}
      data-thing={id}
      data-look={look}
      tabIndex={stop === id ? 0 : -1}
      onClick={act}
      onContextMenu={(event: MouseEvent) => {
        if (read === undefined) return;
        event.preventDefault();
        read();
      }}
      onFocus={() => {
        onStop(id);
        onAim(option);
      }}
      onBlur={() => onAim(undefined)}
      onPointerEnter={() => onAim(option)}
      onPointerLeave={() => onAim(undefined)}
    />
  );
}
