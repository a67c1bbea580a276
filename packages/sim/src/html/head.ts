import type { Report } from '../report.js';
import type { RowsHead } from '../rows.js';
import { shared } from './labels.js';
import { type Child, h, type Markup } from './markup.js';
import { type Section, sectionOf } from './section.js';
import { capital, interval, listed, percent, times, whole } from './words.js';

/** What was played, by whom, and how to play it again. */
export function head(report: Report): Markup {
  const { runs, balance } = report;
  const title = runs[0]?.title ?? report.game;
  const setting = shared(balance.cells.map(({ labels }) => labels));
  return h(
    'header',
    {},
    h('p', { class: 'over' }, 'Questhall · simulation'),
    h('h1', {}, title),
    h('p', { class: 'under' }, under(report, setting)),
    h('div', { class: 'tiles' }, tiles(report)),
    warnings(report),
    h('dl', { class: 'facts' }, facts(runs)),
  );
}

function under({ games, bot, balance: { cells } }: Report, setting: readonly string[]): string {
  const among = cells.length > 1 ? ` over ${times(cells.length, 'set-up')}` : '';
  const words = setting.length > 0 ? ` ${capital(setting.join(' · '))}.` : '';
  return `${times(games, 'game')} played by the ${bot} bot${among}.${words}`;
}

function tiles({ winRate, games, finished, decisions, balance, perGame }: Report): Markup[] {
  const rounds = perGame.rounds?.median;
  return [
    tile(percent(winRate.rate), `of games won (${interval(winRate)})`),
    tile(whole(games), games === finished ? 'games' : `games, ${whole(finished)} finished`),
    // A game that keeps no books says nothing about single quests.
    ...(balance.plays === 0 ? [] : [tile(whole(balance.plays), 'quests played to the end')]),
    ...(rounds === undefined ? [] : [tile(whole(rounds), 'rounds in the median game')]),
    tile(whole(Math.round(decisions / Math.max(1, games))), 'decisions per game'),
  ];
}

const tile = (number: string, words: string): Markup =>
  h('div', { class: 'tile' }, h('b', {}, number), h('span', {}, words));

/** What a reader must not overlook. */
function warnings({ crashed, stuck, runs }: Report): Child {
  const contents = new Set(runs.map(({ content }) => content)).size;
  const bots = new Set(runs.map(({ bot }) => bot)).size;
  const words = [
    crashed + stuck > 0
      ? `${crashed} games crashed and ${stuck} got stuck; they count for nothing here.`
      : '',
    contents > 1 ? `The games were played with ${contents} different versions of the cards.` : '',
    bots > 1 ? `The games were played by ${bots} different bots.` : '',
  ].filter((sentence) => sentence !== '');
  return words.map((sentence) => h('p', { class: 'warning' }, sentence));
}

function facts(runs: readonly RowsHead[]): Child[] {
  const different = (of: (run: RowsHead) => string) => listed([...new Set(runs.map(of))], 4);
  const commands = [...new Set(runs.map(({ command }) => command))].filter((command) => command !== '');
  return [
    fact(
      'Bot',
      different(({ bot }) => bot),
    ),
    fact(
      'Seed',
      different(({ seed }) => seed),
    ),
    fact('Rules', `version ${different(({ version }) => version)}`),
    fact(
      'Cards',
      h(
        'code',
        {},
        different(({ content }) => content),
      ),
    ),
    commands.length === 0
      ? null
      : fact(
          'Play it again',
          commands.map((command) => h('code', { class: 'command' }, command)),
        ),
  ];
}

const fact = (name: string, value: Child): Markup => h('div', {}, h('dt', {}, name), h('dd', {}, value));

/** The first sentence of every part, as a way into it. */
export function inShort(sections: readonly Section[]): Markup {
  const lines = sections.map(({ id, title, says, short = says.slice(0, 2) }) =>
    h('li', {}, h('a', { href: `#${id}` }, title), ' ', short.join(' ')),
  );
  return h('nav', { class: 'short' }, h('h2', {}, 'In short'), h('ul', {}, lines));
}

export const body = (sections: readonly Section[]): Markup[] => sections.map(sectionOf);
