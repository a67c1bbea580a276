import { type Carried, carriedBySteps } from '@questhall/tabletop';
import { embodied } from './content/embodied.js';
import { type ContentError, cardsOfKind, copiesOf, library } from './content/library.js';
import type { AnyCard, QuestSheet } from './content/schema.js';
import { validateContent } from './content/validate.js';
import { effectProcedures } from './effects/index.js';
import { records } from './generated/content.js';
import { carriedElsewhere } from './kit.js';
import { program } from './program.js';
import { allRules } from './rules/index.js';
import type { AcgRuleId } from './terms.js';

const procedures = [program, ...allRules, ...effectProcedures];

/** Every rule with what carries it out: a step, a function, a shape, or a record of the content. */
export function acgCarried(): Carried[] {
  return [...carriedBySteps(procedures), ...carriedElsewhere, ...byShape, ...byRecords()];
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
  { rule: 'ACG-NEM-09', by: 'effects/choosing.enemiesFor' },
  { rule: 'ACG-ZONE-10', by: 'view.view' },
  { rule: 'ACG-CAMP-09', by: 'view.view' },
];

/** Only records that are there can hold anything. */
function byRecords(): Carried[] {
  const named = embodied.flatMap(({ rule, records: ids }) =>
    ids.filter((id) => library.records[id] !== undefined).map((id) => ({ rule, by: `content:${id}` })),
  );
  return [...named, ...bySheets()];
}

/** Facts about quests in general are held by every sheet that shows them. */
function bySheets(): Carried[] {
  const sheets = cardsOfKind('quest');
  const hunts = sheets.filter((sheet) => sheet.victory.if.enemyDefeated !== undefined);
  const elites = cardsOfKind('enemy').filter((card) => card.rank === 'elite');
  const held = (rule: AcgRuleId, cards: readonly AnyCard[]) =>
    cards.map(({ id }) => ({ rule, by: `content:${id}` }));
  return [
    ...held('ACG-NEM-13', hunts),
    ...held('ACG-LEG-09', sheets.filter(rewardsFortune)),
    ...held('ACG-ENEMY-06', elites),
  ];
}

function rewardsFortune({ reward }: QuestSheet): boolean {
  return reward.lines.some(({ do: effect }) => {
    const { card } = (effect?.addToPool ?? {}) as { card?: string };
    return card !== undefined && library.cards[card]?.kind === 'fortune';
  });
}

export type ContentReport = {
  kinds: { [kind: string]: number };
  origins: { [origin: string]: number };
  scripts: number;
  scriptShare: number;
  errors: ContentError[];
};

const KINDS: readonly AnyCard['kind'][] = [
  'hero-card',
  'action',
  'enemy',
  'location',
  'dungeon',
  'gear',
  'legendary-gear',
  'condition',
  'quest',
];

/** How much there is: cards as they lie in the box, copies counted, and where each record comes from. */
export function acgContent(): ContentReport {
  const all = Object.values(library.records);
  const kinds: ContentReport['kinds'] = {};
  for (const kind of KINDS) kinds[kind] = 0;
  const origins: ContentReport['origins'] = { printed: 0, inferred: 0, ours: 0 };
  for (const card of all) {
    // A Legendary Fortune lies in the gear deck and counts as gear.
    const kind = card.kind === 'fortune' ? 'gear' : card.kind;
    if (kinds[kind] !== undefined) kinds[kind] += copiesOf(card).length;
    origins[card.origin] = (origins[card.origin] ?? 0) + 1;
  }
  const scripts = all.filter((card) => 'script' in card && card.script === true).length;
  return { kinds, origins, scripts, scriptShare: scripts / Math.max(1, all.length), errors: errors() };
}

/** Faults of single records, then of the pack as a whole, which can be checked only if there are none of the first. */
function errors(): ContentError[] {
  return library.errors.length > 0 ? [...library.errors] : validateContent(records);
}
