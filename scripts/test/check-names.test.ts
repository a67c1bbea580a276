import { describe, expect, it } from 'vitest';
import { nameOffences } from '../check-names.mjs';
import { ROOT } from '../lib/files.mjs';
import { planted } from './planted.js';

const ledger = (game: string, title: string) => JSON.stringify({ game, title, sections: [] });
const LEDGERS = {
  'packages/rulebook/ledgers/chess.json': ledger('chess', 'Chess'),
  'packages/rulebook/ledgers/deep-sea.json': ledger('deep-sea', 'A Series: Deep Sea'),
};
const offences = (files: Record<string, string>, allowed = {}) =>
  nameOffences(planted({ ...LEDGERS, ...files }), allowed);
const linesIn = (files: Record<string, string>) => offences(files).map((text) => text.split(' names ')[0]);

describe('the names of games', () => {
  it('stand in no file of this repository that the next game would have to change', () => {
    expect(nameOffences(ROOT)).toEqual([]);
  });

  it.each([
    ["import { x } from '@questhall/deep-sea';", '@questhall/deep-sea'],
    ["const game = 'deep-sea';", 'a code'],
    ['/** The rules of Deep Sea. */', 'a title'],
    ['const deepSeaGame = 1;', 'an identifier'],
    ['type DeepSeaView = {};', 'a type'],
    ['const DEEPSEA_LANGUAGES = [];', 'a constant'],
  ])('are found: %s (%s)', (line) => {
    expect(linesIn({ 'packages/sim/src/a.ts': `\n${line}` })).toEqual(['packages/sim/src/a.ts:2']);
  });

  it('are not the ids of rules, nor parts of other words', () => {
    const text =
      "const rule = 'CHESS-ROOK-04'; // chess-rook-04\nconst chessboard = 'deep-seated';\nconst duchess = 1;";
    expect(offences({ 'packages/sim/src/a.ts': text })).toEqual([]);
  });

  it('may stand in what belongs to the game, in the registry, in the ledgers and in documents', () => {
    const text = "import '@questhall/chess';";
    const own = [
      'games/chess/src/a.ts',
      'games/registry/src/index.ts',
      'packages/web/src/games/chess/a.ts',
      'packages/web/test/chess/a.test.ts',
      'packages/cli/test/chess-campaign.test.ts',
      'e2e/chess.spec.ts',
      'packages/rulebook/src/a.ts',
      'docs/a.json',
      'README.md',
    ];
    expect(offences(Object.fromEntries(own.map((file) => [file, text])))).toEqual([]);
  });

  it('of another game may not stand in what belongs to one', () => {
    const text = "import '@questhall/deep-sea';";
    const files = { 'games/chess/src/a.ts': text, 'packages/cli/test/chess.test.ts': text };
    expect(linesIn(files)).toEqual(['games/chess/src/a.ts:1', 'packages/cli/test/chess.test.ts:1']);
  });

  it('are told where to go', () => {
    const found = offences({
      'packages/sim/src/a.ts': "'chess'",
      'packages/web/src/a.ts': "'chess'",
      'e2e/a.spec.ts': "'chess'",
    });
    expect(found).toEqual([
      "e2e/a.spec.ts:1 names 'chess': a test of one game is called chess… or lies in a folder chess; one of all games takes them from @questhall/games.",
      "packages/sim/src/a.ts:1 names 'chess': move it to games/chess, or ask its module (@questhall/games).",
      "packages/web/src/a.ts:1 names 'chess': move it to packages/web/src/games/chess, or ask the face or the offer of the game.",
    ]);
  });

  it('are let pass where there is a reason, as long as there is a name', () => {
    const allowed = { 'packages/sim/src/a.ts': 'because', 'packages/sim/src/b.ts': 'because' };
    expect(offences({ 'packages/sim/src/a.ts': "'chess'", 'packages/sim/src/b.ts': '' }, allowed)).toEqual([
      'packages/sim/src/b.ts names no game any more: take it off the list in scripts/lib/names.mjs.',
    ]);
  });
});
