import type { Asked, Offered } from '@questhall/table';
import { useMemo } from 'react';
import { Medal, Plaque } from '../../../boards/parts/Medal.js';
import { iconPath } from '../../../design/Icon.js';
import type { MapFigure } from '../../../map/Figures.js';
import type { MapPlan } from '../../../map/plan.js';
import type { MapToken } from '../../../map/Tokens.js';
import { t } from '../../../text/t.js';
import { worldOf } from './lands.js';
import { townOf } from './squares.js';

const STARTS = {
  squares: { start: '5:8', steps: 3, others: ['2:7', '12:3', '13:3', '19:5', '12:10', '3:13'], chest: '6:3' },
  lands: { start: '2:1', steps: 2, others: ['4:1', '1:3', '5:2'], chest: '3:3' },
} as const;

export function sampleOf(name: keyof typeof STARTS) {
  const nameOf = (number: number) => t(`maps.place.${name}`, { number });
  const plan = name === 'squares' ? townOf(nameOf) : worldOf(nameOf);
  const { others, ...start } = STARTS[name];
  return {
    ...{ name, plan, ...start },
    others: others.map((at, i) => ({ id: `foe ${i + 1}`, at })),
    things: new Set(plan.sites.map(({ id }) => id)),
  };
}

export type Sample = ReturnType<typeof sampleOf>;

export type Walk = { readonly at: string; readonly steps: number };

/** The map and the question after so many steps. */
export function useSample(sample: Sample, { at, steps }: Walk) {
  return useMemo(() => {
    const { plan, others } = sample;
    const said = (id: string) => plan.sites.find((site) => site.id === id)?.name ?? t('maps.square', { id });
    return {
      decision: questionOf(sample, at, steps, said),
      shown: {
        plan,
        figures: [walkerAt(at), ...others.map(foeAt)],
        tokens: [chestAt(sample.chest)],
        acting: 'walker',
        labels: 'near' as const,
        country: sample.name === 'lands' ? ('land' as const) : ('halls' as const),
        turns: false,
        siteSaid: said,
        linkSaid: () => t('maps.link'),
      },
    };
  }, [sample, at, steps]);
}

function questionOf(
  { plan, others, steps, chest }: Sample,
  from: string,
  id: number,
  said: (site: string) => string,
): Asked {
  const ways = waysFrom(plan, from, steps, new Set(others.map(({ at }) => at)));
  const options = [...ways].map(([site, path]): Offered => {
    const outlook = site === chest ? t('maps.outlook') : '';
    const facts = t('maps.steps', { count: path.length - 1 });
    const text = `${said(site)}: ${facts}${outlook === '' ? '' : `, ${outlook}`}`;
    return { id: site, name: said(site), facts, outlook, text, refs: [site], details: [], path };
  });
  const stay = t('maps.stay');
  return {
    ...{ id, seat: 'p1', by: 'p1', forPerson: true, ask: 'walk', form: 'one', min: 1, max: 1, on: 'map' },
    ...{ question: t('maps.question'), rules: [], trail: [], barred: [], proposals: [], hidden: false },
    options: [
      ...options,
      { id: 'stay', name: stay, text: stay, facts: '', outlook: '', refs: [], details: [] },
    ],
  };
}

const walkerAt = (at: string): MapFigure => ({
  ...{ id: 'walker', at, side: 'ours', label: t('maps.walker') },
  drawn: <Medal icon={iconPath('lantern-flame')} />,
});

const foeAt = ({ id, at }: Sample['others'][number]): MapFigure => ({
  ...{ id, at, side: 'theirs', label: t('maps.foe', { id }) },
  drawn: <Medal icon={iconPath('wolf-head')} rank="minion" />,
});

const chestAt = (at: string): MapToken => ({
  ...{ id: 'chest', at, isThing: false },
  label: t('maps.chest'),
  drawn: <Plaque icon={iconPath('chest')} />,
});

/** Ways of so many steps at most, by where they end: over shared sides and through open links, around who stands there. */
function waysFrom(
  { sites, links }: MapPlan,
  from: string,
  most: number,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(sites.map(({ id }) => id));
  const joined = links.filter(({ state }) => state === 'open').map(({ between }) => between);
  const beside = (id: string): string[] => {
    const [x = 0, y = 0] = id.split(':').map(Number);
    const sides = sites.some((site) => 'squares' in site)
      ? [`${x + 1}:${y}`, `${x - 1}:${y}`, `${x}:${y + 1}`, `${x}:${y - 1}`]
      : [];
    const over = joined.filter((pair) => pair.includes(id)).map(([a, b]) => (a === id ? b : a));
    return [...sides, ...over].filter((one) => known.has(one) && !taken.has(one));
  };
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [at, way] of ways) {
    if (way.length > most) continue;
    for (const next of beside(at)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  ways.delete(from);
  return ways;
}
