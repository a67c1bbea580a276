import { enemyCard, library } from '../content/library.js';
import { nobody } from '../procs.js';
import { engagedWith, healthOf, heroCannot, heroOf, isNemesis, remainingHealth } from '../queries.js';
import { hearing } from './abilities.js';
import type { Attempt } from './attempt.js';
import { type Blows, blowsIn, blowsOf, worsened } from './blows.js';

/** A hero's health now and at most, and whether anything can be done to it. */
type Health = {
  readonly left: number;
  readonly most: number;
  readonly wounded: boolean;
  readonly heals: boolean;
};

export function healthNow({ b, hero: id }: Attempt): Health {
  const hero = heroOf(b, id);
  return {
    left: remainingHealth(b, hero),
    most: healthOf(b, hero),
    wounded: !heroCannot(b, hero, 'be-wounded'),
    heals: !heroCannot(b, hero, 'recover'),
  };
}

/** What becomes of a hero, blow by blow; whoever has no health left suffers and recovers no more. */
export class Fate {
  suffered = 0;
  private left: number;

  constructor(
    private readonly health: Health,
    private readonly worsening: readonly number[],
  ) {
    this.left = health.left;
  }

  get fallen(): boolean {
    return this.left <= 0;
  }

  bearAll(blows: Blows): this {
    for (const blow of blows) this.bear(blow);
    return this;
  }

  /** Blows from now on, which others may make worse. */
  bearWorse(blows: Blows): this {
    return this.bearAll(worsened(blows, this.worsening));
  }

  private bear(blow: number): void {
    if (this.left <= 0) return;
    const { most, wounded, heals } = this.health;
    if (blow <= 0) this.left += heals ? Math.min(-blow, most - this.left) : 0;
    else if (wounded) {
      const count = Math.min(blow, this.left);
      this.left -= count;
      this.suffered += count;
    }
  }
}

/** Faceup nemeses with an effect, wherever they are. */
export const nemesesIn = ({ b }: Attempt) =>
  b.enemies.filter((enemy) => isNemesis(enemy) && enemyCard(enemy.card).nemesisEffect !== undefined);

/** What their effects do to the hero when the dice show a nemesis. */
export function nemesisBlows(attempt: Attempt): Blows {
  const { b, hero } = attempt;
  return nemesesIn(attempt).flatMap(({ id, card }) => {
    const lines = library.programs[`${enemyCard(card).id}/nemesis`] ?? [];
    return blowsOf(attempt, b, { card, lines, ctx: { ...nobody, you: hero, self: id, enemy: id } });
  });
}

/** What befalls the hero after the dice, to the end of his activation: the rest of his card, then wounds that bleed. */
export function laterBlows(attempt: Attempt): Blows {
  const { b, below, card, hero, type, remarks } = attempt;
  if (below.some(({ verb }) => verb === 'drawDungeon')) remarks.doubt('draws');
  if (type === 'explore' && below.some(({ verb }) => verb === 'progress')) remarks.say('more-progress');
  const plain = below.filter(({ verb, may, cost }) => verb === 'recover' && !may && cost === undefined);
  const ctx = { ...nobody, you: hero, self: card, target: b.action?.aided ?? null };
  return [
    ...blowsIn(attempt, b, 'after-action'),
    ...blowsOf(attempt, b, { card, lines: plain, ctx }),
    ...blowsIn(attempt, b, 'after-activation'),
  ];
}

/** What attackers' own texts do is beyond these numbers, unless it changes none of them. */
export function listenToAttackers(attempt: Attempt): void {
  const { b, hero, remarks } = attempt;
  let marks = false;
  for (const enemy of engagedWith(b, hero)) {
    if (enemy.exhausted) continue;
    for (const { card, lines } of hearing(b, 'enemy-attacks', { hero, enemy: enemy.id }).happens) {
      if (lines.some(({ verb }) => verb !== 'condition')) remarks.unforeseen(card);
      else marks = true;
    }
  }
  if (marks && dependsOnConditions(attempt)) remarks.doubt('conditions');
}

/** Somebody adds wounds by a condition that the hero does not have yet. */
function dependsOnConditions({ b, hero }: Attempt): boolean {
  const { conditions } = heroOf(b, hero);
  return (b.listening['would-suffer'] ?? []).some((key) => {
    const wanted = library.abilities[key.slice(key.indexOf('|') + 1)]?.if?.condition?.is;
    return wanted !== undefined && !conditions.includes(wanted);
  });
}
