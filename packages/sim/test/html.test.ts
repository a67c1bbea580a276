import { describe, expect, test } from 'vitest';
import { h, Markup } from '../src/html/markup.js';
import { listed, percent, points } from '../src/html/words.js';
import { htmlReport, type Report, type SimOptions, simulate } from '../src/index.js';

const module = new URL('toys.mjs', import.meta.url).href;
const setups = ['easy', 'hard & <bad>'].flatMap((difficulty) =>
  [1, 2].map((seats) => ({
    name: `${difficulty} ${seats}`,
    setup: { seats },
    labels: { adventure: 'Ladder', friends: `${seats} friends`, difficulty },
  })),
);

function run(game: string, more: Partial<SimOptions> = {}): Promise<Report> {
  const source = { game, module };
  return simulate({
    source,
    setups,
    bot: 'random',
    games: 80,
    seed: '<seed>',
    workers: 0,
    command: 'a && b',
    ...more,
  });
}

/** The page without its script and style. */
const shown = (page: string): string => page.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');

/** Every tag that is opened is closed again, in order; whatever is left over is returned. */
function openTags(page: string): string[] {
  const open: string[] = [];
  for (const [tag, close, name = ''] of shown(page).matchAll(/<(\/?)([a-z0-9]+)(?:\s[^<>]*)?>/gi)) {
    if (name === 'meta' || tag.startsWith('<!')) continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return [`</${name}> closes another tag`];
  }
  return open;
}

describe('the page', () => {
  test('closes every tag and has all parts', async () => {
    const page = htmlReport(await run('booked'));
    expect(openTags(page)).toEqual([]);
    for (const id of ['win-rates', 'length', 'losses', 'damage', 'heroes', 'cards', 'dead-cards']) {
      expect(page).toContain(`<section id="${id}">`);
      expect(page).toContain(`href="#${id}"`);
    }
    expect(shown(page)).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  test('takes no name for markup', async () => {
    const page = htmlReport(await run('booked'));
    expect(page).toContain('&lt;b&gt;Up&lt;/b&gt; &amp; &quot;away&quot;');
    expect(page).toContain('The Devil&#39;s &lt;script&gt;');
    expect(page).toContain('ard &amp; &lt;bad&gt;');
    expect(page).toContain('a &amp;&amp; b');
    expect(page).toContain('&lt;seed&gt;');
    expect(page).not.toContain('<b>Up');
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  test('needs nothing from elsewhere', async () => {
    const page = htmlReport(await run('booked'));
    expect(page).not.toMatch(/:\/\/|\ssrc=|@import|url\(|<link/);
  });

  test('says how to play it again, and what is wrong with it', async () => {
    const page = htmlReport(await run('stumbling'));
    expect(page).toContain('<code class="command">a &amp;&amp; b</code>');
    expect(page).toMatch(/\d+ games crashed and 0 got stuck/);
  });

  test('is written for a game without books, too', async () => {
    const page = htmlReport(await run('good', { games: 1, setups: setups.slice(0, 1) }));
    expect(openTags(page)).toEqual([]);
    expect(page).toContain('id="win-rates"');
    expect(page).not.toContain('id="cards"');
    expect(shown(page)).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).not.toContain('quests played to the end');
  });

  test('judges set-ups in sentences', async () => {
    const report = await run('booked');
    const rate = (won: number) => ({ rate: won, low: won - 0.02, high: won + 0.02 });
    const rates = [0.1, 0.5, 0.9, 0.5];
    const cells = report.balance.cells.map((cell, i) => ({ ...cell, winRate: rate(rates[i] ?? 0) }));
    const page = htmlReport({ ...report, balance: { ...report.balance, cells } }).replaceAll('\u00a0', ' ');
    expect(page).toContain(
      'Of 4 set-ups, 2 lie inside the target band of 25 % to 75 % for sure and 2 lie outside.',
    );
    expect(page).toContain('Too hard: 1 friends · easy (10 %).');
    expect(page).toContain('Too easy: 1 friends · hard &amp; &lt;bad&gt; (90 %).');
  });
});

test('markup escapes all that is not markup', () => {
  expect(h('a', { title: '"<' }, '<', new Markup('<b></b>'), [1, null, ['&']]).text).toBe(
    '<a title="&quot;&lt;">&lt;<b></b>1&amp;</a>',
  );
});

test('numbers and lists read well', () => {
  expect(percent(0.256)).toBe('26\u00a0%');
  expect([points(0.12), points(-0.12), points(0.001)]).toEqual(['+12', '−12', '±0']);
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b', 'c', 'd'], 3)).toBe('a, b and 2 more');
});
