import type { Piece, Use } from '@questhall/engine';
import { type Difference, differenceOf, ENOUGH, type Pair } from './difference.js';
import type { Play } from './plays.js';

/** What a piece was in all plays. */
export type PieceFigures = Piece & {
  /** Plays in which somebody had or met it, and those in which it was used. */
  had: number;
  used: number;
  chances: number;
  uses: number;
  /** Win rate where it was used, less the win rate where it was not. */
  contribution: Difference | null;
  /** What the plays without it are: those in which it was there and not used, or those without it. */
  against: 'unused' | 'absent';
};

type Counts = { had: number; wonHad: number; used: number; wonUsed: number };
type Tally = { chances: number; uses: number; strata: Map<string, Counts> };
type Totals = Map<string, { plays: number; won: number }>;

export function piecesOf(plays: readonly Play[], pieces: readonly Piece[]): PieceFigures[] {
  const totals: Totals = new Map();
  const tallies = new Map<string, Tally>();
  for (const play of plays) {
    const stratum = stratumOf(play);
    const total = totals.get(stratum) ?? { plays: 0, won: 0 };
    totals.set(stratum, total);
    total.plays++;
    if (play.won) total.won++;
    for (const [id, [chances, uses]] of Object.entries(play.chapter.pieces)) {
      note(tallies, id, { won: play.won, stratum }, [chances, uses]);
    }
  }
  return pieces.map((piece) => figuresOf(piece, tallies.get(piece.id), totals));
}

/** Parties are told apart, too: what only one hero can have would else be measured with the hero. */
function stratumOf({ stratum, chapter }: Play): string {
  return `${stratum}\n${Object.keys(chapter.people).sort().join(' ')}`;
}

function note(
  tallies: Map<string, Tally>,
  id: string,
  play: Pick<Play, 'won' | 'stratum'>,
  [chances, uses]: Use,
): void {
  const tally = tallies.get(id) ?? { chances: 0, uses: 0, strata: new Map() };
  tallies.set(id, tally);
  tally.chances += chances;
  tally.uses += uses;
  const counts = tally.strata.get(play.stratum) ?? { had: 0, wonHad: 0, used: 0, wonUsed: 0 };
  tally.strata.set(play.stratum, counts);
  counts.had++;
  if (play.won) counts.wonHad++;
  if (uses === 0) return;
  counts.used++;
  if (play.won) counts.wonUsed++;
}

function figuresOf(piece: Piece, tally: Tally | undefined, totals: Totals): PieceFigures {
  if (tally === undefined) {
    const none = { had: 0, used: 0, chances: 0, uses: 0 };
    return { ...piece, ...none, contribution: null, against: 'absent' };
  }
  const strata = [...tally.strata];
  const sum = (of: 'had' | 'used') => strata.reduce((total, [, counts]) => total + counts[of], 0);
  const { chances, uses } = tally;
  return { ...piece, had: sum('had'), used: sum('used'), chances, uses, ...compared(piece, strata, totals) };
}

/** What is used by choice is measured against not using it, as far as that happens; the rest against its absence. */
function compared(
  { side }: Piece,
  strata: readonly [string, Counts][],
  totals: Totals,
): Pick<PieceFigures, 'contribution' | 'against'> {
  const unused = side === 'ours' ? differenceOf(strata.map(([, counts]) => usedOrNot(counts))) : null;
  if (unused !== null && unused.without >= ENOUGH) return { contribution: unused, against: 'unused' };
  const absent = differenceOf(
    strata.map(([stratum, counts]) => thereOrNot(side, counts, totals.get(stratum))),
  );
  if (absent === null && unused !== null) return { contribution: unused, against: 'unused' };
  return { contribution: absent, against: 'absent' };
}

function usedOrNot({ had, wonHad, used, wonUsed }: Counts): Pair {
  return { with: used, wonWith: wonUsed, without: had - used, wonWithout: wonHad - wonUsed };
}

function thereOrNot(side: Piece['side'], counts: Counts, total = { plays: 0, won: 0 }): Pair {
  const [there, won] = side === 'ours' ? [counts.used, counts.wonUsed] : [counts.had, counts.wonHad];
  return {
    with: there,
    wonWith: won,
    without: total.plays - counts.had,
    wonWithout: total.won - counts.wonHad,
  };
}
