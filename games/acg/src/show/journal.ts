import type { Standing } from '@questhall/engine';
import type { Hero } from '../board.js';
import { actionCard, campaignSheet, cardOf } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { capacityOf } from '../queries.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { endOf, isOver } from './ahead.js';
import { at, type Line, wrapAll } from './lines.js';

/** The campaign log: quests, pool, and what each hero has become. A single quest has its party only. */
export function journal(view: AcgView, w: Words): string[] {
  return wrapAll([
    ...adventureLines(view, w),
    ...difficultyLines(view, w),
    ...view.heroes.flatMap((hero) => heroLines(view, hero, w)),
  ]);
}

function adventureLines(view: AcgView, w: Words): Line[] {
  const { campaign } = view;
  if (campaign === null)
    return [at(0, w.book.questNote(adventureOf(view, w), placeOf(view, w))), ...delveLines(view, w)];
  const { quests } = campaignSheet(w.printed, campaign.id);
  const won = campaign.results.filter((result) => result === 'won').length;
  return [
    at(0, w.book.progress(cardName(campaign.id, w), campaign.results.length, quests.length, won)),
    ...quests.map((quest, i) =>
      at(1, `${i + 1}. ${w.book.questNote(cardName(quest, w), noteOf(view, i, w))}`),
    ),
    ...poolLines(view, w),
  ];
}

/** Results so far, and where the party is now. */
function noteOf(view: AcgView, number: number, w: Words): string {
  const results = view.campaign?.results ?? [];
  const result = results[number];
  if (result !== undefined) return w.book.result(result);
  if (number > results.length) return '';
  return view.stage === 'quest' ? w.book.now(placeOf(view, w)) : w.book.next;
}

function poolLines({ campaign }: AcgView, w: Words): Line[] {
  if (campaign === null) return [];
  const { pool, inPlay, gone } = campaign;
  const list = (title: string, cards: readonly string[]) =>
    at(0, cards.length === 0 ? '' : `${title}: ${w.list(cards.map((card) => cardName(card, w)))}.`);
  if (isOver({ campaign }, w.printed)) return [list(w.book.gone, gone)];
  return [
    pool.length + inPlay.length === 0 ? at(0, w.book.emptyPool) : list(w.book.pool, pool),
    list(w.book.fromPool, inPlay),
    list(w.book.gone, gone),
  ];
}

function delveLines({ mode, decks, location }: AcgView, { book }: Words): Line[] {
  if (mode !== 'delve' || location === null) return [];
  const { discard, size } = decks.location;
  return [at(1, book.behind(discard.length, size)), at(1, book.aboutDelves)];
}

function difficultyLines({ difficulty }: AcgView, w: Words): Line[] {
  const text = cardText(cardOf(w.printed, difficulty), w).replaceAll('\n', ' ');
  return [at(0, w.book.difficulty(cardName(difficulty, w), text))];
}

function heroLines(view: AcgView, hero: Hero, w: Words): Line[] {
  const learnt = hero.actions.filter(({ card }) => actionCard(w.printed, card).level === 'advanced');
  const basic = hero.actions.filter((slot) => !learnt.includes(slot));
  const listed = (title: string, slots: Hero['actions']) => {
    const names = slots.map(({ card, type }) => w.book.learnt({ name: cardName(card, w), type }));
    return at(1, slots.length === 0 ? '' : `${title}: ${names.join(', ')}.`);
  };
  const gear = hero.gear.map(({ card }) => cardName(card, w));
  return [
    at(0, w.book.hero(heroName(hero.id, w), learnt.length, hero.actions.length)),
    listed(w.book.advanced, learnt),
    listed(w.book.basic, basic),
    at(1, w.book.carries(gear, capacityOf({ box: w.printed.box, board: view }, hero))),
  ];
}

const adventureOf = ({ mode, quest }: AcgView, w: Words): string =>
  `${cardName(quest, w)}${mode === 'delve' ? w.book.delve : ''}`;

/** "round 4", "set-up", "won", "choosing heroes" */
function placeOf(view: AcgView, { book, printed }: Words): string {
  const { heroes, stage, leader, round, result, campaign } = view;
  if (heroes.length === 0) return book.choosingHeroes;
  if (result !== null && stage === 'quest') return book.result(result);
  if (campaign !== null && isOver({ campaign }, printed)) return book.over(endOf(campaign));
  if (stage === 'settlement') return book.inTown;
  return stage === 'setup' || leader === null ? book.setUp : book.round(round);
}

/** What a list of games says about this one. */
export function standing(view: AcgView, w: Words): Standing {
  const party = w.list(view.heroes.map(({ id }) => heroName(id, w)));
  const { campaign } = view;
  if (campaign === null) return { adventure: adventureOf(view, w), party, where: placeOf(view, w) };
  const { quests } = campaignSheet(w.printed, campaign.id);
  const where = `${questPlace(view, quests.length, w)}, ${placeOf(view, w)}`;
  return { adventure: cardName(campaign.id, w), party, where };
}

/** In town, the quest that was played last is the one people remember. */
function questPlace({ campaign, stage, quest }: AcgView, quests: number, w: Words): string {
  const played = campaign?.results.length ?? 0;
  const inTown = stage === 'settlement';
  const number = Math.min(quests, inTown ? played : played + 1);
  return w.book.questPlace(number, quests, quest === '' ? '' : cardName(quest, w), inTown);
}
