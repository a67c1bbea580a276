import { sentence } from '@questhall/tabletop';
import { campaignSheet, cardOf, locationCard, questSheet } from '../content/library.js';
import type { QuestSheet } from '../content/schema.js';
import { cardName, heroName } from '../names.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { isOver } from './ahead.js';
import { lairLines, shadowLines } from './enemies.js';
import { heroLines } from './heroes.js';
import { at, type Line, wrapAll } from './lines.js';

/** The table from top to bottom: quest, location, heroes, shadows, decks, campaign. */
export function table(view: AcgView, w: Words): string[] {
  const inQuest = view.stage === 'quest' && !isLaidOut(view);
  return wrapAll([
    ...headLines(view, w),
    ...(inQuest ? questLines(view, w) : []),
    ...rollLines(view, w),
    ...view.heroes.flatMap((hero) => heroLines(view, hero, w)),
    ...(inQuest ? [...shadowLines(view, w), ...lairLines(view, w)] : []),
    ...(inQuest ? [deckLine(view, w)] : []),
    ...campaignLines(view, w),
  ]);
}

/** Before the leader is chosen the decks lie ready, but nothing is revealed yet. */
const isLaidOut = ({ stage, leader, location }: AcgView): boolean =>
  stage === 'quest' && leader === null && location === null;

function headLines(view: AcgView, w: Words): Line[] {
  const quest = view.quest === '' ? '' : cardName(view.quest, w);
  if (view.heroes.length === 0) return [at(0, newAdventure(view, w)), at(0, w.table.nobodyYet)];
  if (isOver(view, w.printed)) return [at(0, w.table.over(quest, view.result))];
  if (view.stage === 'settlement') return [at(0, w.table.inTown(quest, view.result))];
  if (view.stage === 'setup' || isLaidOut(view)) return [at(0, w.table.setUp(quest))];
  const leads = view.leader === null ? [] : [w.table.leads(view.leader, heroName(view.leader, w))];
  return [at(0, sentence([w.table.round(quest, view.round, view.phase), ...leads].join('; ')))];
}

function newAdventure({ quest, campaign }: AcgView, { printed }: Words): string {
  const { name, flavour = '' } = printed.card(cardOf(printed, campaign?.id ?? quest));
  return `${sentence(name)} ${flavour}`;
}

function questLines(view: AcgView, w: Words): Line[] {
  const sheet = questSheet(w.printed, view.quest);
  return [
    at(0, perilLine(view, sheet, w)),
    at(0, w.cards.wonIf(sheet.victory.if)),
    ...locationLines(view, w),
  ];
}

/** Where peril stands, and which coloured space it reaches next. */
function perilLine({ peril }: AcgView, { perilTrack }: QuestSheet, w: Words): string {
  const ahead = perilTrack.findIndex((colour, i) => i > peril && colour !== null);
  const colour = perilTrack[ahead] ?? null;
  return w.table.peril({
    peril,
    last: perilTrack.length - 1,
    here: perilTrack[peril] ?? null,
    next: colour === null ? null : { at: ahead, colour },
  });
}

function locationLines({ location, decks }: AcgView, w: Words): Line[] {
  if (location === null) return [at(0, w.table.noLocation)];
  const { explore, spawn, tier, traits, abilities } = locationCard(w.printed, location.card);
  const { progress } = location;
  const name = cardName(location.card, w);
  return [
    at(0, w.table.location({ name, progress, explore, ahead: decks.location.size })),
    at(1, w.table.spawned({ traits, tier, ...spawn })),
    ...(abilities ?? []).map((ability) => at(1, w.cards.ability(ability, 'table'))),
  ];
}

/** The roll in progress, for those who may change it. */
function rollLines({ action }: AcgView, w: Words): Line[] {
  if (action === null || action.dice.length === 0) return [];
  const { hero, dice, extra } = action;
  const [name, card] = [heroName(hero, w), cardName(action.card, w)];
  return [at(0, w.table.rolled({ hero, name, card, dice: w.dice(dice), extra: extra.success }))];
}

function deckLine({ decks, drawn }: AcgView, w: Words): Line {
  const named = (cards: readonly string[]) => cards.map((card) => cardName(card, w));
  const pile = ({ size, discard }: { size: number; discard: readonly string[] }) => ({
    size,
    discarded: discard.length,
  });
  return at(
    0,
    w.table.decks({
      enemies: decks.enemy.size,
      dungeon: pile(decks.dungeon),
      gear: pile(decks.gear),
      open: named(decks.gear.discard),
      drawn: named(drawn),
    }),
  );
}

/** What lasts from quest to quest; the pool is open to all. */
function campaignLines({ campaign, heroes }: AcgView, w: Words): Line[] {
  if (campaign === null || heroes.length === 0) return [];
  const { quests } = campaignSheet(w.printed, campaign.id);
  const named = (cards: readonly string[]) => cards.map((card) => cardName(card, w));
  const played = at(0, w.table.campaign(cardName(campaign.id, w), campaign.results, quests.length));
  if (isOver({ campaign }, w.printed)) return [played];
  return [played, at(1, w.table.pool({ pool: named(campaign.pool), inPlay: named(campaign.inPlay) }))];
}
