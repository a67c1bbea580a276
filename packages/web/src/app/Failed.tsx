import type { Trouble } from '@questhall/table';
import { Component, type ReactNode } from 'react';
import { Button } from '../design/Button.js';
import { NoticePage } from '../design/Notice.js';
import { type TextKey, t } from '../text/t.js';

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
  return (
    <NoticePage role="alert" title={t('app.failed.title')} text={t('app.failed.text')}>
      <Button onClick={() => window.location.reload()}>{t('app.again')}</Button>
    </NoticePage>
  );
}

/** Beside the words that a part of the app did not arrive: the way to fetch it once more. */
export function LoadAgain({ trouble }: { trouble: Trouble }) {
  if (trouble.key !== 'trouble.load') return null;
  return <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>;
}

/** Says what went wrong. `trouble` has seen to it that key and arguments belong together. */
export const sayTrouble = ({ key, args }: Trouble): string =>
  (t as (key: TextKey, args: Trouble['args']) => string)(key, args);
