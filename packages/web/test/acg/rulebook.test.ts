import { rulebook } from '@questhall/rulebook';
import { describe, expect, it } from 'vitest';
import { placeIn } from '../../src/screens/rulebook/ledgers.js';

const book = rulebook('acg');

describe('an address in the rulebook', () => {
  it.each([
    [undefined, 'GOLD', undefined],
    ['zone', 'ZONE', undefined],
    ['ACG-ZONE-04', 'ZONE', 'ACG-ZONE-04'],
    ['acg-zone-04', 'ZONE', 'ACG-ZONE-04'],
    ['NOWHERE', 'GOLD', undefined],
  ])('%s leads to section %s and rule %s', (address, section, rule) => {
    const place = placeIn(book, address);
    expect(place?.section.id).toBe(section);
    expect(place?.rule?.id).toBe(rule);
  });
});
