import { Empty } from '../design/Empty.js';
import { useT } from '../text/t.js';

export function Loading() {
  const t = useT();
  return <Empty role="status">{t('app.loading')}</Empty>;
}
