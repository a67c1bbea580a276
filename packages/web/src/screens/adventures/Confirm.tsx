import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Confirm.module.css';

type Props = {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** A question before something that hurts. Escape is no. */
export function Confirm({ title, children, yes, no, onYes, onNo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.confirm} aria-labelledby="confirm" onClose={onNo}>
      <h2 id="confirm">{title}</h2>
      <div className={styles.text}>{children}</div>
      <p className={styles.buttons}>
        <button type="button" onClick={() => dialog.current?.close()}>
          {no}
        </button>
        <button type="button" data-harm onClick={onYes}>
          {yes}
        </button>
      </p>
    </dialog>
  );
}
