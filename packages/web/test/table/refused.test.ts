import { readShareCode, shareCode } from '@questhall/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localTable } from '../../src/table/open.js';
import { packing } from '../../src/table/packing.js';
import { openShelf } from '../../src/table/storage/open.js';
import { GAME, lineTo, SETUP, troubleIn, value } from './seated.js';

afterEach(() => vi.unstubAllGlobals());

describe('a file that says it is a saved game', () => {
  const brought = async (save: string) => {
    const [told] = value(await lineTo().importFiles([{ name: 'a.json', text: save }], 'en'));
    return told === undefined ? 'nothing' : troubleIn(told.result);
  };
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  it('and names no game is none', async () => {
    expect(await brought('{"format":"questhall-save","version":1,"x":"y"}')).toBe('trouble.save.foreign');
  });

  it('and goes deeper than any game is none, or was changed', async () => {
    expect(await brought(`{"format":"questhall-save","version":1,"game":${deep}}`)).toBe(
      'trouble.save.foreign',
    );
    const setup = `{"format":"questhall-save","version":1,"game":"${GAME}","seed":"a","answers":[],"setup":${deep}}`;
    expect(await brought(setup)).toBe('trouble.save.changed');
  });
});

describe('a link', () => {
  const shared = { game: GAME, content: 'c', setup: SETUP, seed: 's', answers: [] };

  it.each(['.', '…', ')', '">', ' and that is how it ended.', '%'])('may end in %s', async (stray) => {
    expect(await readShareCode(`${await shareCode(shared, packing)}${stray}`, packing)).toEqual(shared);
  });
});

describe('a browser', () => {
  it('without a storage keeps nothing, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await openShelf()).fleeting?.key).toBe('trouble.storage.forbidden');
  });

  const opened = () => localTable().open({ from: 'code', code: '', language: 'en' });

  it('that cannot load the part which runs a game says so', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {
          this.dispatchEvent(new Event('error'));
        }
      },
    );
    expect(troubleIn(await opened())).toBe('trouble.load');
  });

  it('that allows no worker at all says the same', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('no');
        }
      },
    );
    expect(troubleIn(await opened())).toBe('trouble.load');
  });
});
