import { type Carried, type ContentReport, carriedBySteps, contentReport } from '@questhall/tabletop';
import { carriedElsewhere } from './carries.js';
import type { AcgBox } from './content/box.js';
import { embodied } from './content/embodied.js';
import { cardsOfKind } from './content/library.js';
import type { AnyCard, QuestSheet } from './content/schema.js';
import { validateContent } from './content/validate.js';
import { vocabulary } from './effects/index.js';
import { records } from './generated/content.js';
import { program } from './program.js';
import { allRules } from './rules/index.js';
import type { AcgRuleId } from './terms.js';

/** Every rule with what carries it out: a step, a function, a shape, or a record of the content. */
export function carriedWith(box: AcgBox): Carried[] {
  const steps = carriedBySteps([program, ...allRules, ...vocabulary.procedures]);
  return [...steps, ...carriedElsewhere, ...byShape, ...byRecords(box)];
}

/** Rules that hold because nothing else can be written down, or because a check refuses it. */
const byShape: readonly { rule: AcgRuleId; by: string }[] = [
  { rule: 'ACG-ENEMY-04', by: 'content/schema.enemy' },
  { rule: 'ACG-DUN-01', by: 'content/schema.dungeon' },
  { rule: 'ACG-GEAR-01', by: 'content/schema.gear' },
  { rule: 'ACG-GEAR-01', by: 'content/checks/heroes.gear' },
  { rule: 'ACG-EXH-02', by: 'content/checks/heroes.prepareIcons' },
  { rule: 'ACG-EXH-03', by: 'content/checks/heroes.prepareIcons' },
  { rule: 'ACG-DUN-06', by: 'setup.layOutHeroes' },
  { rule: 'ACG-NEM-09', by: 'hero-attack.attackTargets' },
  { rule: 'ACG-NEM-09', by: 'effects/choosing-enemies.judgePlace' },
  { rule: 'ACG-ZONE-10', by: 'view.view' },
  { rule: 'ACG-CAMP-09', by: 'view.view' },
];

/** Only records that are there can hold anything. */
function byRecords(box: AcgBox): Carried[] {
  const named = embodied.flatMap(({ rule, records: ids }) =>
    ids.filter((id) => box.records[id] !== undefined).map((id) => ({ rule, by: `content:${id}` })),
  );
  return [...named, ...bySheets(box)];
}

/** Facts about quests in general are held by every sheet that shows them. */
function bySheets(box: AcgBox): Carried[] {
  const sheets = cardsOfKind({ box }, 'quest');
  const hunts = sheets.filter((sheet) => sheet.victory.if.enemyDefeated !== undefined);
  const elites = cardsOfKind({ box }, 'enemy').filter((card) => card.rank === 'elite');
  const held = (rule: AcgRuleId, cards: readonly AnyCard[]) =>
    cards.map(({ id }) => ({ rule, by: `content:${id}` }));
  return [
    ...held('ACG-NEM-13', hunts),
    ...held(
      'ACG-LEG-09',
      sheets.filter((sheet) => rewardsFortune(box, sheet)),
    ),
    ...held('ACG-ENEMY-06', elites),
  ];
}

function rewardsFortune({ cards }: AcgBox, { reward }: QuestSheet): boolean {
  return reward.lines.some(({ do: effect }) => {
    const { card } = (effect?.addToPool ?? {}) as { card?: string };
    return card !== undefined && cards[card]?.kind === 'fortune';
  });
}

const KINDS = [
  'hero-card',
  'action',
  'enemy',
  'location',
  'dungeon',
  'gear',
  'legendary-gear',
  'condition',
  'quest',
] as const;

/** A Legendary Fortune lies in the gear deck and counts as gear. */
export const contentOf = (box: AcgBox): ContentReport =>
  contentReport({
    box,
    sources: records,
    kinds: KINDS,
    countedAs: { fortune: 'gear' },
    validate: validateContent,
  });
