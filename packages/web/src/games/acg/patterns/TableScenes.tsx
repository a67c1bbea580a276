import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../../../app/paths.js';
import { useLoaded } from '../../../app/useLoaded.js';
import { EndPage } from '../../../boards/parts/EndPage.js';
import { isConfirmed } from '../../../boards/parts/picks.js';
import { CardDialog } from '../../../screens/gallery/CardDialog.js';
import { TablePage } from '../../../screens/pattern-book/TablePage.js';
import { t } from '../../../text/t.js';
import { useDeck, useFace } from '../../faces.js';
import { Board } from '../board/Board.js';
import { cardOf } from '../board/printed.js';
import type { BoardProps } from '../board/types.js';

const SCENES = ['solo-fight', 'nemesis', 'four-late', 'settlement', 'won'] as const;
type SceneName = (typeof SCENES)[number];
type Scene = Pick<BoardProps, 'view' | 'decision' | 'words'>;

const files = import.meta.glob<Scene>('./scenes/*.json', { import: 'default' });
const isScene = (name: string | null): name is SceneName => SCENES.some((known) => known === name);

/** Moments of real games, to be looked at and tried without an engine. */
export function TableScenes() {
  const [search] = useSearchParams();
  const asked = search.get('scene');
  const name = isScene(asked) ? asked : SCENES[0];
  const inWords = search.get('view') === 'text';
  const scene = useLoaded(() => files[`./scenes/${name}.json`]?.(), [name]);
  return (
    <TablePage
      title={t('scenes.title')}
      name={t(`scenes.scene.${name}`)}
      label={t('scenes.pick')}
      tabs={[
        ...SCENES.map((one) => ({
          to: `${paths.patternTable}?scene=${one}`,
          text: t(`scenes.scene.${one}`),
          current: one === name,
        })),
        {
          to: `${paths.patternTable}?scene=${name}${inWords ? '' : '&view=text'}`,
          text: t(inWords ? 'scenes.view.board' : 'scenes.view.text'),
        },
      ]}
    >
      {scene && <Played key={name} scene={scene} inWords={inWords} />}
    </TablePage>
  );
}

function Ended({ view: { quest, result } }: Pick<Scene, 'view'>) {
  const sheet = cardOf(quest, 'quest');
  if (result === null || sheet === undefined) return null;
  return <EndPage result={result} title={t(`room.over.${result}`)} story={sheet.story[result]} />;
}

/** Nothing follows from an answer here; it is only said what was answered. */
function Played({ scene: { view, decision, words }, inWords }: { scene: Scene; inWords: boolean }) {
  const face = useFace('acg');
  const { cards } = useDeck(face);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [card, setCard] = useState<string>();
  const tell = (ids: readonly string[]) => {
    const texts = decision?.options.filter(({ id }) => ids.includes(id)).map(({ text }) => text) ?? [];
    setSaid(t('scenes.picked', { option: texts.join('; ') }));
  };
  const pick = (id: string) => {
    if (decision === null || !isConfirmed(decision)) return tell([id]);
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  };
  return (
    <>
      <Board
        view={view}
        decision={decision}
        selected={selected}
        said={said}
        inWords={inWords}
        words={words}
        instead={view.result !== null && <Ended view={view} />}
        onPick={pick}
        onConfirm={() => tell(selected)}
        onLook={setCard}
        onBack={() => setSelected([])}
      />
      <CardDialog face={face} cards={[]} all={cards} open={card} onShow={setCard} />
    </>
  );
}
