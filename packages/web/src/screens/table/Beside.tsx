import type { Asked } from '@questhall/table';
import { Button } from '../../design/Button.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import { HintButton } from './panels/HintButton.js';

type Props = { table: Table; asked: Asked; onNever: () => void };

/** Help with a question, and a way never to hear it again where it may be declined. */
export function Beside({ table, asked, onNever }: Props) {
  const t = useT();
  return (
    <>
      {asked.offer === true && (
        <Button kind="quiet" icon="silenced" onClick={onNever}>
          {t('room.order.never')}
        </Button>
      )}
      <HintButton key={asked.id} table={table} asked={asked} />
    </>
  );
}
