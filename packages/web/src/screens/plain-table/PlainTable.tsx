import type { Asked, Line, Scene } from '@questhall/table';
import { useEffect, useState } from 'react';
import { useTitle } from '../../app/useTitle.js';
import { usualGame } from '../../games/outside.js';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { openShelf } from '../../table/storage/open.js';
import type { Table } from '../../table/table.js';
import { type Sitting, useScene, useTable } from '../../table/useTable.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';

/** A game in words and buttons and nothing else: for whoever builds on the table, and for tests of it. */
export default function PlainTable() {
  const t = useT();
  useTitle(t('plain.title'));
  const sitting = useTable(useLatest());
  return (
    <>
      <h1>{t('plain.title')}</h1>
      <Shown sitting={sitting} />
    </>
  );
}

/** The adventure that was played last, or a new one. */
function useLatest(): Opening | null {
  const { language, speed: pace } = useSettings();
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    const fresh = { from: 'setup', ...usualGame(), keep: true } as const;
    openShelf()
      .then((shelf) => shelf.list())
      .then((listed) => {
        const going = listed.ok && listed.value.find(({ result }) => result.ok && !result.value.over);
        const from = going ? ({ from: 'shelf', id: going.id } as const) : fresh;
        setOpening({ ...from, language, pace });
      });
  }, [language, pace]);
  return opening;
}

function Shown({ sitting }: { sitting: Sitting }) {
  const t = useT();
  const say = useTrouble();
  if (sitting.state === 'opening') return <p>{t('plain.opening')}</p>;
  if (sitting.state === 'failed') return <p role="alert">{say(sitting.trouble)}</p>;
  return <Playing table={sitting.table} />;
}

const whole = (scene: Scene) => scene;

function Playing({ table }: { table: Table }) {
  const t = useT();
  const scene = useScene(table, whole);
  const { time, saving, standing, companions } = scene;
  return (
    <>
      <p data-place={time.at} data-saving={saving.state} data-thinking={companions.thinking}>
        {standing.adventure}, {standing.where}. {t('plain.place', { at: time.at, length: time.length })}
      </p>
      <button type="button" onClick={() => table.undo()}>
        {t('plain.undo')}
      </button>
      <button type="button" onClick={() => table.redo()}>
        {t('plain.redo')}
      </button>
      {scene.open.map((asked) => asked.forPerson && <Question key={asked.id} asked={asked} table={table} />)}
      {scene.over !== null && <p>{scene.over.text}</p>}
      <Told lines={scene.news.lines} />
    </>
  );
}

function Question({ asked, table }: { asked: Asked; table: Table }) {
  return (
    <fieldset>
      <legend>{asked.question}</legend>
      {asked.options.map(({ id, text }) => (
        <p key={id}>
          <button type="button" onClick={() => table.answer(asked.id, [id])}>
            {text}
          </button>
        </p>
      ))}
    </fieldset>
  );
}

function Told({ lines }: { lines: readonly Line[] }) {
  return (
    <ol>
      {lines.map(({ at, text, rules }) => (
        <li key={`${at} ${text}`}>
          {text} <small>{rules.join(' ')}</small>
        </li>
      ))}
    </ol>
  );
}
