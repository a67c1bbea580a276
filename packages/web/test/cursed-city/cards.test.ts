import { game } from '@questhall/cursed-city';
import { describe, expect, it } from 'vitest';
import type { SceneData } from '../../src/cards/art/scene.js';
import { sharedBy } from '../../src/games/cursed-city/cards/Deeds.js';
import { pictureOf } from '../../src/games/cursed-city/cards/pictures.js';
import { diceSaid } from '../../src/games/cursed-city/cards/Signs.js';
import {
  discoveryScene,
  empowermentScene,
  encounterScene,
  heroScene,
  hostileScene,
  journeyScene,
  traitScene,
} from '../../src/games/cursed-city/cards/scenes.js';
import { isSheet } from '../../src/games/cursed-city/Large.js';
import { kinds, rank, tagsOf, words } from '../../src/games/cursed-city/sorting.js';
import { byKind, findCards } from '../../src/screens/gallery/find.js';

const cards = game.cards();
type Kind = (typeof cards)[number]['kind'];
const ofKind = <K extends Kind>(kind: K) =>
  cards.flatMap((printed) =>
    printed.kind === kind ? [printed as Extract<typeof printed, { kind: K }>] : [],
  );

describe('pictures of Cursed City', () => {
  it('show somebody or something of its own on every card', () => {
    // Difficulties and the quest stand under the tower that is over all of them.
    const plain = cards.filter(({ card }) => pictureOf(card) === 'evil-tower').map(({ card }) => card.id);
    expect(plain).toEqual(['cursed-city']);
  });

  it('are never the same twice', () => {
    const light = ({ seed: _, ...scene }: SceneData) => JSON.stringify(scene);
    const scenes = [
      ...ofKind('hero').flatMap(({ card }) => [heroScene(card, false), heroScene(card, true)]),
      ...ofKind('hostile').flatMap(({ card }) => [hostileScene(card, false), hostileScene(card, true)]),
      ...ofKind('trait').map(({ card }) => traitScene(card)),
      ...ofKind('empowerment').map(({ card }) => empowermentScene(card)),
      ...ofKind('discovery').map(({ card }) => discoveryScene(card)),
      ...ofKind('encounter').map(({ card }) => encounterScene(card)),
      ...ofKind('journey').map(({ card }) => journeyScene(card)),
    ].map(light);
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});

describe('what stands on cards of Cursed City', () => {
  it('names dice by their shape and counts those that are alike', () => {
    expect(diceSaid(['d6', 'd6'])).toBe('2 square dice');
    expect(diceSaid(['d12', 'd6'])).toBe('1 pentagon die, 1 square die');
  });

  it('is said once where all weapons say it', () => {
    expect(sharedBy({ weapons: ['Strike again.', 'Strike again.'] })).toBe('Strike again.');
    expect(sharedBy({ weapons: ['Strike again.', ''] })).toBe('');
    expect(sharedBy({ weapons: ['Strike again.', 'Push.'] })).toBe('');
  });

  it('is a page where it is read, and a card where it is held', () => {
    const pages = new Set(cards.filter(isSheet).map(({ kind }) => kind));
    expect([...pages].sort()).toEqual(['crises', 'entry', 'journey', 'quest', 'table']);
  });
});

describe('the gallery of Cursed City', () => {
  const of = { kinds, rank, words, tagsOf };

  it('has a kind for every card', () => {
    expect(cards.filter(({ kind }) => !kinds.some(({ id }) => id === kind))).toEqual([]);
    expect(
      byKind(findCards(cards, of, 'all', ''), of).map(({ id, cards: found }) => [id, found.length]),
    ).toEqual(
      expect.arrayContaining([
        ['hero', 8],
        ['hostile', 11],
        ['trait', 20],
        ['empowerment', 12],
        ['discovery', 25],
        ['encounter', 16],
        ['map', 16],
        ['exploration', 19],
      ]),
    );
  });

  it('shows traits by class and level, stones by their worth, and captains last', () => {
    const names = (kind: string) => findCards(cards, of, kind, '').map(({ card }) => card.id);
    expect(names('trait').slice(0, 6)).toEqual([
      'thick-skinned',
      'planted',
      'iron-stomach',
      'stubborn',
      'the-last-wall',
      'quick-thinker',
    ]);
    expect(names('hostile').at(-1)).toBe('watch-captain-halgrim');
    expect(names('discovery').filter((id) => id.startsWith('realmstone'))).toEqual([
      'realmstone-splinter',
      'realmstone-shard',
      'realmstone-heart',
    ]);
  });

  it('finds maps by the journey that is played on them', () => {
    const tags = new Set(ofKind('map').flatMap((printed) => tagsOf(printed).map(({ id }) => id)));
    expect(tags).toContain('hunt');
    expect(tags).toContain('scavenge');
  });
});
