import { forget } from '@questhall/tabletop';
import { z } from 'zod';
import type { Enemy } from '../board.js';
import { type EnemySelector, enemySelector } from '../content/selectors.js';
import { enterPlay, leavePlay } from '../in-play.js';
import { type AcgPosition, effect, effectProcedure, type G, paramsOf } from '../kit.js';
import { type Ctx, reveal } from '../procs.js';
import { cardBehind, maybeEnemy } from '../queries.js';
import { defeatBereft } from '../rules/wounds.js';
import type { CardId, EnemyId } from '../terms.js';
import { enemyWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';

const schema = z.strictObject({
  enemy: enemySelector,
  to: z.enum(['lair', 'removed', 'discard', 'shadows']),
});
export type PlaceParams = z.infer<typeof schema>;
type To = PlaceParams['to'];

/** "This" and "that enemy" may have fallen a moment ago; their cards can still be placed. */
function fallenFor(g: AcgPosition, selector: EnemySelector, ctx: Ctx): EnemyId | null {
  const id = selector === 'this' ? ctx.self : selector === 'that-enemy' ? ctx.enemy : null;
  return id !== null && maybeEnemy(g, id) === undefined && g.board.fallen[id] !== undefined ? id : null;
}

export const enemiesToPlace = enemyPick('choose-enemy-to-place');

const resolve = effectProcedure<{ left: EnemyId[]; now: EnemyId }>('place')
  .step('choose', ['ACG-NEM-08', 'ACG-GOLD-10'], (g, v) => {
    const { enemy } = paramsOf<PlaceParams>(g, v.node);
    const fallen = fallenFor(g, enemy, v);
    return fallen === null ? chooseEnemies(g, v, enemiesToPlace) : g.pass([fallen]);
  })
  .step('chosen', 'ACG-NEM-08', (_, v, ids) => {
    v.left = ids;
  })
  .step('reveal', 'ACG-ZONE-11', (g, v) => {
    v.now = v.left?.shift();
    if (v.now === undefined) return g.end(undefined);
    const hidden = maybeEnemy(g, v.now)?.faceup === false;
    return hidden && paramsOf<PlaceParams>(g, v.node).to === 'lair'
      ? g.call(reveal, { enemy: v.now })
      : undefined;
  })
  .step('place', ['ACG-NEM-08', 'ACG-NEM-12', 'ACG-ENEMY-05'], (g, v) => {
    if (v.now !== undefined) place(g, v.now, paramsOf<PlaceParams>(g, v.node).to);
    return defeatBereft(g, null);
  })
  .step('next', 'ACG-WND-16', (g) => g.goto('reveal'));

function place(g: G, id: EnemyId, to: To): void {
  const inPlay = maybeEnemy(g, id);
  const card = cardBehind(g, id);
  if (card === undefined) return;
  if (to === 'lair' || to === 'shadows') moveTo(g, inPlay ?? cameBack(g, card), to);
  else putAway(g, id, card, to);
  g.tell?.('enemy-placed', { enemy: id, card: inPlay?.faceup === false ? null : card, to });
}

/** In the lair a nemesis listens to nothing but the nemesis icon (NEM-10). */
function moveTo(g: AcgPosition, enemy: Enemy, to: 'lair' | 'shadows'): void {
  const listens = enemy.faceup && enemy.zone !== 'lair';
  enemy.zone = to;
  if (enemy.faceup && to === 'shadows' && !listens) enterPlay(g, enemy.id, enemy.card);
  if (to === 'shadows') return;
  if (listens) leavePlay(g, enemy.id, enemy.card);
  enemy.wounds = 0;
  enemy.exhausted = false;
}

/** The card of a fallen enemy is taken up again; it is a new enemy with no past. */
function cameBack(g: AcgPosition, card: CardId): Enemy {
  takeUp(g, card);
  const id = `e${g.board.nextEntity++}`;
  const enemy: Enemy = { id, card, zone: 'lair', faceup: true, exhausted: false, wounds: 0 };
  g.board.enemies.push(enemy);
  return enemy;
}

/** From the discard pile, from the removed cards, or from those a campaign has done with. */
function takeUp(g: AcgPosition, card: CardId): void {
  const { campaign } = g.board;
  if (campaign?.gone.includes(card)) campaign.inPlay.push(card);
  for (const pile of [g.board.decks.enemy.discard, g.board.removed, campaign?.gone ?? []]) {
    const at = pile.lastIndexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}

function putAway(g: AcgPosition, id: EnemyId, card: CardId, to: 'removed' | 'discard'): void {
  const enemy = maybeEnemy(g, id);
  if (enemy === undefined) takeUp(g, card);
  else {
    if (enemy.faceup && enemy.zone !== 'lair') leavePlay(g, id, card);
    g.board.enemies.splice(g.board.enemies.indexOf(enemy), 1);
    forget(g.board.modifiers, id);
    forget(g.board.vetoes, id);
  }
  (to === 'removed' ? g.board.removed : g.board.decks.enemy.discard).push(card);
}

const PLACES: { [to in To]: (enemy: string) => string } = {
  lair: (enemy) => `place ${enemy} in the nemesis lair`,
  removed: (enemy) => `remove ${enemy} from the quest`,
  discard: (enemy) => `discard ${enemy}`,
  shadows: (enemy) => `place ${enemy} in the shadows`,
};

export const placeEffect = effect<PlaceParams>({
  verb: 'place',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: ({ enemy, to }, line) => orderWords(line, PLACES[to](enemyWords(enemy, line))),
  procedure: resolve,
});
