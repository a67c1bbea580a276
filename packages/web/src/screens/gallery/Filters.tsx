import { CARD_KINDS } from '../../cards/acg/kinds.js';
import { useT } from '../../text/t.js';
import type { KindFilter } from './find.js';
import styles from './Gallery.module.css';
import type { Tag } from './tags.js';

type Props = {
  kind: KindFilter;
  tags: readonly Tag[];
  tag: string;
  onKind: (kind: KindFilter) => void;
  onTag: (tag: string) => void;
};

/** Kinds of cards, and within a kind what its cards have in common. */
export function Filters({ kind, tags, tag, onKind, onTag }: Props) {
  const t = useT();
  const kinds: readonly KindFilter[] = ['all', ...CARD_KINDS];
  return (
    <div className={styles.filters}>
      <Chips
        legend={t('gallery.kinds')}
        chips={kinds.map((id) => ({ id, name: t(`gallery.kind.${id}`) }))}
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

type ChipsProps<Id extends string> = {
  legend: string;
  chips: readonly { readonly id: Id; readonly name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

function Chips<Id extends string>({ legend, chips, chosen, onChoose }: ChipsProps<Id>) {
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
