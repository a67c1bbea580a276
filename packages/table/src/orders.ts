import { DECLINE, type Decision, type OptionId, type SeatId } from '@questhall/engine';
import type { Offered, Order } from './scene.js';

/** Copies of a card are one thing to whoever never wants to be asked about it. */
const withoutCopy = (option: string): string => option.replace(/#\d+/g, '');

type Question = Pick<Decision, 'ask' | 'form' | 'by'>;
type Said = Question & { readonly options: readonly Pick<Offered, 'id' | 'text'>[] };

/** What it would take never to be asked this again; only what may be declined can be ordered. */
export function ordersFor({ ask, form, by, options }: Said): readonly Order[] {
  if (form !== 'maybe') return [];
  return options
    .filter(({ id }) => id !== DECLINE)
    .map(({ id, text }) => ({ seat: by, ask, option: withoutCopy(id), text }));
}

/** Stands for the question in a standing order of the game. */
export const ORDER = 'order';

/** How a question is passed; null for one that must be answered. */
export function passing({ form, min }: Pick<Decision, 'form' | 'min'>): readonly OptionId[] | null {
  if (form === 'maybe') return [DECLINE];
  return form === 'some' && min === 0 ? [] : null;
}

const isSame = (one: Omit<Order, 'text'>, other: Omit<Order, 'text'>): boolean =>
  one.seat === other.seat && one.ask === other.ask && one.option === other.option;

/** Standing orders: what persons pass without being asked. */
export class Orders {
  private list: readonly Order[];

  constructor(kept: readonly Order[]) {
    this.list = kept;
  }

  get all(): readonly Order[] {
    return this.list;
  }

  give(orders: readonly Order[]): void {
    const others = this.list.filter((order) => !orders.some((given) => isSame(given, order)));
    this.list = [...others, ...orders];
  }

  lift(orders: readonly Omit<Order, 'text'>[]): void {
    this.list = this.list.filter((order) => !orders.some((lifted) => isSame(lifted, order)));
  }

  /** Whether all that is offered is under orders, or one of the standing orders of the game that cover it is given. */
  pass(
    asked: Question & { readonly options: readonly OptionId[] },
    covering: readonly string[] = [],
  ): boolean {
    const { options, ...question } = asked;
    const { by: seat } = question;
    if (covering.some((option) => this.list.some((one) => isSame(one, { seat, ask: ORDER, option }))))
      return true;
    const wanted = ordersFor({ ...question, options: options.map((id) => ({ id, text: '' })) });
    return wanted.length > 0 && wanted.every((one) => this.list.some((order) => isSame(order, one)));
  }

  /** Standing orders of the game that were meant for a while are dropped when it is over. */
  lapse(lasts: (order: string) => boolean): void {
    if (this.list.every(({ ask, option }) => ask !== ORDER || lasts(option))) return;
    this.list = this.list.filter(({ ask, option }) => ask !== ORDER || lasts(option));
  }

  /** What a seat has ordered goes with whoever sat there. */
  forget(seat: SeatId): void {
    this.list = this.list.filter((order) => order.seat !== seat);
  }
}
