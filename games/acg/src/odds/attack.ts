import type { OddsChance, OddsPart } from '@questhall/engine';
import { maybeEnemy } from '../queries.js';
import type { EnemyId } from '../terms.js';
import { type Aftermath, aftermath, needed, shareOut } from './aftermath.js';
import type { Attempt } from './attempt.js';
import { Spread } from './spread.js';

/** More than enough for whoever of these can be defeated at all. */
function enough({ b }: Attempt, targets: readonly EnemyId[]): number {
  return targets.map((id) => needed(b, id)).reduce((sum, n) => (Number.isFinite(n) ? sum + n : sum), 1);
}

type After = (successes: number) => Aftermath;

/** What so many successes lead to, worked out once for each number that makes a difference. */
function remembered(most: number, make: After): After {
  const known: Aftermath[] = [];
  return (successes) => {
    const n = Math.min(successes, most);
    const made = known[n] ?? make(n);
    known[n] = made;
    return made;
  };
}

/** The attack as it is aimed; while that is open, as if nobody fell. */
export function attackAftermath(attempt: Attempt): After {
  const { b, switches, targets, aimed } = attempt;
  if (!aimed) return remembered(0, () => aftermath(attempt, [], []));
  const shares = (n: number) =>
    switches['several-targets'] === 'each' ? targets.map(() => n) : shareOut(b, targets, n);
  return remembered(enough(attempt, targets), (n) => aftermath(attempt, targets, shares(n)));
}

type Told = { parts: OddsPart[]; chances: OddsChance[] };

/** Each target by itself, as if all successes went to it; and all of them together. */
export function targetOdds(attempt: Attempt, successes: Spread, whole: After): Told {
  const { b, targets, aimed, remarks } = attempt;
  const open = targets.filter((id) => maybeEnemy(b, id)?.faceup === true);
  if (aimed && open.length < targets.length) remarks.doubt('facedown');
  const divided = aimed && targets.length > 1 && attempt.switches['several-targets'] !== 'each';
  if (divided) remarks.say('divide');
  const told: Told = { parts: [], chances: [] };
  for (const id of open) tellTarget(attempt, id, { successes, whole }, told);
  if (aimed && targets.length > 1) told.chances.push(allFall(attempt, successes, whole));
  return told;
}

type Struck = { readonly successes: Spread; readonly whole: After };

/** Where all successes hit every target, each is what it is among the others; otherwise it is taken alone. */
function tellTarget(attempt: Attempt, id: EnemyId, { successes, whole }: Struck, told: Told): void {
  const each = attempt.aimed && attempt.switches['several-targets'] === 'each';
  const most = enough(attempt, [id]);
  const after = each ? whole : remembered(most, (n) => aftermath(attempt, [id], [n]));
  const at = each ? attempt.targets.indexOf(id) : 0;
  const wounds = new Spread();
  for (const [n, share] of successes.entries()) wounds.add(after(n).dealt[at] ?? 0, share);
  told.parts.push({ what: 'wounds', on: id, distribution: wounds.distribution });
  const chance = successes.where((n) => after(n).defeated.includes(id));
  told.chances.push({ what: 'defeat', on: id, chance });
  if (!attempt.aimed) doubtAim(attempt, after(most));
}

function allFall({ targets }: Attempt, successes: Spread, whole: After): OddsChance {
  const chance = successes.where((n) => targets.every((id) => whole(n).defeated.includes(id)));
  return { what: 'defeat-all', on: null, chance };
}

/** Before the attack is aimed, what befalls the hero may depend on who falls; what he recovers, only if he may fall. */
function doubtAim(attempt: Attempt, fallen: Aftermath): void {
  const standing = aftermath(attempt, [], []);
  const harm = ({ blows, attacks, worsening }: Aftermath) =>
    JSON.stringify([blows.filter((blow) => blow > 0), attacks, worsening]);
  if (harm(standing) !== harm(fallen)) attempt.remarks.doubt('aim');
  else if (String(standing.blows) !== String(fallen.blows)) attempt.remarks.doubtFall('aim');
}
