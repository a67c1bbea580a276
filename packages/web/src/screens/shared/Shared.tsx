import { useT } from '../../text/t.js';

/** A game that came in a link. */
export default function Shared() {
  const t = useT();
  return <h1>{t('app.name')}</h1>;
}
