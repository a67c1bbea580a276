import type { ReactNode } from 'react';
import { t } from '../text/t.js';
import { Row } from './Layout.js';
import styles from './Notice.module.css';
import { Panel } from './Panel.js';

type Props = {
  /** `warning` is in the way of nothing, `alarm` is. */
  kind?: 'plain' | 'warning' | 'alarm' | 'good';
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A sentence that somebody should not miss, and what can be done about it. */
export function Notice({ kind = 'warning', role, className = '', children }: Props) {
  return (
    <div className={`${styles.notice} ${className}`} data-kind={kind} role={role}>
      {children}
    </div>
  );
}

type PageProps = { title: string; role?: 'alert'; text: ReactNode; children: ReactNode };

/** Instead of a page: why it is not there, and the ways on. */
export function NoticePage({ title, role, text, children }: PageProps) {
  return (
    <Panel as="section" of="paper" className={styles.page} role={role}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Row>{children}</Row>
    </Panel>
  );
}

/** Where something would be, and is not, or not yet. */
export function Empty({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p className={styles.empty} role={role}>
      {children}
    </p>
  );
}

export function Loading() {
  return <Empty role="status">{t('app.loading')}</Empty>;
}
