import { DECLINE } from '@questhall/engine';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from './types.js';

/** Somebody reacts to nothing more until another card of the initiative track is turned. */
export type Passing = { readonly offered: boolean; readonly pass: () => void };

type Moment = Pick<BoardProps, 'view' | 'decision' | 'onPick'>;

/** The activation in which something is asked: whose card it is, in which turn. */
const activationOf = ({ view }: Moment): string => `${view.journey?.turn} ${view.active}`;

/**
 * Passes every further reaction in this activation. Whoever takes an answer back is asked again.
 */
export function usePassing(moment: Moment): Passing {
  const { decision, onPick } = moment;
  const [passed, setPassed] = useState<string>();
  const last = useRef(0);
  const isReaction = decision?.ask === 'declare-reaction' && decision.forPerson;
  const here = activationOf(moment);
  const id = decision?.id;
  useEffect(() => {
    if (id === undefined) return;
    const isBack = id < last.current;
    last.current = id;
    if (isBack) setPassed(undefined);
    else if (isReaction && passed === here) onPick(DECLINE, 'other');
    // Only another question is a reason to look again.
  }, [id]);
  return {
    offered: isReaction,
    pass: () => {
      setPassed(here);
      onPick(DECLINE, 'other');
    },
  };
}
