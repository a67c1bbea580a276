import type { ActionSlot, Gear, Hero } from '../board.js';
import { actionCard, gearCard } from '../content/library.js';
import { cardName, heroName } from '../names.js';
import { capacityOf } from '../queries.js';
import { LIMITS } from '../terms.js';
import type { Words } from '../text/words.js';
import type { AcgView, HeroView } from '../view.js';
import { enemyLine } from './enemies.js';
import { at, type Line } from './lines.js';

/** One hero: health, actions, gear, items, conditions, and who stands against him. */
export function heroLines(view: AcgView, hero: HeroView, w: Words): Line[] {
  return view.stage === 'settlement' ? inTown(view, hero, w) : inQuest(view, hero, w);
}

/** In town nobody counts wounds and tokens: what is worn and known is what matters. */
function inTown(view: AcgView, hero: HeroView, w: Words): Line[] {
  const known = hero.actions.map(({ card, type }) =>
    actionWords({ card, type, tokens: 0, exhausted: false }, w),
  );
  return [
    at(0, w.people.homecomer(heroName(hero.id, w), hero.status === 'standing')),
    at(1, `${w.people.actions}: ${known.join('; ')}.`),
    at(1, gearLine(view, hero, w)),
    at(1, hero.visits.length === 0 ? '' : w.people.visited(hero.visits)),
  ];
}

function inQuest(view: AcgView, hero: HeroView, w: Words): Line[] {
  return [
    at(0, headOf(view, hero, w)),
    ...actionLines(hero, w),
    at(1, gearLine(view, hero, w)),
    at(1, listed(w.people.items, hero.items, w)),
    at(1, listed(w.people.conditions, hero.conditions, w)),
    ...engagedLines(view, hero, w),
  ];
}

function headOf(view: AcgView, hero: HeroView, w: Words): string {
  const { health } = hero;
  return w.people.head(heroName(hero.id, w), {
    status: hero.status,
    left: health - hero.wounds,
    health,
    leads: view.leader === hero.id,
  });
}

function actionLines({ actions }: Hero, w: Words): Line[] {
  const ready = actions.filter((slot) => !slot.exhausted);
  const exhausted = actions.filter((slot) => slot.exhausted);
  const line = (title: string, slots: readonly ActionSlot[]) =>
    at(1, slots.length === 0 ? '' : `${title}: ${slots.map((slot) => actionWords(slot, w)).join('; ')}.`);
  return [line(w.people.readyActions, ready), line(w.people.exhaustedActions, exhausted)];
}

function actionWords({ card, type, tokens }: ActionSlot, w: Words): string {
  const { prepare, level } = actionCard(w.printed, card);
  const name = cardName(card, w);
  return w.people.action({ name, type, prepare: prepare === true, advanced: level === 'advanced', tokens });
}

function gearLine(view: AcgView, hero: HeroView, w: Words): string {
  const capacity = capacityOf({ box: w.printed.box, board: view }, hero);
  if (hero.gear.length === 0) return w.people.noGear(capacity);
  return w.people.gear(
    hero.gear.map((gear) => gearWords(gear, w)),
    capacity,
  );
}

function gearWords({ card, exhausted, depleted }: Gear, w: Words): string {
  const { slot, kind } = gearCard(w.printed, card);
  const state = depleted ? 'depleted' : exhausted ? 'exhausted' : 'ready';
  return w.people.gearCard({ name: cardName(card, w), slot, legendary: kind === 'legendary-gear', state });
}

const listed = (title: string, cards: readonly string[], w: Words): string =>
  cards.length === 0 ? '' : `${title}: ${cards.map((card) => cardName(card, w)).join(', ')}.`;

function engagedLines(view: AcgView, hero: HeroView, w: Words): Line[] {
  if (view.stage !== 'quest' || view.leader === null) return [];
  const enemies = view.enemies.filter((enemy) => enemy.zone === hero.id);
  if (enemies.length === 0) return [at(1, w.people.notEngaged)];
  return [
    at(1, w.people.engaged(enemies.length, enemies.length >= LIMITS.enemiesInZone)),
    ...enemies.map((enemy) => at(2, enemyLine(view, enemy, w))),
  ];
}
