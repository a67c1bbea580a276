import { create } from 'zustand';

/** A question that somebody never wants to be asked again in this adventure: it is passed on without a word. */
export type Order = { readonly ask: string; readonly question: string };

type Store = {
  readonly orders: { readonly [adventure: string]: readonly Order[] };
  give(adventure: string, order: Order): void;
  lift(adventure: string, ask: string): void;
};

const KEY = 'questhall.orders';

function read(): Store['orders'] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Store['orders']) : {};
  } catch {
    return {};
  }
}

function keep(orders: Store['orders']): { orders: Store['orders'] } {
  try {
    localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // Then an order holds as long as the page.
  }
  return { orders };
}

const without = (orders: readonly Order[], ask: string) => orders.filter((order) => order.ask !== ask);
const NONE: readonly Order[] = [];

const useStore = create<Store>((set) => ({
  orders: read(),
  give: (adventure, order) =>
    set(({ orders }) => {
      const others = without(orders[adventure] ?? NONE, order.ask);
      return keep({ ...orders, [adventure]: [...others, order] });
    }),
  lift: (adventure, ask) =>
    set(({ orders }) => keep({ ...orders, [adventure]: without(orders[adventure] ?? NONE, ask) })),
}));

export type StandingOrders = {
  readonly list: readonly Order[];
  give(order: Order): void;
  lift(ask: string): void;
};

/** The standing orders of an adventure; one that is not kept has its own as long as the page lasts. */
export function useOrders(id: string | null): StandingOrders {
  const adventure = id ?? 'unkept';
  const { orders, give, lift } = useStore();
  return {
    list: orders[adventure] ?? NONE,
    give: (order) => give(adventure, order),
    lift: (ask) => lift(adventure, ask),
  };
}
