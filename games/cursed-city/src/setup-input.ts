import { BadSetup } from '@questhall/engine';
import { checkThere, pileOf, STANDARD, seatsFor, shaped } from '@questhall/tabletop';
import { NO_GROUND } from '@questhall/tabletop/ground';
import { z } from 'zod';
import type { CcBoard, Person, Quest } from './board.js';
import { carries } from './carries.js';
import type { CcBox } from './content/box.js';
import { cardsOfKind, questCard } from './content/library.js';
import { LIMITS } from './terms.js';

/** What must be known before the first journey is laid out. */
const schema = z.strictObject({
  players: z.int().min(1).max(4),
  quest: z.string(),
  /** A single journey instead of the whole quest. */
  journey: z.string().optional(),
  /** The four heroes of that journey; without them they are picked as the rules say. */
  heroes: z.array(z.string()).length(LIMITS.heroes).optional(),
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
    checkThere(box, 'quest', setup.quest);
    if (setup.journey !== undefined) checkThere(box, 'journey', setup.journey);
    for (const hero of setup.heroes ?? []) checkThere(box, 'hero', hero);
    if (new Set(setup.heroes).size !== (setup.heroes ?? []).length)
      throw new BadSetup('a hero can take part only once');
    checkThere(box, 'difficulty', setup.difficulty ?? STANDARD);
    return setup;
  },
);

export const seatsOf = ({ players }: CcSetup): string[] => seatsFor(players);

const freshPerson = carries(
  'CC-XPL-01',
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
  return {
    mode: setup.journey === undefined ? 'quest' : 'journey',
    chosen: { journey: setup.journey ?? null, heroes: setup.heroes ?? [] },
    difficulty: setup.difficulty ?? STANDARD,
    seats,
    stage: 'setup',
    leader: seats[0] as string,
    quest: freshQuest(box, setup.quest),
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
