import { heroName } from '../names.js';
import { HEROES } from '../terms.js';
import { bar, type Finder, missing } from './bar.js';
import { heroOption } from './option-people.js';
import { heroAsked, type Situation, sourceName } from './situation.js';

export const takenHeroes: Finder = (s) =>
  HEROES.filter((hero) => missing(s, hero)).map((hero) =>
    bar(heroOption(s, hero), 'hero-taken', ['ACG-SETUP-02']),
  );

export const ownAid: Finder = (s) => {
  const hero = heroAsked(s);
  return hero === null
    ? []
    : [bar(heroOption(s, hero), 'own-aid', ['ACG-AER-04'], { hero: heroName(hero, s.words) })];
};

const fallen = ({ b }: Situation) => b.heroes.filter((hero) => hero.status !== 'standing');

export const defeatedToAid: Finder = (s) =>
  fallen(s).map(({ id }) => bar(heroOption(s, id), 'defeated-to-aid', ['ACG-AER-05']));

/** Heroes that a card's words leave out. */
export const heroesNotMeant: Finder = (s) =>
  s.b.heroes
    .filter((hero) => missing(s, hero.id))
    .map(({ id, status }) =>
      status === 'standing'
        ? bar(heroOption(s, id), 'hero-not-meant', ['ACG-EFF-01'], { source: sourceName(s) })
        : bar(heroOption(s, id), 'defeated', ['ACG-WND-15']),
    );
