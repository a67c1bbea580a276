import type { Hero } from '../../src/board.js';
import type { HeroStat } from '../../src/content/selectors.js';
import { holds } from '../../src/predicates.js';
import type { Ctx } from '../../src/procs.js';
import { healthOf } from '../../src/queries.js';
import type { Moment } from './moment.js';

type Claim = (m: Moment) => boolean;

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const tokens = ({ actions }: Hero): number => sum(actions.map((slot) => slot.tokens));

const STATS: { readonly [stat in HeroStat]: (m: Moment, hero: Hero) => number } = {
  wounds: (_, { wounds }) => wounds,
  'remaining-health': (m, hero) => healthOf(m.position, hero) - hero.wounds,
  tokens: (_, hero) => tokens(hero),
  'exhausted-actions': (_, { actions }) => actions.filter(({ exhausted }) => exhausted).length,
  'engaged-enemies': (m, { id }) => m.b.enemies.filter(({ zone }) => zone === id).length,
  items: (_, { items }) => items.length,
  gear: (_, { gear }) => gear.length,
};

/** What the line compares heroes by, and by how much one is ahead of another. */
function ahead(m: Moment, criterion: 'most' | 'least', one: Hero, other: Hero): number {
  const { hero, action, gear } = m.params as {
    hero?: object;
    action?: { hero?: object };
    gear?: { hero?: object };
  };
  const selector = (hero ?? action?.hero ?? gear?.hero) as { most?: HeroStat; least?: HeroStat };
  const stat = STATS[selector[criterion] as HeroStat];
  return stat(m, one) - stat(m, other);
}
const standing = ({ b }: Moment): Hero[] => b.heroes.filter(({ status }) => status === 'standing');

/** Who pays for an ability: its owner, or for all others the hero who is asked. */
function payer(m: Moment): Hero {
  if (m.decision.ask !== 'use-ability') return m.hero(m.about);
  const [, worn] = m.ref.split('@');
  const items = m.b.heroes.find((hero) => hero.items.includes(m.ref));
  return worn !== undefined ? m.hero(worn) : (items ?? m.wearer() ?? m.hero(m.b.active ?? m.b.leader ?? ''));
}

type Terms = { if?: object; cost?: { [part: string]: number | boolean } };

/** What abilities of the card, or alternatives of the line, wait for and cost. */
function termsHere(m: Moment): Terms[] {
  if (m.decision.ask !== 'use-ability') return m.params.options as Terms[];
  const card = m.b.enemies.find(({ id }) => id === m.ref)?.card ?? m.ref.split('@')[0] ?? '';
  const source = card === 'location' ? (m.b.location?.card ?? '') : card === 'quest' ? m.b.quest : card;
  return (m.box.abilitiesOf[source] ?? []).map((key) => m.box.abilities[key] as Terms);
}
const costs =
  (part: string): Claim =>
  (m) =>
    termsHere(m).some(({ cost }) => cost?.[part] !== undefined);

function contextOf(m: Moment): Ctx {
  if (m.decision.ask !== 'use-ability') return m.top.vars as unknown as Ctx;
  const { hero = null, enemy = null } = m.top.vars.about as Partial<Ctx>;
  return { you: payer(m).id, self: m.ref, target: m.b.action?.aided ?? null, hero, enemy };
}

const line = (m: Moment) => m.box.lines[String(m.top.vars.node)];

/** What each reason says about actions, heroes and what cards of heroes cost. */
export const trueOfHeroes = {
  'exhausted-action': (m) => m.slot().exhausted && m.hero(m.about).actions.includes(m.slot()),
  'must-act': (m) => m.decision.ask === 'choose-action' && m.b.active === m.about,
  'prepare-card': (m) => m.printed(m.ref).prepare === true,
  'already-exhausted': (m) => m.slot().exhausted && m.printed(m.ref).prepare !== true,
  'already-ready': (m) => !(m.slot() ?? m.gear()).exhausted,
  'already-advanced': (m) => m.printed(m.ref).level === 'advanced',
  'tokens-elsewhere': (m) => m.slot().tokens > 0 && m.b.action?.card !== m.ref,
  'tokens-full': (m) => m.slot().tokens === m.arg('limit') && m.slot().tokens >= 2,
  'no-tokens': (m) => m.slot().tokens === 0,
  'other-die': (m) =>
    m.b.action?.dice[Number(m.ref.slice(4))]?.kind !== m.params.die && m.params.die !== 'any',

  mandatory: (m) => m.decision.min > 0 && line(m)?.may === false && line(m)?.cost === undefined,
  accepted: (m) => m.decision.min > 0 && (line(m)?.may === true || line(m)?.cost !== undefined),
  condition: (m) =>
    termsHere(m).some(({ if: when }) => when !== undefined && !holds(m.position, when, contextOf(m))),

  'hero-taken': (m) => (m.frame('acg.main').picked as string[]).includes(m.ref),
  'own-aid': (m) => m.ref === m.b.action?.hero,
  'defeated-to-aid': (m) => m.hero().status !== 'standing',
  defeated: (m) => m.hero().status !== 'standing',
  'another-hero': (m) => m.ref === m.about,
  'not-defeated': (m) => m.hero().status === 'standing' && m.decision.ask === 'choose-hero-to-revive',
  'still-falling': (m) => m.hero().status === 'falling' && m.ref === m.b.active,
  'has-less': (m) => standing(m).some((other) => ahead(m, 'most', other, m.hero()) > 0),
  'has-more': (m) => standing(m).some((other) => ahead(m, 'least', other, m.hero()) < 0),
  'tokens-all-full': (m) => m.hero().actions.every((slot) => slot.tokens >= 2),
  'not-wounded': (m) => m.hero().wounds === 0,
  'cannot-recover': (m) =>
    m.hero().wounds > 0 && m.b.vetoes.some(({ on, verb }) => on === m.ref && verb === 'recover'),

  depleted: (m) => m.gear().depleted,
  'exhausted-gear': (m) => m.gear().exhausted && costs('exhaustSelf')(m),
  'too-few-tokens': (m) => tokens(payer(m)) < Number(m.arg('tokens')) && costs('tokens')(m),
  'too-few-actions': (m) =>
    payer(m).actions.filter(({ card, exhausted }) => !exhausted && m.printed(card).prepare !== true).length <
      Number(m.arg('actions')) && costs('exhaustAction')(m),
  'cannot-suffer': (m) =>
    m.b.vetoes.some(({ on, verb }) => on === payer(m).id && verb === 'be-wounded') && costs('wounds')(m),
  'uses-nothing': (m) => payer(m).status !== 'standing',
  'not-there': (m) =>
    m.b.heroes.every(
      ({ gear, items }) => ![...gear.map(({ card }) => card), ...items].includes(String(m.top.vars.self)),
    ),
} as const satisfies { readonly [why: string]: Claim };
