import type { Reason } from '../../src/refusals.js';
import { holds } from './conditions.js';
import { cannotAct, hasNoEffect } from './effects.js';
import {
  actionOf,
  besides,
  boardOf,
  canGiveWay,
  freeBeside,
  heroCalled,
  heroOf,
  hostileCalled,
  isEngaged,
  isFull,
  isFullWithout,
  isHero,
  isNeverInspired,
  isShut,
  type Moment,
  numberOf,
  placesFor,
  rangeOf,
  specialOf,
  stepsBetween,
  varsOf,
  visible,
} from './moment.js';
import { ofTable } from './reasons-of-table.js';
import { bargesNearby, doorCalled, isWithinReach, nearDoors, nearThings, thingCalled } from './things.js';

/** For every reason what must be so when it is given, written down from the rules and not from the code. */
export const isTrue: { readonly [why in Reason]: (m: Moment) => boolean } = {
  // --- actions and dice
  'out-of-action': (m) => heroCalled(m, m.id).area === null,
  'no-dice': (m) => heroCalled(m, m.id).dice.length === 0,
  'no-such-die': (m) => {
    const { dice, destiny } = heroCalled(m, m.id);
    return dice.length > 0 && destiny === 0 && !dice.includes(link(m));
  },
  'nothing-to-do': (m) => {
    const hero = heroCalled(m, m.id);
    return (hero.destiny > 0 || hero.dice.includes(link(m))) && cannotAct(m, hero, link(m));
  },
  'not-the-link': (m) => typeof varsOf(m).must === 'number' && Number(m.id) !== varsOf(m).must,
  'same-value': (m) => Number(m.id) === varsOf(m).die,
  'no-other-value': (m) => {
    const die = Number(m.id.replace('destiny:', ''));
    const lower = m.decision.options.filter((option) => Number(option) < numberOf(m));
    return varsOf(m).must === die || (die === 6 && numberOf(m) === 6 && lower.length === 0);
  },
  'token-is-cost': (m) => specialOf(m).cost?.destiny === true && m.id.startsWith('destiny:'),
  'not-your-card': (m) => {
    const card = m.box.records[m.id];
    const { id, treasure } = heroOf(m);
    return (
      card?.kind === 'treasure' && treasure.includes(m.id) && card.hero !== undefined && card.hero !== id
    );
  },

  // --- special actions
  'needs-inspired': (m) => {
    const { if: only, lines } = specialOf(m);
    return isNeverInspired(m) && (only ?? lines[0]?.if)?.inspired === true && !hasNoEffect(m);
  },
  condition: (m) => !holds(m),
  'no-destiny': (m) => specialOf(m).cost?.destiny === true && heroOf(m).destiny === 0,
  'cannot-pay': (m) => {
    const card = m.id.slice(0, m.id.indexOf('/'));
    return specialOf(m).cost?.discardSelf === true && !heroOf(m).treasure.includes(card);
  },
  'no-effect': hasNoEffect,
  'companion-out': (m) => commandsTaros(m) && heroCalled(m, 'taros').area === null,
  'nobody-follows': (m) => {
    const taros = heroCalled(m, 'taros');
    const [line] = specialOf(m).lines;
    const { kinds } = (line?.do?.command ?? {}) as { kinds?: string[] };
    return commandsTaros(m) && taros.area !== null && cannotAct(m, taros, null, kinds);
  },
  'no-action': (m) => heroCalled(m, m.id).area !== null && cannotAct(m, heroCalled(m, m.id), null),
  'not-commanded': (m) => {
    const kinds = commandOf(m).kinds ?? ['move', 'attack', 'rest', 'interact'];
    return !kinds.includes(actionOf(m).kind);
  },

  // --- moving
  'engaged-move': (m) =>
    actionOf(m).kind === 'move' &&
    isEngaged(m, heroOf(m)) &&
    isNeverInspired(m) &&
    freeBeside(m, heroOf(m).area).length > 0,
  'no-step': (m) => freeBeside(m, heroOf(m).area).length === 0,
  'needs-barge': (m) => {
    const hero = heroOf(m);
    const full = besides(m, hero.area).filter((to) => !isShut(m, hero.area, to) && isFull(m, to));
    const stuck = freeBeside(m, hero.area).length === 0 && !isEngaged(m, hero);
    return stuck && isNeverInspired(m) && full.some((to) => canGiveWay(m, to, hero));
  },
  'no-full-area': (m) => m.id === 'barge' && !isEngaged(m, heroOf(m)) && !bargesNearby(m, heroOf(m)),
  full: (m) => (varsOf(m).figure === undefined ? isFull(m, m.id) : isFullForShifted(m)),
  'closed-door': (m) => {
    const { figure } = varsOf(m);
    const from = figure === undefined ? heroOf(m) : heroCalled(m, figure);
    const to = m.decision.ask === 'choose-interaction' ? thingCalled(m, m.id).area : m.id;
    return isShut(m, from.area, to);
  },
  'barged-already': (m) => varsOf(m).barged === true && isFull(m, m.id),
  'nobody-makes-room': (m) =>
    varsOf(m).change === 'barge' && isFull(m, m.id) && !canGiveWay(m, m.id, heroOf(m)),
  'nowhere-to-go': (m) => {
    if (m.decision.ask === 'choose-shifted')
      return placesFor(m, m.id, String(varsOf(m).area), heroOf(m)).length === 0;
    return besides(m, hostileCalled(m, m.id).area).every((to) => isFull(m, to));
  },
  'already-there': (m) => figureArea(m) === m.id,

  // --- attacking, resting, interacting
  'no-melee-target': (m) =>
    rangeOf(m) === 'melee' && !boardOf(m).hostiles.some(({ area }) => area === heroOf(m).area),
  'no-ranged-target': (m) => rangeOf(m) === 'ranged' && visible(m, heroOf(m)).length === 0,
  'not-a-hostile': (m) => isHero(m, m.id),
  'out-of-melee': (m) => rangeOf(m) === 'melee' && hostileCalled(m, m.id).area !== heroOf(m).area,
  'behind-door': (m) => {
    const { area } = hostileCalled(m, m.id);
    return besides(m, heroOf(m).area).includes(area) && isShut(m, heroOf(m).area, area);
  },
  'too-far': (m) => stepsBetween(m, String(heroOf(m).area), hostileCalled(m, m.id).area) > 1,
  'no-rest': (m) => actionOf(m).kind === 'rest' && visible(m, heroOf(m)).length > 0,
  'engaged-interact': (m) => isEngaged(m, heroOf(m)),
  'nothing-there': (m) =>
    !isEngaged(m, heroOf(m)) && nearDoors(m, heroOf(m)).length + nearThings(m, heroOf(m)).length === 0,
  'nothing-usable': (m) => {
    const [doors, things] = [nearDoors(m, heroOf(m)), nearThings(m, heroOf(m))];
    return doors.length + things.length > 0 && doors.every((door) => !holds({ ...m, id: door }));
  },
  'already-open': (m) => doorCalled(m, m.id)?.open === true,
  'out-of-reach': (m) => !isWithinReach(m, heroOf(m)),
  'used-up': (m) => thingCalled(m, m.id).uses >= (thingCalled(m, m.id).card.uses ?? 1),
  'not-for-hero': (m) => thingCalled(m, m.id).card.hero?.includes(heroOf(m).id) === false,

  ...ofTable,
};

/** The value that the next link of the chain shows. */
const link = (m: Moment): number => Number(varsOf(m).value) + 1;
/** The command whose line asks. */
const commandOf = (m: Moment) => m.box.lines[String(varsOf(m).node)]?.params as { kinds?: string[] };
const commandsTaros = (m: Moment): boolean =>
  specialOf(m).lines.every(
    (line) => (line.do?.command as { hero?: string } | undefined)?.hero === 'companion',
  );
function figureArea(m: Moment): string | null {
  const id = String(varsOf(m).figure);
  return isHero(m, id) ? heroCalled(m, id).area : hostileCalled(m, id).area;
}
/** A hero who barges leaves room behind; a card that moves somebody does not. */
const isFullForShifted = (m: Moment): boolean =>
  varsOf(m).hero === undefined ? isFull(m, m.id) : isFullWithout(m, m.id, heroOf(m));
