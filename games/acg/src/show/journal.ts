import type { Standing } from '@questhall/engine';
import type { Hero } from '../board.js';
import { actionCard, cardOf } from '../content/library.js';
import type { CampaignSheet } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { capacityOf } from '../queries.js';
import { counted, listWords } from '../text/en/words.js';
import type { AcgView } from '../view.js';
import { at, type Line, wrapAll } from './lines.js';

/** The campaign log: quests, pool, and what each hero has become. A single quest has its party only. */
export function journal(view: AcgView): string[] {
  return wrapAll([
    ...adventureLines(view),
    ...difficultyLines(view),
    ...view.heroes.flatMap((hero) => heroLines(view, hero)),
  ]);
}

function adventureLines(view: AcgView): Line[] {
  const { campaign } = view;
  if (campaign === null)
    return [at(0, `${cardName(view.quest)}${kindOf(view)}: ${placeOf(view)}.`), ...delveLines(view)];
  const { name, quests } = cardOf(campaign.id) as CampaignSheet;
  const won = campaign.results.filter((result) => result === 'won').length;
  return [
    at(0, `${name}: ${campaign.results.length} of ${quests.length} quests played, ${won} won.`),
    ...quests.map((quest, i) => at(1, `${i + 1}. ${cardName(quest)}${questNote(view, i)}`)),
    ...poolLines(view),
  ];
}

/** Results so far, and where the party is now. */
function questNote(view: AcgView, number: number): string {
  const results = view.campaign?.results ?? [];
  const result = results[number];
  if (result !== undefined) return `: ${result}.`;
  if (number > results.length) return '';
  return view.stage === 'quest' ? `: now, ${placeOf(view)}.` : ': next.';
}

function poolLines({ campaign }: AcgView): Line[] {
  if (campaign === null) return [];
  const { pool, inPlay, gone } = campaign;
  const list = (title: string, cards: readonly string[]) =>
    at(0, cards.length === 0 ? '' : `${title}: ${listWords(cards.map(cardName))}.`);
  return [
    pool.length + inPlay.length === 0 ? at(0, 'Campaign pool: empty.') : list('Campaign pool', pool),
    list('From the pool in the decks of this quest', inPlay),
    list('Gone for good', gone),
  ];
}

function delveLines({ mode, decks, location }: AcgView): Line[] {
  if (mode !== 'delve' || location === null) return [];
  const behind = decks.location.discard.length;
  return [
    at(1, `${counted(behind, 'location')} behind the party, ${decks.location.size} ahead.`),
    at(1, 'Each location left behind makes the heroes better; there is no settlement in a delve.'),
  ];
}

function difficultyLines({ difficulty }: AcgView): Line[] {
  const card = cardOf(difficulty);
  const text = cardText(card).replaceAll('\n', ' ');
  return [at(0, `Difficulty: ${card.name}.${text === '' ? '' : ` ${text}`}`)];
}

function heroLines(view: AcgView, hero: Hero): Line[] {
  const learnt = hero.actions.filter(({ card }) => actionCard(card).level === 'advanced');
  const basic = hero.actions.filter((slot) => !learnt.includes(slot));
  const listed = (title: string, slots: Hero['actions']) =>
    at(
      1,
      slots.length === 0
        ? ''
        : `${title}: ${slots.map(({ card, type }) => `${cardName(card)} (${type})`).join(', ')}.`,
    );
  return [
    at(0, `${heroName(hero.id)}: ${learnt.length} of ${hero.actions.length} actions advanced.`),
    listed('Advanced', learnt),
    listed('Basic', basic),
    at(1, gearLine(view, hero)),
  ];
}

function gearLine(view: AcgView, hero: Hero): string {
  const carried = `Carries ${hero.gear.length} of ${counted(capacityOf(view, hero), 'gear card')}`;
  return hero.gear.length === 0
    ? `${carried}.`
    : `${carried}: ${hero.gear.map(({ card }) => cardName(card)).join(', ')}.`;
}

const kindOf = ({ mode }: AcgView): string => (mode === 'delve' ? ' (delve)' : '');

/** "round 4", "set-up", "won", "choosing heroes" */
function placeOf({ heroes, stage, leader, round, result }: AcgView): string {
  if (heroes.length === 0) return 'choosing heroes';
  if (result !== null && stage === 'quest') return result;
  if (stage === 'settlement') return 'in town';
  return stage === 'setup' || leader === null ? 'set-up' : `round ${round}`;
}

/** What a list of games says about this one. */
export function standing(view: AcgView): Standing {
  const party = listWords(view.heroes.map(({ id }) => heroName(id)));
  const { campaign } = view;
  if (campaign === null)
    return { adventure: `${cardName(view.quest)}${kindOf(view)}`, party, where: placeOf(view) };
  const { name, quests } = cardOf(campaign.id) as CampaignSheet;
  return { adventure: name, party, where: `${questPlace(view, quests.length)}, ${placeOf(view)}` };
}

/** In town, the quest that was played last is the one people remember. */
function questPlace({ campaign, stage, quest }: AcgView, quests: number): string {
  const played = campaign?.results.length ?? 0;
  const number = Math.min(quests, stage === 'settlement' ? played : played + 1);
  return `${stage === 'settlement' ? 'after ' : ''}quest ${number} of ${quests}${quest === '' ? '' : ` (${cardName(quest)})`}`;
}
