import type { AcgView } from '@questhall/acg';
import type { ReactNode } from 'react';
import { EndPage } from '../../../boards/parts/EndPage.js';
import { useT } from '../../../text/t.js';
import { cardOf } from './printed.js';

/** How the story of the quest goes on. */
export function Ending({ view: { result, quest }, children }: { view: AcgView; children?: ReactNode }) {
  const t = useT();
  const sheet = cardOf(quest, 'quest');
  if (result === null || sheet === undefined) return null;
  return (
    <EndPage
      result={result}
      label={t('board.over', { quest: sheet.name })}
      title={t(`board.${result}`)}
      story={sheet.story[result]}
    >
      {children}
    </EndPage>
  );
}
