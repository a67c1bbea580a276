import { BadSetup } from '@questhall/engine';
import { checkThere, pileOf, STANDARD, seatsFor, shaped } from '@questhall/tabletop';
import { NO_GROUND } from '@questhall/tabletop/ground';
import { z } from 'zod';
import type { CcBoard, Person, Quest } from './board.js';
import { carries } from './carries.js';
import type { CcBox } from './content/box.js';
import { cardsOfKind, questCard } from './content/library.js';
import type { QuestCard } from './content/schema/index.js';
import { type CardId, LIMITS } from './terms.js';

/** What must be known before the first journey is laid out. */
const schema = z.strictObject({
  players: z.int().min(1).max(4),
  quest: z.string().optional(),
  /** A single journey, on the map that the quest die chooses. */
  journey: z.string().optional(),
  /** The journey of this map, without a roll. */
  map: z.string().optional(),
  /** This tutorial and those that follow it, and then the quest. */
  tutorial: z.string().optional(),
  /** Who sets out first, dealt to the players in turn; without them they are picked as the rules say. */
  heroes: z.array(z.string()).optional(),
  difficulty: z.string().optional(),
  switches: z.record(z.string(), z.string()).optional(),
});
export type CcSetup = z.infer<typeof schema>;

/** 1 to 4 players, always 4 heroes. */
export const readSetup = carries(
  ['CC-LDR-06'],
  'setup-input.readSetup',
  (box: CcBox, input: unknown): CcSetup => {
    const setup = shaped(schema, input);
    checkGoal(box, setup);
    if (setup.heroes !== undefined) checkHeroes(box, setup.heroes);
    checkThere(box, 'difficulty', setup.difficulty ?? STANDARD);
    return setup;
  },
);

function checkHeroes(box: CcBox, heroes: readonly string[]): void {
  for (const hero of heroes) checkThere(box, 'hero', hero);
  if (heroes.length !== LIMITS.heroes)
    throw new BadSetup(`exactly ${LIMITS.heroes} heroes take part, not ${heroes.length}`);
  if (new Set(heroes).size !== heroes.length) throw new BadSetup('a hero can take part only once');
}

function checkGoal(box: CcBox, setup: CcSetup): void {
  const [kind, another] = GOALS.filter((goal) => setup[goal] !== undefined);
  if (kind === undefined || another !== undefined)
    throw new BadSetup('choose either the quest, a single journey, the map of a journey, or a tutorial');
  const id = setup[kind] as CardId;
  checkThere(box, kind, id);
  if (kind === 'map' && journeyOn(box, id) === undefined) throw new BadSetup(`no journey leads to '${id}'`);
  if (kind === 'tutorial' && questAfter(box, id) === undefined)
    throw new BadSetup(`no quest begins with '${id}'`);
}
const GOALS = ['quest', 'journey', 'map', 'tutorial'] as const;

/** The journey that may be played on a map. */
const journeyOn = (box: CcBox, map: CardId): CardId | undefined =>
  cardsOfKind({ box }, 'journey').find(({ maps = [] }) => maps.some((row) => row.map === map))?.id;

/** The quest to which a tutorial leads. */
const questAfter = (box: CcBox, tutorial: CardId): QuestCard | undefined =>
  cardsOfKind({ box }, 'quest').find(({ tutorials = [] }) => tutorials.includes(tutorial));

type Goal = { readonly journey: CardId | null; readonly tutorial: CardId | null };

/** A single journey is one of the first quest that has it. */
function questFor(box: CcBox, { journey, tutorial }: Goal): CardId {
  const all = cardsOfKind({ box }, 'quest');
  const [first] = all;
  const known =
    tutorial === null
      ? all.find(({ journeys }) => journeys.includes(journey ?? ''))
      : questAfter(box, tutorial);
  return (known ?? first)?.id ?? '';
}

export const seatsOf = ({ players }: CcSetup): string[] => seatsFor(players);

const freshPerson = carries(
  ['CC-XPL-01', 'CC-XPL-09'],
  'setup-input.freshPerson',
  (id: string): Person => ({
    id,
    dead: false,
    level: 0,
    experience: 0,
    treasure: null,
    item: null,
    armour: null,
    weapon: null,
    realmstone: [],
  }),
);

/** A quest that has not begun, with the counters of its card. */
const freshQuest = carries(
  ['CC-SET-12', 'CC-SET-13', 'CC-CMP-12'],
  'setup-input.freshQuest',
  (box: CcBox, id: string): Quest => {
    const { fear, influence } = questCard({ box }, id);
    return {
      id,
      fear,
      influence,
      log: [],
      destroyed: [],
      unlocked: [],
      counters: {},
      read: [],
      result: null,
    };
  },
);

const freshCompany = (box: CcBox): Person[] => cardsOfKind({ box }, 'hero').map(({ id }) => freshPerson(id));

/** The table before the first rule runs. */
export function freshBoard(box: CcBox, setup: CcSetup): CcBoard {
  const seats = seatsOf(setup);
  const { map = null, heroes = [], tutorial = null } = setup;
  const journey = setup.journey ?? (map === null ? null : (journeyOn(box, map) ?? null));
  return {
    mode: journey === null ? 'quest' : 'journey',
    chosen: { journey, map, heroes, tutorial },
    difficulty: setup.difficulty ?? STANDARD,
    seats,
    stage: 'setup',
    leader: seats[0] as string,
    quest: freshQuest(box, setup.quest ?? questFor(box, { journey, tutorial })),
    company: freshCompany(box),
    journey: null,
    heroes: [],
    hostiles: [],
    track: Array.from({ length: LIMITS.groups }, () => null),
    order: [],
    active: null,
    destiny: { available: [], aside: LIMITS.destinyDice },
    discovery: pileOf([]),
    encounters: pileOf([]),
    exploration: pileOf([]),
    drawn: null,
    ground: NO_GROUND,
    things: [],
    crisis: null,
    rolls: [],
    attacks: [],
    harm: [],
    later: [],
    spent: [],
    listening: {},
    modifiers: [],
    vetoes: [],
  };
}
