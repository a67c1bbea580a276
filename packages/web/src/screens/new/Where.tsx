import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { AcgCard } from '../../cards/acg/AcgCard.js';
import { Icon, type IconName } from '../../design/Icon.js';
import { type TextKey, useT } from '../../text/t.js';
import type { AdventureKind } from './choices.js';
import type { Given } from './given.js';
import type { Adventure } from './offer.js';
import { Picked } from './Picked.js';
import styles from './Where.module.css';

const KINDS: readonly { kind: AdventureKind; icon: IconName }[] = [
  { kind: 'quest', icon: 'well' },
  { kind: 'campaign', icon: 'shaking-hands' },
  { kind: 'delve', icon: 'dungeon-light' },
];

type Props = Given & { adventures: readonly Adventure[]; chosen: Adventure };

/** First what kind of adventure, then which; a lesson is somewhere else. */
export function Where({ choices, choose, adventures, chosen }: Props) {
  const t = useT();
  const take = (adventure: Adventure | undefined) =>
    adventure !== undefined && choose({ ...choices, adventure: adventure.id });
  const same = adventures.filter(({ kind }) => kind === chosen.kind);
  return (
    <fieldset className={styles.where}>
      <legend>{t('begin.where')}</legend>
      <div className={styles.kinds}>
        {KINDS.map(({ kind, icon }) => (
          <Picked
            key={kind}
            name="kind"
            className={styles.kind}
            checked={kind === chosen.kind}
            onPick={() => take(adventures.find((one) => one.kind === kind))}
          >
            <Icon name={icon} />
            <Words of={`begin.kind.${kind}`} />
          </Picked>
        ))}
        <Link href={paths.lessons('acg')} className={styles.kind}>
          <Icon name="graduate-cap" />
          <Words of="begin.kind.lesson" />
        </Link>
      </div>
      {same.length > 1 && (
        <fieldset className={styles.quests}>
          <legend className={styles.hidden}>{t('begin.adventure')}</legend>
          {same.map((adventure) => (
            <Picked
              key={adventure.id}
              name="adventure"
              className={styles.quest}
              checked={adventure === chosen}
              onPick={() => take(adventure)}
              label={adventure.printed.card.name}
            >
              <AcgCard printed={adventure.printed} size="table" width="var(--quest)" />
            </Picked>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

type KindKey = 'begin.kind.quest' | 'begin.kind.campaign' | 'begin.kind.delve' | 'begin.kind.lesson';

function Words({ of }: { of: KindKey & TextKey }) {
  const t = useT();
  return (
    <span>
      <b>{t(of)}</b>
      <small>{t(`${of}.text`)}</small>
    </span>
  );
}
