import { useT } from '../../text/t.js';

/** Every adventure that is kept here. */
export default function AdventuresScreen() {
  const t = useT();
  return <h1>{t('hall.adventures')}</h1>;
}
