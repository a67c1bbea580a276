import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** What is wrong with what stands in it. */
  wrong?: ReactNode;
  hint?: ReactNode;
};

/** A line of text. */
export function Field({ label, wrong, hint, ...input }: Props) {
  return (
    <div className={styles.field}>
      <label>
        <b>{label}</b>
        <input autoComplete="off" spellCheck={false} aria-invalid={wrong ? true : undefined} {...input} />
      </label>
      {hint !== undefined && <p>{hint}</p>}
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
