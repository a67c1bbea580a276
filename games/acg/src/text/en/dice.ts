import { listWords } from './words.js';

type Shown = { readonly kind: string; readonly icons: readonly string[] };

/** "2 successes and 1 blank on hero dice, 1 claw on enemy dice" */
export function diceWords(dice: readonly Shown[]): string {
  const parts = ['hero', 'enemy'].flatMap((kind) => {
    const own = dice.filter((die) => die.kind === kind);
    return own.length === 0
      ? []
      : [`${faces(own)} on ${own.length} ${kind} ${own.length === 1 ? 'die' : 'dice'}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

const PLURAL: { readonly [icon: string]: string } = {
  success: 'successes',
  critical: 'criticals',
  defence: 'defences',
  claw: 'claws',
  nemesis: 'nemesis icons',
  blank: 'blanks',
};
const SINGLE: { readonly [icon: string]: string } = { nemesis: 'nemesis icon' };

function faces(dice: readonly Shown[]): string {
  const icons = dice.flatMap((die) => (die.icons.length === 0 ? ['blank'] : die.icons));
  const kinds = [...new Set(icons)];
  return listWords(
    kinds.map((kind) => {
      const n = icons.filter((icon) => icon === kind).length;
      return `${n} ${n === 1 ? (SINGLE[kind] ?? kind) : (PLURAL[kind] ?? kind)}`;
    }),
  );
}
