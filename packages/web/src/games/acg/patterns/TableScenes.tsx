import type { AcgView } from '@questhall/acg';
import { EndPage } from '../../../boards/parts/EndPage.js';
import { type Scene, SceneTable } from '../../../screens/pattern-book/SceneTable.js';
import { t } from '../../../text/t.js';
import { Board } from '../board/Board.js';
import { cardOf } from '../board/printed.js';

const SCENES = ['solo-fight', 'nemesis', 'four-late', 'settlement', 'won'] as const;

const files = import.meta.glob<Scene<AcgView>>('./scenes/*.json', { import: 'default' });

export const TableScenes = () => (
  <SceneTable
    game="acg"
    scenes={SCENES.map((id) => ({ id, name: t(`scenes.scene.${id}`) }))}
    load={(name) => files[`./scenes/${name}.json`]?.()}
    Board={Board}
    instead={(view) => view.result !== null && <Ended view={view} />}
  />
);

function Ended({ view: { quest, result } }: { view: AcgView }) {
  const sheet = cardOf(quest, 'quest');
  if (result === null || sheet === undefined) return null;
  return <EndPage result={result} title={t(`room.over.${result}`)} story={sheet.story[result]} />;
}
