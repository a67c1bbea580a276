import styles from './Book.module.css';

/** A vine of brass between the parts of a page. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 320 24" aria-hidden="true" focusable="false">
      <path d="M4 12H120M200 12H316" />
      <path d="M120 12c10 0 14-9 22-9s8 9 0 9M200 12c-10 0-14-9-22-9s-8 9 0 9M120 12c10 0 14 9 22 9s8-9 0-9M200 12c-10 0-14 9-22 9s-8-9 0-9" />
      <path className={styles.gem} d="M160 3l9 9-9 9-9-9z" />
      <circle className={styles.gem} cx="4" cy="12" r="2.5" />
      <circle className={styles.gem} cx="316" cy="12" r="2.5" />
    </svg>
  );
}
