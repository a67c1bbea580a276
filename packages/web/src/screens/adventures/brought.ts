import type { Trouble } from '@questhall/table';
import { askOnce } from '../../table/open.js';
import type { Imported } from '../../table/protocol.js';
import type { File as Text } from '../../table/table.js';
import { isTooLarge, unbundled } from './bundle.js';

/** What became of one file. */
export type Brought =
  | {
      readonly name: string;
      /** `here`: it was on the shelf before. */
      readonly became: 'kept' | 'here';
      readonly id: string;
      readonly title: string;
      readonly where: string;
    }
  | { readonly name: string; readonly became: 'wrong'; readonly trouble: Trouble }
  | { readonly name: string; readonly became: 'size' | 'unreadable' | 'nothing' };

/** Reads what somebody chose or dropped, and puts on the shelf what is sound. */
export async function bring(files: readonly File[], language: string): Promise<Brought[]> {
  const read = await Promise.all(files.map(texts));
  const sound = read.flatMap((one) => (Array.isArray(one) ? one : []));
  const refused = read.flatMap((one) => (Array.isArray(one) ? [] : [one]));
  if (sound.length === 0) return refused;
  const result = await askOnce((client) => client.importFiles(sound, language));
  const told = result.ok
    ? result.value.map(outcome)
    : sound.map(({ name }) => ({ name, became: 'wrong', trouble: result.trouble }) as const);
  return [...told, ...refused];
}

async function texts(file: File): Promise<Text[] | Brought> {
  const { name } = file;
  if (isTooLarge(file)) return { name, became: 'size' };
  try {
    const found = unbundled({ name, text: await file.text() });
    return found.length === 0 ? { name, became: 'nothing' } : [...found];
  } catch {
    return { name, became: 'unreadable' };
  }
}

function outcome({ name, result }: Imported): Brought {
  if (!result.ok) return { name, became: 'wrong', trouble: result.trouble };
  const { id, here, standing } = result.value;
  const { adventure: title, where } = standing;
  return { name, became: here ? 'here' : 'kept', id, title, where };
}
