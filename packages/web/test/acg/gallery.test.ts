import { acgGame } from '@questhall/acg';
import { describe, expect, it } from 'vitest';
import { kinds, rank, tagsOf, words } from '../../src/games/acg/sorting.js';
import { byKind, findCards } from '../../src/screens/gallery/find.js';

const all = acgGame.cards();
const of = { kinds, rank, words, tagsOf };
const names = (kind: string, asked: string) => findCards(all, of, kind, asked).map(({ card }) => card.name);

describe('finding cards', () => {
  it('shows every card once when nothing is asked', () => {
    expect(findCards(all, of, 'all', '')).toHaveLength(all.length);
  });

  it('keeps to a kind', () => {
    expect(names('condition', '')).toEqual(['Bleeding', 'Empowered', 'Sickened']);
  });

  it('wants every word, in names, traits or texts, and puts names first', () => {
    expect(names('all', 'bleeding')[0]).toBe('Bleeding');
    expect(names('enemy', 'goblin greenskin')).toContain('Goblin Warrior');
    expect(names('enemy', 'goblin undead')).toEqual([]);
  });

  it('lays each kind by itself and loses no card', () => {
    const groups = byKind(findCards(all, of, 'all', ''), of);
    expect(groups.map(({ id }) => id).slice(0, 3)).toEqual(['hero-card', 'action', 'enemy']);
    expect(groups.flatMap(({ cards }) => cards)).toHaveLength(all.length);
  });

  it('puts quests in the order of the campaign', () => {
    expect(names('quest', '').slice(0, 2)).toEqual(['A Foul Stench', 'Poison in the Granary']);
  });
});
