import type { Source } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import type { AnyCard, MapCard } from '../../src/content/schema/index.js';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { boxWith } from '../drawn.js';
import { rule } from '../kit.js';

const cards = records.map(({ record }) => record as AnyCard);
const ofKind = <K extends AnyCard['kind']>(kind: K) =>
  cards.filter((card): card is Extract<AnyCard, { kind: K }> => card.kind === kind);

/** The records with one of them changed. */
function changed(id: string, change: (record: never) => object): Source[] {
  return records.map(({ file, record }) => {
    const one = record as { id: string };
    return one.id === id ? { file, record: { ...one, ...change(one as never) } } : { file, record };
  });
}
const faults = (sources: readonly Source[]): string[] =>
  validateContent(sources).map(({ message }) => message);

test('the places of the city are right', () => {
  expect(boxWith(...cards).errors).toEqual([]);
  expect(validateContent(records)).toEqual([]);
});

rule(
  ['CC-CMP-05', 'CC-BRD-01'],
  'the box has 20 tiles of two faces and two zones; no map asks for more',
  () => {
    const tiles = ofKind('tile');
    expect(new Set(tiles.filter(({ zone }) => zone === undefined).map(({ tile }) => tile)).size).toBe(20);
    expect(tiles).toHaveLength(42);
    for (const { id, tiles: laid, gateways, lychgates } of ofKind('map')) {
      const numbers = laid.map(({ face }) => tiles.find((one) => one.id === face)?.tile);
      expect([new Set(numbers).size, gateways.length <= 18, lychgates.length <= 6], id).toEqual([
        laid.length,
        true,
        true,
      ]);
    }
  },
);

rule(
  ['CC-CMP-06', 'CC-DEL-03', 'CC-DEL-07'],
  'there are 19 exploration cards, each with a tile of its own',
  () => {
    const explorations = ofKind('exploration');
    expect(explorations).toHaveLength(19);
    expect(new Set(explorations.map(({ face }) => face)).size).toBe(19);
    expect(explorations.filter(({ symbol }) => symbol === true)).toHaveLength(10);
    expect(explorations.flatMap(({ lychgates }) => lychgates)).toHaveLength(6);
  },
);

rule('CC-BRD-06', 'every lychgate of a map touches a space', () => {
  for (const { id, lychgates } of ofKind('map')) expect(lychgates.length, id).toBeGreaterThanOrEqual(3);
  const away = changed('alleyways', () => ({ lychgates: [{ id: 'l1', covers: [[99, 99]] }] }));
  expect(faults(away)).toContain('the lychgate l1 touches 0 tiles');
});

describe('a map is refused', () => {
  const alleyways = ofKind('map').find(({ id }) => id === 'alleyways') as MapCard;
  const broken = (change: Partial<MapCard>): string[] => faults(changed('alleyways', () => change));
  const [drop, second, third] = alleyways.tiles;

  test('if a tile is not there, or lies there twice', () => {
    expect(broken({ tiles: [...alleyways.tiles, { face: '99a', at: [0, 0], turn: 0 }] })).toContain(
      "there is no tile '99a'",
    );
    expect(broken({ tiles: [...alleyways.tiles, { face: '16b', at: [90, 90], turn: 0 }] })).toContain(
      'tile 16 lies there twice',
    );
  });

  test('if it has more pieces than the box', () => {
    const [gateway] = alleyways.gateways;
    const many = Array.from({ length: 19 }, (_, i) => ({ ...gateway, id: `g${i}` })) as MapCard['gateways'];
    expect(broken({ gateways: many })).toContain('it has 19 gateways; the box has 18');
    const gates = Array.from({ length: 7 }, (_, i) => ({
      id: `l${i}`,
      covers: [[80, i] as [number, number]],
    }));
    expect(broken({ lychgates: gates })).toContain('it has 7 lychgates; the box has 6');
  });

  test('if tiles or pieces lie on each other, or tiles touch', () => {
    const on = { face: '17a', at: second?.at ?? [0, 0], turn: 0 as const };
    expect(broken({ tiles: [...alleyways.tiles, on] }).join()).toMatch(/17a and 16a lie on the same square/);
    expect(broken({ tiles: [...alleyways.tiles, on] })).toContain('17a touches 16a without a gateway');
  });

  test('if an open gateway joins nothing or a closed one joins tiles', () => {
    const open = alleyways.gateways.map(({ id, covers }) => ({ id, covers, open: true as const }));
    expect(broken({ gateways: open }).join()).toMatch(/the open gateway g\d+ touches 1 tiles/);
    const shut = alleyways.gateways.map(({ id, covers }) => ({ id, covers }));
    const found = broken({ gateways: shut });
    expect(found.join()).toMatch(/the closed gateway g1 touches 2 tiles/);
    expect(found).toContain('no open gateway leads out of the drop zone');
    expect(found.join()).toMatch(/'.*' cannot be reached/);
  });

  test('without a drop zone or a closed gateway', () => {
    expect(broken({ tiles: alleyways.tiles.filter((tile) => tile !== drop) })).toContain(
      'there is no drop zone',
    );
    expect(broken({ gateways: alleyways.gateways.filter(({ open }) => open === true) })).toContain(
      'it has no closed gateway to extract from',
    );
  });

  test('if the extraction zone fits nowhere', () => {
    const closed = alleyways.gateways.find(({ open }) => open !== true);
    const [x, y] = closed?.covers[0] ?? [0, 0];
    const around = [-3, -2, 2, 3].flatMap((dx) =>
      [-3, -2, 2, 3].map((dy) => ({
        face: 'extraction-zone',
        at: [x + dx, y + dy] as [number, number],
        turn: 0 as const,
      })),
    );
    expect(broken({ tiles: [...alleyways.tiles, ...around] })).toContain(
      `the extraction zone does not fit at ${closed?.id}`,
    );
  });

  test('if objects lie nowhere, twice, or where a name is', () => {
    const at = alleyways.objects[0]?.at ?? '';
    const found = broken({ objects: [{ at }, { at }, { at: '99:a1' }], labels: { here: [at] } });
    expect(found).toEqual(
      expect.arrayContaining([
        "there is no space '99:a1'",
        `two objects lie in '${at}'`,
        `an object lies in the named space '${at}'`,
      ]),
    );
  });

  test('if an object cuts off a space', () => {
    const lane = changed('16a', () => ({ map: ['......', '###.##', '......'] }));
    expect(validateContent(lane).length).toBeGreaterThan(0);
    expect(
      broken({ objects: [{ at: third === undefined ? '' : '4:b1' }, { at: '4:b2' }, { at: '4:a2' }] }),
    ).toContain("'4:a1' cannot be reached");
  });

  test('if a lychgate is at the gateway of the drop zone', () => {
    const first = alleyways.gateways[0]?.covers[0] ?? [0, 0];
    const beside = { id: 'l1', covers: [[first[0] - 1, first[1] - 1] as [number, number]] };
    const found = broken({ lychgates: [beside] });
    expect(found).toContain('the lychgate l1 is at the gateway of the drop zone');
  });
});

rule(
  ['CC-JTY-03', 'CC-JTY-04', 'CC-ENC-15'],
  'a map with more than four objects marks the four with a group',
  () => {
    const many = ofKind('map').filter(({ objects }) => objects.length > 4);
    expect(many.length).toBeGreaterThan(0);
    for (const { id, objects } of many)
      expect(objects.filter(({ guarded }) => guarded === true).length, id).toBe(4);
    const [map] = many;
    const bare = changed(map?.id ?? '', ({ objects }: MapCard) => ({
      objects: objects.map(({ at }) => ({ at })),
    }));
    expect(faults(bare)).toContain(`0 of ${map?.objects.length} objects are marked, not 4`);
  },
);

describe('a tile or card is refused', () => {
  test('whose other face is missing, whose rows differ, or which falls apart', () => {
    expect(faults(records.filter(({ record }) => (record as { id: string }).id !== '17b'))).toContain(
      'tile 17 has 1 faces instead of 2',
    );
    const found = faults(changed('2a', () => ({ map: ['....', '####', '..', '....'] })));
    expect(found).toContain('its rows differ in length');
    expect(found).toContain('some of its spaces cannot be reached from the others');
  });

  test('whose spots lie on spaces or beside none', () => {
    const spot = [{ square: [1, 1], side: 'north' }];
    expect(faults(changed('2a', () => ({ spots: { in: spot } })))).toContain("the spot 'in' lies on a space");
    const away = [{ square: [9, 9], side: 'north' }];
    expect(faults(changed('2a', () => ({ spots: { out: away } })))).toContain(
      "the spot 'out' is beside no space",
    );
  });

  test('that names what its face does not have', () => {
    const broken = (change: object) => faults(changed('exploration-1a', () => change));
    expect(broken({ face: '99a' })).toContain("there is no tile '99a'");
    expect(broken({ face: '2b' })).toContain("tile 2 is on 'exploration-1a' as well");
    expect(broken({ gateways: ['up', 'down'] })).toContain("there is no spot 'up'");
    expect(broken({ lychgates: ['north-b'] })).toContain(
      "the spots 'north-b' and 'north-b' lie on each other",
    );
    expect(broken({ objects: ['1:b2'] })).toContain("there is no space '1:b2'");
    expect(broken({ objects: ['1:b1'] })).toContain("the object in '1:b1' lies at a gateway or lychgate");
  });
});
