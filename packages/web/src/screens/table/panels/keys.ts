import type { PlainKey, TextKey } from '../../../text/t.js';
import type { PanelName } from '../panel.js';

/** What a key does at a table. */
export type Command = PanelName | 'undo' | 'redo' | 'hint' | 'skip' | 'view' | 'back';

type KeyName = Extract<TextKey, `key.name.${string}`>;
/** What stands on a key: a letter, or the name of the key in the language of the person. */
export type Cap = { readonly letter: string } | { readonly name: KeyName };

/** Those without a command belong to the board and are only listed. */
type Binding = {
  readonly text: PlainKey;
  readonly caps: readonly Cap[];
  readonly command?: Command;
  readonly key?: string;
  readonly shift?: boolean;
};

const letter = (text: string): Cap => ({ letter: text });
const named = (name: KeyName): Cap => ({ name });
const plain = (command: Command, key: string, text: PlainKey): Binding => ({
  text,
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
  plain('undo', 'u', 'room.undo'),
  { ...plain('redo', 'u', 'room.redo'), shift: true, caps: [named('key.name.shift'), letter('U')] },
  plain('skip', 's', 'key.skip'),
  plain('hint', 'a', 'key.hint'),
  plain('why', 'w', 'room.panel.why'),
  plain('chronicle', 'l', 'room.panel.chronicle'),
  plain('party', 'h', 'room.panel.party'),
  plain('time', 't', 'room.panel.time'),
  plain('companions', 'c', 'room.panel.companions'),
  plain('view', 'v', 'key.view'),
  { ...plain('back', 'escape', 'key.back'), caps: [named('key.name.escape')] },
  plain('help', '?', 'room.panel.help'),
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
