import { Link } from 'wouter';
import { useT } from '../text/t.js';
import styles from './Notice.module.css';
import { paths } from './paths.js';

export function Missing() {
  const t = useT();
  return (
    <section className={styles.notice}>
      <h1>{t('app.missing.title')}</h1>
      <p>{t('app.missing.text')}</p>
      <Link href={paths.hall}>{t('app.missing.back')}</Link>
    </section>
  );
}
