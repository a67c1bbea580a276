import { type Answer, hash, type JsonRecord, type Recorded, type SeatId } from '@questhall/engine';
import { bareCode } from './code.js';
import { Troubled, trouble } from './trouble.js';

const VERSION = 1;
/** More than any game will be; a link that unpacks to more was made to do harm. */
const LARGEST = 4_000_000;

/** `content` is the hash of the cards it was played with. */
export type Shared = Recorded<unknown> & { readonly game: string; readonly content: string };

/** Decision, seat if somebody signed, picks. */
type Packed = [decision: number, seat: SeatId | 0, ...picks: string[]];

/** A whole game as a word that can stand in an address. */
export async function shareCode(shared: Shared): Promise<string> {
  const { game, content, setup, seed } = shared;
  const answers = shared.answers.map(({ decision, seat, picks }): Packed => [decision, seat ?? 0, ...picks]);
  const text = JSON.stringify({ game, content, setup, seed, answers, check: hash([setup, seed, answers]) });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate'));
  return `${VERSION}.${toWord(packed)}`;
}

export async function readShareCode(code: string): Promise<Shared> {
  const [, version = '', word = ''] = /^(\d+)\.([\w-]+)$/.exec(bareCode(code)) ?? [];
  if (Number(version) > VERSION) throw new Troubled(trouble('trouble.code.newer'));
  try {
    const bytes = await through(fromWord(word), new DecompressionStream('deflate'));
    return unpacked(JSON.parse(new TextDecoder().decode(bytes)) as JsonRecord);
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

type Stream = { readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream };

async function through(bytes: Uint8Array, stream: Stream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A damaged word is noticed by whoever reads; the writer must not complain a second time.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  return joined(await allOf(stream.readable.getReader()));
}

async function allOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done || value === undefined) return parts;
    size += value.length;
    if (size > LARGEST) throw new Error('too large');
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toWord(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromWord = (word: string): Uint8Array =>
  Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
