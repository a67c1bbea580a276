import type { Asked } from '@questhall/table';
import { useState } from 'react';
import type { Wondered } from '../../boards/parts/types.js';
import type { About, PanelName } from './panel.js';

export type PanelState = {
  readonly open: PanelName | null;
  readonly about: About | null;
  show(panel: PanelName | null, about?: About): void;
  toggle(panel: PanelName): void;
  wonder(about: Wondered): void;
};

/** What lies beside the table. "Why?" is about what was pointed at, or else about what is asked. */
export function usePanels(asked: Asked | null, aim: string | undefined): PanelState {
  const [open, setOpen] = useState<PanelName | null>(null);
  const [chosen, setChosen] = useState<About | null>(null);
  const question: About | null = asked === null ? null : { of: 'question', asked };
  const stands = chosen !== null && (!('asked' in chosen) || chosen.asked.id === asked?.id);
  const show = (panel: PanelName | null, about?: About) => {
    setOpen(panel);
    setChosen(about ?? null);
  };
  const wonder = (about: Wondered) => {
    if (asked === null) return show('why');
    if (about === undefined) return show('why', { of: 'question', asked });
    show(
      'why',
      'option' in about
        ? { of: 'option', asked, option: about.option }
        : { of: 'barred', asked, barred: about.barred },
    );
  };
  return {
    open,
    about: stands ? chosen : question,
    show,
    wonder,
    toggle: (panel) => {
      if (open === panel) return show(null);
      if (panel === 'why') return wonder(aim === undefined ? undefined : { option: aim });
      show(panel);
    },
  };
}
