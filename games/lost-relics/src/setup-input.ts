import { BadSetup } from '@questhall/engine';
import { checkThere, STANDARD, seatsFor, shaped } from '@questhall/tabletop';
import { z } from 'zod';
import type { Hero, LrBoard } from './board.js';
import { carries } from './carries.js';
import type { LrBox } from './content/box.js';
import { COMPANION, FIGURES, HEROES, type HeroId, MISTRESS } from './terms.js';

/** What must be known before the boards are laid out. */
const schema = z.strictObject({
  players: z.int().min(1).max(4),
  /** Which player, from 1 on, leads which hero; without it the heroes are dealt out in turn. */
  heroes: z.record(z.string(), z.int()).optional(),
  adventure: z.string().optional(),
  campaign: z.string().optional(),
  difficulty: z.string().optional(),
  switches: z.record(z.string(), z.string()).optional(),
});
export type LrSetup = z.infer<typeof schema>;

/** 1 to 4 players, always 4 heroes, each with one player; one adventure, or the campaign from its start. */
export const readSetup = carries(
  ['LR-SET-02', 'LR-SET-03', 'LR-SET-04', 'LR-CMP-01', 'LR-CMP-02'],
  'setup-input.readSetup',
  (box: LrBox, input: unknown): LrSetup => {
    const setup = shaped(schema, input);
    if (setup.heroes !== undefined) checkHeroes(setup.heroes, setup.players);
    if ((setup.campaign === undefined) === (setup.adventure === undefined))
      throw new BadSetup('choose either a single adventure or a campaign');
    if (setup.campaign !== undefined) checkThere(box, 'campaign', setup.campaign);
    else checkThere(box, 'adventure', setup.adventure ?? '');
    checkThere(box, 'difficulty', setup.difficulty ?? STANDARD);
    return setup;
  },
);

function checkHeroes(heroes: { [hero: string]: number }, players: number): void {
  const unknown = Object.keys(heroes).find((hero) => !(HEROES as readonly string[]).includes(hero));
  if (unknown !== undefined) throw new BadSetup(`'${unknown}' is not one of the four: ${HEROES.join(', ')}`);
  const alone = HEROES.find((hero) => heroes[hero] === undefined);
  if (alone !== undefined) throw new BadSetup(`all four heroes take part; nobody leads ${alone}`);
  const nobody = Object.values(heroes).find((player) => player < 1 || player > players);
  if (nobody !== undefined) throw new BadSetup(`there is no player ${nobody}`);
}

export const seatsOf = ({ players }: LrSetup): string[] => seatsFor(players);

function seatOf({ heroes, players }: LrSetup, hero: HeroId): string {
  const who = hero === COMPANION ? MISTRESS : hero;
  const dealt = (HEROES.indexOf(who as (typeof HEROES)[number]) % players) + 1;
  return `p${heroes?.[who] ?? dealt}`;
}

/** Taros is a fifth figure: a hero card, but no dice and no initiative card. */
const freshHero = carries(
  ['LR-SET-02', 'LR-SET-09', 'LR-SET-12'],
  'setup-input.freshHero',
  (id: HeroId, seat: string): Hero => ({
    id,
    seat,
    area: null,
    out: false,
    wounded: false,
    damage: 0,
    dice: [],
    destiny: 0,
    treasure: [],
  }),
);

/** The table before the first rule runs. */
export function freshBoard(setup: LrSetup): LrBoard {
  const { campaign, adventure = '', difficulty = STANDARD } = setup;
  return {
    mode: campaign === undefined ? 'one-off' : 'campaign',
    difficulty,
    seats: seatsOf(setup),
    stage: 'setup',
    adventure,
    round: 0,
    phase: null,
    heroes: FIGURES.map((id) => freshHero(id, seatOf(setup, id))),
    hostiles: [],
    cards: [],
    doors: [],
    things: [],
    markers: { adventure: null, bounty: null },
    adventureCard: false,
    counters: {},
    slain: {},
    line: [],
    active: null,
    lastActed: null,
    deck: [],
    drawn: null,
    result: null,
    campaign: campaign === undefined ? null : { id: campaign, won: 0, tries: {}, retry: false },
    stake: null,
    spent: [],
    listening: {},
    modifiers: [],
  };
}
