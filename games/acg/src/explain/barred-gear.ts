import type { Barred, JsonRecord } from '@questhall/engine';
import type { Gear, Hero } from '../board.js';
import { cardOf, gearCard, library } from '../content/library.js';
import type { Ability } from '../content/schema.js';
import { abilityAt, LATE_MODIFIERS } from '../in-play.js';
import { cardName, heroName } from '../names.js';
import { capacityOf, heroOf, isStanding, tokensOf } from '../queries.js';
import { mayUnequip } from '../rules/gear.js';
import { type AcgRuleId, LIMITS } from '../terms.js';
import { bar, type Finder, missing } from './bar.js';
import { ROOM } from './gear-fate.js';
import { gearOption } from './option-cards.js';
import { found, heroAsked, type Situation, word } from './situation.js';

export const emptyGearDeck: Finder = (s) =>
  missing(s, 'gear-deck')
    ? [
        bar({ refs: [], text: { key: 'option.take-treasure.gear-deck', args: ROOM } }, 'gear-deck-empty', [
          'ACG-DECK-19',
        ]),
      ]
    : [];

function owner(s: Situation): Hero | null {
  const hero = heroAsked(s);
  return hero === null ? null : heroOf(s.b, hero);
}

/** The claimed card finds no room: too many of its kind, or too many at all. */
export const noRoom: Finder = (s) => {
  const hero = owner(s);
  const card = word(s, 'card');
  if (hero === null || card === undefined || !missing(s, 'equip')) return [];
  const { slot } = gearCard(card);
  const same = hero.gear.filter((gear) => gearCard(gear.card).slot === slot).length;
  const limit = slot === 'weapon' ? LIMITS.weapons : slot === 'armour' ? LIMITS.armour : same + 1;
  const what = { refs: [card], text: { key: 'option.equip-or-discard.equip', args: {} } };
  if (same >= limit) return [bar(what, 'slot-full', ['ACG-GEAR-06'], { slot, limit })];
  return [bar(what, 'capacity-full', ['ACG-GEAR-05', 'ACG-GEAR-06'], { capacity: capacityOf(s.b, hero) })];
};

/** Gear that cannot make room, or whose going would not be enough. */
export const staysOn: Finder = (s) => {
  const hero = owner(s);
  if (hero === null) return [];
  return hero.gear
    .filter(({ card }) => missing(s, card))
    .map((gear) => whyKept(s, hero, gear) ?? bar(gearOption(s, gear.card), 'no-room-by-it', ['ACG-GEAR-11']));
};

function whyKept(s: Situation, hero: Hero, { card, depleted }: Gear): Barred | undefined {
  if (depleted) return bar(gearOption(s, card), 'depleted-stays', ['ACG-GEAR-08']);
  if (mayUnequip(s.b, hero, card)) return undefined;
  return bar(gearOption(s, card), 'health-stays', ['ACG-GEAR-09'], { hero: heroName(hero.id, s.words) });
}

export const notForGiving: Finder = (s) =>
  s.b.heroes.flatMap((hero) =>
    hero.gear.filter(({ card }) => missing(s, card)).map((gear) => whyNotGiven(s, hero, gear)),
  );

function whyNotGiven(s: Situation, hero: Hero, gear: Gear): Barred {
  const what = gearOption(s, gear.card);
  if (gearCard(gear.card).kind === 'legendary-gear') return bar(what, 'legendary-stays', ['ACG-LEG-05']);
  return whyKept(s, hero, gear) ?? bar(what, 'given-already', ['ACG-GEAR-12']);
}

/** What the receiver of a gift keeps: not for giving at all, or of no use for a trade. */
export const notInReturn: Finder = (s) => {
  const hero = owner(s);
  const given = (found(s, 'given') ?? []) as string[];
  if (hero === null) return [];
  return hero.gear
    .filter(({ card }) => missing(s, card))
    .map((gear) => {
      const free = !given.includes(gear.card) && gearCard(gear.card).kind === 'gear';
      return free && whyKept(s, hero, gear) === undefined
        ? bar(gearOption(s, gear.card), 'no-trade', ['ACG-GEAR-05', 'ACG-GEAR-06'])
        : whyNotGiven(s, hero, gear);
    });
};

/** Abilities that wait for this very moment, but whose card is used up or whose cost cannot be paid. */
export const unusable: Finder = (s) =>
  s.b.heroes
    .filter((hero) => isStanding(hero) && (s.decision.seat === 'party' || hero.seat === s.decision.seat))
    .flatMap((hero) => hero.gear.flatMap((gear) => unusableOn(s, hero, gear)));

function unusableOn(s: Situation, hero: Hero, gear: Gear): Barred[] {
  const used = (found(s, 'used') ?? []) as string[];
  const keys = library.abilitiesOf[cardOf(gear.card).id] ?? [];
  const waiting = keys.filter((key) => {
    const id = `${gear.card}|${key}`;
    return missing(s, id) && !used.includes(id) && isMoment(s, hero, abilityAt(key));
  });
  return waiting.flatMap((key) => whyUnusable(s, hero, gear, abilityAt(key)));
}

function isMoment(s: Situation, hero: Hero, ability: Ability): boolean {
  const window = word(s, 'window');
  const about = (found(s, 'about') ?? {}) as JsonRecord;
  if ((window === LATE_MODIFIERS ? 'modify-dice' : window) !== ability.window) return false;
  if (ability.about === 'any') return true;
  return (about.hero === hero.id) === (ability.about !== 'other');
}

function whyUnusable(s: Situation, hero: Hero, gear: Gear, { cost }: Ability): Barred[] {
  const because = (why: string, rules: readonly AcgRuleId[], args = {}) => [
    bar(gearOption(s, gear.card), why, rules, args),
  ];
  if (gear.depleted) return because('depleted', ['ACG-EXH-11', 'ACG-EFF-07']);
  if (gear.exhausted && cost?.exhaustSelf === true) return because('exhausted-gear', ['ACG-EXH-09']);
  const tokens = cost?.tokens ?? 0;
  if (tokens > tokensOf(hero))
    return because('too-few-tokens', ['ACG-EFF-02'], { tokens, card: cardName(gear.card, s.words) });
  return [];
}
