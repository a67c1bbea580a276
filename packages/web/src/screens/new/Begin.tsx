import { useT } from '../../text/t.js';

/** Who goes where, and with whom. */
export default function Begin() {
  const t = useT();
  return <h1>{t('hall.adventures')}</h1>;
}
