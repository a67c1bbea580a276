import { type Answer, hash, type JsonRecord, type Recorded, type SeatId } from '@questhall/engine';
import { bareCode } from './code.js';
import { Troubled, trouble } from './trouble.js';

const VERSION = 1;

/** `content` is the hash of the cards it was played with. */
export type Shared = Recorded<unknown> & { readonly game: string; readonly content: string };

/** Decision, seat if somebody signed, picks. */
type Packed = [decision: number, seat: SeatId | 0, ...picks: string[]];

/** How a text becomes a short word of letters that may stand in an address, and back. A damaged word is refused. */
export type Packing = { pack(text: string): Promise<string>; unpack(word: string): Promise<string> };

/** A whole game as a word that can stand in an address. */
export async function shareCode(shared: Shared, { pack }: Packing): Promise<string> {
  const { game, content, setup, seed } = shared;
  const answers = shared.answers.map(({ decision, seat, picks }): Packed => [decision, seat ?? 0, ...picks]);
  const text = JSON.stringify({ game, content, setup, seed, answers, check: hash([setup, seed, answers]) });
  return `${VERSION}.${await pack(text)}`;
}

export async function readShareCode(code: string, { unpack }: Packing): Promise<Shared> {
  const [, version = '', word = ''] = /^(\d+)\.([\w-]+)$/.exec(bareCode(code)) ?? [];
  if (Number(version) > VERSION) throw new Troubled(trouble('trouble.code.newer'));
  try {
    return unpacked(JSON.parse(await unpack(word)) as JsonRecord);
  } catch {
    throw new Troubled(trouble('trouble.code'));
  }
}

function unpacked({ game, content, setup, seed, answers, check }: JsonRecord): Shared {
  if (typeof seed !== 'string' || check !== hash([setup, seed, answers])) throw new Error('damaged');
  const list = answers as unknown as readonly Packed[];
  return { game: String(game), content: String(content), setup, seed, answers: list.map(answerOf) };
}

const answerOf = ([decision, seat, ...picks]: Packed): Answer =>
  seat === 0 ? { decision, picks } : { decision, picks, seat };
