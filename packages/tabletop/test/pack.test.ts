import { type Check, inPack, ofKind, type Pack, problem, sayOf, validatorOf } from '@questhall/tabletop';
import { expect, test } from 'vitest';
import { sources, type TinyCard } from './tiny-box.js';

const written = sources(
  { id: 'axe', name: 'Axe' },
  { id: 'hill', kind: 'place', name: 'Hill' },
  { id: 'bell', name: 'Bell' },
);
const pack: Pack<TinyCard> = written.map(({ file, record }) => ({ file, card: record as TinyCard }));

test('records are found by kind, with their files, and by id', () => {
  expect(ofKind(pack, 'thing').map(({ file, card }) => [file, card.id])).toEqual([
    ['1.json', 'axe'],
    ['3.json', 'bell'],
  ]);
  expect(inPack(pack, 'hill')?.name).toBe('Hill');
  expect(inPack(pack, 'sea')).toBeUndefined();
});

test('each thing that is said about a record becomes a problem with its file', () => {
  const found = sayOf(pack, ({ id, name }) => [
    id === 'axe' && `${name} is blunt`,
    id === 'axe' ? `${name} is rusty` : undefined,
    false,
  ]);
  expect(found).toEqual([
    { file: '1.json', id: 'axe', message: 'Axe is blunt' },
    { file: '1.json', id: 'axe', message: 'Axe is rusty' },
  ]);
});

test('a validator asks every check about the whole pack', () => {
  const tooMany: Check<TinyCard> = (all) =>
    all.length > 2 ? all.slice(2).map((one) => problem(one, 'too many')) : [];
  const noSea: Check<TinyCard> = (all) =>
    inPack(all, 'sea') === undefined ? sayOf(ofKind(all, 'place'), () => ['no sea beside it']) : [];
  expect(validatorOf([tooMany, noSea])(written).map(({ file, message }) => [file, message])).toEqual([
    ['3.json', 'too many'],
    ['2.json', 'no sea beside it'],
  ]);
  expect(validatorOf([tooMany])(written.slice(1))).toEqual([]);
});
