import { type Answer, BadSave, BadSetup, openSave, readSave } from '@questhall/engine';
import type { KeptBranch } from './branch.js';
import type { TableGame } from './game.js';
import { readOrders, readPlayed, readSeats } from './played.js';
import { companionsOn, type KeptSeats } from './seats.js';
import { type Packing, readShareCode } from './share.js';
import type { Kept } from './shelf.js';
import type { Playable } from './table.js';
import { trunk } from './timeline.js';
import { Troubled, trouble } from './trouble.js';

/** A game by its code, with its words in a language; `Troubled` if there is none. */
export type LoadGame = (code: string, language: string) => Promise<TableGame>;

export type Fresh = {
  readonly game: string;
  readonly setup: unknown;
  readonly seed: string;
  /** What was answered already, as in a lesson that begins in the middle. */
  readonly answers?: readonly Answer[] | undefined;
};

export async function openFresh(load: LoadGame, language: string, fresh: Fresh): Promise<Playable> {
  const game = await load(fresh.game, language);
  const setup = game.rules.setup(fresh.setup);
  const branches = [trunk(fresh.answers ?? [])] as const;
  return { game, setup, seed: fresh.seed, branches, seats: {}, otherCards: false };
}

/** A set-up that no game can have was not chosen by whoever opens the file: the file is to blame. */
export async function openText(load: LoadGame, language: string, text: string): Promise<Playable> {
  const data = readSave(text);
  if (typeof data.game !== 'string')
    throw new BadSave('this save does not say which game it is of', 'foreign');
  const game = await load(data.game, language);
  try {
    const { setup, seed, answers } = openSave(game.rules, data);
    const otherCards = data.content !== game.rules.content;
    const played = readPlayed(data.played, answers);
    const alone = { branches: [trunk(answers)] as const, seats: {} };
    return { game, setup, seed, otherCards, ...(played ?? alone) };
  } catch (error) {
    // No game goes as deep as a file can that was made to do harm.
    const isFileToBlame = error instanceof BadSetup || error instanceof RangeError;
    throw isFileToBlame ? new BadSave(error.message, 'changed') : error;
  }
}

export async function openCode(
  load: LoadGame,
  language: string,
  { code, packing }: { readonly code: string; readonly packing: Packing },
): Promise<Playable> {
  const shared = await readShareCode(code, packing);
  const game = await load(shared.game, language);
  try {
    const setup = game.rules.setup(shared.setup);
    const otherCards = shared.content !== game.rules.content;
    return { game, setup, seed: shared.seed, branches: [trunk(shared.answers)], seats: {}, otherCards };
  } catch (error) {
    throw error instanceof BadSetup ? new Troubled(trouble('trouble.code')) : error;
  }
}

/** What is kept is not a file that somebody could mend, so a set-up that cannot be played is damage. */
export async function openKept(load: LoadGame, language: string, { head, answers }: Kept): Promise<Playable> {
  const game = await load(head.game, language);
  const [first, ...others] = head.branches.map(
    ({ id, from, fork }): KeptBranch => ({ id, from, fork, answers: answers(id) }),
  );
  const damaged = new Troubled(trouble('trouble.kept.damaged'));
  if (first === undefined) throw damaged;
  try {
    return {
      game,
      setup: game.rules.setup(head.setup),
      seed: head.seed,
      branches: [first, ...others],
      seats: readSeats(head.seats, head.companions),
      orders: readOrders(head.orders),
      place: { branch: head.branch, at: head.at },
      otherCards: head.content !== game.rules.content,
    };
  } catch (error) {
    throw error instanceof BadSetup ? damaged : error;
  }
}

/** The same game with companions on these seats. */
export const withCompanions = (playable: Playable, seats: readonly string[] | undefined): Playable => {
  const companions: KeptSeats | undefined = seats && companionsOn(seats);
  return companions === undefined ? playable : { ...playable, seats: companions };
};
