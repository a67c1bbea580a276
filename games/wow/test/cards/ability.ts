import { DECLINE } from '@questhall/engine';
import { expect, test } from 'vitest';
import { records } from '../../src/generated/content.js';
import { enterPlay } from '../../src/in-play.js';
import { fight } from '../../src/procs.js';
import { rivalOf } from '../../src/queries.js';
import { movementPhase } from '../../src/rules/movement.js';
import { characterStat } from '../../src/stats.js';
import type { Level } from '../../src/terms.js';
import { testEncounter, testItem } from '../cards.js';
import { addTestCards, table, type WowTable } from '../kit.js';

type Given = Parameters<WowTable['rival']>[1];
/** A question besides polls, and what whoever is asked picks. */
type Reply = readonly [ask: string, ...words: string[]];

/** One playing of a card by p1, beside p2, and what it brings; what is left out is not looked at. */
type Row = {
  level?: Level;
  given?: Given;
  /** Further cards of the hand, by their record. */
  holds?: readonly string[];
  /** Bob, who stands in the same space. */
  other?: Given;
  lay?: (t: WowTable) => void;
  replies?: readonly Reply[];
  has?: Given;
  /** Cards in hand afterwards. */
  hand?: number;
  otherHas?: Given;
  otherHand?: number;
  moves?: number;
  /** Whom or what it lies on afterwards. */
  on?: string;
  attack?: number;
  defense?: number;
  /** An event that comes of it. */
  tells?: string;
};

const POLLS = ['use-in-secret', 'declare-in-secret', 'use-ability', 'declare-abilities'];

/** The characters of the box with their cards at the table of this file, and two things to fight. */
export function sitDown(): void {
  const kinds = ['character', 'ability'];
  const ours = records.map(({ record }) => record as { kind: string });
  addTestCards(
    ...ours.filter(({ kind }) => kinds.includes(kind)),
    testEncounter('post', { front: { attack: 0, defense: 30 } }),
    testEncounter('wisp', { front: { attack: 0, defense: 1 } }),
    testItem('blade', { back: { slot: 'weapon', attack: 3, type: 'melee' } }),
    testItem('trinket'),
  );
}

/** P1 plays this character; p2 is Bob. */
export function seated(character: string, { level = 'grey', given, other, lay }: Row = {}): WowTable {
  const t = table();
  const deck = (t.now.box.deckOf[character] ?? []).filter((card) => given?.hand?.includes(card) !== true);
  t.rival('p1', { character, level, energy: 3, deck, ...given });
  enterPlay(t.now, 'p1', character);
  if (other !== undefined) t.rival('p2', other);
  lay?.(t);
  return t;
}

/** The same, with this card in hand. */
function dealt(character: string, id: string, row: Row): { t: WowTable; card: string } {
  const { copies } = table().now.box;
  const [card = id] = copies[id] ?? [];
  const others = (row.holds ?? []).map((one) => copies[one]?.at(-1) ?? one);
  return { t: seated(character, { ...row, given: { ...row.given, hand: [card, ...others] } }), card };
}

const offerOf = (t: WowTable, card: string | undefined): string | undefined =>
  t.state.open[0]?.options.find((option) => option.split('|')[0] === card);

/** Passes in polls until something else is asked, or this card is offered. */
export function passes(t: WowTable, card?: string): void {
  for (let [open] = t.state.open; open !== undefined && POLLS.includes(open.ask); [open] = t.state.open) {
    if (offerOf(t, card) !== undefined) return;
    t.picks(open.seat ?? '', ...(open.options.includes(DECLINE) ? [DECLINE] : []));
  }
}

/** Plays the card where it is offered, passes everywhere else, and gives the replies. */
function plays(t: WowTable, card: string, replies: readonly Reply[] = []): WowTable {
  passes(t, card);
  t.picks('p1', offerOf(t, card) ?? card);
  for (const [ask, ...words] of replies) {
    passes(t);
    t.answers(t.state.open[0]?.seat ?? 'p1', ask, ...words);
  }
  passes(t);
  return t;
}

function looks(t: WowTable, card: string, row: Row): void {
  const one = rivalOf(t.now, 'p1');
  if (row.has !== undefined) t.has('p1', row.has);
  if (row.otherHas !== undefined) t.has('p2', row.otherHas);
  if (row.hand !== undefined) expect(one.hand).toHaveLength(row.hand);
  if (row.otherHand !== undefined) expect(rivalOf(t.now, 'p2').hand).toHaveLength(row.otherHand);
  if (row.tells !== undefined) t.emits(row.tells);
  if (row.moves !== undefined) t.mayStillMove(row.moves);
  if (row.on !== undefined) expect(t.board.attached).toMatchObject([{ card, owner: 'p1', on: row.on }]);
  else expect(one.deck.discard).toContain(card);
  if (row.attack !== undefined) expect(characterStat(t.now, one, 'attack')).toBe(row.attack);
  if (row.defense !== undefined) expect(characterStat(t.now, one, 'defense')).toBe(row.defense);
}

type Player = { character: string };
type Named = (id: string, does: string, ...rows: Row[]) => void;

/** Cards of the movement phase: p1 rolls 2 spaces and 2 energy in g1 and plays the card at once. */
export const movesOf =
  ({ character }: Player): Named =>
  (id, does, ...rows) =>
    test(`${id}: ${does}`, () => {
      for (const row of rows) {
        const { t, card } = dealt(character, id, row);
        t.turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});
        looks(plays(t, card, row.replies), card, row);
      }
    });

type Fight = Row & {
  /** The own die and the other one, then what is rolled again. */
  dice?: readonly number[];
  foe?: 'post' | 'wisp' | 'p2';
  /** The own attack: total and type. */
  hits?: readonly [total: number, type: 'melee' | 'ranged'];
  /** The other attack: its total, against which defense. */
  against?: readonly [total: number, defense: number];
  foeDefense?: number;
};

/** Cards of a combat against a post, which never hits and never falls; both dice show 3. */
export const fightsOf =
  ({ character }: Player) =>
  (id: string, does: string, ...rows: Fight[]): void =>
    test(`${id}: ${does}`, () => {
      for (const row of rows) {
        const { t, card } = dealt(character, id, row);
        const { dice = [3, 3], foe = 'post' } = row;
        const combat = foe === 'p2' ? 'character' : 'drawn';
        t.turnOf('p1', 'challenge')
          .script('combat', ...dice.map((face) => face - 1))
          .runs(fight, { combat, seat: 'p1', foe, space: 'g1' });
        looks(plays(t, card, row.replies).isQuiet(), card, row);
        attacks(t, row);
      }
    });

function attacks(t: WowTable, { foe = 'post', hits, against, foeDefense }: Fight): void {
  if (hits !== undefined) t.emits('attack', { who: 'p1', total: hits[0], type: hits[1] });
  if (against !== undefined) t.emits('attack', { who: foe, total: against[0], defense: against[1] });
  if (foeDefense !== undefined) t.emits('attack', { who: 'p1', defense: foeDefense });
}

type Moment = Row & { at: (t: WowTable) => unknown };

/** Cards of other moments: each row lays the table out and brings the moment about. */
export const speaksOf =
  ({ character }: Player) =>
  (id: string, does: string, ...rows: Moment[]): void =>
    test(`${id}: ${does}`, () => {
      for (const row of rows) {
        const { t, card } = dealt(character, id, row);
        row.at(t.turnOf('p1', 'maintenance'));
        looks(plays(t, card, row.replies), card, row);
      }
    });
