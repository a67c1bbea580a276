import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { Hidden } from '../../design/Hidden.js';
import { useTitle } from '../../design/PageHead.js';
import { type Tab, Tabs } from '../../design/Tabs.js';
import { t } from '../../text/t.js';
import styles from './TablePage.module.css';

type Props = {
  title: string;
  /** What is shown of it. */
  name: string;
  /** What the tabs are for, and the tabs. */
  label: string;
  tabs: readonly Tab[];
  children: ReactNode;
};

/** A table as high as the window, and below it the ways to others of its kind. */
export function TablePage({ title, name, label, tabs, children }: Props) {
  useTitle(title);
  return (
    <main className={styles.room}>
      <Hidden as="h1">{name}</Hidden>
      <div className={styles.table}>{children}</div>
      <Tabs label={label} look="line" tabs={[{ to: paths.patterns, text: t('patterns.title') }, ...tabs]} />
    </main>
  );
}
