import type { Asked } from '@questhall/table';
import { Button } from '../../design/Button.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import { type Order, ordersFor } from './orders.js';
import { HintButton } from './panels/HintButton.js';

type Props = { table: Table; asked: Asked; offer: boolean; onNever: (orders: readonly Order[]) => void };

/** Help with a question, and a way never to hear it again where it may be declined. */
export function Beside({ table, asked, offer, onNever }: Props) {
  const t = useT();
  const orders = offer ? ordersFor(asked) : [];
  return (
    <>
      {orders.length > 0 && (
        <Button kind="quiet" icon="silenced" onClick={() => onNever(orders)}>
          {t('room.order.never')}
        </Button>
      )}
      <HintButton key={asked.id} table={table} asked={asked} />
    </>
  );
}
