import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_CODES } from '@questhall/rulebook';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/files.mjs';

const GAMES = GAME_CODES;
const css = ['design/tokens.css', ...GAMES.map((game) => `games/${game}/mood.css`)]
  .map((file) => `\n${readFileSync(join(ROOT, 'packages/web/src', file), 'utf8')}`)
  .join('');

/** The colours that a block of the tokens sets, in one light. */
function block(selector: string, light: boolean): { [name: string]: string } {
  const [, rest = ''] = css.split(`\n${selector} {`);
  const [inside = ''] = rest.split('\n}');
  const both = inside.replaceAll(/light-dark\((.+), (.+)\);/g, light ? '$1;' : '$2;');
  return Object.fromEntries(
    [...both.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const walnut = { bg: '#1a100b' };
const dark = { ...block(':root', false), ...walnut };
const light = block(':root', true);
const lights = Object.entries({ dark, light });

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const pairs = lights.flatMap(([name, colours]) =>
  ['text', 'text-soft', 'text-faint', 'heading', 'link'].flatMap((text) =>
    ['bg', 'surface', 'surface-raised', 'surface-sunken'].map((surface) => ({
      name,
      colours,
      text,
      surface,
    })),
  ),
);

describe('text can be read', () => {
  it.each(pairs)('$name: $text on $surface', ({ colours, text, surface }) => {
    const found: { [name: string]: string } = colours;
    expect(contrast(found[text] ?? '', found[surface] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GAMES)('the accent of %s on the wall, in either light', (game) => {
    const accent = (isLight: boolean) => block(`[data-game='${game}']`, isLight).accent ?? '';
    expect(contrast(accent(false), '#2e2018')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent(true), light.bg ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
