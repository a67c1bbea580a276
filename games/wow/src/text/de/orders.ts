import type { orders as english } from '../en/orders.js';

/** Daueranweisungen, wie Spieler sie geben. */
export const orders: { readonly [key in keyof typeof english]: string } = {
  'order.this-turn': 'Für den Rest dieses Zuges passen',
  'order.unless-attacked': 'Passen, außer ich werde angegriffen',
  'order.cancel-rivals': 'Zum Aufheben nur gegen Rivalen fragen',
};
