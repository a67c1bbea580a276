import type { Packing } from '@questhall/table';

/** More than any game will be; a link that unpacks to more was made to do harm. */
const LARGEST = 4_000_000;

/** With what a browser has: text is packed and written in letters of addresses. */
export const packing: Packing = {
  pack: async (text) =>
    toWord(await through(new TextEncoder().encode(text), new CompressionStream('deflate'))),
  unpack: async (word) =>
    new TextDecoder().decode(await through(fromWord(word), new DecompressionStream('deflate'))),
};

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
