import type { Offer } from '@questhall/tabletop';
import { dealPeople, everybodyGoes, type Led } from '@questhall/tabletop/offer';
import { Refused } from '../errors.js';
import { orList } from '../text/list.js';
import { called } from './called.js';
import type { Wishes } from './playable.js';

type Party = {
  readonly players: number;
  readonly people?: readonly string[];
  readonly party?: readonly Led[];
};

/** How many play, and with whom. `--heroes` is a list of names, or a number: then the heroes are chosen in the game. */
export function partyWished(wishes: Wishes, offer: Offer): Party {
  const { names, size } = namesIn(wishes.heroes);
  if (size !== undefined) checkSize(size, names !== undefined, offer);
  const players = playersFor(size, wishes, offer);
  if (names === undefined) return { players };
  const people = names.map((name) => called(name, offer.people(), 'hero').id);
  const isAll = people.length === offer.people().length && new Set(people).size === people.length;
  if (everybodyGoes(offer.parties) && !isAll)
    throw new Refused(`${allTakePart(offer)}: name each once, in the order of the players.`);
  return { players, people, party: dealPeople(people, players) };
}

function namesIn(heroes: string | undefined): { names?: readonly string[]; size?: number } {
  if (heroes === undefined) return {};
  if (/^\d+$/.test(heroes.trim())) return { size: Number(heroes) };
  const names = heroes.split(',').map((name) => name.trim());
  if (names.includes('')) throw new Refused('A hero has no name: separate names by single commas.');
  return { names, size: names.length };
}

/** Of heroes with names, too few are refused with the reason that the rules have. */
function checkSize(size: number, byName: boolean, offer: Offer): void {
  const sizes = [...new Set(offer.parties.sizes)];
  if (sizes.includes(size) || (byName && size < Math.max(...sizes))) return;
  if (everybodyGoes(offer.parties) && !byName)
    throw new Refused(`${allTakePart(offer)}, not ${size}. Set the number of players with --players.`);
  if (!everybodyGoes(offer.parties))
    throw new Refused(`A party has ${orList(sizes.map(String))} heroes, not ${size}.`);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const allTakePart = (offer: Offer): string => {
  const count = offer.people().length;
  return `All ${NUMBERS[count] ?? count} heroes take part`;
};

/** As few as can lead so many; with companions at least two, so that one of them has a seat. */
function playersFor(size: number | undefined, { players, bots = 'none' }: Wishes, offer: Offer): number {
  const { sizes } = offer.parties;
  if (players !== undefined) return checkedPlayers(players, size, offer);
  const fewest = bots === 'none' ? 1 : 2;
  if (size === undefined) return fewest;
  const fitting = sizes.findIndex((led, at) => led === size && at + 1 >= fewest);
  return fitting < 0 ? size : fitting + 1;
}

function checkedPlayers(players: number, size: number | undefined, offer: Offer): number {
  const { sizes } = offer.parties;
  if (players > sizes.length) throw new Refused(`1 to ${sizes.length} players can play, not ${players}.`);
  const led = sizes[players - 1];
  if (size === undefined || size === led || everybodyGoes(offer.parties)) return players;
  const who = players === 1 ? 'A single player plays' : `${players} players play`;
  throw new Refused(`${who} ${led} heroes, not ${size}.`);
}
