import type { ExplainedOption } from '@questhall/engine';
import { capital, sentence } from '@questhall/tabletop';
import type { Line } from '../content/line.js';
import type { Cost } from '../content/selectors.js';
import { abilityAt } from '../in-play.js';
import { nameOf } from '../names.js';
import { maybeEnemy } from '../queries.js';
import { ownerOf } from '../rules/timing.js';
import type { Holder } from '../text/moment.js';
import type { Words } from '../text/words.js';
import { lineAsked, type Situation } from './situation.js';

/** An ability in play: the card that has it, and what it says. */
export function abilityOption(s: Situation, id: string): ExplainedOption {
  const cut = id.indexOf('|');
  const entity = id.slice(0, cut);
  const text = s.words.cards.ability(abilityAt(id.slice(cut + 1)), holderOf(s, entity));
  return {
    text: { key: 'option.ability', args: { card: nameOf(entity, s.view, s.words), text } },
    refs: refsOfEntity(s, entity),
  };
}

function holderOf({ b }: Situation, entity: string): Holder {
  if (ownerOf(b, entity) !== null) return 'hero';
  return maybeEnemy(b, entity) === undefined ? 'table' : 'enemy';
}

/** What on the table the ability belongs to; a condition points at its hero, too. */
function refsOfEntity({ b }: Situation, entity: string): string[] {
  if (entity === 'quest') return b.quest === '' ? [] : [b.quest];
  if (entity === 'location') return b.location === null ? [] : [b.location.card];
  const owner = ownerOf(b, entity);
  return owner === null ? [entity] : [entity, owner];
}

type Alternative = { text?: string; cost?: Cost; lines: Line[] };

/** One of the alternatives that a card offers, in the card's own words. */
export function alternativeOption(s: Situation, id: string): ExplainedOption {
  const chosen = alternativeOf(s, id);
  const text = chosen === undefined ? id : alternativeWords(chosen, s.words);
  const idle = chosen !== undefined && revivesNobody(s, chosen) ? 'yes' : 'no';
  return { text: { key: 'option.alternative', args: { text, idle } }, refs: [] };
}

function alternativeOf(s: Situation, id: string): Alternative | undefined {
  const { options } = (lineAsked(s)?.params ?? {}) as { options?: Alternative[] };
  return options?.[Number(id.slice('option-'.length))];
}

/** Nothing else is a choice that can come to nothing unseen: who is wounded or exhausted lies on the table. */
function revivesNobody({ b }: Situation, { lines }: Alternative): boolean {
  const revives = lines.length > 0 && lines.every(({ do: does }) => does?.revive !== undefined);
  return revives && (b.mode === 'delve' || b.heroes.every((hero) => hero.status !== 'defeated'));
}

/** Do the alternatives that can be chosen say such a word? */
export function alternativesSay(s: Situation, word: RegExp): boolean {
  return s.decision.options.some((id) => {
    const chosen = alternativeOf(s, id);
    return chosen !== undefined && word.test(alternativeWords(chosen, s.words));
  });
}

function alternativeWords({ text, cost, lines }: Alternative, { cards, names }: Words): string {
  const does = lines.length === 0 ? cards.noAlternative : cards.program(lines);
  const whole = cost === undefined ? does : `${capital(cards.cost(cost))}: ${does}`;
  return text === undefined ? whole : `${sentence(names.option(text))} ${whole}`;
}

/** A die on the table, by what it shows. */
export function dieOption({ b, words }: Situation, id: string): ExplainedOption {
  const number = Number(id.slice('die-'.length));
  const die = b.action?.dice[number];
  const icons = words.names.icons(die?.icons ?? []);
  return {
    text: { key: 'option.die', args: { number: number + 1, kind: die?.kind ?? 'hero', icons } },
    refs: [id],
  };
}
