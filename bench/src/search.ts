import { Rng } from './yardstick/rng.js';

/** What a game must offer to be measured. `world` is a clone with everything hidden dealt anew. */
export type Adapter<S, A> = {
  fresh(seed: number): S;
  legal(s: S): readonly A[];
  step(s: S, action: A): void;
  over(s: S): boolean;
  won(s: S): boolean;
  clone(s: S): S;
  world(s: S, r: Rng): S;
  key(action: A): string;
};

/** One random game. */
export function playout<S, A>(E: Adapter<S, A>, seed: number): { n: number; s: S } {
  const s = E.fresh(seed);
  const pick = Rng.seed(seed ^ 0x5bd1e995);
  let n = 0;
  while (!E.over(s)) {
    const l = E.legal(s);
    E.step(s, l[pick.int(l.length)] as A);
    n++;
  }
  return { n, s };
}

type Node = { parent: Node | null; kids: Map<string, Node>; v: number; n: number; seen: number };
const node = (parent: Node | null): Node => ({ parent, kids: new Map(), v: 0, n: 0, seen: 0 });

/**
 * Information-set search: one clone of the root for each iteration, hidden cards redrawn, moves replayed
 * down the tree; nodes keep numbers only, never states.
 */
export function search<S, A>(
  E: Adapter<S, A>,
  root: S,
  { iterations, depth, seed }: { iterations: number; depth: number; seed: number },
): string {
  const r = Rng.seed(seed);
  const top = node(null);
  for (let it = 0; it < iterations; it++) {
    const s = E.world(root, r);
    const leaf = descend(E, s, top, r);
    for (let d = 0; d < depth && !E.over(s); d++) {
      const l = E.legal(s);
      E.step(s, l[r.int(l.length)] as A);
    }
    const v = E.over(s) && E.won(s) ? 1 : 0;
    for (let x: Node | null = leaf; x !== null; x = x.parent) {
      x.n++;
      x.v += v;
    }
  }
  return mostVisited(top);
}

/** Walks down, choosing among the moves legal in this world, and adds one node. */
function descend<S, A>(E: Adapter<S, A>, s: S, top: Node, r: Rng): Node {
  let x = top;
  while (!E.over(s)) {
    const { action, kid } = choose(E, E.legal(s), x, r);
    E.step(s, action);
    if (kid !== null) {
      x = kid;
      continue;
    }
    const added = node(x);
    added.seen = 1;
    x.kids.set(E.key(action), added);
    return added;
  }
  return x;
}

/** A uniform choice among the untried; when all were tried, the one with the best upper bound. */
function choose<S, A>(E: Adapter<S, A>, l: readonly A[], x: Node, r: Rng): { action: A; kid: Node | null } {
  let fresh = 0;
  let action = l[0] as A;
  let kid: Node | null = null;
  let best = -1;
  for (const a of l) {
    const k = x.kids.get(E.key(a));
    if (k === undefined) {
      fresh++;
      if (r.int(fresh) === 0) action = a;
      continue;
    }
    k.seen++;
    if (fresh > 0) continue;
    const u = k.v / k.n + Math.sqrt((2 * Math.log(k.seen)) / k.n);
    if (u > best) {
      best = u;
      kid = k;
      action = a;
    }
  }
  return { action, kid: fresh > 0 ? null : kid };
}

function mostVisited(top: Node): string {
  let best = '';
  let most = -1;
  for (const [key, k] of top.kids) {
    if (k.n <= most) continue;
    most = k.n;
    best = key;
  }
  return best;
}
