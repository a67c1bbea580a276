import { cardOf, questSheet } from '../content/library.js';
import type { CampaignSheet, LocationCard, QuestSheet } from '../content/schema.js';
import { abilityWords } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { ifWords } from '../text/en/predicates.js';
import { counted, listWords, sentence } from '../text/en/words.js';
import type { AcgView } from '../view.js';
import { diceWords } from './dice-words.js';
import { lairLines, shadowLines } from './enemies.js';
import { heroLines } from './heroes.js';
import { at, type Line, wrapAll } from './lines.js';

/** The table from top to bottom: quest, location, heroes, shadows, decks, campaign. */
export function table(view: AcgView): string[] {
  const inQuest = view.stage === 'quest' && !isLaidOut(view);
  return wrapAll([
    ...headLines(view),
    ...(inQuest ? questLines(view) : []),
    ...rollLines(view),
    ...view.heroes.flatMap((hero) => heroLines(view, hero)),
    ...(inQuest ? [...shadowLines(view), ...lairLines(view)] : []),
    ...(inQuest ? [deckLine(view)] : []),
    ...campaignLines(view),
  ]);
}

/** Before the leader is chosen the decks lie ready, but nothing is revealed yet. */
const isLaidOut = ({ stage, leader, location }: AcgView): boolean =>
  stage === 'quest' && leader === null && location === null;

const PHASES = { hero: 'hero phase', enemy: 'enemy phase', location: 'location phase', peril: 'peril phase' };

function headLines(view: AcgView): Line[] {
  const quest = view.quest === '' ? '' : cardName(view.quest);
  if (view.heroes.length === 0) return [at(0, newAdventure(view)), at(0, 'Nobody has joined the party yet.')];
  if (view.stage === 'settlement')
    return [at(0, `${quest}: ${view.result ?? 'over'}. The party is in town.`)];
  if (view.stage === 'setup' || isLaidOut(view))
    return [at(0, `${quest || 'A new adventure'}, set-up: the party makes ready.`)];
  const leads = view.leader === null ? [] : [`the ${heroName(view.leader)} leads`];
  return [at(0, sentence([`${quest}, round ${view.round}, ${PHASES[view.phase]}`, ...leads].join('; ')))];
}

function newAdventure({ quest, campaign }: AcgView): string {
  const { name, flavour = '' } = cardOf(campaign?.id ?? quest);
  return `${sentence(name)} ${flavour}`;
}

function questLines(view: AcgView): Line[] {
  const sheet = questSheet(view.quest);
  const won = sentence(`won ${ifWords(sheet.victory.if)}`);
  return [at(0, perilLine(view, sheet)), at(0, won), ...locationLines(view)];
}

/** Where peril stands, and which coloured space it reaches next. */
function perilLine({ peril }: AcgView, { perilTrack }: QuestSheet): string {
  const last = perilTrack.length - 1;
  const next = perilTrack.findIndex((colour, i) => i > peril && colour !== null);
  const ahead = next < 0 ? 'no coloured space ahead' : `next ${perilTrack[next]} at ${next}`;
  const here = perilTrack[peril] ?? null;
  return sentence(`peril ${peril} of ${last}${here === null ? '' : ` (${here})`}; ${ahead}`);
}

const TIERS = ['', 'I', 'II', 'III'];

function locationLines({ location, decks }: AcgView): Line[] {
  if (location === null) return [at(0, 'No location.')];
  const { name, explore, spawn, tier, traits, abilities } = cardOf(location.card) as LocationCard;
  const done = location.progress >= explore ? ', fully explored' : '';
  const kind = [...traits, ...(tier === null ? [] : [`tier ${TIERS[tier]}`])].join(', ');
  const left = decks.location.size === 0 ? 'the last location' : `${decks.location.size} more to come`;
  return [
    at(0, `${name}: ${location.progress} of ${explore} progress${done}; ${left}.`),
    at(1, sentence(`${kind}; spawned ${spawn.faceup} faceup and ${spawn.facedown} facedown`)),
    ...(abilities ?? []).map((ability) => at(1, abilityWords(ability, 'table'))),
  ];
}

/** The roll in progress, for those who may change it. */
function rollLines({ action }: AcgView): Line[] {
  if (action === null || action.dice.length === 0) return [];
  const extra =
    action.extra.success === 0
      ? ''
      : `; ${counted(action.extra.success, 'success', 'successes')} beside the dice`;
  return [
    at(
      0,
      `The ${heroName(action.hero)} rolled for ${cardName(action.card)}: ${diceWords(action.dice)}${extra}.`,
    ),
  ];
}

function deckLine({ decks, drawn }: AcgView): Line {
  const one = (name: string, { size, discard }: { size: number; discard: readonly string[] }) =>
    `${name} ${size}${discard.length === 0 ? '' : ` (${discard.length} discarded)`}`;
  const piles = [`enemies ${decks.enemy.size}`, one('dungeon', decks.dungeon), one('gear', decks.gear)];
  const open =
    decks.gear.discard.length === 0
      ? ''
      : ` Gear to be found again: ${listWords(decks.gear.discard.map(cardName))}.`;
  const seen = drawn.length === 0 ? '' : ` Just drawn: ${listWords(drawn.map(cardName))}.`;
  return at(0, `Decks: ${piles.join(', ')}.${open}${seen}`);
}

/** What lasts from quest to quest; the pool is open to all. */
function campaignLines({ campaign, heroes }: AcgView): Line[] {
  if (campaign === null || heroes.length === 0) return [];
  const { name, quests } = cardOf(campaign.id) as CampaignSheet;
  const { results } = campaign;
  const played =
    results.length === 0
      ? `the first of ${quests.length} quests`
      : `${results.length} of ${quests.length} quests played (${results.join(', ')})`;
  const cards = (ids: readonly string[]) => (ids.length === 0 ? 'empty' : listWords(ids.map(cardName)));
  const inPlay = campaign.inPlay.length === 0 ? '' : `; in this quest: ${cards(campaign.inPlay)}`;
  return [at(0, `${name}: ${played}.`), at(1, `Campaign pool: ${cards(campaign.pool)}${inPlay}.`)];
}
