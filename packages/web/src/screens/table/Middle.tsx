import type { Ending } from '@questhall/table';
import { useEffect } from 'react';
import { EndPage } from '../../boards/parts/EndPage.js';
import { Button } from '../../design/Button.js';
import { useSettings } from '../../settings/store.js';
import { Stage } from '../../stage/Stage.js';
import type { Table } from '../../table/table.js';
import { t } from '../../text/t.js';
import { Above } from './Above.js';
import { HintButton } from './panels/Hint.js';
import { OddsBars } from './panels/Odds.js';
import { usePlayed } from './usePlaying.js';
import { Waiting } from './Waiting.js';

/** The board, with what the room knows in its slots. */
export function Middle({ onLook }: { onLook: (card: string) => void }) {
  const played = usePlayed();
  const { scene, face, view, lines, asked, coach, thrown, recent, changes, frame } = played;
  const { Board } = face.table;
  const { picking, panels, setAim } = played;
  const inWords = useInWords(played.table);
  // Until all is told, a coach says what he said before.
  const note = coach?.note(scene, frame === null ? asked : played.wasOpen, picking.selected) ?? null;
  // Read aloud: all that happened, and then what is asked.
  const ending = scene.over === null ? undefined : (played.end.page?.text ?? scene.over.text);
  const said = [...lines.map(({ text }) => text), asked?.question ?? ending ?? ''].join(' ').trim();
  return (
    <Board
      {...{ view, recent, changes, inWords, onLook }}
      words={scene.words}
      thrown={played.lain}
      decision={asked}
      selected={picking.selected}
      tapped={picking.tapped}
      pointed={coach?.points(scene, asked)}
      said={frame === null ? said : ''}
      onPick={picking.pick}
      onConfirm={picking.confirm}
      onAim={setAim}
      onWhy={panels.wonder}
      onBack={() => (panels.open === null ? picking.drop() : panels.show(null))}
      odds={<Odds />}
      coached={note !== null}
      above={<Above note={note} />}
      beside={<Beside />}
      stage={<Stage frame={frame} roll={face.table.rollOf(thrown, view, t)} pace={played.pace} />}
      telling={frame && { text: frame.line?.text ?? t('stage.rolling'), after: played.wasOpen }}
      instead={scene.over === null ? <Waiting /> : <EndBar over={scene.over} />}
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
function EndBar({ over }: { over: Ending }) {
  const { end, panels } = usePlayed();
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

function Odds() {
  const { asked, aim, picking } = usePlayed();
  const one = aim ?? picking.tapped;
  if (asked === null || one === undefined) return null;
  const picks = [...picking.selected.filter((other) => other !== one), one];
  return <OddsBars decision={asked} picks={picks} />;
}

/** Help with a question, and a way never to hear it again where it may be declined. */
function Beside() {
  const { asked, picking } = usePlayed();
  if (asked === null) return null;
  return (
    <>
      {asked.offer === true && (
        <Button kind="quiet" icon="silenced" onClick={picking.never}>
          {t('room.order.never')}
        </Button>
      )}
      <HintButton key={asked.id} asked={asked} />
    </>
  );
}
