import type { Report } from '../report.js';
import { body, head, inShort } from './head.js';
import { h, Markup } from './markup.js';
import { SCRIPT } from './script.js';
import type { Section } from './section.js';
import { campaign } from './sections/campaign.js';
import { cards } from './sections/cards.js';
import { damage } from './sections/damage.js';
import { dead } from './sections/dead.js';
import { length } from './sections/length.js';
import { losses } from './sections/losses.js';
import { people } from './sections/people.js';
import { winRates } from './sections/win-rates.js';
import { STYLE } from './style.js';

/** The report as one page that needs nothing but itself. */
export function htmlReport(report: Report): string {
  const { balance } = report;
  const sections: Section[] = [
    winRates(balance),
    ...[campaign, length, losses, damage, people, cards, dead].flatMap((part) => part(balance)),
  ];
  const title = `${report.runs[0]?.title ?? report.game}: ${report.games} games`;
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      {},
      new Markup(
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      ),
      h('title', {}, title),
      h('style', {}, new Markup(STYLE)),
    ),
    h(
      'body',
      {},
      h('main', {}, head(report), inShort(sections), body(sections)),
      h('script', {}, new Markup(SCRIPT)),
    ),
  );
  return `<!doctype html>\n${page.text}\n`;
}
