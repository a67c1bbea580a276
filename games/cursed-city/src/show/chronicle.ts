import type { Event, Passage } from '@questhall/engine';
import type { CcEvent } from '../events.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { citedFirst } from './cited.js';
import { eventText } from './events.js';
import { joinedAt } from './joins.js';
import { KINDS } from './kinds.js';
import { pageOf } from './pages.js';
import type { Said, Telling } from './telling.js';

/** What happened between two questions, told in passages. */
export function chronicle(events: readonly Event[], view: CcView, words: Words): Passage[] {
  const all = withoutEmptyParts(spoken(withoutReadTwice(events), view, words));
  const telling: Telling = { all, view, words };
  const passages: Passage[] = [];
  for (let at = 0; at < all.length; ) {
    const passage = passageAt(telling, at);
    passages.push(passage);
    at += passage.events.length;
  }
  return passages;
}

/** The entry of a crisis has been read aloud when the acting hero is chosen. */
function withoutReadTwice(events: readonly Event[]): Event[] {
  const acting = events.findIndex(({ type }) => type === 'acting-hero');
  const read = acting < 0 ? -1 : events.findIndex(({ type }, at) => at > acting && type === 'entry');
  return events.filter((_, at) => at !== read);
}

function spoken(events: readonly Event[], view: CcView, words: Words): Said[] {
  return events.flatMap((event) => {
    const text = event.type === 'activation-over' ? OVER : eventText(event, view, words);
    return text === null ? [] : [{ event, text }];
  });
}

const OVER = { key: '', args: {} };

/** Whoever does nothing in their activation is worth no heading, nor is a phase in which the journey ends. */
function withoutEmptyParts(all: readonly Said[]): Said[] {
  const isEmpty = ({ event: { type } }: Said, at: number): boolean => {
    const next = all[at + 1]?.event.type;
    return (
      type === 'activation-over' ||
      (type === 'activates' && next === 'activation-over') ||
      (type === 'phase' && next === 'journey-ends')
    );
  };
  return all.filter((one, at) => !isEmpty(one, at));
}

function passageAt(telling: Telling, at: number): Passage {
  const { event, text } = telling.all[at] as Said;
  const page = pageOf(event, telling.view, telling.words);
  if (page !== null) return { kind: 'chapter', ...page, events: [event] };
  const joined = joinedAt(telling, at);
  const used = telling.all.slice(at, at + (joined?.used ?? 1)).map((one) => citedFirst(one.event));
  return { kind: joined?.kind ?? kindOf(used), text: joined?.text ?? text, events: used };
}

/** The first of these that is more than a detail says what the whole sentence is. */
function kindOf(events: readonly Event[]): Passage['kind'] {
  const kinds = events.map(({ type }) => KINDS[type as CcEvent]);
  const first = kinds.find((kind) => kind !== 'detail' && kind !== 'silent');
  return first ?? 'detail';
}
