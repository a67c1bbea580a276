import { test } from 'vitest';
import { completeQuest } from '../../src/procs.js';
import { table, type WowTable } from '../kit.js';
import { became, playTheBox } from './card.js';

playTheBox();

const BOTTOM = {
  grey: 'bog-slime',
  green: 'cave-bear',
  yellow: 'vine-horror#1',
  red: 'rune-warden',
} as const;

/** p1 of yellow level completes a quest, hurt, with a card in hand and something to wear in the bag. */
function completes(quest: string): WowTable {
  const made = table()
    .rival('p1', { space: 'millbrook', level: 'yellow', damage: 4, hand: ['ann-stroll#1'], bag: ['sling'] })
    .quest('p1', quest);
  for (const colour of ['grey', 'green', 'yellow', 'red'] as const) made.deck(colour, BOTTOM[colour]);
  made.board.discoveries = ['gold#1', 'bomb#1'];
  return made.runs(completeQuest, { seat: 'p1', quest });
}

type Then = Parameters<typeof became>[1];

/** A quest gives this besides its valor. */
const reward = (id: string, does: string, then: Then, more: (made: WowTable) => WowTable = (made) => made) =>
  test(`${id}: ${does}`, () => {
    became(more(completes(id)).isQuiet(), { log: [id], ...then });
  });

const item = (colour: keyof typeof BOTTOM) => (made: WowTable) =>
  made.emits('item-gained', { item: BOTTOM[colour] });

reward('millers-debt', 'a card', { hand: 2 });
reward('letters-for-three-cities', 'a grey item', { bag: 2 }, item('grey'));
reward('news-from-the-road', 'a card', { hand: 2 });
reward('two-good-blades', 'a weapon is equipped', { bag: 0 }, (made) => made.has('p1', { weapon: 'sling' }));
reward('smell-of-smoke', 'heals 2', { damage: 2 });
reward('beware-of-the-dog', 'a card', { hand: 2 });
reward('pilgrimage', 'heals 3', { damage: 1 });
reward('borrowed-cup', 'a card', { hand: 2 });
reward('taste-of-honey', 'heals 2', { damage: 2 });
reward('spring-cleaning', 'a card', { hand: 2 });
reward('well-armed', 'something is equipped', { bag: 0 }, (made) => made.has('p1', { weapon: 'sling' }));
reward('express-delivery', 'two cards', { hand: 3 });
reward('spider-silk', 'an item of the own level', { bag: 2 }, item('yellow'));
reward('hedge-maze', 'a discovery is placed', {}, (made) =>
  made.picks('p1', 'gull-point').emits('discovery-placed', { space: 'gull-point' }),
);
reward('old-friends', 'two cards', { hand: 3 });
reward('trolls-at-the-door', 'a green item', { bag: 2 }, item('green'));
reward('ghost-of-the-mill', 'heals 3', { damage: 1 });
reward('mirage-treasure', 'a yellow item', { bag: 2 }, item('yellow'));
reward('wanted-poster', 'a card', { hand: 2 });
reward('contraband', 'a green item', { bag: 2 }, item('green'));
reward('grudge', 'a card', { hand: 2 });
reward('wedding-gifts', 'two cards', { hand: 3 });
reward('dragon-watch', 'a red item', { bag: 2 }, item('red'));
reward('king-of-the-road', 'an item of the own level', { bag: 2 }, item('yellow'));
reward('sealed-orders', 'two cards', { hand: 3 });
reward('black-glass', 'a card', { hand: 2 });
reward('hags-errand', 'a yellow item', { bag: 2 }, item('yellow'));
