import { Link } from 'wouter';
import { useT } from '../text/t.js';
import styles from './Notice.module.css';
import { paths } from './paths.js';
import { useTitle } from './useTitle.js';

type Props = { title?: string; text?: string; to?: string; back?: string };

/** A page that is not there, and the way back: to the hall, or to something nearer. */
export function Missing({ title, text, to = paths.hall, back }: Props) {
  const t = useT();
  const name = title ?? t('app.missing.title');
  useTitle(name);
  return (
    <section className={styles.notice}>
      <h1>{name}</h1>
      <p>{text ?? t('app.missing.text')}</p>
      <Link href={to}>{back ?? t('app.missing.back')}</Link>
    </section>
  );
}
