import type { Trouble } from '@questhall/table';
import { Button } from '../design/Button.js';
import { useT } from '../text/t.js';

/** Beside the words that a part of the app did not arrive: the way to fetch it once more. */
export function LoadAgain({ trouble }: { trouble: Trouble }) {
  const t = useT();
  if (trouble.key !== 'trouble.load') return null;
  return <Button onClick={() => window.location.reload()}>{t('app.load')}</Button>;
}
