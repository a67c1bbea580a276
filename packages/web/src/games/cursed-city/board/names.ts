import type { CcView } from '@questhall/cursed-city';
import { t } from '../../../text/t.js';
import { printedOf as printedCard } from '../deck.js';
import { cardOf, modelOf } from './cards.js';
import { placesOf } from './map/plan.js';
import type { HostileView } from './types.js';

/** Heroes go by their first names where there is little room. */
export const shortName = (hero: string): string => (cardOf(hero, 'hero')?.name ?? hero).split(' ')[0] ?? hero;

export function hostileName(hostile: HostileView): string {
  const [, number] = hostile.id.split('#');
  const name = modelOf(hostile)?.name ?? hostile.model;
  return number === undefined ? name : `${name} ${number}`;
}

/** What people call a figure, a place, a card or an action. */
export function nameOf(id: string, view: CcView): string {
  const hostile = view.hostiles.find((one) => one.id === id);
  if (hostile !== undefined) return hostileName(hostile);
  const printed = printedCard(id);
  if (printed !== undefined) return printed.card.name;
  const [, slot] = /^group-(\d)$/.exec(id) ?? [];
  if (slot !== undefined) return groupName(view, Number(slot) - 1);
  return placeName(id, view) ?? actionName(id) ?? id;
}

/** A group by its encounter card, or that nobody knows it yet. */
export function groupName({ track }: CcView, slot: number): string {
  const card = track[slot]?.card ?? null;
  return card === null
    ? t('cityBoard.group.hidden')
    : (cardOf(card, 'encounter')?.name ?? t('cityBoard.group.hidden'));
}

function placeName(id: string, view: CcView): string | undefined {
  const { tileOfCell, nameOfTile, touched } = placesOf(view.ground);
  const tile = tileOfCell.get(id);
  if (tile !== undefined)
    return t('cityBoard.space', { tile: nameOfTile.get(tile) ?? '', square: id.slice(id.indexOf(':') + 1) });
  const thing = view.things.find((one) => one.id === id);
  if (thing !== undefined) return thingName(thing);
  const tiles = touched.get(id);
  if (tiles === undefined) return undefined;
  const names = tiles.map((one) => nameOfTile.get(one) ?? '');
  const isGate = view.ground.links.some((link) => link.id === id);
  return t(isGate ? 'cityBoard.gateway' : 'cityBoard.lychgate', { tiles: names.join(' – ') });
}

export const thingName = ({ kind }: CcView['things'][number]): string =>
  t(isKnown(kind) ? `cityBoard.thing.${kind}` : 'cityBoard.thing.other');

const KNOWN = ['object', 'citizen', 'phylactery'] as const;
const isKnown = (kind: string): kind is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(kind);

/** `glaurio-ven-alten-iii/front/noblesse` */
function actionName(key: string): string | undefined {
  const [id = '', side = '', last] = key.split('/');
  const card = printedCard(id)?.card;
  if (card === undefined) return undefined;
  const faces = card as unknown as { readonly [side: string]: Face | undefined } & Face;
  const face = faces[side] ?? faces;
  return [...(face.weapons ?? []), ...(face.actions ?? [])].find((one) => one.id === last)?.name;
}
type Named = { readonly id: string; readonly name: string };
type Face = { readonly weapons?: readonly Named[]; readonly actions?: readonly Named[] };

export const actionCalled = (key: string): string => actionName(key) ?? key;
