import styles from './Meter.module.css';

type Props = {
  /** From 0 to 1. */
  value: number;
  /** What it measures; nothing where a sentence beside it says so. */
  label?: string;
};

/** How far something has come. */
export function Meter({ value, label }: Props) {
  const percent = Math.round(value * 100);
  const said = { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent };
  return (
    <span className={styles.meter} {...(label === undefined ? { 'aria-hidden': true } : said)}>
      <i style={{ width: `${value * 100}%` }} />
    </span>
  );
}
