import type { Asked } from '@questhall/table';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../../app/paths.js';
import { useLoaded } from '../../app/useLoaded.js';
import { isConfirmed } from '../../boards/parts/picks.js';
import type { BoardProps } from '../../boards/parts/types.js';
import { useDeck, useFace } from '../../games/faces.js';
import { t } from '../../text/t.js';
import { CardDialog } from '../gallery/CardDialog.js';
import { TablePage } from './TablePage.js';

/** A moment of a game: the table, and what is asked. */
export type Scene<View> = Pick<BoardProps<View>, 'view' | 'decision' | 'words'>;

type Props<View> = {
  game: string;
  /** The moments that there are, the first of them shown at first. */
  scenes: readonly { readonly id: string; readonly name: string }[];
  load: (scene: string) => Promise<Scene<View>> | undefined;
  Board: ComponentType<BoardProps<View>>;
  /** In the place of a question, where none is left. */
  instead?: (view: View) => ReactNode;
};

/** Moments of real games, to be looked at and tried without an engine. */
export function SceneTable<View>({ game, scenes, load, ...shown }: Props<View>) {
  const [search] = useSearchParams();
  const asked = search.get('scene');
  const name = (scenes.find(({ id }) => id === asked) ?? scenes[0])?.id ?? '';
  const inWords = search.get('view') === 'text';
  const scene = useLoaded(() => load(name), [name]);
  const at = (id: string, more = '') => `${paths.patternTable}?game=${game}&scene=${id}${more}`;
  return (
    <TablePage
      title={t('scenes.title')}
      name={scenes.find(({ id }) => id === name)?.name ?? ''}
      label={t('scenes.pick')}
      tabs={[
        ...scenes.map((one) => ({ to: at(one.id), text: one.name, current: one.id === name })),
        {
          to: at(name, inWords ? '' : '&view=text'),
          text: t(inWords ? 'settings.tableView.board' : 'settings.tableView.text'),
        },
      ]}
    >
      {scene && <Played key={name} {...{ game, scene, inWords, ...shown }} />}
    </TablePage>
  );
}

type PlayedProps<View> = Pick<Props<View>, 'game' | 'Board' | 'instead'> & {
  scene: Scene<View>;
  inWords: boolean;
};

const textsOf = (decision: Asked | null, ids: readonly string[]): string[] =>
  decision?.options.filter(({ id }) => ids.includes(id)).map(({ text }) => text) ?? [];

/** Nothing follows from an answer here; it is only said what was answered. */
function Played<View>({ game, scene, inWords, Board, instead }: PlayedProps<View>) {
  const { view, decision } = scene;
  const face = useFace(game);
  const { cards } = useDeck(face);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [card, setCard] = useState<string>();
  const tell = (ids: readonly string[]) =>
    setSaid(t('scenes.picked', { option: textsOf(decision, ids).join('; ') }));
  const pick = (id: string) => {
    if (decision === null || !isConfirmed(decision)) return tell([id]);
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  };
  return (
    <>
      <Board
        {...scene}
        {...{ selected, said, inWords }}
        instead={instead?.(view)}
        onPick={pick}
        onConfirm={() => tell(selected)}
        onLook={setCard}
        onBack={() => setSelected([])}
      />
      <CardDialog face={face} cards={[]} all={cards} open={card} onShow={setCard} />
    </>
  );
}
