import type { Event, Paragraph, Passage, Text } from '@questhall/engine';
import { actionCard, campaignSheet, cardOf, questSheet } from '../content/library.js';
import type { QuestSheet } from '../content/schema.js';
import { losesWithAllHeroes } from '../content/selectors.js';
import { cardText, sheetParts } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { capacityOf } from '../queries.js';
import type { Colour } from '../terms.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { endOf, isOver, questsAhead } from './ahead.js';

type Page = Pick<Passage, 'text' | 'paragraphs' | 'page'>;

/** A page of its own: where a quest begins, and where it has ended. */
export function chapterOf({ type, data }: Event, view: AcgView, w: Words): Page | null {
  if (type === 'set-up' && data.step === 'heroes') return beginning(String(data.quest), view, w);
  if (type === 'section') return ending(String(data.quest), data.section === 'reward', view, w);
  return null;
}

const page = (key: string, args: Text['args']): Text => ({ key: `chapter.${key}`, args });
const story = (told: string): Paragraph => ({ ...page('story', { story: told }), kind: 'story' });
const asRule = (text: Text): Paragraph => ({ ...text, kind: 'rule' });

function beginning(quest: string, view: AcgView, w: Words): Page {
  const sheet = questSheet(w.printed, quest);
  return {
    page: 'begins',
    text: page('quest', { quest: cardName(quest, w) }),
    paragraphs: [
      ...placeOf(view, w),
      story(storyOf(quest, 'before', w)),
      page('goal', { won: victoryOf(sheet, w), lost: defeatOf(sheet, w) }),
      ...[
        ...rulesOf(sheet, w),
        ...perilOf(sheet, w),
        ...poolOf(view, w),
        ...partyOf(view, w),
        ...difficultyOf(view, w),
      ].map(asRule),
    ],
  };
}

/** What the sheet tells before or after the quest. */
export const storyOf = (quest: string, part: 'before' | 'won' | 'lost', { printed }: Words): string =>
  printed.card(questSheet(printed, quest)).story[part];

const victoryOf = ({ victory }: QuestSheet, { cards }: Words): string =>
  cards.victory(victory.if, victory.during === 'location-phase');

function defeatOf({ defeat }: QuestSheet, { cards }: Words): string {
  return cards.defeat(defeat.if, !losesWithAllHeroes(defeat.if));
}

function placeOf({ campaign }: AcgView, w: Words): Text[] {
  if (campaign === null) return [];
  const { quests } = campaignSheet(w.printed, campaign.id);
  const name = cardName(campaign.id, w);
  return [page('place', { campaign: name, number: campaign.results.length + 1, quests: quests.length })];
}

function rulesOf({ questRules }: QuestSheet, { cards }: Words): Text[] {
  return questRules.map((rule) => page('rules', { text: cards.ability(rule, 'table') }));
}

/** What waits on the track, so that nobody is hit by what he could not have known. */
function perilOf(sheet: QuestSheet, w: Words): Text[] {
  return sheetParts(sheet, w).peril.map(({ colour, text }) =>
    page('peril', { colour: w.cards.peril(colour as Colour), text }),
  );
}

/** What earlier quests have put into the decks of this one. */
function poolOf({ campaign }: AcgView, w: Words): Text[] {
  const cards = campaign?.inPlay ?? [];
  return cards.length === 0 ? [] : [page('pool', { cards: w.list(cards.map((card) => cardName(card, w))) })];
}

/** What the heroes have become since the first quest. */
function partyOf({ campaign, heroes, modifiers }: AcgView, w: Words): Text[] {
  if (campaign === null || campaign.results.length === 0) return [];
  const ready = heroes.map((hero) => ({
    name: heroName(hero.id, w),
    advanced: hero.actions.filter(({ card }) => actionCard(w.printed, card).level === 'advanced').length,
    gear: hero.gear.length,
    capacity: capacityOf({ box: w.printed.box, board: { modifiers } }, hero),
  }));
  return [page('party', { heroes: w.book.setsOut(ready) })];
}

function difficultyOf({ difficulty }: AcgView, w: Words): Text[] {
  const text = cardText(cardOf(w.printed, difficulty), w).replaceAll('\n', ' ');
  return text === '' ? [] : [page('seasoned', { name: cardName(difficulty, w), text })];
}

function ending(quest: string, won: boolean, view: AcgView, w: Words): Page {
  return {
    page: won ? 'won' : 'lost',
    text: page(won ? 'won' : 'lost', { quest: cardName(quest, w) }),
    paragraphs: [
      story(storyOf(quest, won ? 'won' : 'lost', w)),
      ...sectionOf(questSheet(w.printed, quest), won, view, w),
      ...aheadOf(view, w),
    ],
  };
}

/** What the quest brings or costs. Where no quest follows, the pool is of no use to anybody. */
function sectionOf({ reward, penalty }: QuestSheet, won: boolean, view: AcgView, w: Words): Text[] {
  const { lines } = won ? reward : penalty;
  const felt =
    questsAhead(view, w.printed) > 0 ? lines : lines.filter(({ do: does }) => does?.addToPool === undefined);
  const text = w.cards.program(felt);
  const key = won ? 'reward' : 'penalty';
  if (text !== '') return [page(key, { text })];
  // Who has lost the campaign need not be told that it cost nothing.
  return !won && isOver(view, w.printed) ? [] : [page(`no-${key}`, {})];
}

/** Won or lost, a campaign goes on to its last quest, which decides it. */
function aheadOf(view: AcgView, w: Words): Text[] {
  const { campaign } = view;
  if (campaign === null) return [];
  const left = questsAhead(view, w.printed);
  if (left > 0) return [page('ahead', { left })];
  const won = campaign.results.filter((result) => result === 'won').length;
  const args = { campaign: cardName(campaign.id, w), result: endOf(campaign), won };
  return [page('campaign-over', { ...args, quests: campaign.results.length })];
}
