import type { LrPrintedCard } from '@questhall/lost-relics';
import type { Adventure, BeginningOf, Choices, HeroOffered } from '../face.js';
import { HEROES } from './heroes.js';
import { Story } from './Story.js';
import { TRIALS } from './trials.js';

type Cards = readonly LrPrintedCard[];

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
  difficultiesIn: () => [],
  usual: {
    adventure: 'waking-stones',
    heroes: HEROES,
    companions: [],
    difficulty: '',
    switches: {},
    seed: '',
  },
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

/** Whoever sits here leads all heroes that no companion leads; each companion leads one. */
function setupOf({ adventure, companions, switches }: Choices, { kind }: Adventure<LrPrintedCard>) {
  const here = HEROES.some((hero) => !companions.includes(hero)) ? 1 : 0;
  const alone = HEROES.filter((hero) => companions.includes(hero));
  const leads = (hero: (typeof HEROES)[number]) =>
    alone.includes(hero) ? here + 1 + alone.indexOf(hero) : 1;
  return {
    setup: {
      players: here + alone.length,
      heroes: Object.fromEntries(HEROES.map((hero) => [hero, leads(hero)])),
      [kind]: adventure,
      ...(Object.keys(switches).length > 0 && { switches }),
    },
    companions: alone.map((_, i) => `p${here + 1 + i}`),
  };
}
