import type { State } from '@questhall/engine';
import { type BladesBoard, bladesBox } from './blades.js';

/** No card is lost or doubled, no number is below zero, and just the answers that are held can speak up. */
export function bladesInvariant({ board }: State<BladesBoard>): string[] {
  const { fencers, pile, waiting, stake } = board;
  const held = fencers.flatMap(({ hand }) => hand);
  const cards = [...held, ...pile.draw, ...pile.discard].sort();
  const all = Object.values(bladesBox.copies).flat().sort();
  const listed = (waiting.struck ?? []).map((name) => name.split('|')[0]).sort();
  const answers = held.filter((card) => bladesBox.cards[card]?.answers).sort();
  const numbers = [stake, ...fencers.flatMap(({ health, focus }) => [health, 8 - health, focus])];
  return [
    ...(cards.join() === all.join() ? [] : ['a card is lost or doubled']),
    ...(listed.join() === answers.join() ? [] : ['other answers wait than are held']),
    ...(Math.min(...numbers) < 0 ? ['a number is out of bounds'] : []),
  ];
}
