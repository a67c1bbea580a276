import { willHurt } from './harm.js';
import {
  attackerOf,
  besides,
  boardOf,
  cardOf,
  heroCalled,
  heroOf,
  hostileCalled,
  isFull,
  isLeader,
  isSeen,
  type Moment,
  stepsBetween,
  varsOf,
  visible,
} from './moment.js';

/** What must be so when a reason about hostiles, treasure or havens is given. */
export const ofTable = {
  // --- hostiles
  'leader-first': (m: Moment) => !isLeader(m, hostileCalled(m, m.id)) && leaders(m) > 0,
  'own-area-first': (m: Moment) => {
    const { area } = heroOf(m);
    const near = boardOf(m).hostiles.some((one) => one.area === area);
    return leaders(m) === 0 && near && hostileCalled(m, m.id).area !== area;
  },
  'harm-first': (m: Moment) => !willHurt(m, m.id) && m.decision.options.every((id) => willHurt(m, id)),
  'out-of-its-melee': (m: Moment) => heroCalled(m, m.id).area !== attackerOf(m).area && usesMelee(m),
  'out-of-its-sight': (m: Moment) =>
    !isSeen(m, heroCalled(m, m.id).area, attackerOf(m).area) && !usesMelee(m),
  'fewer-tokens': (m: Moment) => {
    const most = m.decision.options.map((id) => heroCalled(m, id).damage);
    return varsOf(m).execute === true && most.every((damage) => damage > heroCalled(m, m.id).damage);
  },
  'not-beside-it': (m: Moment) => !besides(m, attackerOf(m).area).includes(String(heroCalled(m, m.id).area)),
  'hostile-full': (m: Moment) => isFull(m, m.id),
  'heroes-beside': (m: Moment) => {
    const areas = boardOf(m).heroes.map(({ area }) => area);
    return !areas.includes(m.id) && besides(m, attackerOf(m).area).some((area) => areas.includes(area));
  },
  'not-nearer': (m: Moment) => {
    const areas = boardOf(m).heroes.flatMap(({ area }) => area ?? []);
    const far = (from: string) => Math.min(...areas.map((area) => stepsBetween(m, from, area)));
    return far(attackerOf(m).area) > 1 && far(m.id) >= far(attackerOf(m).area);
  },
  'seen-there': (m: Moment) => boardOf(m).heroes.some(({ area }) => isSeen(m, area, m.id)),
  'same-as-another': (m: Moment) => {
    const look = (id: string) => ({ ...hostileCalled(m, id), id: '' });
    const same = JSON.stringify(look(m.id));
    return m.decision.options.some((id) => JSON.stringify(look(id)) === same);
  },

  // --- treasure and return
  'no-treasure-for-taros': (m: Moment) => m.id === 'taros',
  'other-type': (m: Moment) => typeOf(m, m.id) !== typeOf(m, String(varsOf(m).card)),
  'haven-occupied': (m: Moment) => isFigureIn(m, m.id),
  'haven-alone': (m: Moment) =>
    !isFigureIn(m, m.id) && !boardOf(m).heroes.some(({ area }) => besides(m, m.id).includes(String(area))),
};

const leaders = (m: Moment): number => visible(m, heroOf(m)).filter((one) => isLeader(m, one)).length;
const typeOf = (m: Moment, card: string): string | undefined => {
  const record = m.box.records[card];
  return record?.kind === 'treasure' ? record.type : undefined;
};
const isFigureIn = (m: Moment, area: string): boolean =>
  [...boardOf(m).heroes, ...boardOf(m).hostiles].some((one) => one.area === area);
/** The first attack that reaches anybody is the one that is made. */
function usesMelee(m: Moment): boolean {
  const { area } = attackerOf(m);
  const first = cardOf(m, attackerOf(m)).attacks.find(({ range }) =>
    boardOf(m).heroes.some((hero) => (range === 'melee' ? hero.area === area : isSeen(m, hero.area, area))),
  );
  return first?.range === 'melee';
}
