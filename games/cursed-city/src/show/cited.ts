import type { Event } from '@questhall/engine';
import type { CcEvent } from '../events.js';
import type { CursedCityRuleId } from '../terms.js';

/** A step cites every rule that it carries out; people want to read first the one that says what has happened. */
export function citedFirst(event: Event): Event {
  const says = SAYS[event.type as CcEvent];
  if (says === undefined || !event.rules.includes(says)) return event;
  return { ...event, rules: [says, ...event.rules.filter((rule) => rule !== says)] };
}

const SAYS: { readonly [type in CcEvent]?: CursedCityRuleId } = {
  'hostile-slain': 'CC-DMG-02',
  'hostile-damaged': 'CC-DMG-01',
  'damage-ignored': 'CC-DMG-05',
  'hero-out': 'CC-DEF-12',
  'dice-lowered': 'CC-REA-01',
  reaction: 'CC-REA-02',
  'reaction-lapsed': 'CC-REA-08',
  gambit: 'CC-GAM-01',
  destiny: 'CC-DST-02',
  behaviour: 'CC-HAC-11',
  'driven-off': 'CC-HAC-02',
  'group-arrives': 'CC-REI-01',
  'journey-ends': 'CC-JEN-02',
  crisis: 'CC-CRI-03',
  'hero-away': 'CC-CRI-06',
  experience: 'CC-XPL-03',
  'level-gained': 'CC-XPL-08',
};
