import type { Text } from '@questhall/engine';
import { argsAt, eventAt, type Join, type Joined, type Telling } from './telling.js';

/** How an attack is begun: what pays for it, a reaction, a move before it. */
type Lead = {
  readonly lead: string;
  readonly paid?: string;
  readonly dice?: string;
  readonly place?: string;
};

type Outcome = { readonly args: Text['args']; readonly used: number };

/** An attack with its roll, its damage and what became of the target, as far as nobody was asked in between. */
export function attackAt(telling: Telling, at: number, lead: Lead): Joined | undefined {
  const attack = eventAt(telling, at, 'attack');
  if (attack === undefined) return undefined;
  const blank = { paid: 'none', dice: '', place: '', result: 'none', damage: 0, count: 0, by: 0 };
  const begun = { ...blank, ...argsAt(telling, at), ...lead, fate: 'none', out: 'no', read: 'no' };
  const roll = eventAt(telling, at + 1, 'rolled');
  const rolled = roll?.data.test === 'attack' && roll.data.by === attack.data.attacker ? 1 : 0;
  const read = eventAt(telling, at + 1 + rolled, 'attack-result');
  if (read === undefined) {
    // The dice lie, and may still be changed.
    const result = rolled === 1 ? String(roll?.data.result) : 'none';
    return { text: { key: 'told.attack', args: { ...begun, result } }, used: 1 + rolled };
  }
  const outcome = outcomeAt(telling, at + 1 + rolled);
  return {
    text: { key: 'told.attack', args: { ...begun, ...outcome.args, read: 'yes' } },
    used: 1 + rolled + outcome.used,
  };
}

/** What an attack comes to once its roll is read; the result itself stands first. */
function outcomeAt(telling: Telling, at: number): Outcome {
  const read = telling.all[at]?.event.data ?? {};
  const { result, target, damage } = read;
  const args = { result: String(result), damage: Number(damage), target: argsAt(telling, at).target ?? '' };
  const fate = fateAt(telling, at + 1, String(target), Number(damage));
  return { args: { ...args, ...fate.args }, used: 1 + fate.used };
}

/** What the damage does to whom it was dealt. */
function fateAt(telling: Telling, at: number, target: string, damage: number): Outcome {
  const isHero = telling.words.printed.records[target]?.kind === 'hero';
  return isHero ? heroFateAt(telling, at, target, damage) : hostileFateAt(telling, at, target, damage);
}

const about = (telling: Telling, at: number, type: 'hostile-damaged' | 'hostile-slain', target: string) =>
  eventAt(telling, at, type)?.data.hostile === target;

function hostileFateAt(telling: Telling, at: number, target: string, damage: number): Outcome {
  if (eventAt(telling, at, 'damage-ignored')?.data.hostile === target)
    return { args: { fate: 'ignored' }, used: 1 };
  const less = eventAt(telling, at, 'damage-reduced')?.data.figure === target ? 1 : 0;
  if (!about(telling, at + less, 'hostile-damaged', target))
    return { args: less === 1 ? { fate: 'unhurt' } : {}, used: less };
  const count = Number(telling.all[at + less]?.event.data.count);
  const slain = about(telling, at + less + 1, 'hostile-slain', target);
  const reduced = count < damage;
  const fate = reduced
    ? slain
      ? 'reducedSlain'
      : 'reduced'
    : slain
      ? 'slain'
      : count > damage
        ? 'raised'
        : 'none';
  return { args: { fate, count }, used: less + (slain ? 2 : 1) };
}

/** A hero rolls for Defence, suffers what is left, and may fall. */
function heroFateAt(telling: Telling, at: number, target: string, damage: number): Outcome {
  const roll = eventAt(telling, at, 'rolled');
  const rolled = roll?.data.test === 'defence' && roll.data.by === target ? 1 : 0;
  const less = eventAt(telling, at + rolled, 'damage-reduced')?.data.figure === target ? 1 : 0;
  const by = less === 1 ? Number(telling.all[at + rolled]?.event.data.by) : 0;
  const used = rolled + less;
  const hurt = eventAt(telling, at + used, 'hero-damaged');
  if (hurt?.data.hero !== target) {
    // The dice may still be changed: only a roll that is read has taken anything off.
    return { args: less === 1 ? { fate: 'blocked' } : {}, used };
  }
  const count = Number(hurt.data.count);
  const out = eventAt(telling, at + used + 1, 'hero-out')?.data.hero === target;
  const fate = by > 0 ? 'partly' : count === damage ? 'none' : 'raised';
  return { args: { fate, count, by, out: out ? 'yes' : 'no' }, used: used + (out ? 2 : 1) };
}

/** The rest of an attack that was interrupted by a question, and damage that no weapon deals. */
export const harmAt: Join = (telling, at) => {
  const blank = { result: 'none', damage: 0, count: 0, by: 0, fate: 'none', out: 'no' };
  if (eventAt(telling, at, 'attack-result') !== undefined) {
    const { args, used } = outcomeAt(telling, at);
    return { text: { key: 'told.hit', args: { ...blank, ...args } }, used };
  }
  return defenceAt(telling, at, blank) ?? woundsAt(telling, at) ?? slainAt(telling, at, blank);
};

/** A Defence roll by itself, with what it leaves. */
function defenceAt(telling: Telling, at: number, blank: Text['args']): Joined | undefined {
  const roll = eventAt(telling, at, 'rolled');
  if (roll?.data.test !== 'defence') return undefined;
  const hero = String(roll.data.by);
  const { args, used } = heroFateAt(telling, at, hero, -1);
  if (used < 2) return undefined;
  const hurt = {
    ...blank,
    ...args,
    target: argsAt(telling, at).by ?? '',
    hero: argsAt(telling, at).by ?? '',
  };
  return { text: { key: 'told.defends', args: hurt }, used };
}

function woundsAt(telling: Telling, at: number): Joined | undefined {
  const hurt = eventAt(telling, at, 'hero-damaged');
  if (hurt === undefined) return undefined;
  const out = eventAt(telling, at + 1, 'hero-out')?.data.hero === hurt.data.hero;
  const args = { ...argsAt(telling, at), out: out ? 'yes' : 'no' };
  return { text: { key: 'told.wounds', args }, used: out ? 2 : 1 };
}

function slainAt(telling: Telling, at: number, blank: Text['args']): Joined | undefined {
  const hurt = eventAt(telling, at, 'hostile-damaged');
  if (hurt === undefined || !about(telling, at + 1, 'hostile-slain', String(hurt.data.hostile)))
    return undefined;
  const { hostile = '', count = 0 } = argsAt(telling, at);
  const args = { ...blank, target: hostile, damage: count, fate: 'slain' };
  return { text: { key: 'told.hit', args }, used: 2 };
}
