import { useT } from '../../text/t.js';

/** The game in short lessons. */
export default function Lessons() {
  const t = useT();
  return <h1>{t('hall.way.learn')}</h1>;
}
