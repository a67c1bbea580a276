import type { ActionSlot, Gear, Hero } from '../board.js';
import { actionCard, gearCard } from '../content/library.js';
import { cardName, heroName } from '../names.js';
import { capacityOf, healthOf } from '../queries.js';
import { LIMITS } from '../terms.js';
import { counted, listWords } from '../text/en/words.js';
import type { AcgView } from '../view.js';
import { enemyLine } from './enemies.js';
import { at, type Line } from './lines.js';
import { openBoard } from './open-board.js';

/** One hero: health, actions, gear, items, conditions, and who stands against him. */
export function heroLines(view: AcgView, hero: Hero): Line[] {
  return view.stage === 'settlement' ? inTown(view, hero) : inQuest(view, hero);
}

/** In town nobody counts wounds and tokens: what is worn and known is what matters. */
function inTown(view: AcgView, hero: Hero): Line[] {
  const known = hero.actions.map(({ card, type }) =>
    actionWords({ card, type, tokens: 0, exhausted: false }),
  );
  return [
    at(0, `${heroName(hero.id)}${hero.status === 'standing' ? '' : ', carried home from the quest'}:`),
    at(1, `Actions: ${known.join('; ')}.`),
    at(1, gearLine(view, hero)),
    at(1, hero.visits.length === 0 ? '' : `Been to the ${listWords(hero.visits)}.`),
  ];
}

function inQuest(view: AcgView, hero: Hero): Line[] {
  return [
    at(0, headOf(view, hero)),
    ...actionLines(hero),
    at(1, gearLine(view, hero)),
    at(1, listed('Items', hero.items)),
    at(1, listed('Conditions', hero.conditions)),
    ...engagedLines(view, hero),
  ];
}

function headOf(view: AcgView, hero: Hero): string {
  const health = healthOf(openBoard(view), hero);
  const status = hero.status === 'standing' ? [] : [hero.status === 'falling' ? 'about to fall' : 'defeated'];
  const leads = view.leader === hero.id ? ['leader'] : [];
  const left = `${health - hero.wounds} of ${health} health left`;
  return `${heroName(hero.id)}: ${[...status, left, ...leads].join(', ')}.`;
}

function actionLines({ actions }: Hero): Line[] {
  const ready = actions.filter((slot) => !slot.exhausted);
  const exhausted = actions.filter((slot) => slot.exhausted);
  const line = (title: string, slots: readonly ActionSlot[]) =>
    at(1, slots.length === 0 ? '' : `${title}: ${slots.map(actionWords).join('; ')}.`);
  return [line('Ready actions', ready), line('Exhausted actions', exhausted)];
}

function actionWords({ card, type, tokens }: ActionSlot): string {
  const { prepare, level } = actionCard(card);
  const more = [
    ...(prepare === true ? ['prepare'] : []),
    ...(level === 'advanced' ? ['advanced'] : []),
    ...(tokens === 0 ? [] : [counted(tokens, 'token')]),
  ];
  return `${cardName(card)} (${[type, ...more].join(', ')})`;
}

function gearLine(view: AcgView, hero: Hero): string {
  const capacity = capacityOf(view, hero);
  if (hero.gear.length === 0) return `Gear: none, room for ${capacity}.`;
  return `Gear, ${hero.gear.length} of ${capacity}: ${hero.gear.map(gearWords).join('; ')}.`;
}

function gearWords({ card, exhausted, depleted }: Gear): string {
  const { slot, kind } = gearCard(card);
  const legendary = kind === 'legendary-gear' ? ['legendary'] : [];
  const state = depleted ? ['depleted'] : exhausted ? ['exhausted'] : [];
  return `${cardName(card)} (${[slot, ...legendary, ...state].join(', ')})`;
}

const listed = (title: string, cards: readonly string[]): string =>
  cards.length === 0 ? '' : `${title}: ${cards.map(cardName).join(', ')}.`;

function engagedLines(view: AcgView, hero: Hero): Line[] {
  if (view.stage !== 'quest' || view.leader === null) return [];
  const enemies = view.enemies.filter((enemy) => enemy.zone === hero.id);
  if (enemies.length === 0) return [at(1, 'No enemy engaged.')];
  const full = enemies.length >= LIMITS.enemiesInZone ? ', fully engaged' : '';
  return [
    at(1, `Engaged with ${counted(enemies.length, 'enemy', 'enemies')}${full}:`),
    ...enemies.map((enemy) => at(2, enemyLine(view, enemy))),
  ];
}
