import {
  LOST_RELICS_LANGUAGES,
  type LrGame,
  type LrSetup,
  lostRelicsCarried,
  lostRelicsContent,
  lostRelicsIn,
  lostRelicsGame as shipped,
} from '@questhall/lost-relics';
import { Refused } from '../errors.js';
import { called, theOnly } from './called.js';
import { lostRelicsAsks } from './lost-relics-asks.js';
import { lostRelicsCells } from './lost-relics-cells.js';
import { type Playable, playable, type Wishes } from './playable.js';

/** Lost Relics. */
export const lostRelicsGame: Playable = gameOf(shipped);

function gameOf(game: LrGame): Playable {
  const { rules, show } = game;
  const setup = (wishes: Wishes) => lostRelicsSetup(wishes, game);
  return playable({
    rules,
    show,
    setup,
    asks: (wishes) => lostRelicsAsks(wishes, game),
    cells: (wishes) => lostRelicsCells(wishes, setup),
    content: lostRelicsContent,
    carried: lostRelicsCarried,
    languages: LOST_RELICS_LANGUAGES,
    in: async (code) => gameOf(await lostRelicsIn(LOST_RELICS_LANGUAGES.find((one) => one === code) ?? 'en')),
  });
}

/** A lone player leads all four heroes; friends share them out. The first adventure unless another is named. */
export function lostRelicsSetup(wishes: Wishes, game: LrGame = shipped): LrSetup {
  refuseDelve(wishes);
  const players = playersFor(wishes);
  const led = leadersOf(wishes.heroes, players, game);
  return {
    players,
    ...(led !== undefined && { heroes: led }),
    ...goalOf(wishes, game),
    ...(wishes.difficulty !== undefined && {
      difficulty: called(wishes.difficulty, game.difficulties(), 'difficulty').id,
    }),
    ...(wishes.switches !== undefined && { switches: { ...wishes.switches } }),
  };
}

function refuseDelve({ delve }: Wishes): void {
  if (delve !== undefined)
    throw new Refused('There are no delves in Lost Relics. Choose an adventure with --quest, or --campaign.');
}

function playersFor({ players, bots = 'none' }: Wishes): number {
  if (players === undefined) return bots === 'none' ? 1 : 2;
  if (players > 4) throw new Refused(`1 to 4 players can play, not ${players}.`);
  return players;
}

/** Names say who leads whom: the first is led by the first player, and so on in turn. */
function leadersOf(heroes: string | undefined, players: number, game: LrGame): LrSetup['heroes'] {
  const all = game.heroes();
  if (heroes === undefined || Number(heroes) === all.length) return undefined;
  if (/^\d+$/.test(heroes.trim()))
    throw new Refused(
      `All four heroes take part, not ${heroes.trim()}. Set the number of players with --players.`,
    );
  const names = heroes.split(',').map((name) => name.trim());
  if (names.includes('')) throw new Refused('A hero has no name: separate names by single commas.');
  const ids = names.map((name) => called(name, all, 'hero').id);
  if (ids.length !== all.length || new Set(ids).size !== all.length)
    throw new Refused('All four heroes take part: name each once, in the order of the players.');
  return Object.fromEntries(ids.map((id, at) => [id, (at % players) + 1]));
}

type Goal = Pick<LrSetup, 'adventure' | 'campaign'>;

function goalOf({ quest, campaign }: Wishes, game: LrGame): Goal {
  if (quest !== undefined && campaign !== undefined)
    throw new Refused('Choose one of --quest and --campaign.');
  const of = (kind: string) => game.adventures().filter((one) => one.kind === kind);
  if (campaign === '') return { campaign: theOnly(of('campaign'), 'campaign').id };
  if (campaign !== undefined) return { campaign: called(campaign, of('campaign'), 'campaign').id };
  if (quest !== undefined) return { adventure: called(quest, of('adventure'), 'adventure').id };
  const [first] = of('adventure');
  if (first === undefined) throw new Refused('There is no adventure yet.');
  return { adventure: first.id };
}
