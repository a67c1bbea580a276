import { DECLINE, type ExplainedOption } from '@questhall/engine';
import { entryCard, explorationCard } from '../content/library.js';
import {
  bornHero,
  crisis,
  masterMoves,
  placeZone,
  playTutorials,
  returnHero,
  setUpJourney,
} from '../procs.js';
import { groupAt, heroOf } from '../queries.js';
import { deployingGroup, gathering } from '../rules/deploying.js';
import { returning } from '../rules/event.js';
import { adding } from '../rules/explore.js';
import { exchanging, settling } from '../rules/extraction.js';
import { moving as gravetide } from '../rules/gravetide.js';
import { ending } from '../rules/journeys-end.js';
import { offers, spending } from '../rules/realmstone.js';
import { arriving } from '../rules/reinforcements.js';
import { setUp } from '../rules/setup.js';
import { rounds } from '../rules/tutorial.js';
import type { CardId, HeroId } from '../terms.js';
import { asking, judged } from './asking.js';
import { testDice } from './dice-options.js';
import { heroState, hurtOf } from './figure-options.js';
import {
  empowermentOption,
  handOver,
  journeyOption,
  layoutOption,
  modelOption,
  pickOption,
  spotOption,
  tutorialOption,
} from './journey-options.js';
import { say, yes } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;
const groupCard = (s: Situation, slot: number | undefined): string =>
  slot === undefined ? '' : cardCalled(s, groupAt(s, slot).card);
const hostileArgs = (s: Situation, id: string | undefined) => ({
  hostile: id === undefined ? '' : called(s, id),
});
const tileArgs = (s: Situation, card: CardId | undefined) => ({
  tile: card === undefined ? '' : cardCalled(s, explorationCard(s, card).face),
});
const yesNo = (id: string, [agree, refuse]: readonly [string, string]): Option => ({
  refs: [],
  ...say(id === 'yes' ? agree : refuse),
});

export const ofTutorials = {
  'choose-next-tutorial': asking(playTutorials, { option: tutorialOption }),
  'go-on': asking(rounds, { option: (_, id) => yesNo(id, ['once-more', 'enough']) }),
} as const;

/** What is asked before the first turn, and when models are laid on the table. */
export const ofSetUp = {
  'choose-leader': asking(setUpJourney, {
    option: (s, id) => ({ refs: [id], ...say('seat', { name: called(s, id) }) }),
  }),
  'choose-journey': asking(setUpJourney, { option: journeyOption }),
  'pick-hero': asking(setUpJourney, {
    args: (s) => ({ number: s.board.heroes.length + 1 }),
    option: pickOption,
  }),
  'choose-drop-space': asking(setUp, { hero: (_, v) => v.placing?.[0], mover: (v) => v.placing?.[0] }),
  'choose-model': asking(gathering, {
    args: (s, v) => ({
      group: groupCard(s, v.slot),
      number: (v.picked?.length ?? 0) + 1,
      count: (v.picked?.length ?? 0) + missingOf(s, v),
    }),
    option: (s, id, v) => modelOption(s, id, v.wanted?.[0]?.category ?? ''),
  }),
  'choose-object': [
    asking(deployingGroup, { args: (s, v) => ({ group: groupCard(s, v.slot) }) }),
    asking(adding, { args: (s, v) => ({ group: groupCard(s, v.slot) }) }),
  ],
} as const;

type Wanting = {
  readonly wanted?: readonly { readonly category: string; readonly count: number }[];
  readonly picked?: readonly string[];
};
/** How many models are still to be picked: those of categories that are done are no longer wanted. */
function missingOf({ box }: Situation, { wanted = [], picked = [] }: Wanting): number {
  const all = wanted.reduce((sum, { count }) => sum + count, 0);
  const there = picked.filter((id) => box.models[id]?.category === wanted[0]?.category);
  return Math.max(1, all - there.length);
}

export const spacesForHostiles = [
  asking(deployingGroup, { mover: (v) => v.left?.[0], args: (s, v) => hostileArgs(s, v.left?.[0]) }),
  asking(arriving, { mover: (v) => v.now, args: (s, v) => hostileArgs(s, v.now) }),
  asking(settling, { args: (s, v) => hostileArgs(s, v.villain) }),
];

/** Events, crises and the tiles of a Deliverance. */
export const ofEvents = {
  'choose-moving-group': asking(masterMoves),
  'choose-returning': asking(bornHero),
  'choose-relieved': asking(bornHero),
  'choose-relief': asking(returning, {
    hero: (_, v) => v.hero,
    option: (s, id, v) => reliefOption(s, id, v.hero),
  }),
  'choose-return-space': [
    asking(returnHero, { hero: (_, v) => v.hero, mover: (v) => v.hero }),
    asking(gravetide, { hero: (_, v) => v.hero, mover: (v) => v.hero }),
  ],
  'choose-acting-hero': asking(crisis, {
    args: (s) => ({ entry: cardCalled(s, s.board.crisis?.entry ?? '') }),
    option: actingOption,
  }),
  'place-zone': asking(placeZone, { hero: (_, v) => v.hero, option: layoutOption }),
  'place-tile': asking(adding, { args: (s, v) => tileArgs(s, v.card), option: layoutOption }),
  'choose-gateway-spot': asking(adding, {
    args: (s, v) => tileArgs(s, v.card),
    option: (s, id) => spotOption(s, id),
  }),
} as const;

/** Who reads the entry leaves the battlefield, but for a few; what it asks for is mostly a roll. */
function actingOption(s: Situation, id: string): Option {
  const entry = s.board.crisis?.entry ?? null;
  const args = {
    hero: called(s, id),
    agility: testDice(s, id, 'agility'),
    vitality: testDice(s, id, 'vitality'),
    state: heroState(s, heroOf(s, id)),
    away: yes(entry !== null && entryCard(s, entry).stays !== true),
  };
  return { refs: [id], ...say('acting', args) };
}

function reliefOption(s: Situation, id: string, hero: HeroId | undefined): Option {
  if (hero === undefined || id !== 'recuperate')
    return { refs: [], ...say('relief.ailment', { ailment: s.words.facts.ailment(id as 'stunned') }) };
  const args = { dice: testDice(s, hero, 'vitality'), hurt: hurtOf(s, heroOf(s, hero)) };
  return { refs: [], ...say('relief.recuperate', args) };
}

/** What is asked when a journey is over. */
export const ofJourneysEnd = {
  'reroll-survival': asking(ending, {
    hero: (_, v) => v.hero,
    args: (_, v) => ({ score: v.score ?? 0 }),
    option: (_, id) => yesNo(id, ['roll-again', 'no']),
  }),
  'discard-for-realmstone': asking(exchanging, {
    hero: (_, v) => v.hero,
    option: (s, id) =>
      id === DECLINE
        ? { refs: [], ...say('keep-treasure') }
        : { refs: [id], ...say('realmstone', { card: cardCalled(s, id) }) },
  }),
  'trade-at-end': asking(ending, { option: handOver }),
  'buy-empowerment': asking(spending, {
    hero: (_, v) => v.left?.[0],
    args: (_, v) => ({ points: v.purse ?? 0 }),
    choice: judged(offers),
    option: empowermentOption,
  }),
} as const;
