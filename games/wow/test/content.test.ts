import type { Source } from '@questhall/tabletop';
import { expect, test } from 'vitest';
import { emptyBox } from '../src/content/box.js';
import type { Space } from '../src/content/schema.js';
import { validateContent } from '../src/content/validate.js';
import { records } from '../src/generated/content.js';
import { records as german } from '../src/generated/de.js';

const sources = records as readonly Source[];
type Json = Record<string, unknown>;

/** The records with one of them changed. */
const changed = (id: string, change: (record: Json) => object): Source[] =>
  sources.map(({ file, record }) => {
    const one = record as Json;
    return one.id === id ? { file, record: { ...one, ...change(one) } } : { file, record };
  });
const without = (gone: (record: Json) => boolean): Source[] =>
  sources.filter(({ record }) => !gone(record as Json));
/** One space of the board changed. */
const spaceChanged = (id: string, change: Partial<Space>): Source[] =>
  changed('azeroth', ({ spaces }) => ({
    spaces: (spaces as Space[]).map((space) => (space.id === id ? { ...space, ...change } : space)),
  }));

const faults = (of: readonly Source[]): string[] => validateContent(of).map(({ message }) => message);
/** These records have exactly one kind of fault, and it says this. */
const finds = (of: readonly Source[], ...messages: string[]) => expect(faults(of)).toEqual(messages);
const findsAmong = (of: readonly Source[], message: string) => expect(faults(of)).toContain(message);

test('every record has the form of its kind', () => {
  expect(emptyBox.with(sources).errors).toEqual([]);
});

test('the records of the box are right', () => {
  expect(validateContent(sources)).toEqual([]);
});

test('one board with three gray cities', () => {
  findsAmong(
    without(({ kind }) => kind === 'world'),
    'there are 0 boards, not 1',
  );
  const ferry = { city: true, colour: 'grey', key: undefined } as const;
  finds(spaceChanged('gull-point', ferry), 'it has 4 cities, not 3');
  findsAmong(spaceChanged('ironforge', { colour: 'green' }), "the city 'ironforge' is not grey");
  findsAmong(
    spaceChanged('ironforge', { encounter: 'hakkar' }),
    "an encounter stands in the city 'ironforge'",
  );
});

test('routes lead to spaces, and spaces lie in regions', () => {
  finds(
    spaceChanged('bell-rock', { links: ['lamp-hill', 'atlantis'] }),
    "'bell-rock' leads to 'atlantis', which is no other space",
  );
  finds(spaceChanged('bell-rock', { region: 'moon' }), "'bell-rock' lies in 'moon', which is no region");
});

test('a space that its own level cannot walk to', () => {
  const cut = changed('azeroth', ({ spaces }) => ({
    spaces: (spaces as Space[]).map((space) => ({
      ...space,
      links: space.links.filter((to) => to !== 'thornwick' && space.id !== 'thornwick'),
    })),
  }));
  finds(
    cut,
    "a grey character cannot walk from 'undercity' to 'thornwick'",
    "a grey character cannot walk from 'stormwind' to 'thornwick'",
    "a grey character cannot walk from 'ironforge' to 'thornwick'",
  );
});

test('two ways up for each level', () => {
  finds(changed('thornwick-gang', () => ({ reward: { level: 'yellow' } })));
  const both = changed('thornwick-gang', () => ({ reward: { level: 'yellow' } })).map(({ file, record }) =>
    (record as Json).id === 'snowgate-troll'
      ? { file, record: { ...(record as Json), reward: { level: 'yellow' } } }
      : { file, record },
  );
  finds(both, '1 encounters of spaces below green award the green level, not 2');
});

test('every board encounter stands on one space', () => {
  finds(
    spaceChanged('thornwick', { encounter: 'dragon' }),
    "there is no board encounter 'dragon'",
    "the encounter 'thornwick-gang' stands on 0 spaces, not 1",
  );
});

test('two flight paths of each color that has one', () => {
  finds(spaceChanged('windscar', { resources: ['scroll'] }), 'there is only 1 green flight path');
});

test('every kind of resource', () => {
  const dull = changed('azeroth', ({ spaces }) => ({
    spaces: (spaces as Space[]).map(({ resources = [], ...space }) => ({
      ...space,
      resources: resources.filter((one) => one !== 'auction-house'),
    })),
  }));
  finds(dull, "no space has the resource 'auction-house'");
});

test('spaces have room, and routes do not cross', () => {
  finds(spaceChanged('lamp-hill', { at: [2, 30] }), "'lamp-hill' lies on the edge of the board");
  finds(spaceChanged('snowgate', { at: [40, 52] }), "'snowgate' and 'hollow-mine' lie too close together");
  finds(
    spaceChanged('gull-point', { links: ['millbrook', 'saltmarsh', 'stormwind'] }),
    'the routes gull-point – stormwind and harvest-cross – saltmarsh cross',
  );
});

test('rewards and trophies fit each other', () => {
  finds(
    without(({ id }) => id === 'ember-scale'),
    "there is no trophy 'ember-scale'",
  );
  finds(
    changed('hakkar', () => ({ reward: { trophy: 'ember-scale' } })),
    'nothing on the board awards it',
  );
});

const fronts = (is: string) => (record: Json) => (record.front as Json | undefined)?.is === is;
const backs = (is: string) => (record: Json) => (record.back as Json | undefined)?.is === is;
const red = ({ colour }: Json) => colour === 'red';

test('a deck with something to fight, to gain and to draw again', () => {
  findsAmong(
    without((record) => red(record) && fronts('encounter')(record)),
    'the red deck has no encounter',
  );
  findsAmong(
    without((record) => red(record) && backs('item')(record)),
    'the red deck has no item',
  );
  finds(
    without((record) => red(record) && fronts('encounter')(record) && backs('none')(record)),
    'the red deck has no encounter without an item',
  );
  finds(
    changed('azeroth', () => ({ track: 30 })),
    ...['grey', 'green', 'yellow', 'red'].map(
      (level) => `the ${level} deck has 30 encounters, and the track 30 slots`,
    ),
  );
});

test('events name a key location and say when they are flipped', () => {
  finds(
    changed('locked-cellar', ({ front }) => ({ front: { ...(front as Json), at: 'thornwick' } })),
    "it is placed on 'thornwick', which is no key location",
  );
  finds(
    changed('hermit-in-the-oak', ({ front }) => ({ front: { ...(front as Json), at: 'wolfrun' } })),
    "no event is placed on 'elderbough'",
  );
  finds(
    changed('locked-cellar', ({ front }) => ({ front: { ...(front as Json), lines: [] } })),
    'nothing flips it, and it has a reverse',
  );
  finds(
    changed('war-drums', ({ front }) => ({ front: { ...(front as Json), abilities: [] } })),
    'nothing ends it',
  );
});

test('powers name faces, and encounters only defend', () => {
  const ability = (given: object) =>
    changed('cutpurse', ({ front }) => ({
      front: { ...(front as Json), abilities: [{ lines: [], ...given }] },
    }));
  finds(ability({ window: 'powers' }), 'a power names no face of the die');
  finds(
    ability({ window: 'before-roll', face: [6] }),
    "an ability at 'before-roll' waits for a face of the die",
  );
  finds(ability({ window: 'before-roll', side: 'attacker' }), 'an encounter never attacks first');
  finds(ability({ window: 'before-roll', cost: { energy: 1 } }), 'an encounter cannot pay');
  finds(
    changed('hakkar', ({ combat }) => ({
      combat: { ...(combat as Json), abilities: [{ window: 'powers', lines: [] }] },
    })),
    'a power names no face of the die',
  );
});

test('items do something, and somebody can wear them', () => {
  finds(
    changed('carrion-crow', ({ back }) => ({ back: { ...(back as Json), potions: [] } })),
    "the item 'Crow Feather' does nothing",
  );
  const side = { attack: 2, type: 'melee', defense: 5, damage: 1, health: 4, icons: ['sword'] };
  const card = { start: side, reverse: side };
  const person = {
    kind: 'character',
    id: 'nobody',
    name: 'Nobody',
    title: 'Tester',
    origin: 'ours',
    levels: { grey: card, green: card, yellow: card, red: card },
  };
  const alone = [...without(({ kind }) => kind === 'character'), { file: 'test', record: person }];
  const found = faults(alone);
  expect(found).toContain("no character can equip 'Wolfhide Jerkin' (leather)");
  expect(found.some((message) => message.includes('Toll Taker'))).toBe(false);
});

test('whatever is named is there', () => {
  const wants = (conditions: object[], more: object = {}) =>
    changed('old-friends', () => ({ conditions, ...more }));
  finds(wants([{ travel: { spaces: ['atlantis'] } }]), "there is no space 'atlantis'");
  finds(wants([{ travel: { region: 'moon' } }]), "there is no region 'moon'");
  finds(wants([{ defeat: { trait: 'robot' } }]), "no encounter has the trait 'robot'");
  finds(wants([{ defeat: { encounter: 'nobody' } }]), "there is no encounter 'nobody' to fight");
  finds(
    wants([{ defeat: { encounter: 'booty-bay-baron' } }]),
    "there is no encounter 'booty-bay-baron' to fight",
  );
});

test('tokens of quests', () => {
  const quest = (tokens: object | undefined, ...conditions: object[]) =>
    changed('old-friends', () => ({ conditions, ...(tokens && { tokens }) }));
  const around = (count: number) => ({ count, among: { colour: 'green' }, chooser: 'you' });
  finds(quest(around(1), { collect: 2 }), 'it collects 2 tokens, and 1 are placed');
  finds(quest(undefined, { collect: 1 }), 'it collects 1 tokens, and 0 are placed');
  finds(quest(around(1), { hand: 5 }), 'it places tokens that nobody collects');
  finds(quest(around(10), { collect: 10 }), 'it places 10 tokens, and a character has 9');
  finds(quest({ on: ['atlantis'] }, { collect: 1 }), "it places a token on 'atlantis', which is no space");
  finds(quest(undefined, { trade: 2 }), 'two players could not complete it: it trades with more than 1');
  finds(
    changed('pilgrimage', () => ({ conditions: [{ travel: { spaces: ['pale-village'] } }] })),
    "a starting quest leads to 'pale-village', above green",
  );
});

test('quests for four players', () => {
  finds(
    without(({ deck }) => deck === 'elite'),
    'all quests together are worth 8 valor, and four players need 32',
  );
  findsAmong(
    without(({ deck }) => deck === 'starting'),
    '0 starting quests are not enough to deal 8',
  );
});

test('every kind of discovery', () => {
  finds(
    without(({ id }) => id === 'bomb'),
    "the discovery 'bomb' needs exactly one record",
  );
});

test('every name and flavor has its German', () => {
  const texts = sources.flatMap(({ record }) => {
    const { id, name, flavour, back, spaces = [], regions = {} } = record as Json;
    const names = [name, flavour, (back as Json | undefined)?.name, ...Object.values(regions as Json)];
    const all = [...names, ...(spaces as Space[]).map((space) => space.name)];
    return all.flatMap((text) => (typeof text === 'string' ? [[id as string, text] as const] : []));
  });
  const known: { readonly [id: string]: { readonly [text: string]: string } } = german;
  expect(texts.length).toBeGreaterThan(600);
  expect(texts.filter(([id, text]) => known[id]?.[text] === undefined)).toEqual([]);
});
