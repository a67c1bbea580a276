import type { LrView } from '@questhall/lost-relics';
import { InWords, Listed } from '../../../boards/parts/InWords.js';
import { useT } from '../../../text/t.js';
import { crowdIn, isBeside, seenFrom } from './map/sight.js';
import { nameOf, planOf } from './printed.js';
import { type Goal, gaugeSaid, sheetOf } from './progress.js';
import { areaSaid, doorSaid, heroSaid, hostileSaid, thingSaid } from './said.js';
import type { Turn } from './turn.js';
import type { HeroView } from './types.js';

/** The whole table as headings and lists, in the order in which one would tell it. */
export function TextTable({ view, turn }: { view: LrView; turn: Turn | null }) {
  const t = useT();
  const name = (id: string) => nameOf(id, view.adventure);
  const adventure = name(view.adventure);
  const plan = planOf(view.adventure);
  const phase = view.phase;
  return (
    <InWords>
      <p>
        {phase === null
          ? t('relicBoard.text.setup', { adventure })
          : t('relicBoard.text.state', {
              adventure,
              round: view.round,
              phase: t(`relicBoard.phase.${phase}`),
            })}
      </p>
      {view.line.length > 0 && <p>{t('relicBoard.text.line', { line: view.line.map(name).join(', ') })}</p>}
      <Goals view={view} />
      {view.heroes.map((hero) => (
        <HeroInWords key={hero.id} view={view} hero={hero} />
      ))}
      {turn !== null && turn.spent.length > 0 && (
        <Listed
          level={3}
          title={t('relicBoard.text.spent')}
          lines={turn.spent.map(({ hero, die, action, inspired }) =>
            t('relicBoard.spent', {
              hero: name(hero),
              die,
              action: name(action ?? ''),
              inspired: inspired ? 'yes' : 'no',
            }),
          )}
        />
      )}
      <h3>{t('relicBoard.text.areas')}</h3>
      {plan.areas.map((area) => (
        <Listed
          key={area.id}
          title={areaSaid(view, area, t)}
          lines={[...insideOf(area.id), besideOf(area.id)]}
        />
      ))}
      <Listed
        level={3}
        title={t('relicBoard.text.doors')}
        none={t('relicBoard.text.doors.none')}
        lines={plan.doors.map((door) => doorSaid(view, door, t))}
      />
      <p>{t('relicBoard.deck', { count: view.deck })}</p>
    </InWords>
  );

  function insideOf(id: string): string[] {
    const { heroes, hostiles } = crowdIn(view, id);
    const markers = (['adventure', 'bounty'] as const)
      .filter((which) => view.markers[which]?.area === id)
      .map((which) => t(`relicBoard.marker.${which}`, { area: name(id) }));
    const inside = [
      ...heroes.map(name),
      ...view.hostiles.filter((one) => hostiles.includes(one.id)).map((one) => hostileSaid(view, one, t)),
      ...view.things.filter(({ area }) => area === id).map((thing) => thingSaid(view, thing, t)),
      ...markers,
    ];
    return inside.length === 0 ? [t('relicBoard.text.nobody')] : inside;
  }

  function besideOf(id: string): string {
    const beside = plan.areas.filter((area) => area.id !== id && isBeside(plan, id, area.id));
    return t('relicBoard.text.beside', { areas: beside.map((area) => area.name).join(', ') });
  }
}

function Goals({ view }: { view: LrView }) {
  const t = useT();
  const sheet = sheetOf(view);
  if (sheet === undefined) return null;
  const told = ({ text, gauges }: Goal): string =>
    gauges.length === 0 ? text : `${text} (${gauges.map((gauge) => gaugeSaid(gauge, t)).join('; ')})`;
  return (
    <>
      <Listed level={3} title={t('relicBoard.goal')} lines={[told(sheet.goal)]} />
      <Listed level={3} title={t('relicBoard.danger')} lines={sheet.dangers.map(told)} />
      {sheet.others.length > 0 && (
        <Listed
          level={3}
          title={t('relicBoard.counters')}
          lines={sheet.others.map(({ name, now }) => `${name}: ${now}`)}
        />
      )}
    </>
  );
}

function HeroInWords({ view, hero }: { view: LrView; hero: HeroView }) {
  const t = useT();
  const name = (id: string) => nameOf(id, view.adventure);
  const plan = planOf(view.adventure);
  const seen = hero.area === null ? [] : [...seenFrom(plan, view, hero.area)];
  const carried = [
    ...hero.treasure,
    ...view.things.filter(({ holder }) => holder === hero.id).map(({ id }) => id),
  ];
  return (
    <section aria-label={name(hero.id)}>
      <h3>{heroSaid(view, hero, t)}</h3>
      {seen.length > 0 && (
        <p>{t('relicBoard.text.sees', { hero: name(hero.id), areas: seen.map(name).join(', ') })}</p>
      )}
      {carried.length > 0 && <p>{t('relicBoard.text.treasure', { cards: carried.map(name).join(', ') })}</p>}
    </section>
  );
}
