import { isGame, paths } from '../../app/paths.js';
import { trialsIn } from '../../games/trials.js';
import { useT } from '../../text/t.js';
import type { Adventure } from '../adventures/adventure.js';
import { useShelf } from '../adventures/useShelf.js';
import { useWhen } from '../adventures/useWhen.js';
import type { AdventureInProgress } from './Adventures.js';

const SHOWN = 3;
/** Who can say how much is left: a game that takes longer than others is never quite full. */
const FULLEST = 0.95;

export type Going = {
  /** Nothing until the shelf has been looked at. */
  readonly shown: readonly AdventureInProgress[] | null;
  /** All that are kept, of whatever kind. */
  readonly all: number;
  readonly over: number;
};

/** The adventures that a hall offers to go on with. */
export function useGoing(): Going {
  const t = useT();
  const since = useWhen();
  const { shelved } = useShelf();
  if (shelved === null) return { shown: null, all: 0, over: 0 };
  const { going, over, damaged } = shelved;
  const told = going.slice(0, SHOWN).flatMap((adventure): AdventureInProgress[] => {
    const { id, game, title, where, party, heroes, when } = adventure;
    if (!isGame(game)) return [];
    const last = when === null ? t('kept.fleeting') : t('kept.when', { when: since(when) });
    return [
      {
        id,
        game,
        title,
        where,
        note: party,
        when: last,
        heroes,
        progress: progressOf(adventure),
        to: paths.table(id),
      },
    ];
  });
  return { shown: told, all: going.length + over.length + damaged.length, over: over.length };
}

function progressOf({ game, goal, answers }: Adventure): number | null {
  const usual = goal === null ? undefined : trialsIn(game)[goal]?.decisions;
  return usual === undefined ? null : Math.min(FULLEST, answers / usual);
}
