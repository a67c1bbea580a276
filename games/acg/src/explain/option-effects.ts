import { type ExplainedOption, varsIn } from '@questhall/engine';
import { capital, sentence } from '@questhall/tabletop';
import { type Alternative, alternativeAt } from '../effects/choose.js';
import { abilityAt } from '../in-play.js';
import { nameOf } from '../names.js';
import { maybeEnemy } from '../queries.js';
import { ownerOf } from '../rules/timing.js';
import type { Holder } from '../text/moment.js';
import { say } from './say.js';
import type { Situation } from './situation.js';
import { cardSpeaking, lineOf } from './source.js';

/** An ability in play: the card that has it, and what it says. */
export function abilityOption(s: Situation, id: string): ExplainedOption {
  const cut = id.indexOf('|');
  const entity = id.slice(0, cut);
  const text = s.words.cards.ability(abilityAt(s, id.slice(cut + 1)), holderOf(s, entity));
  return {
    ...say('ability', { card: nameOf(entity, s.view, s.words), text }),
    refs: refsOfEntity(s, entity),
  };
}

function holderOf(s: Situation, entity: string): Holder {
  if (ownerOf(s, entity) !== null) return 'hero';
  return maybeEnemy(s, entity) === undefined ? 'table' : 'enemy';
}

/** What on the table the ability belongs to; a condition points at its hero, too. */
function refsOfEntity(s: Situation, entity: string): string[] {
  const { quest, location } = s.board;
  if (entity === 'quest') return quest === '' ? [] : [quest];
  if (entity === 'location') return location === null ? [] : [location.card];
  const owner = ownerOf(s, entity);
  return owner === null ? [entity] : [entity, owner];
}

/** One of the alternatives that a card offers, in the card's own words. */
export function alternativeOption(s: Situation, id: string): ExplainedOption {
  const v = varsIn(s.state.stack, lineOf('choose'));
  const chosen = v === undefined ? undefined : alternativeAt(s, v, id);
  const text = chosen === undefined ? id : alternativeWords(s, chosen);
  const idle = chosen !== undefined && revivesNobody(s, chosen) ? 'yes' : 'no';
  return { ...say('alternative', { text, idle }), refs: [] };
}

/** Nothing else is a choice that can come to nothing unseen: who is wounded or exhausted lies on the table. */
function revivesNobody({ board }: Situation, { lines }: Alternative): boolean {
  const revives = lines.length > 0 && lines.every(({ do: does }) => does?.revive !== undefined);
  return revives && (board.mode === 'delve' || board.heroes.every((hero) => hero.status !== 'defeated'));
}

function alternativeWords(s: Situation, { text, cost, lines }: Alternative): string {
  const { cards, printed } = s.words;
  const does = lines.length === 0 ? cards.noAlternative : cards.program(lines);
  const whole = cost === undefined ? does : `${capital(cards.cost(cost))}: ${does}`;
  return text === undefined
    ? whole
    : `${sentence(printed.phrase(cardSpeaking(s.state.stack) ?? '', text))} ${whole}`;
}

/** A die on the table, by what it shows. */
export function dieOption({ board, words }: Situation, id: string): ExplainedOption {
  const number = Number(id.slice('die-'.length));
  const die = board.action?.dice[number];
  const icons = words.names.icons(die?.icons ?? []);
  return {
    ...say('die', { number: number + 1, kind: die?.kind ?? 'hero', icons }),
    refs: [id],
  };
}
