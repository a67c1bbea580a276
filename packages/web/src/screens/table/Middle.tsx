import type { Ending } from '@questhall/table';
import { type ReactNode, useEffect } from 'react';
import { EndPage } from '../../boards/parts/EndPage.js';
import { Button } from '../../design/Button.js';
import { useSettings } from '../../settings/store.js';
import { Stage } from '../../stage/Stage.js';
import type { Table } from '../../table/table.js';
import { useT } from '../../text/t.js';
import { Above } from './Above.js';
import { Beside } from './Beside.js';
import { OddsBars } from './panels/OddsBars.js';
import { tell } from './said.js';
import type { Played } from './usePlaying.js';
import { Waiting } from './Waiting.js';

/** The board, with what the room knows in its slots. */
export function Middle({ played, onLook }: { played: Played; onLook: (card: string) => void }) {
  const { table, scene, face, view, lines, asked, coach, thrown, recent, changes, frame } = played;
  const t = useT();
  const { Board } = face.table;
  const { picking, panels, setAim } = played;
  const inWords = useInWords(table);
  // Until all is told, a coach says what he said before.
  const note = coach?.note(scene, frame === null ? asked : played.wasOpen, picking.selected) ?? null;
  return (
    <Board
      {...{ view, recent, changes, inWords, onLook }}
      words={scene.words}
      thrown={played.lain}
      decision={asked}
      selected={picking.selected}
      tapped={picking.tapped}
      pointed={coach?.points(scene, asked)}
      said={frame === null ? tell(lines, asked, scene.over) : ''}
      onPick={picking.pick}
      onConfirm={picking.confirm}
      onAim={setAim}
      onWhy={panels.wonder}
      onBack={() => (panels.open === null ? picking.drop() : panels.show(null))}
      odds={<Odds played={played} />}
      coached={note !== null}
      above={<AboveQuestion played={played} note={note} />}
      beside={<BesideQuestion played={played} />}
      stage={<Stage frame={frame} roll={face.table.rollOf(thrown, view, t)} pace={played.pace} />}
      telling={frame && { text: frame.line?.text ?? t('stage.rolling'), after: played.wasOpen }}
      instead={
        scene.over === null ? (
          <Waiting table={table} scene={scene} />
        ) : (
          <EndBar played={played} over={scene.over} />
        )
      }
    />
  );
}

/** A table says itself in words only while somebody reads it. */
function useInWords(table: Table): boolean {
  const inWords = useSettings(({ tableView }) => tableView === 'text');
  useEffect(() => {
    table.inWords(inWords);
  }, [table, inWords]);
  return inWords;
}

/** The table stays to be looked at after the end, with the last page and the past at hand. */
function EndBar({ played: { end, panels }, over }: { played: Played; over: Ending }) {
  const t = useT();
  const { text = over.text, paragraphs = [], story = -1 } = end.page ?? {};
  return (
    <EndPage result={over.won ? 'won' : 'lost'} title={text} story={paragraphs[story] ?? ''}>
      <Button kind="page" onClick={() => end.show(true)}>
        {t('room.over.read')}
      </Button>
      <Button kind="page" onClick={() => panels.show('time')}>
        {t('room.over.time')}
      </Button>
    </EndPage>
  );
}

function Odds({ played: { table, asked, aim, picking } }: { played: Played }) {
  const one = aim ?? picking.tapped;
  if (asked === null || one === undefined) return null;
  const picks = [...picking.selected.filter((other) => other !== one), one];
  return <OddsBars table={table} decision={asked} picks={picks} />;
}

function AboveQuestion({
  played: { table, kept, scene, picking, running, frame, wasOpen, panels },
  note,
}: {
  played: Played;
  note: ReactNode | null;
}) {
  return (
    <Above
      table={table}
      kept={kept}
      note={note}
      refused={picking.refused}
      // What is told in the place of the question is not told twice.
      running={frame !== null && wasOpen !== null ? { ...frame, line: frame.before } : running}
      where={scene.standing.where}
      passed={scene.passed}
      tapped={picking.tapped !== undefined}
      onRead={() => panels.show('chronicle')}
    />
  );
}

function BesideQuestion({ played: { table, asked, picking } }: { played: Played }) {
  if (asked === null) return null;
  return <Beside table={table} asked={asked} onNever={picking.never} />;
}
