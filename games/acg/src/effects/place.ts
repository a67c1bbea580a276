import { forget } from '@questhall/engine';
import { z } from 'zod';
import type { AcgBoard, Enemy } from '../board.js';
import { type EnemySelector, enemySelector } from '../content/selectors.js';
import { enterPlay, leavePlay } from '../in-play.js';
import type { G } from '../kit.js';
import { type Ctx, reveal } from '../procs.js';
import { cardBehind, maybeEnemy } from '../queries.js';
import { defeatBereft } from '../rules/wounds.js';
import type { CardId, EnemyId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { enemyWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, picksEnemy } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  enemy: enemySelector,
  to: z.enum(['lair', 'removed', 'discard', 'shadows']),
});
type Params = z.infer<typeof schema>;
type To = Params['to'];

/** "This" and "that enemy" may have fallen a moment ago; their cards can still be placed. */
function fallenFor(b: AcgBoard, selector: EnemySelector, ctx: Ctx): EnemyId | null {
  const id = selector === 'this' ? ctx.self : selector === 'that-enemy' ? ctx.enemy : null;
  return id !== null && maybeEnemy(b, id) === undefined && b.fallen[id] !== undefined ? id : null;
}

const resolve = effectProcedure<{ left: EnemyId[]; now: EnemyId }>('place')
  .step('choose', ['ACG-NEM-08', 'ACG-GOLD-10'], (g, v) => {
    const { enemy } = paramsOf<Params>(v.node);
    const fallen = fallenFor(g.board, enemy, v);
    return fallen === null ? chooseEnemies(g, enemy, v, 'choose-enemy-to-place') : g.pass([fallen]);
  })
  .step('chosen', 'ACG-NEM-08', (_, v, ids) => {
    v.left = ids;
  })
  .step('reveal', 'ACG-ZONE-11', (g, v) => {
    v.now = v.left?.shift();
    if (v.now === undefined) return g.end(undefined);
    const hidden = maybeEnemy(g.board, v.now)?.faceup === false;
    return hidden && paramsOf<Params>(v.node).to === 'lair' ? g.call(reveal, { enemy: v.now }) : undefined;
  })
  .step('place', ['ACG-NEM-08', 'ACG-NEM-12', 'ACG-ENEMY-05'], (g, v) => {
    if (v.now !== undefined) place(g, v.now, paramsOf<Params>(v.node).to);
    return defeatBereft(g, null);
  })
  .step('next', 'ACG-WND-16', (g) => g.goto('reveal'));

function place(g: G, id: EnemyId, to: To): void {
  const inPlay = maybeEnemy(g.board, id);
  const card = cardBehind(g.board, id);
  if (card === undefined) return;
  if (to === 'lair' || to === 'shadows') moveTo(g.board, inPlay ?? cameBack(g.board, card), to);
  else putAway(g.board, id, card, to);
  g.tell?.('enemy-placed', { enemy: id, card: inPlay?.faceup === false ? null : card, to });
}

/** In the lair a nemesis listens to nothing but the nemesis icon (NEM-10). */
function moveTo(b: AcgBoard, enemy: Enemy, to: 'lair' | 'shadows'): void {
  const listens = enemy.faceup && enemy.zone !== 'lair';
  enemy.zone = to;
  if (enemy.faceup && to === 'shadows' && !listens) enterPlay(b, enemy.id, enemy.card);
  if (to === 'shadows') return;
  if (listens) leavePlay(b, enemy.id, enemy.card);
  enemy.wounds = 0;
  enemy.exhausted = false;
}

/** The card of a fallen enemy is taken up again; it is a new enemy with no past. */
function cameBack(b: AcgBoard, card: CardId): Enemy {
  takeUp(b, card);
  const id = `e${b.nextEntity++}`;
  const enemy: Enemy = { id, card, zone: 'lair', faceup: true, exhausted: false, wounds: 0 };
  b.enemies.push(enemy);
  return enemy;
}

/** From the discard pile, from the removed cards, or from those a campaign has done with. */
function takeUp(b: AcgBoard, card: CardId): void {
  const { campaign } = b;
  if (campaign?.gone.includes(card)) campaign.inPlay.push(card);
  for (const pile of [b.decks.enemy.discard, b.removed, campaign?.gone ?? []]) {
    const at = pile.lastIndexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}

function putAway(b: AcgBoard, id: EnemyId, card: CardId, to: 'removed' | 'discard'): void {
  const enemy = maybeEnemy(b, id);
  if (enemy === undefined) takeUp(b, card);
  else {
    if (enemy.faceup && enemy.zone !== 'lair') leavePlay(b, id, card);
    b.enemies.splice(b.enemies.indexOf(enemy), 1);
    forget(b.modifiers, id);
    forget(b.vetoes, id);
  }
  (to === 'removed' ? b.removed : b.decks.enemy.discard).push(card);
}

const PLACES: { [to in To]: (enemy: string) => string } = {
  lair: (enemy) => `place ${enemy} in the nemesis lair`,
  removed: (enemy) => `remove ${enemy} from the quest`,
  discard: (enemy) => `discard ${enemy}`,
  shadows: (enemy) => `place ${enemy} in the shadows`,
};

const PLACES_GERMAN = {
  lair: { verb: de.VERBS.legen, where: ' in den Unterschlupf' },
  removed: { verb: de.VERBS.entfernen, where: ' aus der Quest' },
  discard: { verb: de.VERBS.ablegen, where: '' },
  shadows: { verb: de.VERBS.legen, where: ' in die Schatten' },
} as const;

export const placeEffect = effect<Params>({
  verb: 'place',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: {
    en: ({ enemy, to }, line) => orderWords(line, PLACES[to](enemyWords(enemy, { upTo: line.may }))),
    de: ({ enemy, to }, line) => {
      const { verb, where } = PLACES_GERMAN[to];
      return de.ordered(line, verb, `${de.enemyWords(enemy, { upTo: line.may }).acc}${where}`);
    },
  },
  procedure: resolve,
});
