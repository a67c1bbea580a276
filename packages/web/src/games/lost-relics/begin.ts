import type { LrPrintedCard } from '@questhall/lost-relics';
import type { Adventure, BeginningOf, Choices, DifficultyOffered, HeroOffered } from '../beginning.js';
import { HEROES } from './heroes.js';
import { Story } from './Story.js';
import { TRIALS } from './trials.js';

type Cards = readonly LrPrintedCard[];

const STANDARD = 'standard';
const BY_HARDNESS = ['novice', STANDARD, 'veteran'];

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<LrPrintedCard>, 'switches'> = {
  kinds: [
    {
      id: 'adventure',
      icon: 'relic-blade',
      name: 'relics.kind.adventure',
      text: 'relics.kind.adventure.text',
      asks: 'adventure',
    },
    {
      id: 'campaign',
      icon: 'shaking-hands',
      name: 'relics.kind.campaign',
      text: 'relics.kind.campaign.text',
      asks: 'campaign',
    },
  ],
  adventuresIn,
  Story,
  heroesIn,
  party: 'relics.party',
  fewest: HEROES.length,
  tooFew: 'relics.bad.few',
  difficultiesIn,
  usual: {
    adventure: 'waking-stones',
    heroes: HEROES,
    companions: [],
    difficulty: STANDARD,
    switches: {},
    seed: '',
  },
  gentle: 'novice',
  setupOf,
  trials: TRIALS,
};

/** Adventures in the order of the campaign, then the campaign. */
function adventuresIn(cards: Cards): Adventure<LrPrintedCard>[] {
  const campaigns = cards.flatMap((printed) => {
    const { card } = printed;
    return card.kind === 'campaign'
      ? [{ id: card.id, kind: 'campaign', printed, chain: [...card.adventures] }]
      : [];
  });
  const order = campaigns.flatMap(({ chain }) => chain);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const single = cards
    .filter(({ card }) => card.kind === 'adventure')
    .map((printed) => ({ id: printed.card.id, kind: 'adventure', printed, chain: [] }))
    .toSorted((a, b) => place(a.id) - place(b.id));
  return [...single, ...campaigns];
}

function heroesIn(cards: Cards): HeroOffered<LrPrintedCard>[] {
  return HEROES.flatMap((id) =>
    cards
      .filter(({ card }) => card.kind === 'hero' && card.id === id)
      .map((printed) => ({ id, printed, role: `relics.role.${id}` as const })),
  );
}

function difficultiesIn(cards: Cards): DifficultyOffered[] {
  const place = ({ card }: LrPrintedCard) => BY_HARDNESS.indexOf(card.id);
  return cards
    .filter(({ card }) => (card.kind as string) === 'difficulty')
    .toSorted((a, b) => place(a) - place(b))
    .map(({ card: { id, name, flavour }, text }) => ({ id, name, flavour, text }));
}

/** Whoever sits here leads all heroes that no companion leads; each companion leads one. */
function setupOf(
  { adventure, companions, difficulty, switches }: Choices,
  { kind }: Adventure<LrPrintedCard>,
) {
  const here = HEROES.some((hero) => !companions.includes(hero)) ? 1 : 0;
  const alone = HEROES.filter((hero) => companions.includes(hero));
  const leads = (hero: (typeof HEROES)[number]) =>
    alone.includes(hero) ? here + 1 + alone.indexOf(hero) : 1;
  return {
    setup: {
      players: here + alone.length,
      heroes: Object.fromEntries(HEROES.map((hero) => [hero, leads(hero)])),
      [kind]: adventure,
      ...(difficulty !== STANDARD && { difficulty }),
      ...(Object.keys(switches).length > 0 && { switches }),
    },
    companions: alone.map((_, i) => `p${here + 1 + i}`),
  };
}
