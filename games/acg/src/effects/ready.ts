import type { Saying } from '@questhall/tabletop/german';
import { z } from 'zod';
import type { AcgBoard, Gear, Hero } from '../board.js';
import { enemySelector, heroSelector } from '../content/selectors.js';
import type { G } from '../kit.js';
import { enemyOf, exhaustedActions, heroOf, playerOf, shownCard } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { counted, doesWords, enemyWords, heroWords, orderWords } from '../text/en/words.js';
import type { LineWords } from '../text/line.js';
import { chooseEnemies, chooseHeroes, picksEnemy } from './choosing.js';
import { isHero, nextThere } from './each.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const number = z.int().min(1);
const schema = z.strictObject({
  enemy: enemySelector.optional(),
  /** 'chosen' is the card of the action in progress. */
  action: z
    .strictObject({ hero: heroSelector, count: z.union([number, z.enum(['all', 'chosen'])]) })
    .optional(),
  gear: z.strictObject({ hero: heroSelector, count: z.union([number, z.literal('all')]) }).optional(),
});
type Params = z.infer<typeof schema>;

/** Cards of this hero that could be readied. A depleted card stays as it is. */
function cardsToReady(b: AcgBoard, hero: Hero, { action, gear }: Params): CardId[] {
  if (gear !== undefined) return hero.gear.filter((g) => g.exhausted && !g.depleted).map((g) => g.card);
  const cards = exhaustedActions(hero).map((slot) => slot.card);
  return action?.count === 'chosen' ? cards.filter((card) => card === b.action?.card) : cards;
}

function ready(g: G, hero: Hero, card: CardId): void {
  const isCard = (one: { card: CardId }) => one.card === card;
  const slot = hero.actions.find(isCard);
  const gear: Gear | undefined = hero.gear.find(isCard);
  const found = slot ?? gear;
  if (found === undefined) return;
  found.exhausted = false;
  g.tell?.(slot === undefined ? 'gear-readied' : 'action-readied', { hero: hero.id, card });
}

function readyEnemy(g: G, id: string): void {
  const enemy = enemyOf(g.board, id);
  enemy.exhausted = false;
  g.tell?.('enemy-readied', { enemy: id, card: shownCard(enemy) });
}

const resolve = effectProcedure<{ left: string[]; now: HeroId }>('ready')
  .step('choose', ['ACG-GOLD-06', 'ACG-EXH-01'], (g, v) => {
    const { enemy, action, gear } = paramsOf<Params>(v.node);
    const owner = action?.hero ?? gear?.hero;
    if (owner !== undefined) return chooseHeroes(g, owner, v, 'choose-hero-to-ready');
    if (enemy === undefined) return g.pass<string[]>([]);
    return chooseEnemies(g, enemy, v, 'choose-enemy-to-ready', (e) => e.exhausted);
  })
  .step('chosen', 'ACG-EXH-01', (_, v, ids) => {
    v.left = ids;
  })
  .step('next', 'ACG-EXH-01', (g, v) => {
    const id = nextThere(g.board, v.left);
    if (id === undefined) return g.end(undefined);
    if (isHero(id)) {
      v.now = id;
      return undefined;
    }
    readyEnemy(g, id);
    return g.goto('next');
  })
  .step('choose-cards', ['ACG-EXH-05', 'ACG-AER-07', 'ACG-ACT-13'], (g, v) => {
    if (v.now === undefined) return g.end(undefined);
    const params = paramsOf<Params>(v.node);
    const cards = cardsToReady(g.board, heroOf(g.board, v.now), params);
    const count = (params.action ?? params.gear)?.count;
    if (typeof count !== 'number') return g.pass(cards);
    const ask = params.gear === undefined ? 'choose-action-to-ready' : 'choose-gear-to-ready';
    return g.some(playerOf(g.board, v.now), ask, cards, { min: v.may ? 0 : count, max: count });
  })
  .step('ready', ['ACG-EXH-01', 'ACG-ACT-12', 'ACG-EXH-11'], (g, v, cards) => {
    if (v.now === undefined) return g.end(undefined);
    for (const card of cards) ready(g, heroOf(g.board, v.now), card);
    return g.goto('next');
  });

export const readyEffect = effect<Params>({
  verb: 'ready',
  schema,
  choosesItself: ({ enemy, action, gear }) => {
    const count = (action ?? gear)?.count;
    return count === undefined ? enemy !== undefined && picksEnemy(enemy) : typeof count === 'number';
  },
  words: {
    en: (params, line) => readyWords(params, line),
    de: (params, line) => readyGerman(params, line),
  },
  procedure: resolve,
});

function readyWords({ enemy, action, gear }: Params, line: LineWords): string {
  if (enemy !== undefined) return orderWords(line, `ready ${enemyWords(enemy, { upTo: line.may })}`);
  const owner = action?.hero ?? gear?.hero ?? 'you';
  const what =
    action === undefined
      ? gearWords(gear?.count ?? 1, owner === 'you')
      : actionWords(action.count, owner === 'you');
  return owner === 'you'
    ? orderWords(line, `ready ${what}`)
    : doesWords(line, heroWords(owner), 'ready', what);
}

function actionWords(count: number | 'all' | 'chosen', yours: boolean): string {
  if (count === 'chosen') return yours ? 'this action' : 'the chosen action';
  if (count === 'all') return yours ? 'all of your actions' : 'all actions';
  return counted(count, 'action');
}
function gearWords(count: number | 'all', yours: boolean): string {
  if (count === 'all') return yours ? 'all of your gear' : 'all gear';
  return counted(count, 'gear card');
}

/** "mache alle deine Aktionen bereit", "jeder Held macht 1 Aktion bereit" */
function readyGerman({ enemy, action, gear }: Params, line: LineWords): Saying {
  const { bereitMachen } = de.VERBS;
  if (enemy !== undefined)
    return de.ordered(line, bereitMachen, de.enemyWords(enemy, { upTo: line.may }).acc);
  const owner = action?.hero ?? gear?.hero ?? 'you';
  const who = de.heroWords(owner);
  const own = de.OWN[who.person];
  const what = action === undefined ? gearGerman(gear?.count ?? 1, own) : actionGerman(action.count, own);
  return owner === 'you' ? de.ordered(line, bereitMachen, what) : de.done(line, who, bereitMachen, what);
}

function actionGerman(count: number | 'all' | 'chosen', own: string): string {
  if (count === 'chosen') return own === 'deine' ? 'diese Aktion' : 'die gewählte Aktion';
  return count === 'all' ? `alle ${own} Aktionen` : de.counted(count, de.NOUNS.action);
}
const gearGerman = (count: number | 'all', own: string): string =>
  count === 'all' ? `${own} gesamte Ausrüstung` : de.counted(count, de.NOUNS.gearCard);
