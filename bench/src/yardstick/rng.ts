export type Chance = {
  int(n: number): number;
  die(): number;
  shuffle<T>(list: T[]): T[];
};

/** sfc32: four 32-bit words, so the generator itself serialises as four numbers. */
export class Rng implements Chance {
  a: number;
  b: number;
  c: number;
  d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  static seed(n: number): Rng {
    const r = new Rng(n, 0x9e3779b9, 0x243f6a88, 1);
    for (let i = 0; i < 12; i++) r.next();
    return r;
  }

  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  int(n: number): number {
    return Math.floor((this.next() / 4294967296) * n);
  }

  die(): number {
    return 1 + this.int(6);
  }

  shuffle<T>(xs: T[]): T[] {
    for (let i = xs.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const t = xs[i] as T;
      xs[i] = xs[j] as T;
      xs[j] = t;
    }
    return xs;
  }
}
