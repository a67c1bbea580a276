import { allowed, named, sharedPlaces } from '@questhall/engine';
import { cardOf, questSheet } from '../content/library.js';
import type { CampaignSheet } from '../content/schema.js';
import { type G, procedure } from '../kit.js';
import { type AcgChoice, refusal } from '../refusals.js';
import { HEROES, type HeroId } from '../terms.js';
import { playQuest, resolveOutcome } from './quest.js';
import { seasonParty } from './seasoned.js';
import { settlement } from './settlement.js';
import { freshHero } from './setup.js';

type Playing = { picked?: HeroId[] };
export const main = named<Playing>('acg.main');

const HERO_TAKEN = refusal('hero-taken', 'ACG-SETUP-02');

/** Every hero is there once. */
export const heroesToPick: AcgChoice<Playing, HeroId> = {
  candidates: () => HEROES,
  judge: (_, { picked = [] }, hero) => (picked.includes(hero) ? HERO_TAKEN : true),
};

/** Heroes, then quest after quest; a single quest or a delve is over after one. */
const playing = procedure(main)
  .step('heroes', ['ACG-SETUP-02', 'ACG-SETUP-03', 'ACG-COMP-03'], (g, v) => {
    const picked = v.picked ?? [];
    const wanted = heroSeats(g);
    const seat = wanted[picked.length];
    if (g.board.heroes.length > 0 || seat === undefined) return g.goto('party');
    v.picked = picked;
    return g.one({ seat, by: seat }, 'choose-hero', allowed(heroesToPick, g, v));
  })
  .step('picked', 'ACG-SETUP-02', (g, v, hero) => {
    v.picked?.push(hero);
    return g.goto('heroes');
  })
  .step('party', ['ACG-SETUP-01', 'ACG-SETUP-04', 'ACG-SETUP-05'], (g, v) => {
    const seats = heroSeats(g);
    const { picked = [] } = v;
    picked.forEach((hero, i) => {
      g.board.heroes.push(freshHero(g, hero, seats[i] as string, picked.length));
    });
    v.picked = [];
  })
  .step('seasoned', [], (g) => {
    const { campaign, quest } = g.board;
    const brings = campaign === null ? questSheet(g, quest).seasoned : undefined;
    return brings === undefined ? undefined : g.call(seasonParty, { ...brings, hero: 0, done: 0 });
  })
  .step('quest', ['ACG-QUEST-07', 'ACG-CAMP-01', 'ACG-CAMP-03', 'ACG-SETUP-09'], (g) =>
    g.call(playQuest, { quest: nextQuest(g) }),
  )
  .step('single', ['ACG-DELVE-01', 'ACG-DELVE-03'], (g) =>
    g.board.campaign === null ? g.call(resolveOutcome, {}) : undefined,
  )
  .step('settlement', ['ACG-CAMP-02', 'ACG-CAMP-04', 'ACG-QUEST-09'], (g) => {
    const { campaign, result } = g.board;
    if (campaign === null) return finish(g);
    campaign.results.push(result ?? 'lost');
    return g.call(settlement, { last: isLast(g), given: [] });
  })
  .step('next', ['ACG-QUEST-07', 'ACG-QUEST-08', 'ACG-QUEST-09', 'ACG-GOLD-01'], (g) =>
    isLast(g) ? finish(g) : g.goto('quest'),
  );

/** One hero for each player; a lone player takes two. */
function heroSeats(g: G): string[] {
  const { seats } = g.board;
  return seats.length === 1 ? [seats[0] as string, seats[0] as string] : seats;
}

const questsOf = (g: G): readonly string[] => (cardOf(g, g.board.campaign?.id ?? '') as CampaignSheet).quests;

function nextQuest(g: G): string {
  const { campaign, quest } = g.board;
  return campaign === null ? quest : (questsOf(g)[campaign.results.length] as string);
}

const isLast = (g: G): boolean => (g.board.campaign?.results.length ?? 0) >= questsOf(g).length;

/** The campaign is won by winning its last quest, whatever happened before. */
function finish(g: G) {
  const { campaign, result, quest, round } = g.board;
  const last = campaign?.results.at(-1) ?? result ?? 'lost';
  const places = sharedPlaces(g.board.seats, last === 'won');
  return g.finish({ result: last, places, data: { quest, round, results: campaign?.results ?? [] } });
}

export const campaignProcedures = [playing];
