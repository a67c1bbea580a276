import type { TablePart } from '@questhall/engine';
import type { ActionSlot, Gear, Hero } from '../board.js';
import { actionCard, gearCard } from '../content/library.js';
import { cardName, heroName } from '../names.js';
import { capacityOf } from '../queries.js';
import { LIMITS } from '../terms.js';
import type { Words } from '../text/words.js';
import type { AcgView, HeroView } from '../view.js';
import { enemyParts } from './enemies.js';

/** One hero: health, actions, gear, items, conditions, and who stands against him. */
export const heroPart = (view: AcgView, hero: HeroView, w: Words): TablePart =>
  view.stage === 'settlement' ? inTown(view, hero, w) : inQuest(view, hero, w);

/** In town nobody counts wounds and tokens: what is worn and known is what matters. */
function inTown(view: AcgView, hero: HeroView, w: Words): TablePart {
  const known = hero.actions.map(({ card, type }) =>
    actionWords({ card, type, tokens: 0, exhausted: false }, w),
  );
  return {
    text: w.people.homecomer(heroName(hero.id, w), hero.status === 'standing'),
    below: [
      { text: w.people.actions, list: known },
      gearPart(view, hero, w),
      ...named(w.people.items, hero.items, w),
      ...named(w.people.conditions, hero.conditions, w),
      ...(hero.visits.length === 0 ? [] : [{ text: w.people.visited(hero.visits) }]),
    ],
  };
}

function inQuest(view: AcgView, hero: HeroView, w: Words): TablePart {
  return {
    text: headOf(view, hero, w),
    below: [
      ...actionParts(hero, w),
      gearPart(view, hero, w),
      ...named(w.people.items, hero.items, w),
      ...named(w.people.conditions, hero.conditions, w),
      ...engagedParts(view, hero, w),
    ],
  };
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

function actionParts({ actions }: Hero, w: Words): TablePart[] {
  const part = (text: string, exhausted: boolean) =>
    listed(
      text,
      actions.filter((slot) => slot.exhausted === exhausted).map((slot) => actionWords(slot, w)),
    );
  return [...part(w.people.readyActions, false), ...part(w.people.exhaustedActions, true)];
}

function actionWords({ card, type, tokens }: ActionSlot, w: Words): string {
  const { prepare, level } = actionCard(w.printed, card);
  const name = cardName(card, w);
  return w.people.action({ name, type, prepare: prepare === true, advanced: level === 'advanced', tokens });
}

function gearPart(view: AcgView, hero: HeroView, w: Words): TablePart {
  const capacity = capacityOf({ box: w.printed.box, board: view }, hero);
  const { gear } = hero;
  if (gear.length === 0) return { text: w.people.noGear(capacity) };
  return { text: w.people.gear(gear.length, capacity), list: gear.map((one) => gearWords(one, w)) };
}

function gearWords({ card, exhausted, depleted }: Gear, w: Words): string {
  const { slot, kind } = gearCard(w.printed, card);
  const state = depleted ? 'depleted' : exhausted ? 'exhausted' : 'ready';
  return w.people.gearCard({ name: cardName(card, w), slot, legendary: kind === 'legendary-gear', state });
}

const listed = (text: string, list: readonly string[]): TablePart[] =>
  list.length === 0 ? [] : [{ text, list }];
const named = (text: string, cards: readonly string[], w: Words): TablePart[] =>
  listed(
    text,
    cards.map((card) => cardName(card, w)),
  );

function engagedParts(view: AcgView, hero: HeroView, w: Words): TablePart[] {
  if (view.stage !== 'quest' || view.leader === null) return [];
  const below = enemyParts(view, hero.id, w);
  if (below.length === 0) return [{ text: w.people.notEngaged }];
  return [{ text: w.people.engaged(below.length, below.length >= LIMITS.enemiesInZone), below }];
}
