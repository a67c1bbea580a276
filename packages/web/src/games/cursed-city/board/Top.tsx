import type { CcView } from '@questhall/cursed-city';
import { usePointed } from '../../../boards/parts/context.js';
import { Line as AnyLine, type InLine } from '../../../boards/parts/Line.js';
import { Crest, Phases, TopBar } from '../../../boards/parts/TopBar.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { daytimeOf, gaugeSaid, goalOf, headOf, isTutorial } from './goal.js';
import { type MapIcon, mapDrawing } from './icons.js';
import { Medal } from './Medal.js';
import { Foe } from './map/Foe.js';
import { isOut } from './map/isOut.js';
import { nameOf } from './names.js';
import styles from './Top.module.css';
import { inOrder } from './Track.js';

const PHASES = [
  ['journey', 'walking-boot'],
  ['destiny', 'rolling-dices'],
  ['initiative', 'target-arrows'],
  ['activation', 'crossed-swords'],
  ['event', 'tied-scroll'],
] as const satisfies readonly (readonly [string, MapIcon])[];

const CRESTS: { readonly [type: string]: MapIcon } = {
  hunt: 'fangs',
  scavenge: 'rune-stone',
  deliverance: 'prisoner',
  decapitation: 'wolf-howl',
};

type JourneyType = ReturnType<typeof headOf>['type'];
/** Most journeys have the name of their kind, and need not say it twice. */
function whereIn(type: JourneyType, name: string, turn: number): string {
  const kind = type === undefined ? name : t(`cityBoard.type.${type}`);
  return kind === name ? t('cityBoard.where', { turn }) : t('cityBoard.turn', { type: kind, turn });
}

const between = ({ mode, quest }: CcView): string =>
  mode === 'journey' ? t('city.kind.journey') : t('cityBoard.between', { count: quest.log.length });

/** Which journey, which phase of which turn, what it is about, and how near the night is. */
export function Top({ view }: { view: CcView }) {
  const { journey } = view;
  const out = isOut(view);
  // In a tutorial there are no phases and no night.
  const timed = out && !isTutorial(journey);
  const head = headOf(view);
  const phases = PHASES.map(([id, icon]) => ({
    id,
    icon: mapDrawing(icon),
    name: t(`cityBoard.phase.${id}`),
  }));
  return (
    <TopBar lined={out}>
      <Crest
        card={head.id}
        icon={mapDrawing(CRESTS[head.type ?? ''] ?? 'wolf-head')}
        name={head.name}
        where={out ? whereIn(head.type, head.name, journey?.turn ?? 0) : between(view)}
        title={t('cityBoard.sheet', { journey: head.name })}
      />
      {timed && <Phases phases={phases} now={journey?.phase ?? null} />}
      {out && <Objective view={view} />}
      {timed && <Nightfall view={view} />}
      {out && <Line view={view} />}
    </TopBar>
  );
}

function Objective({ view }: { view: CcView }) {
  const pointed = usePointed('goal');
  const goal = goalOf(view);
  if (goal === undefined) return null;
  const { questTrack } = view.journey ?? { questTrack: 0 };
  return (
    <div className={styles.goal} data-pointed={pointed}>
      <span>{goal.text}</span>
      {goal.gauges.map((gauge) => (
        <b key={gauge.id}>{gaugeSaid(gauge)}</b>
      ))}
      {questTrack > 0 && <small>{t('cityBoard.questTrack', { now: questTrack })}</small>}
    </div>
  );
}

/** Spaces of the day, and the moon at their end. */
function Nightfall({ view }: { view: CcView }) {
  const pointed = usePointed('nightfall');
  const days = daytimeOf(view);
  const now = view.journey?.nightfall ?? 0;
  const said = view.night ? t('cityBoard.night') : t('cityBoard.day', { left: days - now });
  return (
    <div
      className={styles.nightfall}
      role="img"
      aria-label={said}
      title={said}
      data-night={view.night || undefined}
      data-pointed={pointed}
    >
      {Array.from({ length: days }, (_, i) => (
        <i key={i} data-now={(!view.night && i === now) || undefined} data-past={i < now || undefined}>
          {i === now && !view.night && <Glyph path={mapDrawing('sun')} />}
        </i>
      ))}
      <b>
        <Glyph path={mapDrawing('moon')} />
      </b>
    </div>
  );
}

/** Who comes when, where the combat track has no room. */
function Line({ view }: { view: CcView }) {
  const all = inOrder(view).map(({ id, done }): InLine => {
    const name = nameOf(id, view);
    const hero = view.heroes.find((one) => one.id === id);
    const state = hero?.where === 'out' ? 'out' : view.active === id ? 'now' : done ? 'done' : 'waits';
    return {
      ...{ id, name, state },
      said: t(`cityBoard.line.${state}`, { name }),
      medal:
        hero === undefined ? (
          <GroupFace view={view} id={id} faded={done} />
        ) : (
          <Medal card={id} faded={done || state === 'out'} />
        ),
    };
  });
  return (
    <div className={styles.line}>
      <AnyLine label={t('cityBoard.order')} all={all} />
    </div>
  );
}

function GroupFace({ view, id, faded }: { view: CcView; id: string; faded: boolean }) {
  const first = view.hostiles.find(({ group }) => id === `group-${group + 1}`);
  return <Foe model={first?.model ?? null} category={first?.category} faded={faded} />;
}
