import type { Event, Json, Text } from '@questhall/engine';
import { partsOf, signed } from '@questhall/tabletop';
import { tableCard, tutorialCard } from '../content/library.js';
import type { CcEvent } from '../events.js';
import { partsOfAction } from '../legal.js';
import { cardName, nameOf } from '../names.js';
import type { Ailment, Stat, Verb } from '../terms.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { KINDS } from './kinds.js';
import { daysLeft, kindOfThing, questOf, said } from './said.js';

type Args = Text['args'];
type Data = Event['data'];

/** A line of the chronicle, or null for what is not worth telling. */
export function eventText(event: Event, view: CcView, words: Words): Text | null {
  if (KINDS[event.type as CcEvent] === 'silent' || isQuiet(event, view, words)) return null;
  return {
    key: `event.${event.type}`,
    args: { ...plainArgs(event, view, words), ...ownArgs(event, view, words) },
  };
}

/** Phases have their own headings where something happens in them; a rule without a name is told by what it does, a gambit that fails by its roll. */
function isQuiet({ type, data }: Event, view: CcView, words: Words): boolean {
  if (type === 'phase') return data.phase !== 'event';
  if (type === 'leader') return view.seats.length === 1;
  if (type === 'gambit') return data.with === null;
  if (type === 'ability') return abilityName(data, words) === null;
  return false;
}

/** Everything as it is, with the names of whatever is named. */
function plainArgs({ data }: Event, view: CcView, words: Words): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(data)) {
    const plain = plainArg(field, value, view, words);
    if (plain !== undefined) args[field] = plain;
  }
  return args;
}

/** Fields with words of the rules: messages choose by them. */
const RAW: readonly string[] = ['result', 'test', 'track', 'why', 'phase', 'kind'];

function plainArg(field: string, value: Json | undefined, view: CcView, words: Words) {
  if (value === null) return 'none';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return RAW.includes(field) ? value : said(value, view, words);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((one) => (typeof one === 'number' ? String(one) : said(String(one), view, words)));
  return field === 'dice' ? parts.join(' ') : field === 'order' ? parts.join(', ') : words.list(parts);
}

type Own = (data: Data, view: CcView, words: Words) => Args;

const ailmentArgs: Own = ({ ailment }, _, { labels }) => ({ ailment: labels.ailment(ailment as Ailment) });
const groupArgs: Own = ({ slot }) => ({ number: Number(slot) + 1 });
const thingArgs: Own = ({ kind }, _, { labels }) => ({ thing: labels.things(String(kind), 1) });

/** What an event says otherwise than its fields do. */
const OWN: { readonly [type in CcEvent]?: Own } = {
  unlocked: ({ what }, _, { labels }) => ({ what: labels.known(String(what)) }),
  nightfall: ({ space }, view, words) => ({ left: daysLeft(Number(space), view, words) }),
  destiny: availableArgs,
  'destiny-moved': availableArgs,
  activates: ({ who }, view, words) => ({ who: headingOf(String(who), view, words) }),
  rerolled: ({ shows }) => ({ result: bestOf(shows) }),
  action: (data, view, words) => ({ action: actionName(String(data.action), view, words) }),
  moved: ({ path }, view, words) => ({ place: placeAfter(path, view, words) }),
  searched: ({ thing }, _, { labels }) =>
    thing === null ? { thing: 'none' } : { thing: labels.thing(kindOfThing(String(thing))) },
  discovered: ({ card }, _, { printed }) => ({ type: typeOf(String(card), printed) }),
  inspiration: ({ count }) => ({
    change: Number(count) > 0 ? 'gained' : 'spent',
    count: Math.abs(Number(count)),
  }),
  wound: ({ space }) => ({ space: Number(space) + 1 }),
  freed: ({ ailment }) => ({ ailment: String(ailment) }),
  ailment: ailmentArgs,
  'ailment-over': ailmentArgs,
  'encounter-drawn': groupArgs,
  'group-arrives': groupArgs,
  'driven-off': groupArgs,
  behaviour: ({ category, name }, _, { printed }) => ({
    name: printed.phrase(String(category), String(name)),
  }),
  'thing-placed': thingArgs,
  'thing-removed': thingArgs,
  event: (data, view, words) => rowArgs('events', data, view, words),
  'extraction-event': (data, view, words) => rowArgs('extraction', data, view, words),
  'tutorial-begins': ({ tutorial }, _, { printed }) => ({
    number: tutorialCard(printed, String(tutorial)).number,
  }),
  'tutorial-ends': ({ tutorial, text }, _, { printed }) => ({
    text: printed.phrase(String(tutorial), String(text)),
  }),
  'journey-ends': ({ journey, text }, _, { printed }) => ({
    text: printed.phrase(String(journey), String(text)),
  }),
  // A message chooses by words without hyphens.
  pending: ({ what }) => ({ what: String(what).replaceAll('-', '_') }),
  ability: (data, view, words) => ({
    hero: ownerName(String(data.entity), view, words),
    ability: abilityName(data, words) ?? '',
  }),
  counted: ({ counter }, _, { labels }) => ({ counter: labels.counter(String(counter)) }),
  'stat-changed': ({ stat, add }, _, { labels }) => ({
    stat: labels.stat(stat as Stat),
    add: signed(Number(add)),
  }),
  forbidden: ({ verb }, _, { labels }) => ({ verb: labels.verb(verb as Verb) }),
};

const ownArgs = ({ type, data }: Event, view: CcView, words: Words): Args =>
  OWN[type as CcEvent]?.(data, view, words) ?? {};

function availableArgs({ available }: Data, _: CcView, words: Words): Args {
  const dice = Array.isArray(available) ? available.map(Number).sort() : [];
  return { count: dice.length, available: words.list(dice.map(String)) };
}

/** "Glaurio", "Group 2: Neighbours" */
const headingOf = (who: string, view: CcView, words: Words): string =>
  words.printed.records[who]?.kind === 'hero' ? said(who, view, words) : nameOf(who, view, words);

/** Only the best die counts. */
function bestOf(shows: Json | undefined): string {
  const all = Array.isArray(shows) ? shows : [];
  return all.includes('critical') ? 'critical' : all.includes('success') ? 'success' : 'failure';
}

/** Where a path ends. */
function placeAfter(path: Json | undefined, view: CcView, words: Words): string {
  const end = Array.isArray(path) ? path.at(-1) : undefined;
  return said(String(end ?? ''), view, words);
}

/** "Run", "Gheistsever", "to free Dagnai" */
function actionName(action: string, view: CcView, words: Words): string {
  const { verb, of } = partsOfAction(action);
  return words.labels.action(verb, of === '' ? verb : said(of, view, words));
}

const typeOf = (card: string, { box }: Words['printed']): string => {
  const found = box.cards[card];
  return found?.kind === 'discovery' ? found.type : 'treasure';
};

/** A row of a table of the quest, by what the die came to. */
function rowArgs(which: 'events' | 'extraction', { score, name }: Data, view: CcView, words: Words): Args {
  const { printed } = words;
  const table = tableCard(printed, questOf(view, words)[which]);
  const row = table.rows.find(({ from, to }) => from <= Number(score) && Number(score) <= to);
  const text = row?.text === undefined ? 'none' : printed.phrase(table.id, row.text);
  return { name: printed.phrase(table.id, String(name)), text };
}

const ownerName = (entity: string, view: CcView, words: Words): string => {
  const hero = entity.split('/')[0] ?? '';
  return words.printed.records[hero]?.kind === 'hero' ? said(hero, view, words) : 'none';
};

/** What stands above the ability, or the card that has it; null where a journey's rule has no name. */
function abilityName({ ability, card }: Data, words: Words): string | null {
  const { printed } = words;
  const id = printed.box.cards[String(card)]?.id ?? String(card);
  const name = printed.box.abilities[partsOf(String(ability)).key]?.name;
  if (name !== undefined) return printed.phrase(id, name);
  const kind = printed.records[id]?.kind;
  return kind === 'journey' || kind === 'hero' || kind === 'hostile' ? null : cardName(id, words);
}
