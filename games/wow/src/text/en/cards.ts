import { capital, listWords, sentence, signed } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Ability, Condition, Passive } from '../../content/schema.js';
import type { Cost } from '../../content/selectors.js';
import type { Level, WindowId } from '../../terms.js';
import type { About } from '../about.js';
import { linesWords, lineWords } from './nested.js';
import { itemWords, placeWords, whomWords } from './people.js';
import { costWords, ifWords } from './predicates.js';

type Speech = Omit<About, 'holder'>;
type Holder = About['holder'];

const WHEN: { readonly [window in WindowId]: string } = {
  'turn-begins': 'at the start of your turn',
  'movement-rolled': 'after you roll the movement die',
  'space-entered': 'when you enter a space',
  'movement-ended': 'at the end of your movement',
  'discovery-revealed': 'when you keep a discovery',
  'resource-used': 'after you use a resource',
  'challenge-drawn': 'when you draw a challenge card',
  'event-drawn': 'when you draw an event',
  'event-placed': 'when an event is placed',
  'combat-begins': 'when a combat begins',
  'before-roll': 'before the combat dice are rolled',
  'after-roll': 'after the combat dice are rolled',
  powers: 'in the powers step',
  attacks: 'when you attack',
  hits: 'when your attack hits',
  misses: 'when your attack misses',
  'would-take-damage': 'when you would take damage',
  'takes-damage': 'when you take damage',
  'encounter-defeated': 'when you defeat an encounter',
  'character-defeated': 'when you are defeated',
  'combat-ends': 'at the end of a combat',
  'item-gained': 'when you gain an item',
  'item-discarded': 'when you discard an item',
  'card-played': 'when you play an ability card',
  'quest-completed': 'when you complete a quest',
  'level-gained': 'when you gain a level',
  maintenance: 'at the start of your maintenance phase',
  'turn-ends': 'at the end of your turn',
};

/** Moments of others: "when another character plays an ability card". */
const ofOther = (when: string): string =>
  when
    .replace(/\byou (\w+)/, (_, verb: string) => `another character ${thirdPerson(verb)}`)
    .replace(/\byour\b/, 'their');
const thirdPerson = (verb: string): string => (verb === 'are' ? 'is' : verb === 'would' ? verb : `${verb}s`);

function whenWords({
  window,
  about,
  face,
  side,
}: Pick<Ability, 'window' | 'about' | 'face' | 'side'>): string {
  if (face !== undefined)
    return `on a roll of ${listWords(
      face.map((n) => (n === 6 ? 'star' : `${n}`)),
      'or',
    )}`;
  const when = about === 'other' ? ofOther(WHEN[window]) : WHEN[window];
  return side === undefined ? when : `${when}, as the ${side}`;
}

/** When, at what price, and what then. */
function abilityWords(ability: Ability, about: About): string {
  const { cost, may, if: condition, once, lines } = ability;
  const parts = [
    whenWords(ability),
    ...(condition === undefined ? [] : [`if ${ifWords(condition, about)}`]),
    ...(cost === undefined ? [] : [`you can ${costWords(cost)} to do this`]),
  ].join(', ');
  const optional = may === true && cost === undefined ? ' you can do this:' : '';
  const often = once === undefined || once === 'combat' ? '' : ` (once a ${once})`;
  return `${capital(parts)}:${optional} ${linesWords(lines, about)}${often}.`;
}

function passiveWords({ stat, add, if: condition, of }: Passive, about: About): string {
  const whom = of === undefined ? '' : ` for ${of === 'all' ? 'all' : `all ${of}`}`;
  const only = condition === undefined ? '' : ` if ${ifWords(condition, about)}`;
  return `${capital(stat)} ${signed(add)}${whom}${only}.`;
}

function conditionWords(condition: Condition, about: About): string {
  if ('travel' in condition) return `be ${placeWords(condition.travel, about)}`;
  if ('collect' in condition) return `collect ${condition.collect} tokens of this quest`;
  if ('trade' in condition) return `trade tokens with ${condition.trade} different characters`;
  if ('defeat' in condition) {
    const where = condition.at === undefined ? '' : ` ${placeWords(condition.at, about)}`;
    return `defeat ${foeWords(condition.defeat, condition.count ?? 1, about)}${where}`;
  }
  if ('damage' in condition) return `deal ${condition.damage} damage to ${foeWords(condition.to, 2, about)}`;
  if ('have' in condition)
    return `have ${condition.count} ${itemWords(condition.have, condition.count === 1 ? 'one' : 'many')}`;
  if ('hand' in condition) return `hold ${condition.hand} ability cards`;
  if ('meet' in condition) return `be in the same space as ${whomWords(condition.meet, about)}`;
  return listWords(
    condition.any.map((one) => conditionWords(one, about)),
    'or',
  );
}

type Foe = Extract<Condition, { defeat: unknown }>['defeat'];
function foeWords(foe: Foe, count: number, { name }: About): string {
  if (foe === 'character') return count === 1 ? 'a character' : `${count} characters`;
  if (foe.encounter !== undefined) return `${count === 1 ? '' : `${count} × `}${name(foe.encounter)}`;
  const what = [foe.colour, foe.trait, foe.on === 'board' ? 'board' : undefined].filter(
    (one) => one !== undefined,
  );
  return `${count === 1 ? 'an' : count} ${[...what, count === 1 ? 'encounter' : 'encounters'].join(' ')}`;
}

/** The words that cards are put together from. */
export const cardsIn = (speech: Speech) => ({
  ability: (ability: Ability, holder: Holder): string => abilityWords(ability, { ...speech, holder }),
  passive: (passive: Passive, holder: Holder): string => passiveWords(passive, { ...speech, holder }),
  program: (lines: readonly Line[], holder: Holder): string =>
    lines.map((line) => sentence(lineWords(line, { ...speech, holder }))).join(' '),
  asked: (line: Line, holder: Holder): string => linesWords([line], { ...speech, holder }),
  cost: (cost: Cost): string => costWords(cost),
  /** "Improved (green): …" */
  improved: (level: Level, text: string): string => `Improved (${level}): ${text}`,
  condition: (condition: Condition): string =>
    sentence(conditionWords(condition, { ...speech, holder: 'character' })),
});
