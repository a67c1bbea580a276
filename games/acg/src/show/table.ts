import type { TablePart } from '@questhall/engine';
import { sentence } from '@questhall/tabletop';
import { campaignSheet, cardOf, locationCard, questSheet } from '../content/library.js';
import type { QuestSheet } from '../content/schema.js';
import { cardName, heroName } from '../names.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { isOver } from './ahead.js';
import { lairPart, shadowPart } from './enemies.js';
import { heroPart } from './heroes.js';

/** The table from top to bottom: quest, location, heroes, shadows, decks, campaign. */
export function table(view: AcgView, w: Words): TablePart[] {
  const inQuest = view.stage === 'quest' && !isLaidOut(view);
  return [
    { text: headOf(view, w), below: belowHead(view, w) },
    ...(inQuest ? [locationPart(view, w)] : []),
    ...rollPart(view, w),
    ...view.heroes.map((hero) => heroPart(view, hero, w)),
    ...(inQuest ? [shadowPart(view, w), lairPart(view, w)] : []),
    ...(inQuest || view.stage === 'settlement' ? [deckPart(view, w)] : []),
    ...campaignPart(view, w),
  ];
}

/** Before the leader is chosen the decks lie ready, but nothing is revealed yet. */
const isLaidOut = ({ stage, leader, location }: AcgView): boolean =>
  stage === 'quest' && leader === null && location === null;

function headOf(view: AcgView, w: Words): string {
  const quest = view.quest === '' ? '' : cardName(view.quest, w);
  if (view.heroes.length === 0) return newAdventure(view, w);
  if (isOver(view, w.printed)) return w.table.over(quest, view.result);
  if (view.stage === 'settlement') return w.table.inTown(quest, view.result);
  if (view.stage === 'setup' || isLaidOut(view)) return w.table.setUp(quest);
  const leads = view.leader === null ? [] : [w.table.leads(view.leader, heroName(view.leader, w))];
  return sentence([w.table.round(quest, view.round, view.phase), ...leads].join('; '));
}

function belowHead(view: AcgView, w: Words): TablePart[] {
  if (view.heroes.length === 0) return [{ text: w.table.nobodyYet }];
  if (view.stage !== 'quest' || isLaidOut(view)) return [];
  const sheet = questSheet(w.printed, view.quest);
  return [{ text: perilLine(view, sheet, w) }, { text: w.cards.wonIf(sheet.victory.if) }];
}

function newAdventure({ quest, campaign }: AcgView, { printed }: Words): string {
  const { name, flavour = '' } = printed.card(cardOf(printed, campaign?.id ?? quest));
  return `${sentence(name)} ${flavour}`;
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

function locationPart({ location, decks }: AcgView, w: Words): TablePart {
  if (location === null) return { text: w.table.noLocation };
  const { explore, spawn, tier, traits, abilities } = locationCard(w.printed, location.card);
  const { progress } = location;
  const name = cardName(location.card, w);
  return {
    text: w.table.location({ name, progress, explore, ahead: decks.location.size }),
    below: [
      { text: w.table.spawned({ traits, tier, ...spawn }) },
      ...(abilities ?? []).map((ability) => ({ text: w.cards.ability(ability, 'table') })),
    ],
  };
}

/** The roll in progress, for those who may change it. */
function rollPart({ action }: AcgView, w: Words): TablePart[] {
  if (action === null || action.dice.length === 0) return [];
  const { hero, dice, extra } = action;
  const [name, card] = [heroName(hero, w), cardName(action.card, w)];
  return [{ text: w.table.rolled({ hero, name, card, dice: w.dice(dice), extra: extra.success }) }];
}

const DECKS = ['enemy', 'location', 'dungeon', 'gear'] as const;

/** Every card of the discarded gear can be found again; of other decks the top card lies open. */
function deckPart({ decks, drawn }: AcgView, w: Words): TablePart {
  const named = (cards: readonly string[]) => cards.map((card) => cardName(card, w));
  const piles = DECKS.map((deck) => {
    const { size, discard } = decks[deck];
    const top = deck === 'gear' ? [] : named(discard.slice(-1));
    return w.table.deck({ deck, size, discarded: discard.length, top: top[0] ?? null });
  });
  const line = (text: string, cards: readonly string[]): TablePart[] =>
    cards.length === 0 ? [] : [{ text, list: named(cards) }];
  return {
    text: w.table.decks,
    list: piles,
    below: [...line(w.table.found, decks.gear.discard), ...line(w.table.drawn, drawn)],
  };
}

/** What lasts from quest to quest; the pool is open to all. */
function campaignPart(view: AcgView, w: Words): TablePart[] {
  const { campaign, heroes, stage } = view;
  if (campaign === null || heroes.length === 0) return [];
  const { quests } = campaignSheet(w.printed, campaign.id);
  const named = (cards: readonly string[]) => cards.map((card) => cardName(card, w));
  const text = w.table.campaign(cardName(campaign.id, w), campaign.results, quests.length);
  if (isOver({ campaign }, w.printed)) return [{ text }];
  const next = quests[campaign.results.length];
  return [
    {
      text,
      below: [
        ...(stage === 'settlement' && next !== undefined ? [{ text: w.table.next(cardName(next, w)) }] : []),
        { text: w.table.pool({ pool: named(campaign.pool), inPlay: named(campaign.inPlay) }) },
      ],
    },
  ];
}
