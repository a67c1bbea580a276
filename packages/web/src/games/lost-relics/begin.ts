import type { LrPrintedCard } from '@questhall/lost-relics';
import { choosing } from '@questhall/lost-relics/choices';
import type { BeginningOf } from '../beginning.js';
import { Story } from './Story.js';

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<LrPrintedCard>, 'switches'> = {
  choosing,
  kinds: [
    {
      id: 'adventure',
      icon: 'relic-blade',
      name: 'relics.kind.adventure',
      text: 'relics.kind.adventure.text',
    },
    {
      id: 'campaign',
      icon: 'shaking-hands',
      name: 'relics.kind.campaign',
      text: 'relics.kind.campaign.text',
    },
  ],
  Story,
  party: 'relics.party',
  tooFew: 'relics.bad.few',
  roles: {
    calthia: 'relics.role.calthia',
    dhoraz: 'relics.role.dhoraz',
    luxa: 'relics.role.luxa',
    regis: 'relics.role.regis',
  },
};
