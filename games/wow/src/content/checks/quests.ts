import { DISCOVERIES, LIMITS } from '../../terms.js';
import type { WowBox } from '../box.js';
import { rankOf } from '../map.js';
import type { AnyCard, Condition, QuestCard } from '../schema.js';
import { textsAt } from './mentions.js';
import { allOf, type Check, eachOf } from './pack.js';

const TOKENS = 9;

const leavesOf = (condition: Condition): Condition[] =>
  'any' in condition ? condition.any.flatMap(leavesOf) : [condition];
const allLeaves = ({ conditions }: QuestCard): Condition[] => conditions.flatMap(leavesOf);

/** Records whose text may name a place or a trait. */
const NAMING = ['challenge', 'ability', 'character', 'quest', 'board-encounter'] as const;

/** Spaces and regions that a record names, wherever it names them. */
export const placesAreThere: Check = (pack) =>
  NAMING.flatMap((kind) =>
    eachOf(kind, (card: AnyCard, { map, world }) => [
      ...textsAt(card, 'spaces').map((id) => map?.spaces[id] === undefined && `there is no space '${id}'`),
      ...textsAt(card, 'region').map(
        (id) => world?.regions[id] === undefined && `there is no region '${id}'`,
      ),
    ])(pack),
  );

export const traitsAreThere: Check = (pack) => {
  const traits = new Set(pack.flatMap(({ card }) => textsAt(card, 'traits')));
  const look = (card: AnyCard) =>
    textsAt(card, 'trait').map((trait) => !traits.has(trait) && `no encounter has the trait '${trait}'`);
  return NAMING.flatMap((kind) => eachOf(kind, look)(pack));
};

const canBeFought = ({ records }: WowBox, id: string): boolean => {
  const card = records[id];
  if (card?.kind === 'board-encounter') return card.combat !== undefined;
  return card?.kind === 'challenge' && (card.front.is === 'encounter' || card.back.is === 'enemy');
};

/** Encounters that a quest wants beaten can be fought. */
export const foesAreThere: Check = eachOf('quest', (quest, box) =>
  textsAt(quest, 'encounter').map((id) => !canBeFought(box, id) && `there is no encounter '${id}' to fight`),
);

/** As many tokens as it collects, on spaces that are there. */
export const questTokensAreThere: Check = eachOf('quest', (quest, { map }) => {
  const { tokens } = quest;
  const wanted = allLeaves(quest).reduce((sum, leaf) => sum + ('collect' in leaf ? leaf.collect : 0), 0);
  const laid = tokens === undefined ? 0 : 'on' in tokens ? tokens.on.length : tokens.count;
  const named = tokens !== undefined && 'on' in tokens ? tokens.on : [];
  return [
    wanted > laid && `it collects ${wanted} tokens, and ${laid} are placed`,
    laid > 0 && wanted === 0 && 'it places tokens that nobody collects',
    laid > TOKENS && `it places ${laid} tokens, and a character has ${TOKENS}`,
    ...named.map((id) => map?.spaces[id] === undefined && `it places a token on '${id}', which is no space`),
  ];
});

/** There may be two players, and then only one to trade with; alternatives may ask for more. */
export const tradesNeedOnePartner: Check = eachOf('quest', ({ conditions }) =>
  conditions.map(
    (one) =>
      'trade' in one && one.trade > 1 && 'two players could not complete it: it trades with more than 1',
  ),
);

/** The first quests are for characters that have just set out. */
export const startingQuestsAreNear: Check = eachOf('quest', (quest, { map }) => {
  if (quest.deck !== 'starting') return [];
  const { tokens } = quest;
  const named = [...textsAt(quest, 'spaces'), ...(tokens !== undefined && 'on' in tokens ? tokens.on : [])];
  return named.map(
    (id) =>
      rankOf(map?.spaces[id]?.colour ?? 'grey') > rankOf('green') &&
      `a starting quest leads to '${id}', above green`,
  );
});

const sumOf = (cards: readonly { valor: number }[]): number =>
  cards.reduce((sum, { valor }) => sum + valor, 0);

/** Even without a trophy, four players find the valor to win, and quests to begin with. */
export const valorIsEnough: Check = (pack) => {
  const quests = allOf(pack, 'quest');
  const starting = quests.filter(({ deck }) => deck === 'starting').toSorted((a, b) => a.valor - b.valor);
  const elite = sumOf(quests.filter(({ deck }) => deck === 'elite'));
  const dealt = LIMITS.players.max * LIMITS.startingQuests;
  const wanted = LIMITS.players.max * LIMITS.valor;
  const most = sumOf(starting.slice(0, dealt)) + elite;
  const say = (message: string) => [{ file: '', id: 'quests', message }];
  return [
    ...(starting.length < dealt
      ? say(`${starting.length} starting quests are not enough to deal ${dealt}`)
      : []),
    ...(most < wanted
      ? say(`all quests together are worth ${most} valor, and four players need ${wanted}`)
      : []),
  ];
};

export const everyDiscoveryIsThere: Check = (pack) => {
  const tokens = allOf(pack, 'discovery').map(({ token }) => token);
  return DISCOVERIES.filter((kind) => tokens.filter((token) => token === kind).length !== 1).map((kind) => ({
    file: '',
    id: kind,
    message: `the discovery '${kind}' needs exactly one record`,
  }));
};
