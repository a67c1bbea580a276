import { changeScores, putOn, scoresOf, takeOff } from '@questhall/tabletop';
import type { DieOption, SpaceOption } from '../asks.js';
import type { Figure, Hero } from '../board.js';
import { carries } from '../carries.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { spaceAt } from '../legal-dice.js';
import {
  ailmentsAtEnd,
  ailmentsAtStart,
  damageHero,
  damageHostile,
  freeHero,
  relieve,
  returnHero,
  suffer,
} from '../procs.js';
import {
  has,
  heroOf,
  isDiseased,
  isHeroId,
  maybeFigure,
  maybeHero,
  maybeHostile,
  playerOf,
} from '../queries.js';
import { isForbidden } from '../strength.js';
import type { Ailment, FigureId, HeroId, Verb } from '../terms.js';
import { spendDie } from './activation.js';
import { openMoment } from './timing.js';

const IMMUNE: { readonly [ailment in Ailment]: Verb } = {
  stunned: 'be-stunned',
  diseased: 'be-diseased',
  cursed: 'be-cursed',
  trapped: 'be-trapped',
  buried: 'be-buried',
  fatigued: 'be-fatigued',
};

/** Only heroes are buried and fatigued. */
const befalls = carries(
  'CC-AIL-28',
  'ailments.befalls',
  (ailment: Ailment, isHero: boolean): boolean => isHero || (ailment !== 'buried' && ailment !== 'fatigued'),
);

/** A hero in a crisis may suffer too, though not on the battlefield. */
const sufferer = (g: CcPosition, id: FigureId): Hero | Figure | undefined => {
  const hero = maybeHero(g, id);
  return hero !== undefined && hero.where === 'away' ? hero : maybeFigure(g, id);
};

const options = (spaces: readonly number[]): SpaceOption[] =>
  spaces.map((space): SpaceOption => `space-${space}`);

/** On a space without wounds; on a wounded one only if all are. */
const placesForDisease = carries('CC-AIL-09', 'ailments.placesForDisease', ({ row }: Hero): number[] => {
  const all = row.map((_, space) => space);
  const free = all.filter((space) => (row[space]?.on.length ?? 0) === 0);
  return free.length > 0 ? free : all;
});

function add(g: G, figure: Figure, ailment: Ailment): void {
  figure.ailments = [...figure.ailments, ailment];
  g.tell?.('ailment', { figure: figure.id, ailment });
}

const suffering = procedure(suffer)
  .step('befall', ['CC-AIL-01', 'CC-AIL-17', 'CC-AIL-24', 'CC-AIL-28'], (g, { figure: id, ailment }) => {
    const figure = sufferer(g, id);
    const isHero = isHeroId(g, id);
    if (figure === undefined || !befalls(ailment, isHero) || isForbidden(g, id, IMMUNE[ailment]))
      return g.end(undefined);
    if (ailment === 'buried') return g.goto('bury');
    if (ailment === 'stunned' && has(figure, 'stunned')) return g.goto('again');
    const known = ailment === 'diseased' ? isDiseased(figure as Hero) : has(figure, ailment);
    if (known) return g.end(undefined);
    if (ailment === 'diseased' && isHero) return g.goto('disease');
    add(g, figure, ailment);
    return g.goto('suffered');
  })
  .step('disease', 'CC-AIL-09', (g, { figure }) =>
    g.one(playerOf(g, figure), 'place-disease', options(placesForDisease(heroOf(g, figure)))),
  )
  .step('diseased', 'CC-AIL-10', (g, { figure }, option) => {
    const { row } = heroOf(g, figure);
    const space = spaceAt(option);
    putOn(row, space, 'disease');
    changeScores(row, (score, at) => (at === space ? 1 : score));
    g.tell?.('ailment', { figure, ailment: 'diseased' });
    return g.goto('suffered');
  })
  .step('bury', ['CC-AIL-02', 'CC-AIL-24'], (g, { figure }) => {
    const hero = heroOf(g, figure);
    if (hero.where !== 'standing') return g.end(undefined);
    hero.where = 'buried';
    g.tell?.('ailment', { figure, ailment: 'buried' });
    return g.goto('suffered');
  })
  .step('again', 'CC-AIL-17', (g, { figure }) =>
    isHeroId(g, figure)
      ? g.call(damageHero, { hero: figure, count: 1, by: null, weapon: null, defend: false })
      : g.call(damageHostile, { hostile: figure, count: 1, by: null, weapon: null }),
  )
  .step('stunned-again', 'CC-AIL-17', (g) => g.end(undefined))
  .step('suffered', 'CC-AIL-01', (g, { figure }) =>
    isHeroId(g, figure)
      ? openMoment(g, 'ailment-suffered', { hero: figure })
      : openMoment(g, 'ailment-suffered', { figure }),
  );

/** Takes an ailment away; a buried hero stands where the token lay. */
const relieving = procedure(relieve).step(
  'relieve',
  ['CC-AIL-01', 'CC-AIL-07'],
  (g, { figure: id, ailment }) => {
    const hero = maybeHero(g, id);
    if (ailment === 'buried')
      return hero?.where === 'buried' ? g.call(returnHero, { hero: id, at: hero.at }) : undefined;
    if (ailment === 'diseased' && hero !== undefined) lift(g, hero);
    else drop(g, hero ?? maybeHostile(g, id), ailment);
    return undefined;
  },
);

function drop(g: G, figure: Figure | undefined, ailment: Ailment): void {
  if (figure === undefined || !has(figure, ailment)) return;
  figure.ailments = figure.ailments.filter((one) => one !== ailment);
  g.tell?.('ailment-over', { figure: figure.id, ailment });
}

function lift(g: G, hero: Hero): void {
  const space = hero.row.findIndex(({ on }) => on.includes('disease'));
  if (space < 0) return;
  takeOff(hero.row, space, 'disease');
  g.tell?.('ailment-over', { figure: hero.id, ailment: 'diseased' });
}

/** Dice that may be given up to stand: those of the card, and the destiny dice that are available. */
const diceToGive = carries(
  ['CC-AIL-15', 'CC-AIL-18'],
  'ailments.diceToGive',
  (g: CcPosition, hero: Hero): DieOption[] => [
    ...scoresOf(hero.row).map(({ space }): DieOption => `space-${space}`),
    ...[...new Set(g.board.destiny.available)].map((score): DieOption => `destiny-${score}`),
  ],
);

type Starting = { hero: HeroId; first?: Ailment };

/** Stunned and fatigued heroes, before they do anything. */
const starting = procedure<Starting>(ailmentsAtStart)
  .step('order', 'CC-AIL-26', (g, v) => {
    const hero = heroOf(g, v.hero);
    const now = (['stunned', 'fatigued'] as const).filter((one) => has(hero, one));
    return now.length === 0 ? g.end(undefined) : g.one(playerOf(g, v.hero), 'order-ailments', now);
  })
  .step('which', ['CC-AIL-13', 'CC-AIL-15'], (g, v, ailment) => {
    v.first = ailment;
    return ailment === 'fatigued' ? g.goto('tire') : undefined;
  })
  .step('stand', ['CC-AIL-15', 'CC-AIL-18'], (g, v) => {
    const dice = diceToGive(g, heroOf(g, v.hero));
    return dice.length === 0 ? g.goto('up') : g.one(playerOf(g, v.hero), 'shake-off-stun', dice);
  })
  .step('give', ['CC-AIL-15', 'CC-AIL-18'], (g, v, option) => {
    const { destinySpent } = heroOf(g, v.hero);
    spendDie(g, v.hero, option);
    // Given up, not spent: it does not count towards the limit.
    heroOf(g, v.hero).destinySpent = destinySpent;
  })
  .step('up', 'CC-AIL-15', (g, v) => {
    drop(g, heroOf(g, v.hero), 'stunned');
    return g.goto('order');
  })
  .step('tire', ['CC-AIL-13', 'CC-AIL-14'], (g, v) => {
    const hero = heroOf(g, v.hero);
    changeScores(hero.row, () => 1);
    drop(g, hero, 'fatigued');
    return g.goto('order');
  });

const BURIED_DAMAGE = 2;

/** A buried hero, when their activation ends. */
const ending = procedure(ailmentsAtEnd).step('suffer', ['CC-AIL-05', 'CC-AIL-06'], (g, { hero }) =>
  g.call(damageHero, { hero, count: BURIED_DAMAGE, by: null, weapon: null, defend: false }),
);

/** A trapped or buried hero is set free by the hero who has paid for it. */
const freeing = procedure(freeHero).step(
  'free',
  ['CC-AIL-07', 'CC-AIL-20', 'CC-AIL-23'],
  (g, { hero, freed, ailment }) => {
    g.tell?.('freed', { hero: freed, by: hero, ailment });
    return g.call(relieve, { figure: freed, ailment });
  },
);

export const ailmentProcedures = [suffering, relieving, starting, ending, freeing];
