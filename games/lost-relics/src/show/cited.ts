import type { Event } from '@questhall/engine';
import type { LrEvents } from '../events.js';
import type { LostRelicsRuleId } from '../terms.js';
import type { Words } from '../text/words.js';

/** A step cites every rule that it carries out; people want to read first the one that says what has happened. */
export function citedFirst(event: Event, words: Words): Event {
  const says = saysOf(event, words);
  if (says === undefined || !event.rules.includes(says)) return event;
  return { ...event, rules: [says, ...event.rules.filter((rule) => rule !== says)] };
}

function saysOf({ type, data }: Event, words: Words): LostRelicsRuleId | undefined {
  if (type === 'hostile-damaged') return fateOf(data as LrEvents['hostile-damaged'], words);
  return type === 'treasure-lost' ? 'LR-DMH-06' : undefined;
}

function fateOf({ hostile, count, fate }: LrEvents['hostile-damaged'], { printed }: Words): LostRelicsRuleId {
  const card = printed.records[hostile.replace(/#.*$/, '')];
  if (card?.kind !== 'hostile') return 'LR-DMG-01';
  const { rank, resilience } = card;
  if (fate === 'marked') return 'LR-DMG-04';
  if (fate === 'flipped') return resilience === undefined ? 'LR-DMG-06' : 'LR-DMG-02';
  if (resilience !== undefined && count >= resilience) return 'LR-DMG-01';
  if (rank === 'leader') return 'LR-DMG-05';
  return resilience === undefined ? 'LR-DMG-07' : 'LR-DMG-03';
}
