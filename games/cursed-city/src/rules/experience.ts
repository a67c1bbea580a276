import type { Person } from '../board.js';
import { carries } from '../carries.js';
import { cardsOfKind, heroCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { gainExperience } from '../procs.js';
import { journeyOf, maybeHero, personOf } from '../queries.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import { heldEntity } from './timing.js';

/** One gain: from none to novice, to veteran, to the next level. */
const learn = carries(
  ['CC-XPL-03', 'CC-XPL-08', 'CC-XPL-12'],
  'experience.learn',
  (g: G, person: Person): void => {
    const { id: hero } = person;
    if (person.experience === 2) {
      person.experience = 0;
      person.level++;
      const { level } = person;
      const trait = traitFor(g, hero, level);
      if (trait !== null && maybeHero(g, hero) !== undefined) enterPlay(g, heldEntity(hero, trait), trait);
      g.tell?.('level-gained', { hero, level, trait });
    } else person.experience = person.experience === 0 ? 1 : 2;
    g.tell?.('experience', { hero, level: person.level, experience: person.experience });
  },
);

/** At tables that play this switch, a hero who was out of action gains no experience. */
const misses = (g: CcPosition, hero: HeroId): boolean =>
  g.state.switches['experience-out-of-action'] === 'missed' && maybeHero(g, hero)?.where === 'out';

/** The dead learn nothing more, and level 5 is the last. */
const gaining = procedure(gainExperience).step(
  'gain',
  ['CC-XPL-02', 'CC-XPL-03', 'CC-XPL-06', 'CC-XPL-07', 'CC-XPL-12'],
  (g, { hero, count }) => {
    const person = personOf(g, hero);
    if (misses(g, hero)) return;
    for (let i = 0; i < count; i++) if (!person.dead && person.level < LIMITS.level) learn(g, person);
  },
);

/** The trait of a level, from the card of the hero's class. */
const traitFor = carries(
  ['CC-XPL-08', 'CC-XPL-10', 'CC-XPL-11'],
  'experience.traitFor',
  (g: CcPosition, hero: HeroId, level: number): CardId | null => {
    const { class: own } = heroCard(g, hero);
    return cardsOfKind(g, 'trait').find((one) => one.class === own && one.level === level)?.id ?? null;
  },
);

/** Those who travel with a hero of a higher level learn twice as fast, by the levels of the journey. */
export const lessonsFor = carries(
  ['CC-XPL-04', 'CC-XPL-05'],
  'experience.lessonsFor',
  (g: CcPosition, hero: HeroId): number => (personOf(g, hero).level < journeyOf(g).level ? 2 : 1),
);

export const experienceProcedures = [gaining];
