import { BadSave, BadSetup, openSave, readSave } from '@questhall/engine';
import type { Opening } from '../protocol.js';
import { readShareCode } from '../share.js';
import type { Kept } from '../storage/shelf.js';
import { Troubled, trouble } from '../trouble.js';
import { type KeptBranch, trunk } from './branches.js';
import type { Found } from './desk.js';
import { loadGame } from './games.js';
import { readPlayed } from './played.js';

type Fresh = Exclude<Opening, { from: 'shelf' }>;

/** Makes a game out of what somebody wants to open. */
export async function findGame(opening: Fresh): Promise<Found> {
  const { language, companions = [] } = opening;
  if (opening.from === 'file') {
    const found = await inFile(opening.text, language);
    return { ...found, companions: opening.companions ?? found.companions };
  }
  if (opening.from === 'code') return { ...(await inCode(opening.code, language)), companions };
  const game = await loadGame(opening.game, language);
  const setup = game.rules.setup(opening.setup);
  return {
    game,
    setup,
    seed: opening.seed ?? randomWord(),
    branches: [trunk(opening.answers ?? [])],
    companions,
    otherCards: false,
  };
}

type Bare = Omit<Found, 'companions'>;

/** A set-up that no game can have was not chosen by whoever opens the file: the file is to blame. */
export async function inFile(text: string, language: string): Promise<Found> {
  const data = readSave(text);
  if (typeof data.game !== 'string')
    throw new BadSave('this save does not say of which game it is', 'foreign');
  const game = await loadGame(data.game, language);
  try {
    const { setup, seed, answers } = openSave(game.rules, data);
    const otherCards = data.content !== game.rules.content;
    const played = readPlayed(data.played, answers);
    if (played === null) return { game, setup, seed, branches: [trunk(answers)], companions: [], otherCards };
    const { branches, companions, branch, at } = played;
    return { game, setup, seed, branches, companions, otherCards, place: { branch, at } };
  } catch (error) {
    // No game goes as deep as a file can that was made to do harm.
    const isFileToBlame = error instanceof BadSetup || error instanceof RangeError;
    throw isFileToBlame ? new BadSave(error.message, 'changed') : error;
  }
}

async function inCode(code: string, language: string): Promise<Bare> {
  const shared = await readShareCode(code);
  const game = await loadGame(shared.game, language);
  try {
    const setup = game.rules.setup(shared.setup);
    const otherCards = shared.content !== game.rules.content;
    return { game, setup, seed: shared.seed, branches: [trunk(shared.answers)], otherCards };
  } catch (error) {
    throw error instanceof BadSetup ? new Troubled(trouble('trouble.code')) : error;
  }
}

/** What is kept is not a file that somebody could mend, so a set-up that cannot be played is damage. */
export async function inShelf({ head, answers }: Kept, language: string): Promise<Found> {
  const game = await loadGame(head.game, language);
  const { seed, companions } = head;
  const [first, ...others] = head.branches.map(
    ({ id, from, fork }): KeptBranch => ({ id, from, fork, answers: answers(id) }),
  );
  const damaged = new Troubled(trouble('trouble.kept.damaged'));
  if (first === undefined) throw damaged;
  try {
    const setup = game.rules.setup(head.setup);
    const otherCards = head.content !== game.rules.content;
    return { game, setup, seed, branches: [first, ...others], companions, otherCards };
  } catch (error) {
    throw error instanceof BadSetup ? damaged : error;
  }
}

/** Nobody can guess it, and it can be read aloud. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
