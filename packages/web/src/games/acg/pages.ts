import type { Happened, Line } from '../../table/scene.js';

export const isBeginning = ({ events: [first] }: Line): boolean => first?.type === 'set-up';

/** The sheet of a quest has a section for either end. */
export function endOf({ events: [first] }: Line): 'won' | 'lost' | undefined {
  const section = first?.data.section;
  return section === undefined ? undefined : section === 'reward' ? 'won' : 'lost';
}

/** What a chapter of the book counts. */
export function counted(events: readonly Happened[]) {
  const all = (type: string) => events.filter((event) => event.type === type);
  return {
    rounds: all('phase').filter(({ data }) => data.phase === 'hero').length,
    places: all('location-revealed').length,
    enemies: all('enemy-defeated').length,
    wounds: all('wounds').reduce((sum, { data }) => sum + Number(data.count ?? 0), 0),
  };
}
