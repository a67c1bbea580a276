import { BadSetup } from '@questhall/engine';
import { checkThere, pileOf, seatsFor, shaped } from '@questhall/tabletop';
import { z } from 'zod';
import type { Rival, WowBoard } from './board.js';
import { carries } from './carries.js';
import type { WowBox } from './content/box.js';
import { worldOf } from './content/library.js';
import { LIMITS } from './terms.js';

/** What must be known before anything is shuffled. */
const schema = z.strictObject({
  players: z.int().min(LIMITS.players.min).max(LIMITS.players.max),
  /** Which player, from 1 on, has which character; whoever is left out chooses. */
  heroes: z.record(z.string(), z.int()).optional(),
  /** The board that is played on. */
  world: z.string().optional(),
  switches: z.record(z.string(), z.string()).optional(),
});
export type WowSetup = z.infer<typeof schema>;

/** Two to four rivals, one character each. */
export const readSetup = carries(
  ['WOW-SET-01', 'WOW-SET-13'],
  'setup-input.readSetup',
  (box: WowBox, input: unknown): WowSetup => {
    const setup = shaped(schema, input);
    if (setup.world !== undefined) checkThere(box, 'world', setup.world);
    const given = Object.entries(setup.heroes ?? {});
    for (const [character, player] of given) {
      checkThere(box, 'character', character);
      if (player < 1 || player > setup.players) throw new BadSetup(`there is no player ${player}`);
    }
    if (new Set(given.map(([, player]) => player)).size < given.length)
      throw new BadSetup('each player has one character');
    return setup;
  },
);

export const seatsOf = ({ players }: WowSetup): string[] => seatsFor(players);

const freshRival = carries(
  ['WOW-SET-07', 'WOW-SET-14', 'WOW-SET-15'],
  'setup-input.freshRival',
  (seat: string, character: string): Rival => ({
    seat,
    character,
    level: 'grey',
    side: 'start',
    space: null,
    damage: 0,
    energy: 0,
    hand: [],
    deck: pileOf([]),
    weapon: null,
    armor: null,
    bag: [],
    quests: [],
    log: [],
    tokens: [],
  }),
);

/** The table before the first rule runs. */
export function freshBoard(box: WowBox, setup: WowSetup): WowBoard {
  const characterOf = (player: number) =>
    Object.entries(setup.heroes ?? {}).find(([, who]) => who === player)?.[0] ?? '';
  return {
    seats: seatsOf(setup),
    first: '',
    active: '',
    round: 0,
    phase: null,
    turn: { moves: 0, ambush: 0, played: [], skips: [], defeated: [] },
    rivals: seatsOf(setup).map((seat, i) => freshRival(seat, characterOf(i + 1))),
    challenge: { grey: [], green: [], yellow: [], red: [] },
    elite: pileOf([]),
    trophies: {},
    discoveries: [],
    discarded: [],
    placed: [],
    revealed: [],
    looked: null,
    spots: 0,
    track: Array.from({ length: worldOf({ box }).track }, () => null),
    global: null,
    locations: [],
    flipped: [],
    drawn: [],
    turned: { round: 0, cards: [] },
    questTokens: [],
    playing: [],
    attached: [],
    combat: null,
    stake: null,
    spent: [],
    listening: {},
    modifiers: [],
    types: [],
  };
}
