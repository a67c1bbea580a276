import type { ContentError } from '@questhall/tabletop';
import { carries } from '../../carries.js';
import { ACTION_TYPES, CONDITIONS, HEROES, type HeroId, type Icon, LIMITS, SLOTS } from '../../terms.js';
import type { Line } from '../line.js';
import type { ActionCard } from '../schema.js';
import { type Check, groupBy, type Loaded, ofKind, type Pack, problem, sayOf } from './pack.js';
import { paramsFor } from './walk.js';

const LEVELS = ['basic', 'advanced'] as const;
const PARTY_SIZES = [2, 3, 4] as const;
const LEGENDARY = 3;

/** A missing card has no file of its own to point at. */
const missing = (hero: HeroId, message: string): ContentError => ({ file: '', id: hero, message });

/** The action proper is one line of the card; no other card has such a line. */
export const actionLines: Check = carries('ACG-ACT-02', 'validate.actionLines', (pack) =>
  pack.flatMap((loaded) => {
    const { card } = loaded;
    const found = paramsFor(card, 'action').length;
    if (card.kind !== 'action') {
      return found === 0 ? [] : [problem(loaded, 'only an action card has an action line')];
    }
    return found === 1 ? [] : [problem(loaded, `it has ${found} action lines instead of 1`)];
  }),
);

/** One draw for each explore action, made by the card's own line. */
export const explorePrintsItsDraw: Check = carries('ACG-AER-10', 'validate.explorePrintsItsDraw', (pack) =>
  sayOf(ofKind(pack, 'action'), (card) => {
    const draws = paramsFor(card, 'drawDungeon').length;
    if (card.type !== 'explore') return [draws > 0 && 'only an explore action draws dungeon cards'];
    return [draws !== 1 && `it has ${draws} lines that draw dungeon cards instead of 1`];
  }),
);

/** Per hero: a card for each party size, four actions on both levels, three legendary cards. */
export const heroCards: Check = carries(
  ['ACG-COMP-02', 'ACG-ACT-01', 'ACG-LEG-01'],
  'validate.heroCards',
  (pack) =>
    HEROES.flatMap((hero) => [
      ...missingSizes(pack, hero),
      ...missingActions(pack, hero),
      ...legendary(pack, hero),
    ]),
);

function missingSizes(pack: Pack, hero: HeroId): ContentError[] {
  const cards = ofKind(pack, 'hero-card').filter(({ card }) => card.hero === hero);
  return PARTY_SIZES.flatMap((size) => {
    const n = cards.filter(({ card }) => card.heroes === size).length;
    return n === 1 ? [] : [missing(hero, `there are ${n} hero cards for a party of ${size} instead of 1`)];
  });
}

function missingActions(pack: Pack, hero: HeroId): ContentError[] {
  const cards = ofKind(pack, 'action').filter(({ card }) => card.hero === hero);
  return LEVELS.flatMap((level) =>
    ACTION_TYPES.flatMap((type) => {
      const n = cards.filter(({ card }) => card.level === level && card.type === type).length;
      return n === 1 ? [] : [missing(hero, `there are ${n} ${level} ${type} cards instead of 1`)];
    }),
  );
}

function legendary(pack: Pack, hero: HeroId): ContentError[] {
  const n = ofKind(pack, 'legendary-gear').filter(({ card }) => card.hero === hero).length;
  return n === LEGENDARY
    ? []
    : [missing(hero, `there are ${n} legendary gear cards instead of ${LEGENDARY}`)];
}

/** One prepare icon on each level, on cards of the same action, so that one always remains. */
export const prepareIcons: Check = carries(['ACG-EXH-02', 'ACG-EXH-03'], 'validate.prepareIcons', (pack) =>
  HEROES.flatMap((hero) => {
    const cards = ofKind(pack, 'action').flatMap(({ card }) =>
      card.hero === hero && card.prepare === true ? [card] : [],
    );
    const [basic, advanced] = LEVELS.map((level) => cards.filter((card) => card.level === level)) as [
      ActionCard[],
      ActionCard[],
    ];
    const wrong = ([level, found]: [string, ActionCard[]]) =>
      found.length === 1
        ? []
        : [missing(hero, `${found.length} ${level} cards have the prepare icon instead of 1`)];
    const lists: [string, ActionCard[]][] = [
      ['basic', basic],
      ['advanced', advanced],
    ];
    const errors = lists.flatMap(wrong);
    const moved = errors.length === 0 && basic[0]?.type !== advanced[0]?.type;
    return moved ? [missing(hero, 'the prepare icon changes its action when the card is upgraded')] : errors;
  }),
);

/** Icon and line are one effect: a card that has the one has the other, once and last. */
export const prepareLines: Check = carries(['ACG-ACT-12', 'ACG-ACT-13'], 'validate.prepareLines', (pack) =>
  sayOf(ofKind(pack, 'action'), (card) => {
    const times = paramsFor(card, 'ready').filter(readiesAll).length;
    if (card.prepare !== true)
      return [times > 0 && 'only a card with the prepare icon readies all of your actions'];
    if (!endsReady(card.lines.at(-1)))
      return ['a card with the prepare icon ends with the line that readies all of your actions'];
    return [times !== 1 && `it readies all of your actions in ${times} lines instead of 1`];
  }),
);

/** Nobody has to pay for it, and nobody can decline it. */
const endsReady = (line: Line | undefined): boolean =>
  line?.do?.ready !== undefined && Object.keys(line).length === 1 && readiesAll(line.do.ready);

function readiesAll(ready: unknown): boolean {
  const { action } = ready as { action?: { hero: unknown; count: unknown } };
  return action?.hero === 'you' && action.count === 'all';
}

/** All different in name, each of exactly one type. */
export const gear: Check = carries('ACG-GEAR-01', 'validate.gear', (pack) => {
  const all = [...ofKind(pack, 'gear'), ...ofKind(pack, 'legendary-gear')];
  const named = groupBy(all, ({ card }) => card.name);
  const twice = Object.values(named).flatMap((same) => same.slice(1).map((loaded) => twin(loaded)));
  const slots = sayOf(all, ({ slot }) => [!SLOTS.includes(slot) && `'${slot}' is no type of gear`]);
  return [...twice, ...slots];
});
const twin = (loaded: Loaded) => problem(loaded, `another gear card is named '${loaded.card.name}' too`);

/** Legendary gear belongs to a class, ordinary gear to nobody. */
export const gearOwners: Check = carries('ACG-LEG-01', 'validate.gearOwners', (pack) => [
  ...sayOf(ofKind(pack, 'legendary-gear'), ({ hero }) => [
    hero === undefined && 'legendary gear names its hero',
  ]),
  ...sayOf(ofKind(pack, 'gear'), ({ hero }) => [
    hero !== undefined && 'only legendary gear belongs to one hero',
  ]),
]);

/** Three conditions, with a copy for every hero. */
export const conditions: Check = carries(['ACG-COND-07', 'ACG-COND-03'], 'validate.conditions', (pack) => {
  const cards = ofKind(pack, 'condition');
  const lacking = CONDITIONS.filter((id) => !cards.some(({ card }) => card.id === id));
  return [
    ...lacking.map((id) => ({ file: '', id, message: `the condition '${id}' is missing` })),
    ...sayOf(cards, ({ copies }) => [
      copies < LIMITS.conditionCopies && `${copies} copies are too few for ${LIMITS.conditionCopies} heroes`,
    ]),
  ];
});

const FACES: { [die in 'hero' | 'enemy']: readonly Icon[] } = {
  hero: ['success', 'critical', 'defence'],
  enemy: ['claw', 'nemesis'],
};

/** Faces are data; what they may show is not. */
export const dice: Check = carries(['ACG-DICE-01', 'ACG-DICE-02'], 'validate.dice', (pack) => {
  const all = ofKind(pack, 'dice');
  const kinds = ['hero', 'enemy'] as const;
  const counts = kinds.map((die) => all.filter(({ card }) => card.die === die).length);
  return [
    ...kinds.flatMap((die, i) =>
      counts[i] === 1
        ? []
        : [{ file: '', id: `${die}-die`, message: `there are ${counts[i]} ${die} dice instead of 1` }],
    ),
    ...sayOf(all, ({ die, faces }) =>
      faces.flat().map((icon) => !FACES[die].includes(icon) && `a ${die} die does not show '${icon}'`),
    ),
  ];
});
