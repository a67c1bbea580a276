import type { Standing } from '@questhall/engine';
import type { Hero } from '../board.js';
import { campaignSheet } from '../content/library.js';
import { cardName } from '../names.js';
import { COMPANION } from '../terms.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';
import { levelText } from './level.js';

/** The campaign log: adventures and tries, and what each hero carries. A single adventure has its party only. */
export function journal(view: LrView, words: Words): string[] {
  const party = view.heroes.filter(({ id }) => id !== COMPANION).map((hero) => heroLine(hero, words));
  return [...adventureLines(view, words), levelText(view, words), ...party];
}

function adventureLines(view: LrView, words: Words): string[] {
  const { campaign } = view;
  const say = words.table;
  if (campaign === null) return [say.single(nameOfAdventure(view, words), say.place(view))];
  const { adventures } = campaignSheet(words.printed, campaign.id);
  return [
    say.progress(cardName(campaign.id, words), campaign.won, adventures.length),
    ...adventures.map((id, at) => `  ${at + 1}. ${cardName(id, words)}${noteOf(view, id, at, words)}`),
  ];
}

function noteOf(view: LrView, id: string, at: number, { table }: Words): string {
  const { won = 0, tries = {} } = view.campaign ?? {};
  const tried = tries[id] ?? 0;
  if (at < won) return table.wonAt(tried);
  if (at > won) return '';
  const here = view.adventure === id && view.stage !== 'between';
  return table.now(here ? table.place(view) : null, tried);
}

function heroLine({ id, wounded, out, treasure }: Hero, words: Words): string {
  const state = out ? 'out' : wounded ? 'wounded' : 'well';
  const held = treasure.map((card) => cardName(card, words));
  return words.table.keeps(cardName(id, words), state, held);
}

const nameOfAdventure = ({ adventure }: LrView, words: Words): string =>
  words.printed.records[adventure] === undefined ? '' : cardName(adventure, words);

/** What a list of games says about this one. */
export function standing(view: LrView, words: Words): Standing {
  const heroes = view.heroes.filter(({ id }) => id !== COMPANION);
  const party = words.list(heroes.map(({ id }) => cardName(id, words)));
  const { campaign } = view;
  const adventure = nameOfAdventure(view, words);
  const place = words.table.place(view);
  if (campaign === null) return { adventure, party, where: place };
  const { adventures } = campaignSheet(words.printed, campaign.id);
  const number = Math.min(adventures.length, campaign.won + 1);
  const where = words.table.standing(number, adventures.length, adventure, place);
  return { adventure: cardName(campaign.id, words), party, where };
}
