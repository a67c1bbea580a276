import type { AcgRuleId } from '@questhall/rulebook';
import { ruleOf } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/content/line.js';
import { type ActionCard, type AnyCard, record as recordSchema } from '../../src/content/schema.js';
import '../../src/effects/index.js';
import { records } from '../../src/generated/content.js';

const rule = ruleOf<AcgRuleId>();

type Kind = AnyCard['kind'];
const KINDS: Kind[] = ['hero-card', 'action', 'gear', 'legendary-gear', 'fortune', 'condition', 'dice'];
const cards = records
  .filter(({ record }) => KINDS.includes((record as AnyCard).kind))
  .map(({ record }) => recordSchema.parse(record));
/** Distributes over the union: gear and legendary gear share a record. */
type Of<K extends Kind, C = AnyCard> = C extends { kind: Kind } ? (K extends C['kind'] ? C : never) : never;
const ofKind = <K extends Kind>(kind: K) => cards.filter((card) => card.kind === kind) as Of<K>[];
const actions = ofKind('action');
const heroCards = ofKind('hero-card');

function cardNamed<K extends Kind>(kind: K, name: string): Of<K> {
  const [card, ...others] = ofKind(kind).filter((one) => one.name === name);
  if (card === undefined || others.length > 0) throw new Error(`not exactly one ${kind} is called ${name}`);
  return card;
}
const action = (name: string) => cardNamed('action', name);

type Printed = { dice: number; ranged?: true; targets?: number; before?: Line[]; ifDefeated?: Line[] };
const isActionLine = (line: Line) => line.do?.action !== undefined;
function actionLine(card: ActionCard): Printed {
  return card.lines.find(isActionLine)?.do?.action as Printed;
}

const READY_ALL = { do: { ready: { action: { hero: 'you', count: 'all' } } } };
const TARGET_READIES = { may: { ready: { action: { hero: 'target', count: 1 } } }, by: 'target' };
const HEROES = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];
const TYPES = ['attack', 'aid', 'explore', 'rest'] as const;

/** A hero's four cards, for each of the sixteen ways in which some of them are advanced. */
function currentCards(hero: string): ActionCard[][] {
  return Array.from({ length: 16 }, (_, upgraded) =>
    TYPES.map((type, i) => {
      const level = (upgraded >> i) % 2 === 1 ? 'advanced' : 'basic';
      return actions.find((card) => card.hero === hero && card.type === type && card.level === level);
    }).filter((card) => card !== undefined),
  );
}

describe('heroes', () => {
  rule('ACG-CONT-01', 'the four heroes', () => {
    expect(heroCards.map((card) => card.name).sort()).toEqual([
      ...['Bright Wizard', 'Bright Wizard', 'Bright Wizard'],
      ...['Ironbreaker', 'Ironbreaker', 'Ironbreaker'],
      ...['Warrior Priest', 'Warrior Priest', 'Warrior Priest'],
      ...['Waywatcher', 'Waywatcher', 'Waywatcher'],
    ]);
  });

  test('each hero has one hero card for 2, for 3 and for 4 heroes', () => {
    for (const hero of HEROES) {
      const sizes = heroCards.filter((card) => card.hero === hero).map((card) => card.heroes);
      expect(sizes.sort(), hero).toEqual([2, 3, 4]);
    }
  });

  rule('ACG-CONT-03', 'the Ironbreaker of two heroes activates twice and has health 26', () => {
    const card = heroCards.find(({ id }) => id === 'ironbreaker-2');
    expect(card).toMatchObject({ heroes: 2, health: 26, origin: 'printed', unverified: ['health'] });
    expect(card?.activations).toMatch(/\btwo activations\b/);
  });

  rule('ACG-CONT-04', 'the Waywatcher of two heroes activates twice and has health 21', () => {
    const card = heroCards.find(({ id }) => id === 'waywatcher-2');
    expect(card).toMatchObject({ heroes: 2, health: 21, origin: 'printed', unverified: ['health'] });
    expect(card?.activations).toMatch(/\btwo activations\b/);
  });

  test('the more heroes there are, the less health each has', () => {
    for (const hero of HEROES) {
      const own = heroCards.filter((card) => card.hero === hero).sort((a, b) => a.heroes - b.heroes);
      const [two = 0, three = 0, four = 0] = own.map((card) => card.health);
      expect(two > three && three > four, `${hero}: ${two}, ${three}, ${four}`).toBe(true);
    }
  });
});

describe('action cards', () => {
  rule('ACG-COMP-02', '16 basic and 16 advanced actions, 12 hero cards, 12 legendary gear cards', () => {
    expect(actions.filter((card) => card.level === 'basic')).toHaveLength(16);
    expect(actions.filter((card) => card.level === 'advanced')).toHaveLength(16);
    expect(heroCards).toHaveLength(12);
    expect(ofKind('legendary-gear')).toHaveLength(12);
    for (const hero of HEROES) {
      expect(actions.filter((card) => card.hero === hero && card.level === 'basic')).toHaveLength(4);
      expect(actions.filter((card) => card.hero === hero && card.level === 'advanced')).toHaveLength(4);
      expect(ofKind('legendary-gear').filter((card) => card.hero === hero)).toHaveLength(3);
    }
  });

  rule('ACG-ACT-01', 'each hero has one card for each action, however many are advanced', () => {
    for (const hero of HEROES) {
      for (const own of currentCards(hero)) {
        expect(own.map((card) => card.type)).toEqual(['attack', 'aid', 'explore', 'rest']);
      }
    }
  });

  test('exactly one line of each card is the action', () => {
    for (const card of actions) expect(card.lines.filter(isActionLine), card.name).toHaveLength(1);
  });

  rule('ACG-EXH-02', 'exactly one of the four basic cards has the prepare icon', () => {
    const prepare = actions.filter((card) => card.level === 'basic' && card.prepare === true);
    expect(prepare.map((card) => `${card.hero}: ${card.type}`).sort()).toEqual([
      'bright-wizard: explore',
      'ironbreaker: aid',
      'warrior-priest: rest',
      'waywatcher: attack',
    ]);
  });

  rule('ACG-EXH-03', 'whatever is upgraded, exactly one current card has the prepare icon', () => {
    for (const hero of HEROES) {
      for (const own of currentCards(hero)) {
        expect(own.filter((card) => card.prepare === true)).toHaveLength(1);
      }
    }
  });

  test('ready all is the last line of prepare cards and of no other', () => {
    for (const card of actions) {
      const readying = card.lines.filter((line) => JSON.stringify(line) === JSON.stringify(READY_ALL));
      expect(readying, card.name).toHaveLength(card.prepare === true ? 1 : 0);
      if (card.prepare === true) expect(card.lines.at(-1)).toEqual(READY_ALL);
    }
  });

  test('explore cards print one draw, after the action; no other card does', () => {
    for (const card of actions) {
      const draws = card.lines.flatMap((line, i) => (line.do?.drawDungeon === undefined ? [] : [i]));
      expect(draws, card.name).toHaveLength(card.type === 'explore' ? 1 : 0);
      for (const at of draws) expect(at).toBeGreaterThan(card.lines.findIndex(isActionLine));
    }
  });

  test('an advanced card has more dice than the basic one, or says more', () => {
    for (const advanced of actions.filter((card) => card.level === 'advanced')) {
      const basic = actions.find(
        ({ hero, type, level }) => hero === advanced.hero && type === advanced.type && level === 'basic',
      ) as ActionCard;
      expect(actionLine(advanced).dice, advanced.name).toBeGreaterThanOrEqual(actionLine(basic).dice);
      expect(advanced.lines).not.toEqual(basic.lines);
    }
  });
});

describe('cards printed in the sources', () => {
  const printed = (name: string) => expect(action(name)).toMatchObject({ origin: 'printed' });

  rule('ACG-CONT-05', 'Inexorable Advance: may engage up to two, attack with up to two targets', () => {
    const card = action('Inexorable Advance');
    expect(card).toMatchObject({ hero: 'ironbreaker', type: 'attack', level: 'basic', origin: 'printed' });
    expect(card.lines).toEqual([
      { may: { engage: { enemy: { count: 2 } } } },
      { do: { action: { dice: 2, targets: 2 } } },
    ]);
  });

  rule('ACG-CONT-06', 'Shield Wall: may take an enemy off the target hero, who may ready an action', () => {
    const card = action('Shield Wall');
    expect(card).toMatchObject({ hero: 'ironbreaker', type: 'aid', level: 'basic', prepare: true });
    const before = [{ may: { engage: { enemy: { in: 'engaged-with-target' }, hero: 'you' } } }];
    expect(card.lines).toEqual([{ do: { action: { dice: 1, before } } }, TARGET_READIES, READY_ALL]);
  });

  rule(
    'ACG-CONT-07',
    'Into the Dark: the drawn card is resolved, or an action exhausted to bottom it',
    () => {
      const card = action('Into the Dark');
      expect(card).toMatchObject({ hero: 'ironbreaker', type: 'explore', level: 'basic' });
      expect(card.lines).toEqual([
        { do: { action: { dice: 2 } } },
        { do: { drawDungeon: { orExhaust: true } } },
      ]);
    },
  );

  rule('ACG-CONT-08', 'Stubborn Resolve: may exhaust an engaged enemy, rest with 2 defence more', () => {
    const card = action('Stubborn Resolve');
    expect(card).toMatchObject({ hero: 'ironbreaker', type: 'rest', level: 'basic' });
    expect(card.lines).toEqual([
      { may: { exhaust: { enemy: { in: 'engaged-with-you', nemesis: false } } } },
      { do: { action: { dice: 2, bonus: { defence: 2 } } } },
    ]);
  });

  rule('ACG-CONT-09', 'Deadly Shot: may engage one, ranged attack, recover 1 for a kill, ready all', () => {
    const card = action('Deadly Shot');
    expect(card).toMatchObject({ hero: 'waywatcher', type: 'attack', level: 'basic', prepare: true });
    const ifDefeated = [{ do: { recover: { hero: 'you', count: 1 } } }];
    expect(card.lines).toEqual([
      { may: { engage: { enemy: {} } } },
      { do: { action: { dice: 1, ranged: true, ifDefeated } } },
      READY_ALL,
    ]);
  });

  rule(
    'ACG-CONT-10',
    "Shadow Watch: the target may ready an action, may wound one of the target's enemies",
    () => {
      const card = action('Shadow Watch');
      expect(card).toMatchObject({ hero: 'waywatcher', type: 'aid', level: 'basic' });
      expect(card.lines).toEqual([
        { do: { action: { dice: 2 } } },
        TARGET_READIES,
        { may: { suffer: { enemy: { in: 'engaged-with-target' }, count: 1 } } },
      ]);
    },
  );

  rule(
    'ACG-CONT-11',
    "Orion's Hunt: draw a dungeon card, may exhaust a non-nemesis enemy in the shadows",
    () => {
      const card = action("Orion's Hunt");
      expect(card).toMatchObject({ hero: 'waywatcher', type: 'explore', level: 'basic' });
      expect(card.lines).toEqual([
        { do: { action: { dice: 2 } } },
        { do: { drawDungeon: {} } },
        { may: { exhaust: { enemy: { in: 'shadows', nemesis: false } } } },
      ]);
    },
  );

  rule('ACG-CONT-12', 'Watchful Spites: may exhaust an engaged enemy, one retreats, rest', () => {
    const card = action('Watchful Spites');
    expect(card).toMatchObject({ hero: 'waywatcher', type: 'rest', level: 'basic' });
    expect(card.lines).toEqual([
      { may: { exhaust: { enemy: { in: 'engaged-with-you', nemesis: false } } } },
      { do: { retreat: { enemy: { in: 'engaged-with-you' } } } },
      { do: { action: { dice: 2 } } },
    ]);
  });

  rule('ACG-CONT-13', 'the number of dice of the printed cards is provisional', () => {
    const dice = {
      'Inexorable Advance': 2,
      'Shield Wall': 1,
      'Into the Dark': 2,
      'Stubborn Resolve': 2,
      'Deadly Shot': 1,
      'Shadow Watch': 2,
      "Orion's Hunt": 2,
      'Watchful Spites': 2,
    };
    for (const [name, count] of Object.entries(dice)) {
      printed(name);
      expect(actionLine(action(name)).dice, name).toBe(count);
      expect(action(name).unverified, name).toEqual(['dice']);
    }
  });

  test("Sigmar's Light: the target may ready an action, both recover 1", () => {
    printed("Sigmar's Light");
    expect(action("Sigmar's Light").lines).toEqual([
      { do: { action: { dice: 2 } } },
      TARGET_READIES,
      { do: { recover: { hero: 'you', count: 1 } } },
      { do: { recover: { hero: 'target', count: 1 } } },
    ]);
  });
});

describe('dice', () => {
  rule('ACG-DICE-02', 'six faces each; hero dice show no enemy icons and enemy dice no hero icons', () => {
    const faces = Object.fromEntries(ofKind('dice').map((card) => [card.die, card.faces]));
    expect(faces).toEqual({
      hero: [
        ['success'],
        ['success'],
        ['success', 'defence'],
        ['success', 'success'],
        ['critical'],
        ['defence'],
      ],
      enemy: [['claw'], ['claw'], ['claw'], ['nemesis'], [], []],
    });
    for (const die of ofKind('dice')) expect(die.unverified).toEqual(['faces']);
  });
});

describe('conditions', () => {
  rule('ACG-COND-07', 'Bleeding, Empowered and Sickened', () => {
    const names = ofKind('condition').map((card) => card.name);
    expect(names.sort()).toEqual(['Bleeding', 'Empowered', 'Sickened']);
    for (const card of ofKind('condition')) expect(card.copies, card.name).toBe(4);
  });

  rule('ACG-COND-08', 'Bleeding: 1 wound after each activation of its hero', () => {
    expect(cardNamed('condition', 'Bleeding').abilities?.[0]).toEqual({
      window: 'after-activation',
      about: 'owner',
      lines: [{ do: { suffer: { hero: 'you', count: 1 } } }],
    });
  });

  rule('ACG-COND-09', 'Bleeding goes after another hero aids its hero', () => {
    expect(cardNamed('condition', 'Bleeding').abilities?.[1]).toEqual({
      window: 'after-aid',
      about: 'owner',
      lines: [{ do: { condition: { hero: 'you', lose: 'bleeding' } } }],
    });
  });

  test('every condition says how it is removed', () => {
    for (const card of ofKind('condition')) {
      const lines = (card.abilities ?? []).flatMap((ability) => ability.lines);
      const own = { do: { condition: { hero: 'you', lose: card.id } } };
      expect(lines, card.name).toContainEqual(own);
    }
  });
});

describe('gear', () => {
  rule('ACG-GEAR-01', 'gear is all different, and each is a weapon, an armour or an accessory', () => {
    const gear = ofKind('gear');
    expect(gear).toHaveLength(29);
    expect(new Set(gear.map((card) => card.name)).size).toBe(29);
    const does = gear.map(({ abilities, passives, cannot }) => JSON.stringify([abilities, passives, cannot]));
    expect(new Set(does).size).toBe(29);
    const slots = gear.map((card) => card.slot);
    expect(slots.filter((slot) => slot === 'weapon')).toHaveLength(10);
    expect(slots.filter((slot) => slot === 'armour')).toHaveLength(8);
    expect(slots.filter((slot) => slot === 'accessory')).toHaveLength(11);
  });

  rule('ACG-LEG-01', 'each hero has an own weapon, armour and accessory, which are not ordinary gear', () => {
    for (const hero of HEROES) {
      const own = ofKind('legendary-gear').filter((card) => card.hero === hero);
      expect(own.map((card) => card.slot).sort(), hero).toEqual(['accessory', 'armour', 'weapon']);
    }
    expect(ofKind('gear').filter((card) => card.hero !== undefined)).toEqual([]);
  });

  test('four Legendary Fortunes make up the 33 cards of the gear box', () => {
    expect(cardNamed('fortune', 'Legendary Fortune')).toMatchObject({ copies: 4, origin: 'printed' });
  });

  test('Memory Beads let an action card hold a third success token', () => {
    expect(cardNamed('gear', 'Memory Beads').passives).toEqual([{ stat: 'tokens-per-action', add: 1 }]);
  });

  test('Riveted Plate: 4 more health, without a cost', () => {
    const { passives, abilities } = cardNamed('gear', 'Riveted Plate');
    expect(passives).toEqual([{ stat: 'health', add: 4 }]);
    expect(abilities).toBeUndefined();
  });

  test('Night Cloak: its wearer cannot receive conditions', () => {
    expect(cardNamed('gear', 'Night Cloak').cannot).toEqual(['receive-conditions']);
  });

  test('all kinds of cost occur on gear', () => {
    const gear = [...ofKind('gear'), ...ofKind('legendary-gear')];
    const costs = gear.flatMap((card) =>
      (card.abilities ?? []).flatMap(({ cost = {} }) => Object.keys(cost)),
    );
    expect(new Set(costs)).toEqual(
      new Set(['tokens', 'exhaustSelf', 'depleteSelf', 'discardSelf', 'wounds']),
    );
  });
});

describe('every card of heroes and gear', () => {
  test('has an id of its own, an icon and a line of flavour', () => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    for (const card of cards) {
      expect(card.icon, card.id).toMatch(/^[a-z0-9-]+$/);
      expect(card.flavour, card.id).toMatch(/^\S.*[.!?]$/);
    }
    const lines = cards.map((card) => card.flavour);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
