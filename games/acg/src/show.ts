import type { Show } from '@questhall/engine';
import { library } from './content/library.js';
import { en } from './text/en.js';
import type { AcgView } from './view.js';

export const acgShow: Show<AcgView> = {
  catalogue: en,
  name: (id) => library.cards[id]?.name ?? library.records[id]?.name ?? id,
  table: (view) => [`Round ${view.round}, ${view.phase} phase`],
  event: (event) => ({ key: `event.${event.type}`, args: {} }),
};
