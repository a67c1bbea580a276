import { useT } from '../../text/t.js';
import type { Adventure, Damaged } from './adventure.js';
import { Confirm } from './Confirm.js';
import type { Thrown } from './useThrowAway.js';

type Props = { about: Adventure | Damaged; onYes: (thrown: Thrown) => void; onNo: () => void };

/** Before something is thrown away, what it is. */
export function Asking({ about, onYes, onNo }: Props) {
  const t = useT();
  const title = 'title' in about ? about.title : t('kept.damaged.name');
  return (
    <Confirm
      title={t('kept.delete.title')}
      yes={t('kept.delete.yes')}
      no={t('kept.delete.no')}
      onYes={() => onYes({ id: about.id, title })}
      onNo={onNo}
    >
      <p>
        {'title' in about
          ? t('kept.delete.text', { title, where: about.where, answers: about.answers })
          : t('kept.delete.damaged')}
      </p>
    </Confirm>
  );
}
