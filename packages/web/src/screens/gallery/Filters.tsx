import { Chips } from '../../design/Chips.js';
import { Panel } from '../../design/Panel.js';
import type { Tag } from '../../games/face.js';
import { type PlainKey, useT } from '../../text/t.js';
import styles from './Gallery.module.css';

type Props = {
  kinds: readonly { readonly id: string; readonly name: PlainKey }[];
  kind: string;
  tags: readonly Tag[];
  tag: string;
  onKind: (kind: string) => void;
  onTag: (tag: string) => void;
};

/** Kinds of cards, and within a kind what its cards have in common. */
export function Filters({ kinds, kind, tags, tag, onKind, onTag }: Props) {
  const t = useT();
  const all = { id: 'all', name: 'gallery.kind.all' } as const;
  return (
    <Panel className={styles.filters}>
      <Chips
        legend={t('gallery.kinds')}
        chips={[all, ...kinds].map(({ id, name }) => ({ id, name: t(name) }))}
        chosen={kind}
        onChoose={onKind}
      />
      {tags.length > 0 && (
        <Chips
          legend={t('gallery.tags')}
          chips={tags}
          chosen={tag}
          onChoose={(id) => onTag(id === tag ? '' : id)}
        />
      )}
    </Panel>
  );
}
