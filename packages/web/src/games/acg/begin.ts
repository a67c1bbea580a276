import type { PrintedCard } from '@questhall/acg';
import { choosing } from '@questhall/acg/choices';
import type { BeginningOf } from '../beginning.js';
import { Story } from './Story.js';

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<PrintedCard>, 'switches'> = {
  choosing,
  kinds: [
    { id: 'quest', icon: 'well', name: 'begin.kind.quest', text: 'begin.kind.quest.text' },
    { id: 'campaign', icon: 'shaking-hands', name: 'begin.kind.campaign', text: 'begin.kind.campaign.text' },
    { id: 'delve', icon: 'dungeon-light', name: 'begin.kind.delve', text: 'begin.kind.delve.text' },
  ],
  Story,
  party: 'begin.party.text',
  tooFew: 'begin.bad.few',
  roles: {
    ironbreaker: 'begin.role.ironbreaker',
    waywatcher: 'begin.role.waywatcher',
    'warrior-priest': 'begin.role.warrior-priest',
    'bright-wizard': 'begin.role.bright-wizard',
  },
};
