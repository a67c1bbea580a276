import type { Event } from '@questhall/engine';
import { library } from '../content/library.js';
import type { LostRelicsRuleId } from '../terms.js';

/** A step cites every rule that it carries out; people want to read first the one that says what has happened. */
export function citedFirst(event: Event): Event {
  const says = SAYS[event.type]?.(event.data);
  if (says === undefined || !event.rules.includes(says)) return event;
  return { ...event, rules: [says, ...event.rules.filter((rule) => rule !== says)] };
}

const SAYS: { readonly [type: string]: (data: Event['data']) => LostRelicsRuleId } = {
  'hostile-damaged': fateOf,
  'treasure-lost': () => 'LR-DMH-06',
};

function fateOf({ hostile, count, fate }: Event['data']): LostRelicsRuleId {
  const card = library.records[String(hostile).replace(/#.*$/, '')];
  if (card?.kind !== 'hostile') return 'LR-DMG-01';
  const { rank, resilience } = card;
  if (fate === 'marked') return 'LR-DMG-04';
  if (fate === 'flipped') return resilience === undefined ? 'LR-DMG-06' : 'LR-DMG-02';
  if (resilience !== undefined && Number(count) >= resilience) return 'LR-DMG-01';
  if (rank === 'leader') return 'LR-DMG-05';
  return resilience === undefined ? 'LR-DMG-07' : 'LR-DMG-03';
}
