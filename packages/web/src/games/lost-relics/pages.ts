import type { Happened, Line } from '../../table/scene.js';

export const isBeginning = ({ events: [first] }: Line): boolean => first?.type === 'set-up';

export function endOf({ events: [first] }: Line): 'won' | 'lost' | undefined {
  if (first?.type !== 'adventure-ends') return undefined;
  return first.data.result === 'won' ? 'won' : 'lost';
}

/** What a chapter of the book counts. */
export function counted(events: readonly Happened[]) {
  const all = (type: string) => events.filter((event) => event.type === type);
  return {
    rounds: all('phase').filter(({ data }) => data.phase === 'adventure').length,
    slain: all('hostile-slain').length,
    treasure: all('treasure-gained').length,
    damage: all('hero-damaged').reduce((sum, { data }) => sum + Number(data.count ?? 0), 0),
  };
}
