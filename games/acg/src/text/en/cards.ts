import { capital, sentence } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Ability, Passive } from '../../content/schema.js';
import type { HeroSelector, Predicate } from '../../content/selectors.js';
import type { ActionType, Colour, Verb, WindowId } from '../../terms.js';
import type { Speech } from '../about.js';
import type { Holder } from '../moment.js';
import { abilityWords, lineWords, programWords } from './lines.js';
import { momentNow, type Present } from './moments.js';
import { ifWords, predicateWords } from './predicates.js';
import { cannotWords, costWords, counted, heroWords, signed, untilWords } from './words.js';

const SUBJECTS: { readonly [holder in Holder]: string } = {
  enemy: 'this enemy',
  hero: 'you',
  table: 'the party',
};

function passiveWords({ stat, add, on = 'owner' }: Passive, holder: Holder): string {
  if (on === 'enemies') return `each ${holder === 'enemy' ? 'other ' : ''}enemy has ${signed(add)} ${stat}`;
  if (stat !== 'tokens-per-action') return `${signed(add)} ${stat}`;
  return `each of your actions can hold ${counted(add, 'more success token')}`;
}

/** What the rules text of cards is put together from. */
export const cardsIn = (speech: Speech) => ({
  line: (line: Line): string => lineWords(line, { speech }),
  program: (lines: readonly Line[], type?: ActionType): string => programWords(lines, { speech, type }),
  ability: (ability: Ability, holder: Holder): string => abilityWords(ability, holder, { speech }),
  cost: costWords,
  moment: (window: WindowId, present: Present): string => momentNow(window, present, { speech }),
  cannot: cannotWords,
  /** "if the location is not fully explored", never "unless" */
  when: (p: Predicate): string => `if ${predicateWords(p, { speech })}`,
  /** "the hero with the most wounds" */
  meant: (hero: HeroSelector): string => heroWords(hero),
  until: untilWords,
  signed,
  forbidden: (verb: Verb, holder: Holder): string => sentence(`${SUBJECTS[holder]} ${cannotWords(verb)}`),
  passive: (passive: Passive, holder: Holder): string => sentence(passiveWords(passive, holder)),
  /** Of a difficulty: it is about everybody. */
  always: ({ stat, add, on }: Passive): string =>
    sentence(`each ${on === 'enemies' ? 'enemy' : 'hero'} has ${signed(add)} ${stat}`),
  keyword: capital,
  trait: (trait: string): string => trait,
  nemesis: 'Nemesis',
  peril: (colour: Colour): string => `${capital(colour)} peril`,
  reward: 'Reward',
  penalty: 'Penalty',
  atStart: 'At the start of each quest',
  won: (p: Predicate, inLocationPhase: boolean): string =>
    sentence(
      `${inLocationPhase ? 'during the location phase, ' : ''}the quest is won ${ifWords(p, { speech })}`,
    ),
  lost: (p: Predicate): string => sentence(`the quest is lost ${ifWords(p, { speech })}`),
  /** The same in one line of the table, and on a page that says "you win" and "you lose" itself. */
  wonIf: (p: Predicate): string => sentence(`won ${ifWords(p, { speech })}`),
  victory: (p: Predicate, inLocationPhase: boolean): string =>
    `${inLocationPhase ? 'in the location phase ' : ''}${ifWords(p, { speech })}`,
  defeat: (p: Predicate, orAllDefeated: boolean): string =>
    `${ifWords(p, { speech })}${orAllDefeated ? ', or if all heroes are defeated' : ''}`,
  then: {
    'bottom-of-deck': 'Put this card on the bottom of the dungeon deck.',
    removed: 'Remove this card from the quest.',
  },
  fortune: 'Return this card to the campaign pool and claim one of your legendary gear cards at random.',
  leaderInstead:
    "An enemy whose own text makes it engage a hero engages the party leader instead. 'Advance' is not changed.",
  spawnsAtLeader: 'A spawned enemy that would engage another hero engages the party leader instead.',
  noAlternative: 'Nothing happens.',
  /** What the three basic keywords mean; every other one is explained on the card itself (EPH-13). */
  basic: {
    advance: 'Advance: It engages the hero whose turn it is.',
    inflict:
      'Inflict: It deals its attack as wounds to the hero it is engaged with, or else whose turn it is.',
    retreat: 'Retreat: It goes into the shadows.',
  } as { readonly [keyword: string]: string },
});
