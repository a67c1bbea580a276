import type { TextKey } from '../../../text/t.js';

/** What a key does at a table. */
export type Command =
  | 'undo'
  | 'redo'
  | 'chronicle'
  | 'why'
  | 'time'
  | 'companions'
  | 'party'
  | 'hint'
  | 'skip'
  | 'view'
  | 'back'
  | 'help';

type KeyName = Extract<TextKey, `key.name.${string}`>;
/** What stands on a key: a letter, or the name of the key in the language of the person. */
export type Cap = { readonly letter: string } | { readonly name: KeyName };

/** Those without a command belong to the board and are only listed. */
type Binding = {
  readonly text: Extract<TextKey, `key.${string}`>;
  readonly caps: readonly Cap[];
  readonly command?: Command;
  readonly key?: string;
  readonly shift?: boolean;
};

const letter = (text: string): Cap => ({ letter: text });
const named = (name: KeyName): Cap => ({ name });
const plain = (command: Command, key: string): Binding => ({
  text: `key.${command}`,
  command,
  key,
  caps: [letter(key.toUpperCase())],
});

/** Every key of the table, in the order in which help lists them. */
export const BINDINGS: readonly Binding[] = [
  { text: 'key.choose', caps: [letter('1'), letter('…'), letter('9')] },
  { text: 'key.move', caps: [named('key.name.arrows')] },
  { text: 'key.take', caps: [named('key.name.enter')] },
  { text: 'key.read', caps: [letter('I')] },
  { text: 'key.zoom', caps: [letter('+'), letter('−'), letter('0')] },
  plain('undo', 'u'),
  { ...plain('redo', 'u'), shift: true, caps: [named('key.name.shift'), letter('U')] },
  plain('skip', 's'),
  plain('hint', 'a'),
  plain('why', 'w'),
  plain('chronicle', 'l'),
  plain('party', 'h'),
  plain('time', 't'),
  plain('companions', 'c'),
  plain('view', 'v'),
  { ...plain('back', 'escape'), caps: [named('key.name.escape')] },
  plain('help', '?'),
];

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key that was pressed asks for. A question mark needs Shift on many keyboards, so Shift is no part of it. */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  const pressed = key.toLowerCase();
  const isLetter = /^[a-z]$/.test(pressed);
  const found = BINDINGS.find(
    (one) => one.key === pressed && (!isLetter || (one.shift ?? false) === shiftKey),
  );
  return found?.command ?? null;
}
