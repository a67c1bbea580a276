import type { Balance } from '../../balance/index.js';
import type { Source } from '../../balance/sources.js';
import { bars } from '../charts/bars.js';
import { h, type Markup } from '../markup.js';
import { hint, type Section } from '../section.js';
import { legend, tonesFor } from '../tones.js';
import { decimal, kindIn, listed, nameIn, percent, times } from '../words.js';

const SHOWN = 25;

export function damage(balance: Balance): Section[] {
  if (balance.harm.length === 0) return [];
  return [
    {
      id: 'damage',
      title: 'Damage',
      says: [...suffered(balance), ...dealt(balance)],
      shows: [
        hint(
          'Wounds per play, on average over all plays. A blow of several enemies is shared among them evenly; wounds that heroes pay as a cost count, too.',
        ),
        h(
          'div',
          { class: 'two' },
          part('What wounds the heroes', balance.harm, balance),
          part('What wounds the enemies', balance.dealt, balance),
        ),
      ],
    },
  ];
}

function suffered(balance: Balance): string[] {
  const { harm } = balance;
  const name = nameIn(balance);
  const top = harm.slice(0, 3);
  const kinds = sharesByKind(balance).slice(0, 3);
  return [
    `Heroes suffer ${decimal(sum(harm))} wounds in a play. Most come from ${listed(top.map(({ id, share }) => `${name(id)} (${percent(share)})`))}.`,
    `By kind: ${listed(kinds.map(([kind, share]) => `${kind} ${percent(share)}`))}.`,
  ];
}

function dealt(balance: Balance): string[] {
  const name = nameIn(balance);
  const top = balance.dealt.slice(0, 3);
  if (top.length === 0) return [];
  return [
    `Heroes deal ${decimal(sum(balance.dealt))} wounds in a play, most with ${listed(top.map(({ id, share }) => `${name(id)} (${percent(share)})`))}.`,
  ];
}

const sum = (sources: readonly Source[]): number =>
  sources.reduce((total, { perPlay }) => total + perPlay, 0);

function sharesByKind(balance: Balance): [string, number][] {
  const kind = kindIn(balance);
  const shares = new Map<string, number>();
  for (const { id, share } of balance.harm) {
    const word = kind(id) || 'other';
    shares.set(word, (shares.get(word) ?? 0) + share);
  }
  return [...shares].sort((a, b) => b[1] - a[1]);
}

const kindsOf = (sources: readonly Source[], balance: Balance): string[] =>
  sources.slice(0, SHOWN).map(({ id }) => kindIn(balance)(id));

function part(title: string, sources: readonly Source[], balance: Balance): Markup {
  const shown = sources.slice(0, SHOWN);
  const kinds = kindsOf(sources, balance);
  // One colour for a kind in both plots.
  const tone = tonesFor([...kindsOf(balance.harm, balance), ...kindsOf(balance.dealt, balance)]);
  const left = sources.length - shown.length;
  return h(
    'div',
    {},
    h('h3', {}, title),
    legend(kinds, tone),
    bars(shown.map((source) => barOf(source, tone, balance))),
    left > 0 ? h('p', { class: 'hint' }, `and ${left} more with less`) : null,
  );
}

function barOf(
  { id, perPlay, plays, perPlayThere, share }: Source,
  tone: (kind: string) => string,
  balance: Balance,
) {
  const [label, kind] = [nameIn(balance)(id), kindIn(balance)(id)];
  const there = `${decimal(perPlayThere)} in each of the ${times(plays, 'play')} it took part in`;
  return {
    label,
    value: perPlay,
    shown: decimal(perPlay, 2),
    tone: tone(kind),
    said: `${label} (${kind}): ${decimal(perPlay, 2)} wounds per play, ${percent(share, 1)} of all; ${there}`,
  };
}
