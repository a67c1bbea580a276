import type { PrintedCard } from '@questhall/acg';
import type { Adventure, BeginningOf, Choices, DifficultyOffered, HeroOffered } from '../beginning.js';
import type { OfKind } from './cards/kinds.js';
import { HEROES } from './cards/kinds.js';
import { Story } from './Story.js';
import { TRIALS } from './trials.js';

type Cards = readonly PrintedCard[];

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<PrintedCard>, 'switches'> = {
  kinds: [
    { id: 'quest', icon: 'well', name: 'begin.kind.quest', text: 'begin.kind.quest.text', asks: 'quest' },
    {
      id: 'campaign',
      icon: 'shaking-hands',
      name: 'begin.kind.campaign',
      text: 'begin.kind.campaign.text',
      asks: 'campaign',
    },
    {
      id: 'delve',
      icon: 'dungeon-light',
      name: 'begin.kind.delve',
      text: 'begin.kind.delve.text',
      asks: 'quest',
    },
  ],
  adventuresIn,
  Story,
  heroesIn,
  party: 'begin.party.text',
  fewest: 2,
  tooFew: 'begin.bad.few',
  difficultiesIn,
  usual: {
    adventure: 'a-foul-stench',
    heroes: ['ironbreaker', 'bright-wizard'],
    companions: ['bright-wizard'],
    difficulty: 'standard',
    switches: {},
    seed: '',
  },
  gentle: 'novice',
  setupOf,
  trials: TRIALS,
};

/** Quests in their order, then the delve, then the campaign. */
function adventuresIn(cards: Cards): Adventure<PrintedCard>[] {
  const sheets = cards.flatMap((printed) =>
    printed.card.kind === 'quest' ? [{ printed, card: printed.card }] : [],
  );
  const quests = sheets
    .toSorted((a, b) => (a.card.number ?? Infinity) - (b.card.number ?? Infinity))
    .map(({ printed, card }) => ({
      id: card.id,
      kind: card.delve === true ? 'delve' : 'quest',
      printed,
      chain: [],
    }));
  const campaigns = cards.flatMap((printed) => {
    const { card } = printed;
    return card.kind === 'campaign'
      ? [{ id: card.id, kind: 'campaign', printed, chain: [...card.quests] }]
      : [];
  });
  return [...quests, ...campaigns];
}

/** A hero's card depends on how many go. */
function heroesIn(cards: Cards, count: number): HeroOffered<PrintedCard>[] {
  const size = Math.max(2, count);
  return HEROES.flatMap((hero) =>
    cards
      .filter(({ card }) => card.kind === 'hero-card' && card.hero === hero && card.heroes === size)
      .map((printed) => ({ id: hero, printed, role: `begin.role.${hero}` as const })),
  );
}

function difficultiesIn(cards: Cards): DifficultyOffered[] {
  return cards.flatMap(({ card, text }) => (card.kind === 'difficulty' ? [{ ...named(card), text }] : []));
}

const named = ({ id, name, flavour }: OfKind<'difficulty'>) => ({ id, name, flavour });

function setupOf(
  { adventure, heroes, companions, difficulty, switches: ruled }: Choices,
  { kind }: Adventure<PrintedCard>,
) {
  const goal = kind === 'campaign' ? { campaign: adventure } : { quest: adventure };
  return {
    setup: {
      players: heroes.length,
      heroes,
      ...goal,
      difficulty,
      ...(Object.keys(ruled).length > 0 && { switches: ruled }),
    },
    companions: heroes.flatMap((hero, i) => (companions.includes(hero) ? [`p${i + 1}`] : [])),
  };
}
