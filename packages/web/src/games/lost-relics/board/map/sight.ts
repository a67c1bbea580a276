import type { LrPlan, LrView } from '@questhall/lost-relics';

/** What is shown around whoever acts. The rules decide by themselves; a map only says what can be seen on it. */

/** Areas that touch, be it at a corner, or that a door joins. */
export function isBeside(plan: LrPlan, one: string, other: string): boolean {
  if (plan.doors.some(({ between }) => between.includes(one) && between.includes(other))) return true;
  const [a, b] = [squaresOf(plan, one), squaresOf(plan, other)];
  return a.some((s) => b.some((o) => Math.abs(s.x - o.x) <= 1 && Math.abs(s.y - o.y) <= 1));
}

const squaresOf = ({ areas }: LrPlan, id: string) => areas.find((area) => area.id === id)?.squares ?? [];

/** A closed door between two areas, and no open one beside it. */
function isShut({ doors }: LrPlan, view: Pick<LrView, 'doors'>, one: string, other: string): boolean {
  const there = doors.filter(({ between }) => between.includes(one) && between.includes(other));
  const open = (id: string) => view.doors.find((door) => door.id === id)?.open ?? true;
  return there.length > 0 && !there.some(({ id }) => open(id));
}

/** The own area, and those beside it as far as no closed door is between. */
export function seenFrom(plan: LrPlan, view: Pick<LrView, 'doors'>, from: string): ReadonlySet<string> {
  const seen = plan.areas
    .map(({ id }) => id)
    .filter((id) => id === from || (isBeside(plan, from, id) && !isShut(plan, view, from, id)));
  return new Set(seen);
}

type Crowd = { readonly heroes: readonly string[]; readonly hostiles: readonly string[] };

export function crowdIn({ heroes, hostiles }: LrView, area: string): Crowd {
  const here = (figure: { area: string | null }) => figure.area === area;
  return {
    heroes: heroes.filter(here).map(({ id }) => id),
    hostiles: hostiles.filter(here).map(({ id }) => id),
  };
}

/** As many hostiles as heroes, or more: nobody walks away. */
export const isEngaged = ({ heroes, hostiles }: Crowd): boolean =>
  heroes.length > 0 && hostiles.length >= heroes.length;
