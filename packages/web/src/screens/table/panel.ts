import type { OptionId } from '@questhall/engine';
import type { Asked, BarredOption, Line } from '@questhall/table';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Wondered } from '../../boards/parts/types.js';

/** What can be laid beside the table, one at a time, in the order of its buttons. */
export const PANELS = ['chronicle', 'why', 'time', 'companions', 'party', 'help'] as const;
export type PanelName = (typeof PANELS)[number];

/** What "why?" was asked about. */
export type About =
  | { readonly of: 'question'; readonly asked: Asked }
  | { readonly of: 'option'; readonly asked: Asked; readonly option: OptionId }
  | { readonly of: 'barred'; readonly asked: Asked; readonly barred: BarredOption }
  | { readonly of: 'line'; readonly line: Line }
  | { readonly of: 'rule'; readonly rule: string };

export type PanelState = ReturnType<typeof usePanels>;

/** What lies beside the table. "Why?" is about what was pointed at, or else about what is asked. */
export function usePanels(asked: Asked | null, aim: string | undefined) {
  const [open, setOpen] = useState<PanelName | null>(null);
  const [chosen, setChosen] = useState<About | null>(null);
  const question: About | null = asked === null ? null : { of: 'question', asked };
  const stands = chosen !== null && (!('asked' in chosen) || chosen.asked.id === asked?.id);
  const show = (panel: PanelName | null, about: About | null = null) => {
    setOpen(panel);
    setChosen(about);
  };
  const wonder = (about: Wondered) => {
    if (asked === null || about === undefined) return show('why', question);
    if ('option' in about) show('why', { of: 'option', asked, option: about.option });
    else show('why', { of: 'barred', asked, barred: about.barred });
  };
  const toggle = (panel: PanelName) => {
    if (open === panel) return show(null);
    if (panel === 'why') return wonder(aim === undefined ? undefined : { option: aim });
    show(panel);
  };
  return { open, about: stands ? chosen : question, show, wonder, toggle };
}

function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Here a panel has room beside the table; elsewhere it lies over it. */
export const useWide = (): boolean => useMedia('(min-width: 1200px)');

/** Here the tools lie below the table. */
export const useNarrow = (): boolean => useMedia('(max-width: 700px)');
