import { DECLINE } from '@questhall/engine';
import type { Asked, Scene } from '@questhall/table';
import { useState } from 'react';
import { isConfirmed } from '../../boards/parts/picks.js';
import type { Hand } from '../../boards/parts/types.js';
import type { Table } from '../../table/table.js';
import type { Coach } from './coach.js';

type Picked = { readonly decision: number; readonly options: readonly string[] };
const NONE: readonly string[] = [];
/** Always the same, so that a page that has nothing to forget is not drawn again before the answer is there. */
const NOTHING: Picked = { decision: 0, options: NONE };

type Around = { table: Table; scene: Scene; asked: Asked | null; coach: Coach | undefined };

/** What is picked before it counts. It belongs to one question and is gone with it. */
export function usePicking({ table, scene, asked, coach }: Around) {
  const [picked, setPicked] = useState(NOTHING);
  const [tap, setTap] = useState(NOTHING);
  const [refused, setRefused] = useState<{ decision: number; text: string } | null>(null);
  const mine = ({ decision, options }: Picked) => (decision === asked?.id ? options : NONE);
  const selected = mine(picked);
  const tapped = mine(tap)[0];

  const decide = (picks: readonly string[], tell: (decision: number) => void) => {
    if (asked === null) return;
    const text = coach?.refuses?.(scene, asked, picks) ?? null;
    setRefused(text === null ? null : { decision: asked.id, text });
    setPicked(NOTHING);
    setTap(NOTHING);
    if (text !== null) return;
    leave();
    tell(asked.id);
  };
  const answer = (picks: readonly string[]) => decide(picks, (decision) => table.answer(decision, picks));

  /** A finger sees the odds first, where there are any, and answers with the second tap. */
  const touch = async (option: string, { id }: Asked) => {
    if (tapped === option) return answer([option]);
    const odds = await table.odds(id, [option]);
    if (odds.ok && odds.value !== null) setTap({ decision: id, options: [option] });
    else answer([option]);
  };

  const pick = (option: string, hand: Hand) => {
    if (asked === null) return;
    if (!isConfirmed(asked)) {
      if (hand === 'finger') touch(option, asked);
      else answer([option]);
      return;
    }
    const others = selected.filter((one) => one !== option);
    setPicked({
      decision: asked.id,
      options: others.length < selected.length ? others : [...selected, option],
    });
  };

  return {
    selected,
    tapped,
    refused: refused !== null && refused.decision === asked?.id ? refused.text : null,
    pick,
    confirm: () => answer(selected),
    answer,
    /** Declines the question, now and whenever it comes again. */
    never: () => decide([DECLINE], (decision) => table.never(decision)),
    drop: () => {
      setPicked(NOTHING);
      setTap(NOTHING);
      setRefused(null);
    },
  };
}

/**
 * The button of an answer goes with its question. If it still had the keyboard then, a browser would lay out the whole
 * page in the middle of the change.
 */
function leave(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('[data-option], [data-confirm]'))
    activeElement.blur();
}
