import type { Event, State } from '@questhall/engine';
import type { LrBoard } from '../../src/board.js';
import { lostRelicsWith } from '../../src/index.js';
import { hostileAct } from '../../src/procs.js';
import { cardOf, heroOf, hostileCalled, type Moment } from './moment.js';

/** Lets the hostile react on a copy of the table, with every choice there is: is anybody hurt in any of them? */
export function willHurt(m: Moment, id: string): boolean {
  const { rules } = lostRelicsWith(m.box);
  const copy = rules.fork(m.state);
  copy.stack = [];
  copy.open = [];
  const events: Event[] = [];
  const { reactions } = cardOf(m, hostileCalled(m, id));
  rules.run(copy, hostileAct, { hostile: id, does: [...reactions], next: 0, seat: heroOf(m).seat }, events);
  return isHurt(events) || someBranch(rules, copy);
}

const isHurt = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'hero-damaged');

type LrRules = ReturnType<typeof lostRelicsWith>['rules'];

function someBranch(rules: LrRules, state: State<LrBoard>): boolean {
  const [decision] = state.open;
  if (decision === undefined || state.over !== null) return false;
  return decision.options.some((option) => {
    const next = rules.apply(state, { decision: decision.id, picks: [option] });
    return isHurt(next.events) || someBranch(rules, next.state);
  });
}
