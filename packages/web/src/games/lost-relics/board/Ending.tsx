import type { LrView } from '@questhall/lost-relics';
import type { ReactNode } from 'react';
import { EndPage } from '../../../boards/parts/EndPage.js';
import { useT } from '../../../text/t.js';
import { printedOf } from './printed.js';

/** How the story of the adventure goes on. */
export function Ending({ view: { result, adventure }, children }: { view: LrView; children?: ReactNode }) {
  const t = useT();
  const sheet = printedOf(adventure, 'adventure')?.card;
  if (result === null || sheet === undefined) return null;
  return (
    <EndPage
      result={result}
      label={t('relicBoard.over', { adventure: sheet.name })}
      title={t(`relicBoard.${result}`)}
      story={sheet[result]}
    >
      {children}
    </EndPage>
  );
}
