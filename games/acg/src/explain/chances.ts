import { library } from '../content/library.js';

/** More successes than this on one die are as good as none at all. */
const MOST = 12;

type Spread = readonly number[];

/** How likely one hero die is to give 0, 1, 2 … successes. A critical is a success, and rolls again. */
function oneDie(): Spread {
  const { hero } = library.faces;
  const spread = new Array<number>(MOST + 1).fill(0);
  let again = 1;
  for (let criticals = 0; criticals <= MOST; criticals++) {
    for (const face of hero) {
      if (face.includes('critical')) continue;
      const sum = criticals + face.filter((icon) => icon === 'success').length;
      spread[Math.min(MOST, sum)] = (spread[Math.min(MOST, sum)] ?? 0) + again / hero.length;
    }
    again *= hero.filter((face) => face.includes('critical')).length / hero.length;
  }
  return spread;
}

function together(a: Spread, b: Spread): Spread {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + p * q;
    });
  });
  return sum;
}

function spreadOf(dice: number): Spread {
  const die = oneDie();
  return Array.from({ length: dice }, () => die).reduce(together, [1]);
}

/** The chance, from 0 to 1, that so many hero dice alone give at least this many successes. */
export function chanceOf(dice: number, needed: number): number {
  return spreadOf(dice).reduce((sum, p, successes) => (successes >= needed ? sum + p : sum), 0);
}

/** How many successes so many hero dice give on average. */
export function averageOf(dice: number): number {
  return spreadOf(dice).reduce((sum, p, successes) => sum + p * successes, 0);
}
