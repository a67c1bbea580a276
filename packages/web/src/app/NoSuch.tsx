import { Link } from 'wouter';
import styles from './Notice.module.css';

type Props = {
  /** What was asked for and is not there. */
  text: string;
  to: string;
  back: string;
};

/** Above a page that was asked for something it does not have: what that was, and the way back. */
export function NoSuch({ text, to, back }: Props) {
  return (
    <p className={styles.noSuch} role="alert">
      <span>{text}</span>
      <Link href={to}>{back}</Link>
    </p>
  );
}
