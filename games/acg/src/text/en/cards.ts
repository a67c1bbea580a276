import { capital, sentence } from '@questhall/tabletop';
import type { Passive } from '../../content/schema.js';
import type { Predicate } from '../../content/selectors.js';
import type { Colour, Verb } from '../../terms.js';
import type { Holder } from '../moment.js';
import { abilityWords, lineWords, programWords } from './lines.js';
import { momentNow } from './moments.js';
import { ifWords } from './predicates.js';
import { cannotWords, costWords, counted, signed, untilWords } from './words.js';

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

/** The rules text of cards. */
export const cards = {
  line: lineWords,
  program: programWords,
  ability: abilityWords,
  cost: costWords,
  moment: momentNow,
  cannot: cannotWords,
  until: untilWords,
  signed,
  forbidden: (verb: Verb, holder: Holder): string => sentence(`${SUBJECTS[holder]} ${cannotWords(verb)}`),
  passive: (passive: Passive, holder: Holder): string => sentence(passiveWords(passive, holder)),
  /** Of a difficulty: it is about everybody. */
  always: ({ stat, add, on }: Passive): string =>
    sentence(`each ${on === 'enemies' ? 'enemy' : 'hero'} has ${signed(add)} ${stat}`),
  keyword: capital,
  nemesis: 'Nemesis',
  peril: (colour: Colour): string => `${capital(colour)} peril`,
  reward: 'Reward',
  penalty: 'Penalty',
  atStart: 'At the start of each quest',
  won: (p: Predicate, inLocationPhase: boolean): string =>
    sentence(`${inLocationPhase ? 'during the location phase, ' : ''}the quest is won ${ifWords(p)}`),
  lost: (p: Predicate): string => sentence(`the quest is lost ${ifWords(p)}`),
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
};
