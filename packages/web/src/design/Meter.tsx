import styles from './Meter.module.css';

type Props = {
  /** From 0 to 1. */
  value: number;
  /** What it measures; nothing where a sentence beside it says so. */
  label?: string;
};

/** How far something has come. */
export function Meter({ value, label }: Props) {
  const bar = <i style={{ width: `${value * 100}%` }} />;
  if (label === undefined)
    return (
      <span className={styles.meter} aria-hidden="true">
        {bar}
      </span>
    );
  return (
    <span
      className={styles.meter}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value * 100)}
    >
      {bar}
    </span>
  );
}
