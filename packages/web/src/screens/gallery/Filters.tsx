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
    <div className={styles.filters}>
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
    </div>
  );
}

type ChipsProps = {
  legend: string;
  chips: readonly Tag[];
  chosen: string;
  onChoose: (id: string) => void;
};

function Chips({ legend, chips, chosen, onChoose }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{legend}</legend>
      {chips.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
