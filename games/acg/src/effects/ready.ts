import { allowed } from '@questhall/engine';
import { z } from 'zod';
import type { Gear, Hero } from '../board.js';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { type AcgPosition, effect, effectProcedure, type G, nextThere, paramsOf } from '../kit.js';
import { cardsOf, enemyOf, gearCardsOf, gearOf, heroOf, playerOf, shownCard, slotOf } from '../queries.js';
import { type AcgChoice, refusal } from '../refusals.js';
import { DEPLETED_GEAR } from '../rules/costs.js';
import type { CardId, HeroId } from '../terms.js';
import { isHeroId } from '../terms.js';
import type { LineWords } from '../text/about.js';
import { counted, doesWords, enemyWords, heroWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';
import { chooseHeroes, heroPick } from './choosing-heroes.js';

const number = z.int().min(1);
const schema = z.strictObject({
  enemy: enemySelector.optional(),
  /** 'chosen' is the card of the action in progress. */
  action: z
    .strictObject({ hero: heroSelector, count: z.union([number, z.enum(['all', 'chosen'])]) })
    .optional(),
  gear: z.strictObject({ hero: heroSelector, count: z.union([number, z.literal('all')]) }).optional(),
});
export type ReadyParams = z.infer<typeof schema>;

const ENEMY_READY = refusal('enemy-ready', 'ACG-EXH-01');
const ALREADY_READY = refusal('already-ready', 'ACG-EXH-01');

export const enemiesToReady = enemyPick('choose-enemy-to-ready', {
  can: ({ exhausted }) => (exhausted ? true : ENEMY_READY),
});
export const heroesToReady = heroPick('choose-hero-to-ready', (g, v) => {
  const { action, gear } = paramsOf<ReadyParams>(g, v.node);
  return action?.hero ?? gear?.hero ?? 'you';
});

type Readying = { now?: HeroId };
const ownerIn = (g: AcgPosition, { now }: Readying): Hero => heroOf(g, now as HeroId);

export const actionsToReady: AcgChoice<Readying, CardId> = {
  candidates: (g, v) => cardsOf(ownerIn(g, v)),
  judge: (g, v, card) => (slotOf(ownerIn(g, v), card).exhausted ? true : ALREADY_READY),
};
/** A depleted card stays as it is. */
export const gearToReady: AcgChoice<Readying, CardId> = {
  candidates: (g, v) => gearCardsOf(ownerIn(g, v)),
  judge(g, _, card) {
    const gear = gearOf(g, card)?.gear;
    if (gear?.depleted === true) return DEPLETED_GEAR;
    return gear?.exhausted === true ? true : ALREADY_READY;
  },
};

function cardsToReady(g: AcgPosition, v: Readying, { action, gear }: ReadyParams): CardId[] {
  if (gear !== undefined) return allowed(gearToReady, g, v);
  const cards = allowed(actionsToReady, g, v);
  return action?.count === 'chosen' ? cards.filter((card) => card === g.board.action?.card) : cards;
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
  const enemy = enemyOf(g, id);
  enemy.exhausted = false;
  g.tell?.('enemy-readied', { enemy: id, card: shownCard(enemy) });
}

export const readyLine = effectProcedure<{ left: string[]; now: HeroId }>('ready')
  .step('choose', ['ACG-GOLD-06', 'ACG-EXH-01'], (g, v) => {
    const { enemy, action, gear } = paramsOf<ReadyParams>(g, v.node);
    if (action !== undefined || gear !== undefined) return chooseHeroes(g, v, heroesToReady);
    return enemy === undefined ? g.pass<string[]>([]) : chooseEnemies(g, v, enemiesToReady);
  })
  .step('chosen', 'ACG-EXH-01', (_, v, ids) => {
    v.left = ids;
  })
  .step('next', 'ACG-EXH-01', (g, v) => {
    const id = nextThere(g, v.left);
    if (id === undefined) return g.end(undefined);
    if (isHeroId(id)) {
      v.now = id;
      return undefined;
    }
    readyEnemy(g, id);
    return g.goto('next');
  })
  .step('choose-cards', ['ACG-EXH-05', 'ACG-AER-07', 'ACG-ACT-13'], (g, v) => {
    if (v.now === undefined) return g.end(undefined);
    const params = paramsOf<ReadyParams>(g, v.node);
    const cards = cardsToReady(g, v, params);
    const count = (params.action ?? params.gear)?.count;
    if (typeof count !== 'number') return g.pass(cards);
    const ask = params.gear === undefined ? 'choose-action-to-ready' : 'choose-gear-to-ready';
    return g.some(playerOf(g, v.now), ask, cards, { min: v.may ? 0 : count, max: count });
  })
  .step('ready', ['ACG-EXH-01', 'ACG-ACT-12', 'ACG-EXH-11'], (g, v, cards) => {
    if (v.now === undefined) return g.end(undefined);
    for (const card of cards) ready(g, heroOf(g, v.now), card);
    return g.goto('next');
  });

export const readyEffect = effect<ReadyParams>({
  verb: 'ready',
  schema,
  choosesItself: ({ enemy, action, gear }) => {
    const count = (action ?? gear)?.count;
    return count === undefined ? enemy !== undefined && picksEnemy(enemy) : typeof count === 'number';
  },
  words: (params, line) => readyWords(params, line),
  procedure: readyLine,
});

function readyWords({ enemy, action, gear }: ReadyParams, line: LineWords): string {
  if (enemy !== undefined) return orderWords(line, `ready ${enemyWords(enemy, line)}`);
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
