import { listWords, quoted, rangeWords, spaced } from '@questhall/tabletop/german';
import type { Predicate } from '../../content/selectors.js';
import type { ActionType } from '../../terms.js';
import type { About } from '../about.js';
import { traitName } from './dictionary.js';
import { NOUNS, statWords } from './numbers.js';
import { heroWords } from './people.js';

/** One thing that must hold; the verb comes last: "du | mindestens 2 Wunden | hast". */
type Part = { readonly who: string; readonly what: string; readonly verb: string };

/** "wenn du mindestens 2 Wunden hast und die Gefahr bei 5 oder höher liegt" */
export const ifWords = (p: Predicate, about: About): string => `wenn ${conditionWords(p, about)}`;

/** The same without "wenn". */
export const conditionWords = (p: Predicate, about: About): string => joined(partsOf(p, true, about), 'und');

/** What is said of one thing names it once, and says the verb once. */
function joined(parts: readonly (Part | string)[], joint: string): string {
  const words = parts.map((part, i) => {
    if (typeof part === 'string') return part;
    const [before, next] = [parts[i - 1], parts[i + 1]];
    const sameWho = typeof before === 'object' && before.who === part.who;
    const sameVerb = typeof next === 'object' && next.who === part.who && next.verb === part.verb;
    return spaced(sameWho ? '' : part.who, part.what, sameVerb ? '' : part.verb);
  });
  return listWords(words, joint);
}

/** One part for each thing named; `yes` says whether it must hold or must not. */
function partsOf(p: Predicate, yes: boolean, about: About): (Part | string)[] {
  return [heroParts, tableParts, momentParts, logicParts].flatMap((parts) => parts(p, yes, about));
}

const not = (yes: boolean): string => (yes ? '' : 'nicht');

function heroParts(p: Predicate, yes: boolean, { speech }: About): Part[] {
  const parts: Part[] = [];
  if (p.hero !== undefined) parts.push(hasPart(p.hero, yes));
  if (p.condition !== undefined) {
    const { nom: who, person } = heroWords(p.condition.who);
    const what = spaced(`den Zustand ${quoted(speech.printed.name(p.condition.is))}`, not(yes));
    parts.push({ who, what, verb: person === 'du' ? 'hast' : 'hat' });
  }
  if (p.allHeroesDefeated !== undefined) {
    parts.push(
      p.allHeroesDefeated === yes
        ? { who: 'alle Helden', what: 'besiegt', verb: 'sind' }
        : { who: 'mindestens 1 Held', what: 'noch', verb: 'steht' },
    );
  }
  return parts;
}

function hasPart(hero: NonNullable<Predicate['hero']>, yes: boolean): Part {
  const { nom, acc, person } = heroWords(hero.who);
  if (hero.has === 'engaged-enemies') {
    const who = rangeWords(hero, NOUNS.enemy, yes);
    return { who, what: `an ${acc} gebunden`, verb: isOne(hero) ? 'ist' : 'sind' };
  }
  return { who: nom, what: statWords(hero, hero.has, yes), verb: person === 'du' ? 'hast' : 'hat' };
}

const isOne = ({ atLeast, atMost }: { atLeast?: number | undefined; atMost?: number | undefined }): boolean =>
  (atMost ?? atLeast) === 1;

function tableParts(p: Predicate, yes: boolean, about: About): Part[] {
  const { printed } = about.speech;
  const parts: Part[] = [];
  if (p.location !== undefined) parts.push(...locationParts(p.location, yes, about));
  if (p.locations !== undefined) {
    const what = `${rangeWords(p.locations, NOUNS.location, yes)} betreten`;
    parts.push({ who: 'die Gruppe', what, verb: 'hat' });
  }
  if (p.enemyInPlay !== undefined)
    parts.push({
      who: quoted(printed.enemy(p.enemyInPlay)),
      what: spaced(not(yes), 'im Spiel'),
      verb: 'ist',
    });
  if (p.enemyDefeated !== undefined)
    parts.push({
      who: quoted(printed.enemy(p.enemyDefeated)),
      what: spaced(not(yes), 'besiegt'),
      verb: 'wurde',
    });
  if (p.shadows !== undefined) parts.push(shadowsPart(p.shadows, yes));
  if (p.perilAtLeast !== undefined) {
    const what = yes ? `bei ${p.perilAtLeast} oder höher` : `unter ${p.perilAtLeast}`;
    parts.push({ who: 'die Gefahr', what, verb: 'liegt' });
  }
  if (p.roundAtLeast !== undefined) {
    const what = yes ? `Runde ${p.roundAtLeast} oder später` : `noch nicht Runde ${p.roundAtLeast}`;
    parts.push({ who: 'es', what, verb: 'ist' });
  }
  return parts;
}

function locationParts(
  location: NonNullable<Predicate['location']>,
  yes: boolean,
  { speech }: About,
): Part[] {
  const { explored, trait, left, is } = location;
  const parts: Part[] = [];
  const who = is === undefined ? 'der Ort' : quoted(speech.printed.name(is));
  if (is !== undefined && explored === undefined)
    parts.push({ who, what: spaced(not(yes), 'der aktuelle Ort'), verb: 'ist' });
  if (trait !== undefined)
    parts.push({ who: 'der Ort', what: spaced(not(yes), `das Merkmal ${traitName(trait)}`), verb: 'hat' });
  if (explored !== undefined)
    parts.push({ who, what: spaced(not(explored === yes), 'vollständig erkundet'), verb: 'ist' });
  if (left !== undefined)
    parts.push({ who: 'der Ortsstapel', what: spaced(not(left !== yes), 'leer'), verb: 'ist' });
  return parts;
}

function shadowsPart(range: NonNullable<Predicate['shadows']>, yes: boolean): Part {
  const who = rangeWords(range, NOUNS.enemy, yes);
  return { who, what: 'in den Schatten', verb: isOne(range) ? 'ist' : 'sind' };
}

/** "ein Angriff", "keine Rast" */
const ACTIONS: { readonly [type in ActionType]: string } = {
  attack: 'ein Angriff',
  aid: 'ein Beistand',
  explore: 'eine Erkundung',
  rest: 'eine Rast',
};

function momentParts(p: Predicate, yes: boolean, about: About): Part[] {
  const parts: Part[] = [];
  if (p.defeatedThisAction !== undefined) {
    const what = rangeWords({ atLeast: p.defeatedThisAction }, NOUNS.enemy, yes);
    parts.push({ who: 'du', what: `in dieser Aktion ${what} besiegt`, verb: 'hast' });
  }
  if (p.actionType !== undefined)
    parts.push({ who: 'die Aktion', what: (yes ? '' : 'k') + ACTIONS[p.actionType], verb: 'ist' });
  if (p.thatEnemy !== undefined) parts.push(...enemyParts(p.thatEnemy, yes, about));
  return parts;
}

function enemyParts(
  { nemesis, name, trait, elite }: NonNullable<Predicate['thatEnemy']>,
  yes: boolean,
  { speech }: About,
): Part[] {
  const part = (what: string, verb = 'ist'): Part => ({ who: 'der Gegner', what, verb });
  const parts: Part[] = [];
  if (nemesis !== undefined) parts.push(part(nemesis === yes ? 'ein Erzfeind' : 'kein Erzfeind'));
  if (elite !== undefined) parts.push(part(elite === yes ? 'ein Elite-Gegner' : 'kein Elite-Gegner'));
  if (name !== undefined) parts.push(part(spaced(not(yes), quoted(speech.printed.enemy(name)))));
  if (trait !== undefined) parts.push(part(spaced(not(yes), `das Merkmal ${traitName(trait)}`), 'hat'));
  return parts;
}

/** A list of alternatives is one condition; several conditions in one of them are said together. */
function logicParts({ any, not: none }: Predicate, yes: boolean, about: About): (Part | string)[] {
  const parts: (Part | string)[] = [];
  if (any !== undefined)
    parts.push(
      joined(
        any.flatMap((one) => together(one, yes, about)),
        yes ? 'oder' : 'und',
      ),
    );
  if (none !== undefined) parts.push(...together(none, !yes, about));
  return parts;
}

function together(p: Predicate, yes: boolean, about: About): (Part | string)[] {
  const parts = partsOf(p, yes, about);
  return parts.length === 1 ? parts : [joined(parts, yes ? 'und' : 'oder')];
}
