import {
  type Gender,
  masculine,
  type Phrase,
  quoted,
  quotedName,
  several,
  spaced,
  the,
  YOU,
} from '@questhall/tabletop/german';
import type { EnemySelector, HeroSelector, HeroStat, Predicate } from '../../content/selectors.js';
import type { HeroId } from '../../terms.js';
import type { About, LineWords } from '../about.js';
import { traitName } from './dictionary.js';
import { ELITE, ENEMY, HERO, LEADER, NEMESIS, TARGET } from './grammar.js';
import { STATS, withStat } from './numbers.js';
import { HERO_NAMES } from './terms.js';

// --- heroes ----------------------------------------------------------------------------------------

const HERO_PHRASES: { readonly [selector in Extract<HeroSelector, string>]: Phrase } = {
  you: YOU,
  target: TARGET,
  'that-hero': masculine('dieser', HERO),
  leader: masculine('der', LEADER),
  'engaged-hero': masculine('der', HERO, { adjectives: ['gebunden'] }),
  each: masculine('jeder', HERO),
  'each-other': masculine('jeder', HERO, { after: 'außer dir' }),
  one: masculine('ein', HERO),
  'one-other': masculine('ein', HERO, { adjectives: ['ander'] }),
  'one-defeated': masculine('ein', HERO, { adjectives: ['besiegt'] }),
};

/** All of them, where German would not say "each … not". */
export const HEROES: Phrase = {
  nom: 'die Helden',
  acc: 'die Helden',
  dat: 'den Helden',
  gen: 'der Helden',
  person: 'sie',
};

export function heroWords(selector: HeroSelector): Phrase {
  if (typeof selector === 'string') return HERO_PHRASES[selector];
  if ('most' in selector) return heroWith('den meisten', selector.most);
  if ('least' in selector) return heroWith('den wenigsten', selector.least);
  const { has, ...range } = selector.each;
  return masculine('jeder', HERO, { after: withStat(range, has) });
}

const heroWith = (extreme: string, stat: HeroStat): Phrase =>
  masculine('der', HERO, { after: `mit ${extreme} ${STATS[stat].dat}` });

/** A woman among them: the article follows. */
const GENDERS: { readonly [hero in HeroId]: Gender } = {
  ironbreaker: 'm',
  waywatcher: 'f',
  'warrior-priest': 'm',
  'bright-wizard': 'm',
};

/** "der Eisenbrecher", "des Eisenbrechers"; "die Waldläuferin" */
export function heroPhrase(id: HeroId): Phrase {
  const gender = GENDERS[id];
  const name = HERO_NAMES[id];
  const genitive = gender === 'm' ? `${name}s` : name;
  return {
    nom: `${the(gender, 'nom')} ${name}`,
    acc: `${the(gender, 'acc')} ${name}`,
    dat: `${the(gender, 'dat')} ${name}`,
    gen: `${the(gender, 'gen')} ${genitive}`,
    person: 'er',
  };
}

/** A card by its name. */
export const cardWords = (id: string, { speech }: About): string => quoted(speech.printed.name(id));

// --- enemies ---------------------------------------------------------------------------------------

type EnemyObject = Exclude<EnemySelector, string>;
type Place = NonNullable<EnemyObject['in']>;
/** Before the noun, as stems of adjectives. */
const BOUND: { readonly [place in Place]?: string } = {
  'engaged-with-you': 'an dich gebunden',
  'engaged-with-target': 'an den Zielhelden gebunden',
  engaged: 'gebunden',
  'other-zones': 'nicht an dich gebunden',
};

const THIS_ENEMY = masculine('dieser', ENEMY);
const THAT_ENEMY = masculine('der', ENEMY);
const EACH_TARGET: Phrase = {
  nom: 'jedes Ziel',
  acc: 'jedes Ziel',
  dat: 'jedem Ziel',
  gen: 'jedes Ziels',
  person: 'er',
};

/** Where the line says "may", fewer can be taken. */
export function enemyWords(selector: EnemySelector, line: LineWords): Phrase {
  if (selector === 'this') return THIS_ENEMY;
  if (selector === 'that-enemy') return THAT_ENEMY;
  if (selector === 'targets') return EACH_TARGET;
  const { count = 1, name } = selector;
  const { printed } = line.speech;
  if (name !== undefined && printed.isNemesis(name)) return quotedName(printed.enemy(name));
  const details = { adjectives: adjectives(selector), after: afterNoun(selector, count, line) };
  if (selector.rank === 'highest') return highestRanked(details);
  if (count === 'all') return masculine('jeder', ENEMY, details);
  if (count === 1) return masculine('ein', ENEMY, details);
  return several(`${line.may ? 'bis zu ' : ''}${count}`, { one: 'Gegner', dat: 'Gegnern' }, details);
}

/** "der ranghöchste an dich gebundene Gegner": of those bound to you, not bound to you besides. */
function highestRanked({ adjectives: others, after }: { adjectives: string[]; after: string }): Phrase {
  const { nom, acc, dat, gen, person } = masculine('der', ENEMY, {
    adjectives: ['ranghöchst', ...others],
    after,
  });
  const close = (text: string) => text.replace(/(ranghöchst[a-z]+),/, '$1');
  return { nom: close(nom), acc: close(acc), dat: close(dat), gen: close(gen), person };
}

function adjectives({ ready, faceup, in: place = 'play' }: EnemyObject): string[] {
  const state = ready === undefined ? [] : [ready ? 'bereit' : 'erschöpft'];
  const face = faceup === undefined ? [] : [faceup ? 'offen' : 'verdeckt'];
  const bound = BOUND[place];
  return [...state, ...face, ...(bound === undefined ? [] : [bound])];
}

function afterNoun(
  { name, trait, in: place, nemesis }: EnemyObject,
  count: number | 'all',
  { speech }: About,
): string {
  const many = typeof count === 'number' && count > 1;
  return spaced(
    name === undefined ? '' : quoted(speech.printed.enemy(name)),
    trait === undefined ? '' : traitWords(trait),
    place === 'shadows' ? 'in den Schatten' : '',
    nemesis === false ? (many ? '(keine Erzfeinde)' : '(kein Erzfeind)') : '',
  );
}

/** "1 verdeckter Gegner", "2 verdeckte Gegner" */
export function enemyCount(n: number, facedown: boolean): Phrase {
  const adjectives = facedown ? ['verdeckt'] : [];
  if (n !== 1) return several(`${n}`, { one: 'Gegner', dat: 'Gegnern' }, { adjectives });
  const { nom, acc, dat, gen, person } = masculine('ein', ENEMY, { adjectives });
  const digit = (text: string) => text.replace(/^ein\S*/, '1');
  return { nom: digit(nom), acc: digit(acc), dat: digit(dat), gen: digit(gen), person };
}

const traitWords = (trait: string): string => `mit dem Merkmal ${traitName(trait)}`;

type Kind = NonNullable<Predicate['thatEnemy']>;
/** "ein Gegner mit dem Merkmal Untot", "ein Gegner (kein Erzfeind)", or the name of a nemesis */
export function kindWords({ name, trait, elite, nemesis }: Kind, { speech }: About): Phrase {
  if (name !== undefined && speech.printed.isNemesis(name)) return quotedName(speech.printed.enemy(name));
  const after = spaced(
    name === undefined ? '' : quoted(speech.printed.enemy(name)),
    trait === undefined ? '' : traitWords(trait),
    nemesis === false ? '(kein Erzfeind)' : '',
  );
  const noun = nemesis === true ? NEMESIS : elite === true ? ELITE : ENEMY;
  return masculine('ein', noun, { after });
}
