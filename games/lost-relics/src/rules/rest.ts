import { procedure } from '../kit.js';
import { heroOf, statBonus } from '../queries.js';
import type { HeroId } from '../terms.js';

/** Tokens come off; only an inspired rest that starts without any turns the card back. */
export const rest = procedure<{ hero: HeroId; inspired: boolean }>('lr.rest').step(
  'rest',
  ['LR-RST-02', 'LR-RST-03', 'LR-RST-04', 'LR-RST-05', 'LR-RST-06'],
  (g, v) => {
    const hero = heroOf(g, v.hero);
    if (v.inspired && hero.wounded && hero.damage === 0) {
      hero.wounded = false;
      g.tell?.('hero-unwounded', { hero: v.hero });
      return;
    }
    const count = Math.min(hero.damage, (v.inspired ? 2 : 1) + statBonus(g, hero, 'rest'));
    hero.damage -= count;
    g.tell?.('healed', { hero: v.hero, count });
  },
);
