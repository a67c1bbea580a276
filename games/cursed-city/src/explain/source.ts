import type { CcPosition } from '../kit.js';
import { cardCalled, type Situation } from './situation.js';

/** Whose text asks. */

/** The card, journey or entry; the journey where nothing else asks. */
export function sourceOf({ asked: { text }, board, box }: Situation): string {
  const card = text === undefined ? '' : (text.split('/')[0] ?? '');
  return box.records[card] === undefined ? (board.journey?.id ?? '') : card;
}

/** A weapon, an ability or a row of a table goes by its own name, anything else by that of its card. */
export function sourceName(s: Situation): string {
  const source = sourceOf(s);
  const name = printedName(s, s.asked.text ?? '');
  return name === undefined ? cardCalled(s, source) : s.words.printed.phrase(source, name);
}

function printedName({ box }: CcPosition, text: string): string | undefined {
  const action = /^[^/]+\/[^/]+\/[^./]+/.exec(text)?.[0] ?? '';
  const printed = box.weapons[action] ?? box.uniques[action];
  if (printed !== undefined) return printed.name;
  const ability = /^[^/]+\/(?:[^./]+\.abilities\.\d+|front\.path|rules\.\d+)/.exec(text)?.[0] ?? '';
  return box.abilities[ability]?.name ?? rowName({ box }, text);
}

/** "rows.3" of a table, "day.behaviour.0" of hostiles. */
function rowName({ box }: Pick<CcPosition, 'box'>, text: string): string | undefined {
  const [, card = '', part = '', at = ''] =
    /^([^/]+)\/(rows|day\.behaviour|night\.behaviour)\.(\d+)/.exec(text) ?? [];
  const record = box.records[card];
  if (record?.kind === 'table') return record.rows[Number(at)]?.name;
  if (record?.kind !== 'hostile') return undefined;
  return record[part.startsWith('day') ? 'day' : 'night'].behaviour[Number(at)]?.name;
}
