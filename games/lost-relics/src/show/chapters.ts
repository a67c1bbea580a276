import type { Event, Paragraph, Passage, Text } from '@questhall/engine';
import { STANDARD } from '@questhall/tabletop';
import { adventureSheet, campaignSheet } from '../content/library.js';
import { cardName } from '../names.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';
import { levelText } from './level.js';

type Page = Pick<Passage, 'text' | 'paragraphs' | 'page'>;

/** A page of its own: where an adventure begins, and where it has ended. */
export function chapterOf({ type, data }: Event, view: LrView, words: Words): Page | null {
  if (type === 'set-up') return beginning(String(data.adventure), view, words);
  if (type === 'adventure-ends') return ending(data, view, words);
  return null;
}

const page = (key: string, args: Text['args']): Text => ({ key: `chapter.${key}`, args });
const story = (told: string): Paragraph => ({ ...page('story', { story: told }), kind: 'story' });
const rule = (key: string, text: string): Paragraph => ({ ...page(key, { text }), kind: 'rule' });

function beginning(adventure: string, view: LrView, words: Words): Page {
  const sheet = words.printed.card(adventureSheet(words.printed, adventure));
  const { intro, objective, defeat, phase, rules = [], adventureCard } = sheet;
  const { cards } = words;
  const rulesText = rules.map((rule) => cards.ability(rule, 'adventure')).join(' ');
  return {
    page: 'begins',
    text: page('adventure', { adventure: sheet.name }),
    paragraphs: [
      ...placeOf(view, words),
      story(intro),
      page('goal', { won: objective.text }),
      page('defeat', {
        lost: defeat.map(({ text }) => text).join(' '),
        more: defeat.length > 0 ? 'yes' : 'no',
      }),
      ...(phase.length > 0 ? [rule('phase', cards.program(phase, 'adventure'))] : []),
      ...(rules.length > 0 ? [rule('rules', rulesText)] : []),
      ...(adventureCard === undefined ? [] : [rule('card', adventureCard)]),
      ...(view.difficulty === STANDARD ? [] : [rule('level', levelText(view, words))]),
    ],
  };
}

function placeOf({ campaign }: LrView, words: Words): Text[] {
  if (campaign === null) return [];
  const { adventures } = campaignSheet(words.printed, campaign.id);
  const number = campaign.won + 1;
  return [page('place', { campaign: cardName(campaign.id, words), number, adventures: adventures.length })];
}

function ending({ adventure, result, rounds, text }: Event['data'], view: LrView, words: Words): Page {
  const won = result === 'won';
  const id = String(adventure);
  return {
    page: won ? 'won' : 'lost',
    text: page(won ? 'won' : 'lost', { adventure: cardName(id, words) }),
    paragraphs: [
      story(words.printed.phrase(id, String(text))),
      page('rounds', { rounds: Number(rounds) }),
      ...ahead(view, words),
    ],
  };
}

/** The next adventure begins only when this one is won. */
function ahead({ campaign }: LrView, words: Words): Text[] {
  if (campaign === null) return [];
  const { adventures } = campaignSheet(words.printed, campaign.id);
  const name = cardName(campaign.id, words);
  return [page('ahead', { campaign: name, won: campaign.won, adventures: adventures.length })];
}
