import type { Standing } from '@questhall/engine';
import { counted, listWords } from '@questhall/tabletop';
import type { Hero } from '../board.js';
import { campaignSheet, library } from '../content/library.js';
import { cardName } from '../names.js';
import { COMPANION } from '../terms.js';
import type { LrView } from '../view.js';

/** The campaign log: adventures and tries, and what each hero carries. A single adventure has its party only. */
export function journal(view: LrView): string[] {
  const party = view.heroes.filter(({ id }) => id !== COMPANION).map(heroLine);
  return [...adventureLines(view), ...party];
}

function adventureLines(view: LrView): string[] {
  const { campaign } = view;
  if (campaign === null) return [`${nameOfAdventure(view)}: ${placeOf(view)}.`];
  const { adventures } = campaignSheet(campaign.id);
  return [
    `${cardName(campaign.id)}: ${campaign.won} of ${counted(adventures.length, 'adventure')} won.`,
    ...adventures.map((id, at) => `  ${at + 1}. ${cardName(id)}${noteOf(view, id, at)}`),
  ];
}

function noteOf(view: LrView, id: string, at: number): string {
  const { won = 0, tries = {} } = view.campaign ?? {};
  const tried = tries[id] ?? 0;
  if (at < won) return `: won${tried > 1 ? ` at try ${tried}` : ''}`;
  if (at > won) return '';
  const before = tried > 0 ? `, lost ${counted(tried, 'time')} so far` : '';
  return view.adventure === id && view.stage !== 'between'
    ? `: now, ${placeOf(view)}${before}`
    : `: next${before}`;
}

function heroLine({ id, wounded, out, treasure }: Hero): string {
  const state = [...(out ? ['out of action'] : []), ...(wounded && !out ? ['wounded'] : [])];
  const carries = treasure.length === 0 ? 'no treasure' : listWords(treasure.map((card) => cardName(card)));
  return `${cardName(id)}: ${[...state, carries].join('; ')}.`;
}

const nameOfAdventure = ({ adventure }: LrView): string =>
  library.records[adventure] === undefined ? '' : cardName(adventure);

/** "round 4", "set-up", "won" */
function placeOf({ stage, round, result }: LrView): string {
  if (result !== null && stage !== 'setup') return result;
  return round === 0 ? 'set-up' : `round ${round}`;
}

/** What a list of games says about this one. */
export function standing(view: LrView): Standing {
  const party = listWords(view.heroes.filter(({ id }) => id !== COMPANION).map(({ id }) => cardName(id)));
  const { campaign } = view;
  const adventure = nameOfAdventure(view);
  if (campaign === null) return { adventure, party, where: placeOf(view) };
  const { adventures } = campaignSheet(campaign.id);
  const number = Math.min(adventures.length, campaign.won + 1);
  const where = `adventure ${number} of ${adventures.length}${adventure === '' ? '' : ` (${adventure})`}, ${placeOf(view)}`;
  return { adventure: cardName(campaign.id), party, where };
}
