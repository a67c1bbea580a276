import { attackOf, rankOf } from '../../src/queries.js';
import type { Moment } from './moment.js';

type Claim = (m: Moment) => boolean;

const isHeroZone = (zone: string): boolean => zone !== 'shadows' && zone !== 'lair';
const isRanged = (m: Moment): boolean => m.params.ranged === true;
/** The place that the line names; left out where it means the usual one. */
const names =
  (place: string): Claim =>
  (m) =>
    m.selector.in === place;

/** How strong an attacker is, in play or fallen a moment ago. */
function strength(m: Moment, id: string): [attack: number, rank: number] {
  const late = m.b.action?.lateAttackers.find((one) => one.id === id);
  if (late !== undefined) return [late.attack, late.rank];
  return [attackOf(m.position, m.enemy(id)), rankOf(m.position, m.enemy(id))];
}
function isStronger(m: Moment, one: string, other: string): boolean {
  const [[attack, rank], [otherAttack, otherRank]] = [strength(m, one), strength(m, other)];
  return attack > otherAttack || (attack === otherAttack && rank > otherRank);
}
/** Fallen ones point at nothing on the table any more. */
const isGone = ({ bar }: Moment): boolean => bar.refs.length === 0;

function rankOfDue(m: Moment, id: string): number {
  const due = m.frame('acg.nemesis-effects').due as { id: string; rank: number }[];
  return due.find((one) => one.id === id)?.rank ?? 0;
}

const VERBS: { readonly [ask: string]: string } = {
  'choose-enemy-to-engage': 'be-engaged',
  'choose-enemy-to-advance': 'be-engaged',
  'choose-enemy-to-exhaust': 'be-exhausted',
  'choose-enemy-to-suffer': 'be-wounded',
  'choose-enemy-to-recover': 'recover',
};
const verbOf = ({ decision }: Moment): string => VERBS[decision.ask] ?? 'nothing';
const cannot = (m: Moment): readonly string[] => (m.card().cannot ?? []) as string[];

/** What each reason says about an enemy. */
export const trueOfEnemies = {
  'in-lair': (m) => m.enemy().zone === 'lair',
  'needs-ranged-shadows': (m) => m.enemy().zone === 'shadows' && !isRanged(m),
  'needs-ranged-other': (m) =>
    isHeroZone(m.enemy().zone) && m.enemy().zone !== m.b.action?.hero && !isRanged(m),
  'not-targeted': (m) => m.b.action?.targets.includes(m.ref) === false,
  'lair-rests': (m) => m.enemy().zone === 'lair' && m.b.phase === 'enemy',
  'activated-or-exhausted': (m) => m.enemy().exhausted && m.b.phase === 'enemy',
  'engaged-first': (m) =>
    m.enemy().zone === 'shadows' &&
    m.b.enemies.some(({ zone, exhausted }) => zone === m.b.active && !exhausted),
  'not-your-enemy': (m) => isHeroZone(m.enemy().zone) && m.enemy().zone !== m.b.active,
  'exhausted-attacker': (m) => m.enemy().exhausted && m.enemy().zone === m.b.action?.hero,
  'attacks-anyway': (m) => isGone(m) || m.offered.every((id) => isStronger(m, m.ref, id)),
  'too-weak': (m) => isGone(m) || m.offered.every((id) => isStronger(m, id, m.ref)),
  'lower-rank': (m) => isGone(m) || m.offered.every((id) => rankOfDue(m, id) > rankOfDue(m, m.ref)),
  immune: (m) => m.enemy().faceup && cannot(m).includes(verbOf(m)),
  forbidden: (m) =>
    !(m.enemy().faceup && cannot(m).includes(verbOf(m))) &&
    m.b.vetoes.some(({ on, verb }) => on === m.ref && verb === verbOf(m)),
  'enemy-exhausted': (m) => m.enemy().exhausted && m.decision.ask === 'choose-enemy-to-exhaust',
  'enemy-ready': (m) => !m.enemy().exhausted && m.decision.ask === 'choose-enemy-to-ready',
  'already-engaged': (m) =>
    m.enemy().zone === m.about &&
    (names('other-zones')(m) || (m.selector.in === undefined && m.decision.ask === 'choose-enemy-to-engage')),
  'not-engaged-with-you': (m) => m.enemy().zone !== m.about && names('engaged-with-you')(m),
  'not-engaged-with-target': (m) => m.enemy().zone !== m.target && names('engaged-with-target')(m),
  'not-engaged': (m) => m.enemy().zone === 'shadows' && names('engaged')(m),
  'not-in-shadows': (m) => isHeroZone(m.enemy().zone) && names('shadows')(m),
  'spares-nemeses': (m) => m.selector.nemesis === false && m.enemy().faceup && m.card().rank === 'nemesis',
  'only-ready': (m) => m.selector.ready === true && m.enemy().exhausted,
  'only-exhausted': (m) => m.selector.ready === false && !m.enemy().exhausted,
  'only-faceup': (m) => m.selector.faceup === true && !m.enemy().faceup,
  'only-facedown': (m) => m.selector.faceup === false && m.enemy().faceup,
  'other-name': (m) => m.enemy().faceup && m.selector.name !== m.card().name && m.selector.name !== undefined,
  'other-trait': (m) =>
    m.enemy().faceup &&
    typeof m.selector.trait === 'string' &&
    !(m.card().traits as string[]).includes(m.selector.trait),
  'unknown-kind': (m) => !m.enemy().faceup && (m.selector.name ?? m.selector.trait) !== undefined,
  outranked: (m) =>
    m.selector.rank === 'highest' &&
    m.b.enemies.some((one) => one.faceup && rankOf(m.position, one) > rankOf(m.position, m.enemy())),
  'no-rank': (m) => m.selector.rank === 'highest' && !m.enemy().faceup,
} as const satisfies { readonly [why: string]: Claim };
