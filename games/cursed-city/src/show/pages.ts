import type { Event, Paragraph, Passage, Text } from '@questhall/engine';
import { limitsOf } from '../card-text.js';
import { entryCard, journeyCard, tutorialCard } from '../content/library.js';
import type { QuestCard } from '../content/schema/index.js';
import type { CcEvent } from '../events.js';
import { cardName } from '../names.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { questOf } from './said.js';

type Page = Pick<Passage, 'text' | 'paragraphs' | 'page'>;
type Data = Event['data'];
type Told = (data: Data, view: CcView, words: Words) => Page | null;

const page = (key: string, args: Text['args']): Text => ({ key: `page.${key}`, args });
const story = (told: string): Paragraph => ({ ...page('story', { story: told }), kind: 'story' });
const rule = (text: Text): Paragraph => ({ ...text, kind: 'rule' });

/** A page of the story: where a quest or a journey begins and ends, and what is read aloud on the way. */
export function pageOf({ type, data }: Event, view: CcView, words: Words): Page | null {
  return PAGES[type as CcEvent]?.(data, view, words) ?? null;
}

const PAGES: { readonly [type in CcEvent]?: Told } = {
  'tutorial-begins': ({ tutorial }, _, words) => tutorialBeginning(String(tutorial), words),
  'tutorial-ends': tutorialEnding,
  'quest-begins': (_, view, words) => opening(view, words),
  'journey-chosen': ({ journey }, view, words) => beginning(String(journey), view, words),
  'journey-ends': ending,
  'quest-ends': questEnding,
  crisis: ({ entry }, _, words) => reading(String(entry), 'crisis', words),
  entry: ({ entry }, _, words) => reading(String(entry), 'entry', words),
  destroyed: ({ journey }, view, words) => {
    const { length } = view.quest.destroyed;
    const told = middleOf(view, words, ({ destroyed }) =>
      destroyed?.journey === undefined ? destroyed?.atLeast === length : destroyed.journey === journey,
    );
    return told === null
      ? null
      : { text: page('destroyed', { journey: cardName(String(journey), words) }), ...told };
  },
  unlocked: ({ what }, view, words) => {
    const told = middleOf(view, words, ({ unlocked }) => unlocked === what);
    return told === null
      ? null
      : { text: page('unlocked', { what: words.labels.known(String(what)) }), ...told };
  },
  track: ({ track, now }, view, words) => {
    const told = middleOf(view, words, (wanted) => wanted[track as 'fear' | 'influence']?.atLeast === now);
    return told === null
      ? null
      : { text: page('track', { track: String(track), now: Number(now) }), ...told };
  },
};

/** What the quest tells at this moment of its way. */
function middleOf(
  view: CcView,
  words: Words,
  isNow: (wanted: QuestCard['middle'][number]['if']) => boolean,
): Pick<Page, 'paragraphs'> | null {
  const told = questOf(view, words).middle.filter((one) => isNow(one.if));
  return told.length === 0 ? null : { paragraphs: told.map(({ text }) => story(text)) };
}

function opening(view: CcView, words: Words): Page {
  const { name, opening: told } = questOf(view, words);
  return { page: 'begins', text: page('quest', { quest: name }), paragraphs: [story(told)] };
}

function tutorialBeginning(id: string, words: Words): Page {
  const { name, number, intro, victory } = words.printed.card(tutorialCard(words.printed, id));
  return {
    page: 'begins',
    text: page('tutorial', { number, tutorial: name }),
    paragraphs: [story(intro), page('goal', { goal: victory.text })],
  };
}

function tutorialEnding({ tutorial, result, text }: Data, _: CcView, words: Words): Page {
  const id = String(tutorial);
  return {
    page: result === 'success' ? 'won' : 'lost',
    text: page('tutorial-ends', { tutorial: cardName(id, words), result: String(result) }),
    paragraphs: [story(words.printed.phrase(id, String(text)))],
  };
}

function beginning(id: string, view: CcView, words: Words): Page {
  const sheet = words.printed.card(journeyCard(words.printed, id));
  return {
    page: 'begins',
    text: page('journey', { journey: sheet.name }),
    paragraphs: [
      ...placeOf(view, words),
      story(sheet.intro),
      page('goal', { goal: sheet.victory.text }),
      ...(sheet.startsAtNight === true ? [page('night', {})] : []),
      ...limitsOf(sheet).map((text) => rule(page('limit', { text }))),
      rule(page('lost', {})),
    ],
  };
}

function placeOf(view: CcView, words: Words): Text[] {
  const { mode, quest } = view;
  if (mode === 'journey') return [];
  const { fear, influence, log } = quest;
  return [page('place', { quest: questOf(view, words).name, number: log.length + 1, fear, influence })];
}

function reading(id: string, key: 'crisis' | 'entry', words: Words): Page {
  const { name, text } = words.printed.card(entryCard(words.printed, id));
  return { text: page(key, { entry: name }), paragraphs: [story(text)] };
}

function ending({ journey, result, turns, text, why }: Data, { mode }: CcView, words: Words): Page {
  const id = String(journey);
  const sheet = words.printed.card(journeyCard(words.printed, id));
  return {
    page: result === 'success' ? 'won' : 'lost',
    text: page('ends', { journey: sheet.name, result: String(result) }),
    paragraphs: [
      story(words.printed.phrase(id, String(text))),
      page('why', { why: String(why), goal: sheet.victory.text }),
      ...(mode === 'quest' ? [page('turns', { turns: Number(turns) })] : []),
    ],
  };
}

function questEnding({ result }: Data, view: CcView, words: Words): Page {
  const { name, won, lost } = questOf(view, words);
  const why = String(result);
  const told = why === 'won' ? won : lost[why as keyof QuestCard['lost']];
  return {
    page: why === 'won' ? 'won' : 'lost',
    text: page('quest-ends', { quest: name, result: why }),
    paragraphs: [story(told), page('quest-why', { result: why })],
  };
}
