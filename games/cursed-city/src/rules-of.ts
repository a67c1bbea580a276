import { type Carried, carriedByCard } from '@questhall/tabletop';
import type { CcCard, CcCardKind, CcCardOf } from './cards.js';
import type { CcBox } from './content/box.js';
import type { HeroSide, HostileSide, Weapon } from './content/schema/index.js';
import type { CursedCityRuleId, HostileStep } from './terms.js';

type Rules = readonly CursedCityRuleId[];

/**
 * The rules a card makes use of: those about what is printed on it, those that its lines carry out, and those
 * that the card itself is the proof of.
 */
export function rulesOf(box: CcBox, card: CcCard, carried: readonly Carried[]): string[] {
  const done = carriedByCard(box, card.id, carried).filter((rule) => rule !== ANY_LINE);
  return [...new Set<string>([...printed(card), ...done])];
}

/** Carried out by every text there is, so it says nothing about any. */
const ANY_LINE: CursedCityRuleId = 'CC-ACT-07';

const when = (is: boolean, rules: Rules): Rules => (is ? rules : []);

/** Rules about what is printed on each kind of card. */
const PRINTED: { readonly [Kind in CcCardKind]: (card: CcCardOf<Kind>) => Rules } = {
  hero: ({ front, inspired, counters }) => [
    ...HERO,
    ...when(counters !== undefined, ['CC-SET-06']),
    ...[front, inspired].flatMap(sideRules),
  ],
  trait: ({ weapons = [] }) => ['CC-XPL-08', 'CC-XPL-09', 'CC-XPL-10', ...weapons.flatMap(weaponRules)],
  empowerment: ({ weapons = [] }) => [...EMPOWERMENT, ...weapons.flatMap(weaponRules)],
  item: () => ['CC-ITM-01', 'CC-ITM-02', 'CC-ITM-03'],
  discovery: ({ type }) => ['CC-SRC-02', ...DISCOVERIES[type]],
  hostile: ({ size, day, night, composition = [] }) => [
    ...HOSTILE,
    ...when(size === 'small', SMALL),
    ...when(composition.length > 0, ['CC-CON-03', 'CC-CON-04']),
    ...[day, night].flatMap(hostileRules),
  ],
  encounter: () => ['CC-ENC-01', 'CC-ENC-02', 'CC-ENC-05', 'CC-ENC-09', 'CC-ENC-11', 'CC-HAC-04'],
  exploration: ({ groups, lychgates, symbol }) => [
    ...EXPLORATION,
    ...when(groups > 0, ['CC-DEL-15', 'CC-DEL-17']),
    ...when(lychgates.length > 0, ['CC-DEL-11', 'CC-DEL-12']),
    ...when(symbol === true, ['CC-DEL-14']),
  ],
  tile: ({ zone }) => [
    'CC-BRD-01',
    'CC-BRD-02',
    ...when(zone === 'drop', ['CC-SET-20', 'CC-BRD-16']),
    ...when(zone === 'extraction', ['CC-EXT-02', 'CC-EVT-02', 'CC-BRD-16']),
  ],
  map: ({ objects, lychgates }) => [
    'CC-BRD-08',
    'CC-SET-21',
    ...when(objects.length > 0, ['CC-ENC-06']),
    ...when(
      objects.some(({ guarded }) => guarded === true),
      ['CC-JTY-03', 'CC-JTY-04'],
    ),
    ...when(lychgates.length > 0, ['CC-BRD-06', 'CC-REI-05']),
  ],
  journey: ({ type }) => ['CC-SET-03', 'CC-JEN-02', 'CC-JEN-12', 'CC-JTY-01', ...JOURNEYS[type]],
  crises: () => ['CC-CRI-03', 'CC-CRI-04'],
  entry: ({ stays }) => ['CC-CRI-04', 'CC-CRI-05', stays === true ? 'CC-CRI-13' : 'CC-CRI-06'],
  table: ({ use }) => (use === 'event' ? ['CC-EVT-04'] : ['CC-JEN-03', 'CC-JEN-04', 'CC-EXE-15']),
  quest: () => QUEST,
  die: () => ['CC-DIC-02', 'CC-DIC-10'],
  tutorial: ({ number }) => [TUTORIALS[number - 1] ?? 'CC-TUT-01'],
  difficulty: () => [],
};

const printed = <Kind extends CcCardKind>(card: CcCardOf<Kind> & { kind: Kind }): Rules =>
  (PRINTED[card.kind] as (one: CcCardOf<Kind>) => Rules)(card);

const HERO: Rules = ['CC-SET-04', 'CC-INS-06', 'CC-INS-08', 'CC-ACT-11', 'CC-DEF-08', 'CC-DEF-12'];
const EMPOWERMENT: Rules = ['CC-RLM-02', 'CC-RLM-03', 'CC-RLM-04', 'CC-RLM-05', 'CC-RLM-06'];
const HOSTILE: Rules = ['CC-DMG-02', 'CC-DMG-03', 'CC-NGT-04', 'CC-HAC-10', 'CC-HAC-11'];
const SMALL: Rules = ['CC-BRD-09', 'CC-HMV-06', 'CC-HMV-13'];
const EXPLORATION: Rules = ['CC-DEL-07', 'CC-DEL-10', 'CC-DEL-13', 'CC-DEL-23'];
const QUEST: Rules = [
  'CC-QST-01',
  'CC-QST-03',
  'CC-QST-04',
  'CC-QST-05',
  'CC-QST-06',
  'CC-SET-12',
  'CC-SET-13',
];
const TUTORIALS: Rules = ['CC-TUT-01', 'CC-TUT-02', 'CC-TUT-03', 'CC-TUT-04', 'CC-TUT-05'];

const DISCOVERIES: { readonly [type in CcCardOf<'discovery'>['type']]: Rules } = {
  treasure: ['CC-SRC-04', 'CC-SRC-05', 'CC-SRC-06', 'CC-SRC-08', 'CC-SRC-17'],
  trap: ['CC-SRC-09', 'CC-SRC-12', 'CC-SRC-15'],
  crisis: ['CC-SRC-10', 'CC-SRC-12', 'CC-CRI-01'],
  realmstone: ['CC-SRC-11', 'CC-SRC-18', 'CC-RLM-01', 'CC-RLM-08'],
};

const JOURNEYS: { readonly [type in CcCardOf<'journey'>['type']]: Rules } = {
  hunt: ['CC-JTY-02', 'CC-SET-21', 'CC-SET-22'],
  scavenge: ['CC-JTY-03', 'CC-JTY-05'],
  deliverance: ['CC-DEL-01', 'CC-DEL-02', 'CC-DEL-04', 'CC-DEL-05', 'CC-DEL-21'],
  decapitation: ['CC-JTY-06', 'CC-JTY-07', 'CC-QST-02', 'CC-QST-07'],
};

const sideRules = ({ weapons }: HeroSide): Rules => weapons.flatMap(weaponRules);

const RANGES: { readonly [range in Weapon['range']]: Rules } = {
  melee: ['CC-ATK-05'],
  ranged: ['CC-ATK-06'],
  dual: ['CC-ATK-07'],
};

const weaponRules = ({ range, reload, finisher }: Weapon): Rules => [
  ...RANGES[range],
  ...when(reload === true, ['CC-ATK-17']),
  ...when(finisher === true, ['CC-ATK-18']),
];

const STEPS: { readonly [step in HostileStep]: Rules } = {
  move: ['CC-HMV-01'],
  attack: ['CC-HAT-01'],
  advance: ['CC-HAC-14'],
  charge: ['CC-HAC-15'],
};

const hostileRules = ({ weapons, behaviour, passives = [] }: HostileSide): Rules => [
  ...weapons.flatMap(weaponRules),
  ...behaviour.flatMap(({ does }) => does.flatMap((step) => STEPS[step])),
  ...passives.flatMap((one): Rules => {
    if ('ignores' in one) return ['CC-DMG-05'];
    return 'stat' in one && one.stat === 'reduce' ? ['CC-DMG-04', 'CC-DMG-06'] : [];
  }),
];
