import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../../app/paths.js';
import { Frame } from '../../boards/parts/Frame.js';
import { useTableState } from '../../boards/parts/useTableState.js';
import { MapStage } from '../../map/MapStage.js';
import { t } from '../../text/t.js';
import styles from './Maps.module.css';
import { type Sample, sampleOf, useSample, type Walk } from './maps/sample.js';
import { TablePage } from './TablePage.js';

const MAPS = ['squares', 'lands'] as const;
type MapName = (typeof MAPS)[number];

/** Made-up maps to be looked at and walked on: what a game may ask of the map, with nothing of a game in it. */
export default function Maps() {
  const [search] = useSearchParams();
  const name: MapName = search.get('map') === 'lands' ? 'lands' : 'squares';
  const sample = useMemo(() => sampleOf(name), [name]);
  return (
    <TablePage
      title={t('maps.title')}
      name={t(`maps.map.${name}`)}
      label={t('maps.title')}
      tabs={MAPS.map((one) => ({
        to: `${paths.patternMap}?map=${one}`,
        text: t(`maps.map.${one}`),
        current: one === name,
      }))}
    >
      <Walked key={name} sample={sample} inWords={search.get('view') === 'text'} />
    </TablePage>
  );
}

const NONE: readonly string[] = [];
const nothing = () => undefined;

/** An answer leads there, and the next question is put. */
function Walked({ sample, inWords }: { sample: Sample; inWords: boolean }) {
  const [walk, setWalk] = useState<Walk>({ at: sample.start, steps: 1 });
  const [said, setSaid] = useState('');
  const { decision, shown } = useSample(sample, walk);
  const board = {
    ...{ view: null, decision, selected: NONE, said, inWords },
    onPick: (to: string) => {
      setSaid(t('scenes.picked', { option: decision.options.find(({ id }) => id === to)?.text ?? '' }));
      setWalk(({ at, steps }) => ({ at: to === 'stay' ? at : to, steps: steps + 1 }));
    },
    onConfirm: nothing,
    onLook: nothing,
  };
  const table = useTableState(board, { things: sample.things, first: undefined });
  return (
    <Frame
      game="patterns"
      board={board}
      table={table}
      top={<header className={styles.top}>{t(`maps.lead.${sample.name}`)}</header>}
      decider={{ said: t('maps.walker') }}
    >
      <div className={styles.table}>{inWords ? null : <MapStage {...shown} label={t('maps.stage')} />}</div>
    </Frame>
  );
}
