import type { Standing } from '@questhall/engine';
import type { Person } from '../board.js';
import { cardName, saidName } from '../names.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { isTutorial } from './said.js';
import { keptBy } from './table-heroes.js';

/** The quest so far: its tracks, what was played, what is known, and what each hero keeps. */
export function journal(view: CcView, words: Words): string[] {
  return [...questLines(view, words), ...peopleOf(view).map((person) => personLine(person, words))];
}

function questLines(view: CcView, words: Words): string[] {
  const say = words.table;
  const { mode, quest, journey } = view;
  const name = journey === null ? '' : cardName(journey.id, words);
  if (mode === 'journey') return [say.single(name, placeOf(view, words))];
  const title = cardName(quest.id, words);
  const won = quest.log.filter(({ result }) => result === 'success').length;
  const isNow = journey !== null && (view.stage === 'setup' || view.stage === 'play');
  const number = isTutorial(view, words) ? '' : `${quest.log.length + 1}. `;
  return [
    quest.result === null ? say.progress(title, quest.log.length, won) : say.over(title, quest.result),
    ...quest.log.map((one, at) => `  ${at + 1}. ${say.logged(cardName(one.journey, words), one.result)}`),
    ...(isNow ? [`  ${number}${say.now(name, placeOf(view, words))}`] : []),
    `${say.tracks(quest.fear, quest.influence)}.`,
    ...(quest.destroyed.length === 0
      ? []
      : [say.destroyed(quest.destroyed.map((id) => cardName(id, words)))]),
    ...(quest.unlocked.length === 0 ? [] : [say.known(quest.unlocked.map(words.labels.known))]),
  ];
}

/** In a quest all of the box: any of them may come along next time. */
export const peopleOf = ({ mode, company, heroes }: CcView): Person[] =>
  mode === 'quest' ? company : company.filter(({ id }) => heroes.some((hero) => hero.id === id));

function personLine(person: Person, words: Words): string {
  const { id, dead, level, experience } = person;
  const name = cardName(id, words);
  return dead ? words.table.dead(name) : words.table.keeps(name, level, experience, keptBy(person, words));
}

function placeOf({ stage, journey }: CcView, { table: say }: Words): string {
  return say.place({ stage, turn: journey?.turn ?? 0, result: journey?.result ?? null });
}

/** What a list of games says about this one. */
export function standing(view: CcView, words: Words): Standing {
  const { mode, quest, journey, heroes } = view;
  const party = words.list(heroes.map(({ id }) => saidName(id, words)));
  const name = journey === null ? '' : cardName(journey.id, words);
  const where = journey === null ? words.table.choosing : placeOf(view, words);
  const title = cardName(quest.id, words);
  if (mode === 'journey') return { adventure: journey === null ? title : name, party, where };
  if (quest.result !== null) return { adventure: title, party, where: words.table.ended(quest.result) };
  if (isTutorial(view, words)) return { adventure: title, party, where: `${name}, ${where}` };
  const number = quest.log.length + (journey?.result === null || journey === null ? 1 : 0);
  return { adventure: title, party, where: words.table.standing(number, name, where) };
}
