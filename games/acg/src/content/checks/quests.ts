import { carries } from '../../carries.js';
import type { Colour } from '../../terms.js';
import type { QuestSheet } from '../schema.js';
import { losesWithAllHeroes, type Predicate, saysSomewhere } from '../selectors.js';
import { type Check, countCopies, type Loaded, ofKind, type Pack, problem, sayOf } from './pack.js';

const QUESTS = 5;
const TIERS = [1, 2, 3] as const;
type Tier = (typeof TIERS)[number];
type PerTier = number | { readonly [tier in '1' | '2' | '3']?: number };

/** How many open cards of a tier a recipe asks for. */
function wanted(sheet: QuestSheet, recipe: PerTier, tier: Tier): number {
  if (typeof recipe === 'number') return sheet.tier === tier ? recipe : 0;
  return recipe[`${tier}`] ?? 0;
}
const total = (sheet: QuestSheet, recipe: PerTier): number =>
  TIERS.reduce((sum, tier) => sum + wanted(sheet, recipe, tier), 0);

/** Enemy, location, dungeon and gear: each deck has a recipe, and no deck is empty. */
export const recipes: Check = carries(['ACG-DECK-01', 'ACG-QUEST-01'], 'validate.recipes', (pack) =>
  sayOf(ofKind(pack, 'quest'), (sheet) => {
    const { enemies, locations, dungeon, gear } = sheet.setup;
    const open = total(sheet, enemies.openStandard) + total(sheet, enemies.openElite);
    return [
      open + named(enemies) === 0 && 'its recipe for the enemy deck is empty',
      total(sheet, locations.open) + named(locations) === 0 && 'its recipe for the location deck is empty',
      dungeon.open + named(dungeon) === 0 && 'its recipe for the dungeon deck is empty',
      gear.open === 0 && 'its recipe for the gear deck is empty',
    ];
  }),
);
type Names = { named?: string[] | undefined; bottom?: string[] | undefined };
const named = ({ named = [], bottom = [] }: Names): number => named.length + bottom.length;

/** A campaign quest has a tier and counts by it; a delve has none and counts by each. */
export const questTiers: Check = carries(['ACG-DECK-21', 'ACG-DELVE-02'], 'validate.questTiers', (pack) =>
  sayOf(ofKind(pack, 'quest'), (sheet) => {
    const { enemies, locations } = sheet.setup;
    const counts = [enemies.openStandard, enemies.openElite, locations.open];
    const plain = counts.some((count) => typeof count === 'number' && count > 0);
    return [
      sheet.delve === true && sheet.tier !== null && 'a delve quest has no tier',
      sheet.delve !== true && sheet.tier === null && 'a campaign quest needs a tier',
      sheet.tier === null && plain && 'a quest without a tier says how many open cards of each tier it uses',
    ];
  }),
);

const speaksOfPeril = (p: Predicate): boolean =>
  saysSomewhere(p, ({ perilAtLeast }) => perilAtLeast !== undefined);

/** Every colour on the track has its effect, the start has none, and nobody can wait at the end for ever. */
export const perilTracks: Check = carries(['ACG-PERIL-03', 'ACG-SETUP-11'], 'validate.perilTracks', (pack) =>
  sayOf(ofKind(pack, 'quest'), ({ perilTrack, perilEffects, defeat }) => {
    const used = new Set(perilTrack.filter((space): space is Colour => space !== null));
    const known = Object.keys(perilEffects) as Colour[];
    return [
      perilTrack.at(-1) === null &&
        !speaksOfPeril(defeat.if) &&
        'the last space of the peril track has no colour: a party could wait there for ever',
      perilTrack[0] !== null && 'the first space of the peril track is the start and has no colour',
      ...[...used].map((colour) => !known.includes(colour) && `the ${colour} space has no peril effect`),
      ...known.map((colour) => !used.has(colour) && `the ${colour} peril effect has no space on the track`),
    ];
  }),
);

/** Enough cards for the open part of each recipe, beside those it names. */
export const openCards: Check = carries(
  ['ACG-DECK-05', 'ACG-DECK-06', 'ACG-DECK-08', 'ACG-DECK-09', 'ACG-DECK-10'],
  'validate.openCards',
  (pack) => ofKind(pack, 'quest').flatMap((loaded) => shortages(pack, loaded)),
);

function shortages(pack: Pack, loaded: Loaded<QuestSheet>) {
  const { setup } = loaded.card;
  const say = (there: number, asked: number, what: string) =>
    there < asked ? [problem(loaded, `it asks for ${asked} ${what}, and there are ${there}`)] : [];
  const dungeon = ofKind(pack, 'dungeon').filter(({ card }) => card.quest !== true);
  return [
    ...TIERS.flatMap((tier) => tierShortages(pack, loaded.card, tier).flatMap((need) => say(...need))),
    ...say(
      dungeon.filter(({ card }) => !(setup.dungeon.named ?? []).includes(card.id)).length,
      setup.dungeon.open,
      'open dungeon cards',
    ),
    ...say(countCopies(ofKind(pack, 'gear')), setup.gear.open, 'open gear cards'),
    ...say(countCopies(ofKind(pack, 'fortune')), setup.gear.fortunes ?? 0, 'Legendary Fortunes'),
  ];
}

function tierShortages(pack: Pack, sheet: QuestSheet, tier: Tier): [number, number, string][] {
  const { enemies, locations } = sheet.setup;
  const enemy = (rank: 'standard' | 'elite') =>
    countCopies(
      ofKind(pack, 'enemy').filter(
        ({ card }) => card.rank === rank && card.tier === tier && !(enemies.named ?? []).includes(card.name),
      ),
    );
  const taken = [...(locations.named ?? []), ...(locations.bottom ?? [])];
  const places = ofKind(pack, 'location').filter(
    ({ card }) => card.tier === tier && !taken.includes(card.id),
  );
  return [
    [enemy('standard'), wanted(sheet, enemies.openStandard, tier), `open standard enemies of tier ${tier}`],
    [enemy('elite'), wanted(sheet, enemies.openElite, tier), `open elite enemies of tier ${tier}`],
    [places.length, wanted(sheet, locations.open, tier), `open locations of tier ${tier}`],
  ];
}

/** Five quests in succession, numbered in order, each knowing its campaign. */
export const campaigns: Check = carries(['ACG-CAMP-01', 'ACG-QUEST-11'], 'validate.campaigns', (pack) => {
  const sheets = ofKind(pack, 'quest').map(({ card }) => card);
  return sayOf(ofKind(pack, 'campaign'), ({ id, quests }) => [
    quests.length !== QUESTS && `it has ${quests.length} quests instead of ${QUESTS}`,
    ...quests.flatMap((name, i) => {
      const sheet = sheets.find((one) => one.id === name);
      if (sheet === undefined) return [`there is no quest '${name}'`];
      return [
        sheet.number !== i + 1 && `'${name}' comes as number ${i + 1} and says ${sheet.number}`,
        sheet.campaign !== id && `'${name}' belongs to ${sheet.campaign ?? 'no campaign'}`,
      ];
    }),
  ]);
});

/** A delve stands alone; a campaign quest is listed by its campaign. */
export const delves: Check = carries(['ACG-CAMP-03', 'ACG-DELVE-01'], 'validate.delves', (pack) => {
  const all = ofKind(pack, 'campaign').map(({ card }) => card);
  return sayOf(ofKind(pack, 'quest'), ({ id, delve, campaign, number }) => {
    const listed = all.filter(({ quests }) => quests.includes(id));
    if (delve === true) {
      return [
        (campaign !== null || number !== null) && 'a delve quest belongs to no campaign',
        listed.length > 0 && `the campaign '${listed[0]?.id}' lists a delve quest`,
      ];
    }
    const known = all.some((one) => one.id === campaign);
    return [
      !known && `there is no campaign '${campaign}'`,
      known && !listed.some((one) => one.id === campaign) && `the campaign '${campaign}' does not list it`,
    ];
  });
});

/** A party without a hero standing has lost, whatever else a sheet calls a defeat. */
export const defeats: Check = carries('ACG-QUEST-03', 'validate.defeats', (pack) =>
  sayOf(ofKind(pack, 'quest'), ({ defeat }) => [
    !losesWithAllHeroes(defeat.if) && 'it is not lost when all heroes are defeated',
  ]),
);
