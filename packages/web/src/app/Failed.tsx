import { Component, type ReactNode } from 'react';
import { useT } from '../text/t.js';
import styles from './Notice.module.css';

/** A part of the app that did not arrive, or broke, takes nothing else with it. */
export class Failed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}

function Sorry() {
  const t = useT();
  return (
    <section className={styles.notice} role="alert">
      <h1>{t('app.failed.title')}</h1>
      <p>{t('app.failed.text')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('app.failed.again')}
      </button>
    </section>
  );
}
