import { BadSetup } from '@questhall/engine';
import { checkThere, pileOf, STANDARD, seatsFor, shaped } from '@questhall/tabletop';
import { z } from 'zod';
import type { AcgBoard } from './board.js';
import { carries } from './carries.js';
import type { AcgBox } from './content/box.js';
import { freshHero } from './rules/setup.js';
import { HEROES, type HeroId } from './terms.js';

/** What must be known before the first card is dealt. Without heroes, the players choose them in the game. */
const schema = z.strictObject({
  players: z.int().min(1).max(4),
  heroes: z.array(z.enum(HEROES)).optional(),
  campaign: z.string().optional(),
  quest: z.string().optional(),
  difficulty: z.string().optional(),
  switches: z.record(z.string(), z.string()).optional(),
});
export type AcgSetup = z.infer<typeof schema>;

/** 1 to 4 players, 2 to 4 heroes, each class once, a lone player with two; one campaign, quest or delve. */
export const readSetup = carries(
  ['ACG-COMP-03', 'ACG-SETUP-01', 'ACG-SETUP-02', 'ACG-SETUP-03', 'ACG-CAMP-03'],
  'setup-input.readSetup',
  (box: AcgBox, input: unknown): AcgSetup => {
    const setup = shaped(schema, input);
    if (setup.heroes !== undefined) checkHeroes(setup.heroes, setup.players);
    checkGoal(box, setup);
    checkThere(box, 'difficulty', setup.difficulty ?? STANDARD);
    return setup;
  },
);

function checkHeroes(heroes: readonly HeroId[], players: number): void {
  if (new Set(heroes).size < heroes.length) throw new BadSetup('each hero can be taken only once');
  const needed = players === 1 ? 2 : players;
  if (heroes.length !== needed) {
    const who =
      players === 1 ? 'a single player plays exactly 2 heroes' : `${players} players play ${players} heroes`;
    throw new BadSetup(`${who}, not ${heroes.length}`);
  }
}

function checkGoal(box: AcgBox, { campaign, quest }: AcgSetup): void {
  if ((campaign === undefined) === (quest === undefined)) {
    throw new BadSetup('choose either a campaign or a single quest (a delve is a single quest)');
  }
  if (campaign === undefined) checkThere(box, 'quest', quest ?? '');
  else checkThere(box, 'campaign', campaign);
}

export const seatsOf = ({ players }: AcgSetup): string[] => seatsFor(players);

/** The table before the first rule runs. */
export function freshBoard(box: AcgBox, setup: AcgSetup): AcgBoard {
  const seats = seatsOf(setup);
  const heroes = setup.heroes ?? [];
  const sheet = setup.quest === undefined ? undefined : box.records[setup.quest];
  const delve = sheet?.kind === 'quest' && sheet.delve === true;
  const pile = () => pileOf([]);
  return {
    mode: setup.campaign !== undefined ? 'campaign' : delve ? 'delve' : 'quest',
    difficulty: setup.difficulty ?? STANDARD,
    seats,
    stage: 'setup',
    quest: setup.quest ?? '',
    round: 0,
    phase: 'hero',
    heroes: heroes.map((hero, i) =>
      freshHero({ box }, hero, seats[i] ?? (seats[0] as string), heroes.length),
    ),
    leader: null,
    active: null,
    enemies: [],
    location: null,
    peril: 0,
    decks: { enemy: pile(), location: pile(), dungeon: pile(), gear: pile() },
    removed: [],
    aside: [],
    drawn: [],
    looking: null,
    supply: { bleeding: 0, empowered: 0, sickened: 0 },
    action: null,
    campaign:
      setup.campaign === undefined
        ? null
        : { id: setup.campaign, results: [], pool: [], inPlay: [], gone: [] },
    result: null,
    defeatedNames: [],
    fallen: {},
    listening: {},
    modifiers: [],
    vetoes: [],
    activating: [],
    stake: null,
    nextEntity: 1,
  };
}
