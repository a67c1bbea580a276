import type { Event, Passage, Text } from '@questhall/engine';
import { adventureSheet, campaignSheet } from '../content/library.js';
import { abilityWords, linesWords } from '../effects/line-words.js';
import { cardName } from '../names.js';
import type { LrView } from '../view.js';

type Page = Pick<Passage, 'text' | 'paragraphs'>;

/** A page of its own: where an adventure begins, and where it has ended. */
export function chapterOf({ type, data }: Event, view: LrView): Page | null {
  if (type === 'set-up') return beginning(String(data.adventure), view);
  if (type === 'adventure-ends') return ending(data, view);
  return null;
}

const page = (key: string, args: Text['args']): Text => ({ key: `chapter.${key}`, args });

function beginning(adventure: string, view: LrView): Page {
  const { intro, objective, defeat, phase, rules = [], adventureCard } = adventureSheet(adventure);
  return {
    text: page('adventure', { adventure: cardName(adventure) }),
    paragraphs: [
      ...placeOf(view),
      page('story', { story: intro }),
      page('goal', { won: objective.text }),
      page('defeat', {
        lost: defeat.map(({ text }) => text).join(' '),
        more: defeat.length > 0 ? 'yes' : 'no',
      }),
      ...(phase.length > 0 ? [page('phase', { text: linesWords(phase) })] : []),
      ...(rules.length > 0 ? [page('rules', { text: rules.map(abilityWords).join(' ') })] : []),
      ...(adventureCard === undefined ? [] : [page('card', { text: adventureCard })]),
    ],
  };
}

function placeOf({ campaign }: LrView): Text[] {
  if (campaign === null) return [];
  const { adventures } = campaignSheet(campaign.id);
  const number = campaign.won + 1;
  return [page('place', { campaign: cardName(campaign.id), number, adventures: adventures.length })];
}

function ending({ adventure, result, rounds, text }: Event['data'], view: LrView): Page {
  const won = result === 'won';
  return {
    text: page(won ? 'won' : 'lost', { adventure: cardName(String(adventure)) }),
    paragraphs: [
      page('story', { story: String(text) }),
      page('rounds', { rounds: Number(rounds) }),
      ...ahead(view),
    ],
  };
}

/** The next adventure begins only when this one is won. */
function ahead({ campaign }: LrView): Text[] {
  if (campaign === null) return [];
  const { adventures } = campaignSheet(campaign.id);
  return [
    page('ahead', { campaign: cardName(campaign.id), won: campaign.won, adventures: adventures.length }),
  ];
}
