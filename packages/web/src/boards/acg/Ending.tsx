import type { AcgView } from '@questhall/acg';
import type { ReactNode } from 'react';
import { drawing } from '../../cards/acg/icons.js';
import { Glyph } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import styles from './Ending.module.css';
import { cardOf } from './printed.js';

/** How the story of the quest goes on, on a page of parchment. */
export function Ending({ view: { result, quest }, children }: { view: AcgView; children?: ReactNode }) {
  const t = useT();
  const sheet = cardOf(quest, 'quest');
  if (result === null || sheet === undefined) return null;
  return (
    <section
      className={styles.ending}
      data-result={result}
      aria-label={t('board.over', { quest: sheet.name })}
    >
      <span className={styles.seal}>
        <Glyph path={drawing(result === 'won' ? 'heraldic-sun' : 'crowned-skull')} />
      </span>
      <div>
        <h2>{t(`board.${result}`)}</h2>
        <p>{sheet.story[result]}</p>
      </div>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </section>
  );
}
