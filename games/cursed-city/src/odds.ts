import type { Event, Figure, OddsOf } from '@questhall/engine';
import { Figures } from '@questhall/tabletop';
import type { CcAsks } from './asks.js';
import type { CcEvent } from './events.js';
import type { CcPosition, CcTypes } from './kit.js';
import { isHeroId } from './queries.js';

type Counted = 'damage' | 'suffered' | 'healed' | 'inspiration';
type Happened = 'slain' | 'out' | 'dies' | 'swapped';
type Found = Figures<Counted, Happened>;
type Reader = (data: Event['data'], found: Found, after: CcPosition) => void;

const READERS: { readonly [type in CcEvent]?: Reader } = {
  attack: ({ target }, found, after) => begin(String(target), found, after),
  action: ({ hero, action }, found) => {
    if (action === 'recuperate') found.add('healed', String(hero), 0);
  },
  'hostile-damaged': ({ hostile, count }, found) => found.add('damage', String(hostile), Number(count)),
  'hostile-slain': ({ hostile }, found) => found.mark('slain', String(hostile), true),
  'hero-damaged': ({ hero, count }, found) => found.add('suffered', String(hero), Number(count)),
  'hero-out': ({ hero }, found) => found.mark('out', String(hero), true),
  'hero-dies': ({ hero }, found) => found.mark('dies', String(hero), true),
  survival: ({ hero }, found) => found.mark('dies', String(hero), false),
  healed: ({ hero }, found) => found.add('healed', String(hero), 1),
  inspiration: ({ hero, count }, found) => {
    if (Number(count) > 0) found.add('inspiration', String(hero), Number(count));
  },
  gambit: ({ hero, result }, found) => found.mark('swapped', String(hero), result !== 'failure'),
};

/** An attack may do nothing, and that is told too. */
function begin(target: string, found: Found, after: CcPosition): void {
  const hero = isHeroId(after, target);
  found.add(hero ? 'suffered' : 'damage', target, 0);
  found.mark(hero ? 'out' : 'slain', target, false);
}

/** Read off what happened, so it is what the rules do. */
function figures(_: CcPosition, after: CcPosition, events: readonly Event[]): readonly Figure[] {
  const found: Found = new Figures();
  for (const { type, data } of events) READERS[type as CcEvent]?.(data, found, after);
  return found.all;
}

/** Questions about the journey ahead or the table, not about a move. */
const silent: readonly (keyof CcAsks)[] = [
  'choose-leader',
  'choose-journey',
  'pick-hero',
  'choose-drop-space',
  'choose-model',
  'choose-object',
  'choose-hostile-space',
  'assign-die',
];

/** How odds are read off this game. */
export const odds: OddsOf<CcTypes> = {
  moves: [
    'cc.make-action',
    'cc.gambits',
    'cc.hostile-acts',
    'cc.reactions',
    'cc.reinforce',
    'cc.crisis',
    'cc.event-phase',
    'cc.journey-phase',
    'cc.journeys-end',
    'cc.inspiration-roll',
    'cc.ailments-at-start',
    'cc.ailments-at-end',
  ],
  silent,
  figures,
};
