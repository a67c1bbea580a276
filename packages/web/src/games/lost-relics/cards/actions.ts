import type { LrCardOf, LrPrintedOf } from '@questhall/lost-relics';
import { deedHeight } from '../../../cards/fit.js';
import { t } from '../../../text/t.js';
import type { LrIcon } from './pictures.js';

export type LrAction = LrCardOf<'hero'>['unwounded']['actions'][number];
export type LrAttack = Extract<LrAction, { kind: 'attack' }>;
export type Side = 'unwounded' | 'wounded';

/** An action where it is printed. `key` is what the game calls it: `<card>/<side>/<action>`, or `<card>/<action>`. */
export type PrintedAction = {
  readonly key: string;
  readonly action: LrAction;
  /** What it says beyond its numbers. */
  readonly text: string;
};

export const actionsOf = ({ card, parts }: LrPrintedOf<'hero'>, side: Side): PrintedAction[] =>
  card[side].actions.map((action, i) => ({
    key: `${card.id}/${side}/${action.id}`,
    action,
    text: parts[side].actions[i] ?? '',
  }));

export const actionsFrom = ({ card, parts }: LrPrintedOf<'treasure'>): PrintedAction[] =>
  (card.actions ?? []).map((action, i) => ({
    key: `${card.id}/${action.id}`,
    action,
    text: parts.actions[i] ?? '',
  }));

const PLAIN: readonly LrAction['kind'][] = ['move', 'rest', 'interact'];

/** What is somebody's own, and what everybody can do. */
export const parted = (actions: readonly PrintedAction[]) => ({
  own: actions.filter(({ action }) => !PLAIN.includes(action.kind)),
  plain: actions.filter(({ action }) => PLAIN.includes(action.kind)),
});

/** The least die that inspires it; nothing for what is never inspired. */
export const inspiredFrom = (action: LrAction): number | undefined =>
  'inspired' in action ? action.inspired : undefined;

type Blow = { readonly range: 'melee' | 'ranged'; readonly area?: true | undefined };

export const blowIcon = ({ range, area }: Blow): LrIcon =>
  area === true ? 'explosion-rays' : range === 'ranged' ? 'target-arrows' : 'crossed-swords';

export const blowSaid = ({ range, area }: Blow): string =>
  t(area === true ? `relic.kind.${range}-area` : `relic.kind.${range}`);

const ICONS = {
  move: 'walking-boot',
  rest: 'campfire',
  interact: 'hand',
  special: 'polar-star',
} as const satisfies { readonly [kind in Exclude<LrAction['kind'], 'attack'>]: LrIcon };

export const iconOf = (action: LrAction): LrIcon =>
  action.kind === 'attack' ? blowIcon(action) : ICONS[action.kind];

export const kindSaid = (action: LrAction): string =>
  action.kind === 'attack' ? blowSaid(action) : t(`relic.kind.${action.kind}`);

/** Normal and inspired; one number serves both. */
export const hitsOf = ({ damage }: LrAttack): { normal: number; inspired: number } =>
  typeof damage === 'number'
    ? { normal: damage, inspired: damage }
    : { normal: damage[0], inspired: damage[1] };

/** Everything about an action in one breath, for whoever does not see it. */
export function actionSaid({ action, text }: PrintedAction): string {
  const from = inspiredFrom(action);
  const kind = kindSaid(action);
  const parts = [
    action.name,
    ...(kind === action.name ? [] : [kind]),
    ...(action.kind === 'attack' ? [hitsSaid(action)] : []),
    ...(from === undefined ? [] : [t('relic.from', { value: from })]),
  ];
  return text === '' ? parts.join(', ') : `${parts.join(', ')}. ${text}`;
}

export function hitsSaid(action: LrAttack): string {
  const { normal, inspired } = hitsOf(action);
  return normal === inspired
    ? t('relic.hits', { value: normal })
    : t('relic.hits.both', { normal, inspired });
}

/** How high an action is as it is read, in em. */
export const rowHeight = ({ action, text }: PrintedAction): number =>
  deedHeight(`${action.name} ${text}`, action.kind === 'attack' ? 27 : 33);
