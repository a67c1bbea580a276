import type { Shelf } from '@questhall/table';
import { type Trouble, trouble as troubled } from '@questhall/table';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { Row as Acts } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useLanguage, useT } from '../../text/t.js';
import { Medallions } from '../hall/Medallions.js';
import styles from './Adventures.module.css';
import type { Adventure, Damaged } from './adventure.js';
import { isOpenSomewhere } from './locks.js';
import { saveFile } from './saveFile.js';
import { fileOf, wreckOf } from './takeAway.js';
import { useWatch } from './useWatch.js';
import { useWhen } from './useWhen.js';

type Props = {
  adventure: Adventure;
  onThrow: (adventure: Adventure) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** One adventure, and what can be done with it. */
export function Row({ adventure, onThrow, onTrouble }: Props) {
  const t = useT();
  const language = useLanguage();
  const since = useWhen();
  const { id, title, where, party, heroes, when, answers, over, fleeting } = adventure;
  const watch = useWatch(onTrouble);
  const save = async () => {
    const file = await fileOf(adventure, language);
    onTrouble(file.ok ? null : file.trouble);
    if (file.ok) saveFile(file.value);
  };
  const drop = async () => {
    // A table that another window writes to would come back half.
    const open = !fleeting && (await isOpenSomewhere(id));
    onTrouble(open ? troubled('trouble.elsewhere') : null);
    if (!open) onThrow(adventure);
  };
  const facts = [
    party,
    t('kept.answers', { count: answers }),
    when === null ? t('kept.fleeting') : t('kept.when', { when: since(when) }),
  ];
  return (
    <Panel
      as="li"
      of="night"
      className={styles.row}
      data-game={adventure.game}
      data-fleeting={fleeting || undefined}
    >
      <Medallions game={adventure.game} heroes={heroes} />
      <div>
        <h3>{title}</h3>
        <p>{where}</p>
        <Hint>{facts.filter(Boolean).join(' · ')}</Hint>
      </div>
      <Acts gap={2}>
        {over ? (
          <Button
            kind="gold"
            icon="film-projector"
            aria-label={t('kept.watchThis', { title })}
            onClick={() => watch(id)}
          >
            {t('kept.watch')}
          </Button>
        ) : (
          <ButtonLink
            kind="gold"
            icon="candle-light"
            to={paths.table(id)}
            aria-label={t('hall.continueThis', { title })}
          >
            {t('kept.continue')}
          </ButtonLink>
        )}
        <Button icon="save" onClick={save} aria-label={t('kept.exportThis', { title })}>
          {t('kept.export')}
        </Button>
        <Button icon="trash-can" onClick={drop} aria-label={t('kept.deleteThis', { title })}>
          {t('kept.delete')}
        </Button>
      </Acts>
    </Panel>
  );
}

type WreckProps = {
  damaged: Damaged;
  shelf: Shelf;
  onThrow: (damaged: Damaged) => void;
  onTrouble: (trouble: Trouble | null) => void;
};

/** An adventure that cannot be opened: what is wrong with it, and what is left. */
export function Wreck({ damaged, shelf, onThrow, onTrouble }: WreckProps) {
  const t = useT();
  const say = useTrouble();
  const save = async () => {
    const file = await wreckOf(damaged, shelf);
    onTrouble(file.ok ? null : file.trouble);
    if (file.ok) saveFile(file.value);
  };
  return (
    <Panel as="li" of="night" className={styles.row} data-damaged>
      <span className={styles.broken}>
        <Icon name="broken-tablet" />
      </span>
      <div>
        <h3>{t('kept.damaged.name')}</h3>
        <p>{say(damaged.trouble)}</p>
        <Hint>{damaged.id}</Hint>
      </div>
      <Acts gap={2}>
        <Button icon="save" onClick={save}>
          {t('kept.export.raw')}
        </Button>
        <Button icon="trash-can" onClick={() => onThrow(damaged)}>
          {t('kept.delete')}
        </Button>
      </Acts>
    </Panel>
  );
}
