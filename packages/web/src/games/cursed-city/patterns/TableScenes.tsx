import type { CcView } from '@questhall/cursed-city';
import { type Scene, SceneTable } from '../../../screens/pattern-book/SceneTable.js';
import { t } from '../../../text/t.js';
import { Board } from '../board/Board.js';

const SCENES = ['move', 'target', 'reaction', 'crisis', 'whole', 'city', 'adamant'] as const;

const files = import.meta.glob<Scene<CcView>>('./scenes/*.json', { import: 'default' });

/** Moments of Cursed City: by day and by night, in the streets and between two journeys. */
export const TableScenes = () => (
  <SceneTable
    game="cursed-city"
    scenes={SCENES.map((id) => ({ id, name: t(`cityBoard.scene.${id}`) }))}
    load={(name) => files[`./scenes/${name}.json`]?.()}
    Board={Board}
  />
);
