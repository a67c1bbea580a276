import { lostRelicsGame } from '@questhall/lost-relics';
import { describe, expect, it } from 'vitest';
import type { SceneData } from '../../src/cards/art/scene.js';
import { caseHeight, linesOf } from '../../src/cards/fit.js';
import {
  actionsFrom,
  actionsOf,
  hitsOf,
  inspiredFrom,
  parted,
} from '../../src/games/lost-relics/cards/actions.js';
import { pictureOf } from '../../src/games/lost-relics/cards/pictures.js';
import {
  adventureScene,
  heroScene,
  hostileScene,
  treasureScene,
} from '../../src/games/lost-relics/cards/scenes.js';
import { ofKind } from '../../src/games/lost-relics/deck.js';
import { en } from '../../src/text/en.js';
import type { Translate } from '../../src/text/t.js';

const cards = lostRelicsGame.cards();

/** Fills in what a message asks for, for messages without cases. */
const _t = ((key: keyof typeof en, args: { [name: string]: unknown } = {}) =>
  en[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]))) as Translate;

describe('pictures of Lost Relics', () => {
  it('show somebody or something of its own on every card', () => {
    // A board shows its plan.
    const drawn = cards.filter(({ card }) => card.kind !== 'difficulty' && card.kind !== 'board');
    expect(
      drawn.filter(({ card }) => pictureOf(card.id) === 'relic-blade').map(({ card }) => card.id),
    ).toEqual([]);
  });

  it('are never the same twice', () => {
    const light = ({ palette, figure, far, ground, wings, staging }: SceneData) =>
      JSON.stringify([palette, figure, far, ground, wings, staging]);
    const scenes = [
      ...ofKind(cards, 'hero').flatMap(({ card }) => [heroScene(card, false), heroScene(card, true)]),
      ...ofKind(cards, 'hostile').map(({ card }) => hostileScene(card)),
      ...ofKind(cards, 'treasure').map(({ card }) => treasureScene(card)),
      ...[...ofKind(cards, 'adventure'), ...ofKind(cards, 'campaign')].map(({ card }) =>
        adventureScene(card),
      ),
    ].map(light);
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});

describe('actions of Lost Relics', () => {
  const [calthia] = ofKind(cards, 'hero').filter(({ card }) => card.id === 'calthia');

  it('are called as the game calls them', () => {
    const keys = calthia === undefined ? [] : actionsOf(calthia, 'wounded').map(({ key }) => key);
    expect(keys).toContain('calthia/wounded/broadsword');
    const [blade] = ofKind(cards, 'treasure').filter(({ card }) => card.id === 'duskblade');
    expect(blade && actionsFrom(blade).map(({ key }) => key)).toEqual(['duskblade/duskblade']);
  });

  it('are the hero’s own, or everybody’s', () => {
    const { own, plain } = parted(calthia === undefined ? [] : actionsOf(calthia, 'unwounded'));
    expect(plain.map(({ action }) => action.kind)).toEqual(['move', 'rest', 'interact']);
    expect(own.map(({ action }) => action.id)).toEqual(['broadsword', 'call-of-truth']);
    expect(own.map(({ action }) => inspiredFrom(action))).toEqual([5, 4]);
  });

  it('deal one number, or two', () => {
    const attack = { kind: 'attack', id: 'a', name: 'A', range: 'melee' } as const;
    expect(hitsOf({ ...attack, damage: 2 })).toEqual({ normal: 2, inspired: 2 });
    expect(hitsOf({ ...attack, damage: [1, 3] })).toEqual({ normal: 1, inspired: 3 });
  });
});

describe('the room for a picture', () => {
  it('is what the words leave', () => {
    expect(linesOf('', 20)).toBe(0);
    expect(linesOf('one two three', 8)).toBe(2);
    expect(caseHeight(8)).toBeGreaterThan(caseHeight(14));
    expect(caseHeight(40)).toBe(65);
  });
});
