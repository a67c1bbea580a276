import type { Event, Passage, Text } from '@questhall/engine';
import { actionCard, cardOf, questSheet } from '../content/library.js';
import type { CampaignSheet, QuestSheet } from '../content/schema.js';
import { abilityWords, cardText, programWords } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { capacityOf } from '../queries.js';
import { ifWords } from '../text/en/predicates.js';
import { counted, listWords } from '../text/en/words.js';
import type { AcgView } from '../view.js';

type Page = Pick<Passage, 'text' | 'paragraphs'>;

/** A page of its own: where a quest begins, and where it has ended. */
export function chapterOf({ type, data }: Event, view: AcgView): Page | null {
  if (type === 'set-up' && data.step === 'heroes') return beginning(String(data.quest), view);
  if (type === 'section') return ending(String(data.quest), data.section === 'reward', view);
  return null;
}

const page = (key: string, args: Text['args']): Text => ({ key: `chapter.${key}`, args });

function beginning(quest: string, view: AcgView): Page {
  const sheet = questSheet(quest);
  return {
    text: page('quest', { quest: sheet.name }),
    paragraphs: [
      ...placeOf(view),
      page('story', { story: sheet.story.before }),
      page('goal', { won: victoryOf(sheet), lost: defeatOf(sheet) }),
      ...rulesOf(sheet),
      ...poolOf(view),
      ...partyOf(view),
      ...difficultyOf(view),
    ],
  };
}

function victoryOf({ victory }: QuestSheet): string {
  const when = victory.during === 'location-phase' ? 'in the location phase ' : '';
  return `${when}${ifWords(victory.if)}`;
}

function defeatOf({ defeat }: QuestSheet): string {
  const said = JSON.stringify(defeat.if).includes('allHeroesDefeated');
  const all = said ? '' : ', or if all heroes are defeated';
  return `${ifWords(defeat.if)}${all}`;
}

function placeOf({ campaign }: AcgView): Text[] {
  if (campaign === null) return [];
  const { name, quests } = cardOf(campaign.id) as CampaignSheet;
  return [page('place', { campaign: name, number: campaign.results.length + 1, quests: quests.length })];
}

function rulesOf({ questRules }: QuestSheet): Text[] {
  return questRules.map((rule) => page('rules', { text: abilityWords(rule, 'table') }));
}

/** What earlier quests have put into the decks of this one. */
function poolOf({ campaign }: AcgView): Text[] {
  const cards = campaign?.inPlay ?? [];
  return cards.length === 0 ? [] : [page('pool', { cards: listWords(cards.map(cardName)) })];
}

/** What the heroes have become since the first quest. */
function partyOf({ campaign, heroes, modifiers }: AcgView): Text[] {
  if (campaign === null || campaign.results.length === 0) return [];
  const words = heroes.map((hero) => {
    const advanced = hero.actions.filter(({ card }) => actionCard(card).level === 'advanced').length;
    const gear = `${hero.gear.length} of ${counted(capacityOf({ modifiers }, hero), 'gear card')}`;
    return `the ${heroName(hero.id)} with ${counted(advanced, 'advanced action')} and ${gear}`;
  });
  return [page('party', { heroes: listWords(words) })];
}

function difficultyOf({ difficulty }: AcgView): Text[] {
  const card = cardOf(difficulty);
  const text = cardText(card).replaceAll('\n', ' ');
  return text === '' ? [] : [page('seasoned', { name: card.name, text })];
}

function ending(quest: string, won: boolean, view: AcgView): Page {
  const { name, story, reward, penalty } = questSheet(quest);
  const text = programWords((won ? reward : penalty).lines);
  const key = won ? 'reward' : 'penalty';
  return {
    text: page(won ? 'won' : 'lost', { quest: name }),
    paragraphs: [
      page('story', { story: won ? story.won : story.lost }),
      text === '' ? page(`no-${key}`, {}) : page(key, { text }),
      ...aheadOf(view),
    ],
  };
}

/** Won or lost, a campaign goes on to its last quest. */
function aheadOf({ campaign }: AcgView): Text[] {
  if (campaign === null) return [];
  const left = (cardOf(campaign.id) as CampaignSheet).quests.length - campaign.results.length;
  return left <= 0 ? [] : [page('ahead', { left })];
}
