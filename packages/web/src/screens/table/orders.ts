import { DECLINE } from '@questhall/engine';
import type { Asked } from '@questhall/table';
import { create } from 'zustand';

/** Something that may be done and that somebody never wants to be asked about: `ask` names it, `question` says it. */
export type Order = { readonly ask: string; readonly question: string };

type Kept = { readonly [adventure: string]: readonly Order[] };
type Store = { readonly orders: Kept; set(adventure: string, orders: readonly Order[]): void };

const KEY = 'questhall.orders';
const NONE: readonly Order[] = [];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function keep(orders: Kept): { orders: Kept } {
  try {
    localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // Then an order holds as long as the page.
  }
  return { orders };
}

const useStore = create<Store>((set) => ({
  orders: read(),
  set: (adventure, mine) => set(({ orders }) => keep({ ...orders, [adventure]: mine })),
}));

export type StandingOrders = {
  readonly list: readonly Order[];
  give(orders: readonly Order[]): void;
  lift(ask: string): void;
};

/** The standing orders of an adventure; one that is not kept has its own as long as the page lasts. */
export function useOrders(id: string | null): StandingOrders {
  const adventure = id ?? 'unkept';
  const { orders, set } = useStore();
  const list = orders[adventure] ?? NONE;
  const without = (asks: readonly string[]) => list.filter(({ ask }) => !asks.includes(ask));
  return {
    list,
    give: (given) => set(adventure, [...without(given.map(({ ask }) => ask)), ...given]),
    lift: (ask) => set(adventure, without([ask])),
  };
}

/** What it would take never to be asked this again; only what may be declined can be ordered. */
export function ordersFor({ ask, form, options }: Asked): readonly Order[] {
  if (form !== 'maybe') return NONE;
  return options
    .filter(({ id }) => id !== DECLINE)
    .map(({ id, text }) => ({ ask: `${ask} ${id.replace(/#\d+/g, '')}`, question: text }));
}

/** Whether all that is offered is under orders. */
export function isOrdered(asked: Asked, list: readonly Order[]): boolean {
  const wanted = ordersFor(asked);
  return wanted.length > 0 && wanted.every(({ ask }) => list.some((order) => order.ask === ask));
}
