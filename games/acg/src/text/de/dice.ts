import { listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { FACES } from './terms.js';

type Shown = Parameters<Words['dice']>[0][number];
const KINDS: { readonly [kind: string]: { readonly one: string; readonly many: string } } = {
  hero: { one: 'Heldenwürfel', many: 'Heldenwürfeln' },
  enemy: { one: 'Gegnerwürfel', many: 'Gegnerwürfeln' },
};

/** "2 Erfolge und 1 leere Seite auf 3 Heldenwürfeln" */
export function diceWords(dice: readonly Shown[]): string {
  const parts = Object.entries(KINDS).flatMap(([kind, { one, many }]) => {
    const own = dice.filter((die) => die.kind === kind);
    return own.length === 0 ? [] : [`${faces(own)} auf ${own.length} ${own.length === 1 ? one : many}`];
  });
  return parts.length === 0 ? 'nichts' : parts.join(', ');
}

function faces(dice: readonly Shown[]): string {
  const icons = dice.flatMap((die) => (die.icons.length === 0 ? ['blank'] : die.icons));
  const kinds = [...new Set(icons)] as (keyof typeof FACES)[];
  return listWords(
    kinds.map((kind) => {
      const n = icons.filter((icon) => icon === kind).length;
      return `${n} ${n === 1 ? FACES[kind].one : FACES[kind].many}`;
    }),
  );
}
