import { carries } from '../carries.js';
import type { G } from '../kit.js';
import { procedure } from '../kit.js';
import { gainInspiration, inspirationRoll } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { type HeroId, LIMITS } from '../terms.js';
import { rollQuest } from './dice.js';
import { openMoment } from './timing.js';

/** One at a time: at the third the card turns, and the rest is gained on its other side. */
const gaining = procedure<{ hero: HeroId; count: number; left?: number }>(gainInspiration)
  .step('lose', ['CC-INS-05', 'CC-INS-07'], (g, v) => {
    v.left = v.count;
    if (v.count >= 0) return undefined;
    change(g, v.hero, v.count);
    return g.end(undefined);
  })
  .step('gain', ['CC-INS-05', 'CC-INS-08', 'CC-INS-09', 'CC-INS-10', 'CC-EVT-15'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const room = hero.inspired ? LIMITS.inspiration : LIMITS.inspiring;
    const now = Math.min(v.left ?? 0, Math.max(0, room - hero.inspiration));
    v.left = (v.left ?? 0) - now;
    if (now > 0) change(g, v.hero, now);
    return !hero.inspired && hero.inspiration >= LIMITS.inspiring ? undefined : g.end(undefined);
  })
  .step('inspire', ['CC-INS-08', 'CC-INS-09', 'CC-INS-14'], (g, v) => {
    change(g, v.hero, -LIMITS.inspiring);
    heroOf(g, v.hero).inspired = true;
    g.tell?.('inspired', { hero: v.hero });
    return openMoment(g, 'inspired', { hero: v.hero });
  })
  .step('rest', 'CC-INS-10', (g, v) => ((v.left ?? 0) > 0 ? g.goto('gain') : undefined));

const change = carries('CC-INS-05', 'inspiration.change', (g: G, id: HeroId, by: number): void => {
  const hero = heroOf(g, id);
  const before = hero.inspiration;
  hero.inspiration = Math.min(LIMITS.inspiration, Math.max(0, before + by));
  const count = hero.inspiration - before;
  if (count !== 0) g.tell?.('inspiration', { hero: id, count, now: hero.inspiration });
});

/** For those whom the hero slew in this activation: a quest die against their Wounds together. */
const rolling = procedure(inspirationRoll)
  .step('ask', ['CC-INS-01', 'CC-INS-03', 'CC-INS-04'], (g, { hero }) =>
    heroOf(g, hero).slew >= LIMITS.questSides
      ? g.pass(true)
      : g.yesNo(playerOf(g, hero), 'roll-for-inspiration'),
  )
  .step('roll', ['CC-INS-01', 'CC-INS-02', 'CC-INS-03', 'CC-INS-18'], (g, { hero }, wanted) => {
    if (!wanted) return g.end(undefined);
    const { slew } = heroOf(g, hero);
    const isSure = slew >= LIMITS.questSides;
    if (!isSure && rollQuest(g, 'inspiration') > slew) return g.end(undefined);
    return g.call(gainInspiration, { hero, count: 1 });
  });

export const inspirationProcedures = [gaining, rolling];
