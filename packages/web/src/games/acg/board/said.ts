import type { AcgView } from '@questhall/acg';
import { t } from '../../../text/t.js';
import { enemyCalled } from '../cards/kinds.js';
import { cardName, cardOf, copyOf } from './printed.js';
import type { EnemyView, HeroView } from './types.js';

export function enemySaid({ card, wounds, exhausted, numbers }: EnemyView): string {
  const printed = card === null ? undefined : cardOf(card, 'enemy');
  if (printed === undefined || numbers === null) return t('board.enemy.facedown');
  const { attack, health } = numbers;
  const name = enemyCalled(printed, copyOf(card ?? ''));
  const left = Math.max(0, health - wounds);
  return t('board.enemy.said', { name, attack, left, health, exhausted: exhausted ? 'yes' : 'no' });
}

export const healthOf = ({ health, wounds }: HeroView): { left: number; health: number } => ({
  left: Math.max(0, health - wounds),
  health,
});

export function heroSaid(hero: HeroView, leader: AcgView['leader']): string {
  return t('board.hero.said', {
    name: t(`hero.${hero.id}`),
    ...healthOf(hero),
    leader: leader === hero.id ? 'yes' : 'no',
    status: hero.status,
  });
}

export function actionSaid({ card, type, exhausted, tokens }: HeroView['actions'][number]): string {
  return t('board.action.said', {
    name: cardName(card),
    type: t(`card.action.${type}`),
    state: t(exhausted ? 'board.state.exhausted' : 'board.state.ready'),
    tokens,
  });
}

type Gear = HeroView['gear'][number];
export type GearState = 'depleted' | 'exhausted' | 'ready';
export const stateOf = ({ exhausted, depleted }: Gear): GearState =>
  depleted ? 'depleted' : exhausted ? 'exhausted' : 'ready';

export const gearSaid = (gear: Gear): string =>
  t('board.gear.said', { name: cardName(gear.card), state: t(`board.state.${stateOf(gear)}`) });

/** Each condition once, with how many of it a hero has. */
export function conditionsOf({ conditions }: HeroView): { condition: string; count: number }[] {
  return [...new Set(conditions)].map((condition) => ({
    condition,
    count: conditions.filter((one) => one === condition).length,
  }));
}

export const conditionSaid = (condition: string, count: number): string =>
  t('board.condition.said', { name: cardName(condition), count });

export function deckSaid(view: AcgView, deck: keyof AcgView['decks']): string {
  const { size, discard } = view.decks[deck];
  const top = discard.at(-1);
  return t('board.deck.said', {
    deck: t(`board.deck.${deck}`),
    size,
    discard: discard.length,
    top: top === undefined ? 'none' : cardName(top),
  });
}

/** What the dice and everything beside them add up to. */
export function iconSum({ dice, extra }: NonNullable<AcgView['action']>): {
  success: number;
  defence: number;
  claw: number;
  nemesis: number;
} {
  const shown = dice.flatMap(({ icons }) => icons);
  const sum = (icon: keyof typeof extra) =>
    Math.max(0, shown.filter((one) => one === icon).length + extra[icon]);
  return { success: sum('success'), defence: sum('defence'), claw: sum('claw'), nemesis: sum('nemesis') };
}

export function locationSaid({ card, progress }: NonNullable<AcgView['location']>): string {
  const explore = cardOf(card, 'location')?.explore ?? 0;
  return t('board.location.said', { name: cardName(card), progress, explore });
}
