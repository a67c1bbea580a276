import { DECLINE } from '@questhall/engine';
import type { Asked, Scene } from '@questhall/table';
import { useEffect, useRef, useState } from 'react';
import type { Table } from '../../table/table.js';
import { isOrdered, useOrders } from './orders.js';

type At = { table: Table; scene: Scene; asked: Asked | null; id: string | null };

/**
 * Passes on what nobody wants to be asked, and gives the last question that it passed on. In the past every
 * question is shown, so that an order can be seen and lifted.
 */
export function useStandingOrders({ table, scene, asked, id }: At, onPass: (decision: number) => void) {
  const { list, give } = useOrders(id);
  const [passed, setPassed] = useState<Asked | null>(null);
  const isNow = scene.time.at === scene.time.length;
  const tell = useRef(onPass);
  tell.current = onPass;
  const passes = asked !== null && isNow && isOrdered(asked, list);
  useEffect(() => {
    if (!passes || asked === null) return;
    setPassed(asked);
    tell.current(asked.id);
    table.answer(asked.id, [DECLINE]);
  }, [passes, asked, table]);
  return { give, passes, passed };
}
