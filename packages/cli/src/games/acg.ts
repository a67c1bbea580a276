import {
  ACG_LANGUAGES,
  type AcgGame,
  type AcgSetup,
  acgCarried,
  acgContent,
  acgIn,
  acgGame as shipped,
} from '@questhall/acg';
import { Refused } from '../errors.js';
import { acgAsks } from './acg-asks.js';
import { acgCells } from './acg-cells.js';
import { called, theOnly } from './called.js';
import { type Playable, playable, type Wishes } from './playable.js';

/** The Adventure Card Game. */
export const acgGame: Playable = acgPlayable(shipped);

/** The game with the cards of any box. */
export function acgPlayable(game: AcgGame): Playable {
  const { rules, show } = game;
  const setup = (wishes: Wishes) => acgSetup(wishes, game);
  return playable({
    rules,
    show,
    setup,
    asks: (wishes) => acgAsks(wishes, game),
    cells: (wishes) => acgCells(wishes, setup),
    content: acgContent,
    carried: acgCarried,
    languages: ACG_LANGUAGES,
    in: async (code) => acgPlayable(await acgIn(ACG_LANGUAGES.find((one) => one === code) ?? 'en', game.box)),
  });
}

/** Friends at one table or a lone player, on the first quest unless another adventure is named. */
export function acgSetup(wishes: Wishes, game: AcgGame = shipped): AcgSetup {
  const { names, size } = partyOf(wishes.heroes);
  return {
    players: playersFor(size, wishes),
    ...(names.length > 0 && { heroes: names.map((name) => called(name, game.heroes(), 'hero').id) }),
    ...adventure(wishes, game),
    ...(wishes.difficulty !== undefined && {
      difficulty: called(wishes.difficulty, game.difficulties(), 'difficulty').id,
    }),
    ...(wishes.switches !== undefined && { switches: { ...wishes.switches } }),
  };
}

/** `--heroes` is a list of names, or a number: then the heroes are chosen in the game. */
function partyOf(heroes: string | undefined): { names: string[]; size: number | undefined } {
  if (heroes === undefined) return { names: [], size: undefined };
  const names = heroes.split(',').map((name) => name.trim());
  if (names.includes('')) throw new Refused('A hero has no name: separate names by single commas.');
  const byName = !/^\d+$/.test(heroes.trim());
  const size = byName ? names.length : Number(heroes);
  if (size > 4 || (size < 2 && !byName)) throw new Refused(`A party has 2, 3 or 4 heroes, not ${size}.`);
  return { names: byName ? names : [], size };
}

/** Two heroes are a lone player's party; with more, or with companions, everybody plays one. */
function playersFor(size: number | undefined, { players, bots = 'none' }: Wishes): number {
  if (players !== undefined) return checkedPlayers(players, size);
  if (size === undefined) return bots === 'none' ? 1 : 2;
  return size === 2 && bots === 'none' ? 1 : size;
}

function checkedPlayers(players: number, size: number | undefined): number {
  const heroes = players === 1 ? 2 : players;
  if (players > 4) throw new Refused(`1 to 4 players can play, not ${players}.`);
  if (size === undefined || size === heroes) return players;
  const who = players === 1 ? 'A single player plays' : `${players} players play`;
  throw new Refused(`${who} ${heroes} heroes, not ${size}.`);
}

type Adventure = Pick<AcgSetup, 'quest' | 'campaign'>;

function adventure({ quest, campaign, delve }: Wishes, game: AcgGame): Adventure {
  if ([quest, campaign, delve].filter((wish) => wish !== undefined).length > 1) {
    throw new Refused('Choose one of --quest, --campaign and --delve.');
  }
  const of = (kind: string) => game.adventures().filter((one) => one.kind === kind);
  if (campaign === '') return { campaign: theOnly(of('campaign'), 'campaign').id };
  if (campaign !== undefined) return { campaign: called(campaign, of('campaign'), 'campaign').id };
  if (quest !== undefined) return { quest: called(quest, of('quest'), 'quest').id };
  if (delve !== undefined && delve !== '') return { quest: called(delve, of('delve'), 'delve').id };
  const [first] = of(delve === undefined ? 'quest' : 'delve');
  if (first === undefined) throw new Refused('There is no such adventure yet.');
  return { quest: first.id };
}
