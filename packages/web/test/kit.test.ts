import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/files.mjs';

const SOURCE = join(ROOT, 'packages/web/src');

const filesIn = (folder: string, end: string) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(SOURCE, folder, file), 'utf8') }));

const PAGES = ['app', 'offline', 'screens'];
const sheets = [...PAGES, 'boards', 'cards', 'games', 'map'].flatMap((folder) => filesIn(folder, '.css'));

/** The rules of a sheet: whom they concern and what they say. */
const rulesOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, who = '', what = '']) => ({ who: who.trim(), what }),
  );

const guilty = (isWrong: (rule: { who: string; what: string }) => boolean) =>
  sheets.flatMap(({ file, text }) =>
    rulesOf(text)
      .filter(isWrong)
      .map(({ who }) => `${file}: ${who}`),
  );

/** What `design` has is not built again: decisions/0033. */
describe('style sheets outside of design', () => {
  it('do not hide things from sight: `Hidden` does, or `composes: hidden`', () => {
    const known = [
      // Only in narrow places, and of a part that stands in its game's own words elsewhere.
      'boards/parts/TopBar.module.css: .phases li:not([aria-current]) span',
      "games/lost-relics/board/Sheet.module.css: .told[data-tone='bad'][data-counted] p:not(.meters)",
      'screens/table/Rail.module.css: .tool > span',
    ];
    const found = guilty(({ what }) => what.includes('clip-path: inset(50%)'));
    expect(found.sort()).toEqual(known.sort());
  });

  it('draw no ring around the focus: they set `--focus`', () => {
    expect(guilty(({ what }) => /(box-shadow|outline):[^;]*var\(--focus/.test(what))).toEqual([
      'screens/table/panels/Hint.module.css: .popover,\n.popover:focus-visible',
    ]);
    const rings = guilty(
      ({ who, what }) => /focus-visible/.test(who) && /\b(box-shadow|outline)\b/.test(what),
    );
    expect(rings.filter((rule) => !rule.includes('Hint.module.css'))).toEqual([]);
  });

  it('have no buttons of their own: `Button` has them all', () => {
    const faces = /var\(--(gold-button|wood-button|red-button|go)\)/;
    expect(guilty(({ what }) => faces.test(what))).toEqual([
      'screens/new/Party.module.css: .mark',
      'boards/parts/DecisionBar.module.css: .confirm',
    ]);
  });
});

describe('pages', () => {
  /** A button that is a line, a cell or a tool of its own kind; all others are `Button`. */
  const OWN = [
    'screens/table/Above.tsx',
    'screens/table/Rail.tsx',
    'screens/table/panels/Chronicle.tsx',
    'screens/table/panels/Time.tsx',
    'screens/table/panels/Why.tsx',
  ];

  it('have no bare buttons', () => {
    const found = PAGES.flatMap((folder) => filesIn(folder, '.tsx')).filter(({ text }) =>
      text.includes('<button'),
    );
    expect(found.map(({ file }) => file).sort()).toEqual(OWN);
  });

  it('use every class that they style', () => {
    const sources = ['app', 'boards', 'cards', 'design', 'games', 'map', 'screens'].flatMap((folder) =>
      filesIn(folder, '.tsx'),
    );
    const all = [...sources, ...filesIn('games', '.ts')].map(({ text }) => text).join('\n');
    const dead = sheets
      .filter(({ file }) => file.endsWith('.module.css'))
      .flatMap(({ file, text }) =>
        [...new Set(rulesOf(text).flatMap(({ who }) => [...who.matchAll(/\.([a-zA-Z][\w-]*)/g)]))]
          .map(([, name = '']) => name)
          .filter((name) => !new RegExp(`\\.${name}\\b`).test(all))
          .map((name) => `${file}: ${name}`),
      );
    expect(dead).toEqual([]);
  });
});
