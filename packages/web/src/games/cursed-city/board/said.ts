import type { CcView } from '@questhall/cursed-city';
import { t } from '../../../text/t.js';
import { modelOf } from './cards.js';
import { groupName, hostileName, nameOf, thingName } from './names.js';
import type { HeroView, HostileView } from './types.js';

/** Things of the table in words: names of buttons. */
const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

export const hurtOf = ({ row }: Pick<HeroView, 'row'>) => ({
  wounds: row.filter(({ on }) => on.includes('wound')).length,
  grievous: row.filter(({ on }) => on.includes('grievous')).length,
  diseased: row.some(({ on }) => on.includes('disease')),
});

export function heroSaid(view: CcView, hero: HeroView): string {
  const { id, where, at, row, inspired, inspiration } = hero;
  const { wounds, grievous } = hurtOf(hero);
  return t('cityBoard.hero.said', {
    name: nameOf(id, view),
    where: at === null ? t(`cityBoard.where.${where}`) : nameOf(at, view),
    dice: listed(row.flatMap(({ die }) => (die === null ? [] : [String(die)]))),
    wounds,
    grievous,
    ailments: listed(ailmentsOf(hero)),
    inspired: yes(inspired),
    inspiration,
    active: yes(view.active === id),
  });
}

export function ailmentsOf(hero: HeroView): string[] {
  const all = hurtOf(hero).diseased ? [...hero.ailments, 'diseased' as const] : hero.ailments;
  return all.map((ailment) => t(`cityBoard.ailment.${ailment}`));
}

export function hostileSaid(view: CcView, hostile: HostileView): string {
  return t('cityBoard.hostile.said', {
    name: hostileName(hostile),
    where: nameOf(hostile.at, view),
    group: groupName(view, hostile.group),
    damage: hostile.damage,
    of: hostile.wounds,
    champion: yes(modelOf(hostile)?.champion === true),
    ailments: listed(hostile.ailments.map((ailment) => t(`cityBoard.ailment.${ailment}`))),
  });
}

export const thingSaid = (view: CcView, thing: CcView['things'][number]): string =>
  t('cityBoard.thing.said', {
    thing: thingName(thing),
    where: nameOf(thing.at, view),
    guarded: yes(thing.guarded),
  });

export function linkSaid(view: CcView, id: string): string {
  const link = view.ground.links.find((one) => one.id === id);
  const name = nameOf(id, view);
  return link === undefined ? name : t('cityBoard.gateway.said', { name, open: yes(link.open) });
}
