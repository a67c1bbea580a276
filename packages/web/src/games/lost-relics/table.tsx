import type { LrView } from '@questhall/lost-relics';
import { EndPage } from '../../boards/parts/EndPage.js';
import { iconPath } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import type { TableOf, Throw } from '../face.js';
import { printedOf } from './deck.js';
import { isHero } from './heroes.js';
import { PlainBoard } from './PlainBoard.js';
import { endOf } from './pages.js';

export const table: TableOf<LrView, Throw> = {
  Board: PlainBoard,
  Ending: ({ view: { result, adventure }, children }) => {
    const t = useT();
    const sheet = printedOf(adventure)?.card;
    if (result === null || sheet?.kind !== 'adventure') return null;
    return (
      <EndPage
        result={result}
        label={t('board.over', { quest: sheet.name })}
        title={t(`board.${result}`)}
        story={sheet[result]}
      >
        {children}
      </EndPage>
    );
  },
  Party: () => null,
  recent: () => [],
  changes: () => [],
  thrownAfter: (before) => before,
  lying: () => null,
  sealOf: () => iconPath('relic-blade'),
  endOf,
  countsOf: ({ round, heroes }) => ({
    rounds: round,
    standing: heroes.filter(({ id, out }) => isHero(id) && !out).length,
  }),
  useCoach: () => undefined,
};
