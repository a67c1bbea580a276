import { game, lostRelics } from '@questhall/lost-relics';
import { anyGame } from '@questhall/tabletop';
import { describe, expect, it } from 'vitest';
import type { Choices } from '../../src/games/beginning.js';
import type { GameFace } from '../../src/games/face.js';
import { begin as withoutSwitches } from '../../src/games/lost-relics/begin.js';
import { kinds, rank, tagsOf, words } from '../../src/games/lost-relics/sorting.js';
import { sounds } from '../../src/games/lost-relics/sounds.js';
import { adventuresIn, difficultiesIn, heroesIn, usualIn } from '../../src/games/offered.js';
import { trialsIn } from '../../src/games/trials.js';
import { byKind, findCards } from '../../src/screens/gallery/find.js';
import { openingOf } from '../../src/screens/new/choices.js';
import { en } from '../../src/text/en.js';
import { deckOf } from '../deck.js';
import { playOn, seated, value } from '../table/seated.js';

const cards = game.cards();
const deck = await deckOf(anyGame(game));
const begin = { ...withoutSwitches, switches: lostRelics.switches };
const face = { code: 'lost-relics', begin } as unknown as GameFace;
const adventures = adventuresIn(deck);
const difficulties = difficultiesIn(deck).map(({ id }) => id);
const opening = (choices: Partial<Choices> = {}) => {
  const wanted = { ...usualIn(begin), ...choices };
  const to = adventures.find(({ id }) => id === wanted.adventure);
  if (to === undefined) throw new Error(`nowhere to go: ${wanted.adventure}`);
  return openingOf(face, wanted, to);
};

describe('a beginning of Lost Relics', () => {
  it.each(adventures.flatMap(({ id }) => difficulties.map((hard) => [id, hard] as const)))(
    'is a set-up the game accepts: %s, %s',
    (adventure, difficulty) => {
      const { setup } = opening({ adventure, difficulty });
      expect(lostRelics.seats(lostRelics.setup(setup))).toEqual(['p1']);
    },
  );

  it('offers the adventures in the order of the campaign, and the campaign', () => {
    expect(adventures[0]?.id).toBe('waking-stones');
    expect(adventures.at(-1)).toMatchObject({ id: 'lost-relics', kind: 'campaign' });
    expect(adventures).toHaveLength(13);
    expect(adventures.map(({ id }) => id)).toEqual(Object.keys(trialsIn('lost-relics')));
  });

  it('gives each companion a seat, and all other heroes to whoever sits here', () => {
    const { setup, companions } = opening({ companions: ['luxa', 'calthia'] });
    expect(setup).toMatchObject({ players: 3, heroes: { calthia: 2, dhoraz: 1, luxa: 3, regis: 1 } });
    expect(companions).toEqual(['p2', 'p3']);
    expect(lostRelics.seats(lostRelics.setup(setup))).toHaveLength(3);
  });

  it('can be watched: four companions sit on four chairs', () => {
    const { setup, companions } = opening({ companions: usualIn(begin).heroes });
    expect(companions).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(lostRelics.seats(lostRelics.setup(setup))).toEqual(companions);
  });

  it('has words for every house rule and every hero', () => {
    const asked = lostRelics.switches.flatMap(({ name, values }) => [
      `switch.${name}`,
      ...values.map((one) => `switch.${name}.${one}`),
    ]);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
    expect(heroesIn(deck, begin, 4).map(({ id }) => id)).toEqual(usualIn(begin).heroes);
  });
});

describe('the cards of Lost Relics', () => {
  const of = { kinds, rank, words, tagsOf };

  it('lie by kind, and none is lost', () => {
    const groups = byKind(findCards(cards, of, 'all', ''), of);
    expect(groups.flatMap((group) => group.cards)).toHaveLength(cards.length);
    const heroes = groups.find(({ id }) => id === 'hero')?.cards.map(({ card }) => card.id);
    expect(heroes).toEqual(['calthia', 'dhoraz', 'luxa', 'regis', 'taros']);
  });
});

describe('the tale of Lost Relics', () => {
  it('is told from a game that was played to its end, and heard', async () => {
    const { table } = await seated({
      game: 'lost-relics',
      setup: { players: 1, adventure: 'waking-stones' },
    });
    await playOn(table, 600);
    expect(table.scene.over).not.toBe(null);
    const lines = value(await table.chronicle());
    await table.close();
    expect(lines.flatMap(({ page }) => page ?? [])).toEqual(['begins', table.scene.over?.result]);
    const heard = new Set(lines.flatMap(({ events }) => events.map(sounds.heard)));
    expect([...heard]).toEqual(expect.arrayContaining(['dice', 'strike', 'wound']));
  });

  it('goes out as a link and as a file, and comes back the same', async () => {
    const { table } = await seated({
      game: 'lost-relics',
      setup: { players: 1, campaign: 'lost-relics' },
    });
    await playOn(table, 20);
    const { view } = table.scene;
    const code = value(await table.shareCode());
    const { text } = value(await table.exportFile());
    await table.close();
    for (const from of [
      { from: 'code', code },
      { from: 'file', text },
    ] as const) {
      const again = await seated(from);
      expect(again.table.scene.view).toEqual(view);
      await again.table.close();
    }
  });
});
