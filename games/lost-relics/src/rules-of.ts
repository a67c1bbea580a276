import { type Carried, carriedByCard } from '@questhall/tabletop';
import type { LrCard, LrCardKind, LrCardOf } from './cards.js';
import type { LrBox } from './content/box.js';
import type { Action } from './content/schema.js';
import type { Cost } from './content/selectors.js';
import type { LostRelicsRuleId } from './terms.js';

type Rules = readonly LostRelicsRuleId[];

/**
 * The rules a card makes use of: those about what is printed on it, those that its lines carry out, and those
 * that the card itself is the proof of.
 */
export function rulesOf(box: LrBox, card: LrCard, carried: readonly Carried[]): string[] {
  const done = carriedByCard(box, card.id, carried).filter((rule) => rule !== ANY_TEXT);
  return [...new Set<string>([...printed(card), ...costs(box, card), ...done])];
}

/** Carried out by every text of an adventure, so it says nothing about any. */
const ANY_TEXT: LostRelicsRuleId = 'LR-RND-02';

/** Rules about what is printed on each kind of card. */
const PRINTED: { readonly [Kind in LrCardKind]?: (card: LrCardOf<Kind>) => Rules } = {
  hero: ({ id, unwounded, wounded }) => [
    ...(id === 'taros' ? TAROS : HERO),
    ...[unwounded, wounded].flatMap(({ actions }) => actions.flatMap(actionRules)),
  ],
  hostile: ({ rank, tough, reactions, attacks }) => [
    'LR-HOS-01',
    ...(rank === 'leader' ? LEADER : MINION),
    ...when(tough === true, TOUGH),
    ...reactions.flatMap((reaction) => REACTIONS[reaction]),
    ...attacks.flatMap(attackRules),
    ...when(
      attacks.some(({ area }) => area === true),
      HOSTILE_AREA,
    ),
  ],
  treasure: ({ type, hero, actions = [] }) => [
    'LR-TRE-01',
    ...(type === undefined ? UNTYPED : TYPED),
    ...when(hero !== undefined, OF_HERO),
    ...actions.flatMap(actionRules),
  ],
  board: ({ areas }) => [
    'LR-BRD-01',
    'LR-BRD-07',
    'LR-BRD-10',
    ...when(
      Object.values(areas).some(({ haven }) => haven === true),
      HAVEN,
    ),
  ],
  adventure: ({ defeat, doors, things = [], markers, adventureCard }) => [
    ...(['LR-SET-01', 'LR-SET-05', 'LR-SET-08', 'LR-RND-02', 'LR-END-01'] as const),
    ...when(defeat.length > 0, DEFEAT),
    ...when(doors.length > 0, DOORS),
    ...when(things.length > 0, THINGS),
    ...when(markers !== undefined || adventureCard !== undefined, MARKERS),
  ],
  campaign: () => ['LR-CMP-02', 'LR-CMP-03', 'LR-CMP-04', 'LR-CMP-08', 'LR-CMP-12'],
};

const when = (is: boolean, rules: Rules): Rules => (is ? rules : []);

const printed = <Kind extends LrCardKind>(card: LrCardOf<Kind> & { kind: Kind }): Rules =>
  PRINTED[card.kind]?.(card) ?? [];

const HERO: Rules = ['LR-SET-02', 'LR-RND-03', 'LR-RND-09', 'LR-DMH-02', 'LR-DMH-04', 'LR-DMH-07'];
const TAROS: Rules = ['LR-SET-12', 'LR-BRD-09', 'LR-DST-02', 'LR-TRE-07', 'LR-REA-11', 'LR-END-02'];
const LEADER: Rules = ['LR-RND-18', 'LR-REA-04', 'LR-DMG-01', 'LR-DMG-04', 'LR-DMG-05'];
const MINION: Rules = ['LR-HOS-02', 'LR-DMG-02', 'LR-DMG-03'];
const TOUGH: Rules = ['LR-DMG-06', 'LR-DMG-07'];
const HOSTILE_AREA: Rules = ['LR-ATK-12'];
const TYPED: Rules = ['LR-TRE-03', 'LR-TRE-04'];
const UNTYPED: Rules = ['LR-TRE-11'];
const OF_HERO: Rules = ['LR-TRE-05', 'LR-TRE-06'];
const HAVEN: Rules = ['LR-RND-20', 'LR-RND-24'];
const DEFEAT: Rules = ['LR-END-03'];
const DOORS: Rules = ['LR-SET-06', 'LR-BRD-06', 'LR-BRD-14', 'LR-INT-03'];
const THINGS: Rules = ['LR-INT-02', 'LR-INT-05'];
const MARKERS: Rules = ['LR-SET-11'];

const REACTIONS: { readonly [reaction in 'attack' | 'execute' | 'move' | 'retreat']: Rules } = {
  attack: ['LR-HRA-02', 'LR-HRA-03'],
  execute: ['LR-HRA-05', 'LR-HRA-06', 'LR-HRA-07'],
  move: ['LR-HRA-08', 'LR-HRA-09', 'LR-HRA-10', 'LR-HRA-13'],
  retreat: ['LR-HRA-16', 'LR-HRA-17'],
};

type Attack = { readonly range: 'melee' | 'ranged'; readonly area?: true | undefined };

const attackRules = ({ range, area }: Attack): Rules => [
  range === 'melee' ? 'LR-ATK-02' : 'LR-ATK-03',
  ...(area === true ? (['LR-ATK-09', 'LR-ATK-10', 'LR-ATK-13'] as const) : []),
];

function actionRules(action: Action): Rules {
  switch (action.kind) {
    case 'move':
      return ['LR-MOV-01', 'LR-MOV-03'];
    case 'rest':
      return ['LR-RST-01', 'LR-RST-02', 'LR-RST-03'];
    case 'interact':
      return ['LR-INT-01', 'LR-INT-02'];
    case 'attack':
      return [...attackRules(action), 'LR-ATK-06'];
    case 'special':
      return ['LR-ACT-05'];
  }
}

/** A destiny token may be the price of an action, an ability or a line. */
function costs({ actions, abilities, lines }: LrBox, { id }: LrCard): Rules {
  const paying = [actions, abilities, lines].flatMap((table) => Object.entries<object>(table));
  const paid = paying.some(([key, one]) => key.startsWith(`${id}/`) && costOf(one)?.destiny === true);
  return paid ? ['LR-DST-01'] : [];
}

const costOf = (one: { cost?: Cost | undefined }) => one.cost;
