import { teaches } from '@questhall/games/courses';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Pick } from '../../design/Choice.js';
import { Hidden } from '../../design/Hidden.js';
import { Icon } from '../../design/Icon.js';
import { Words } from '../../design/Words.js';
import type { Adventure } from '../../games/beginning.js';
import { t } from '../../text/t.js';
import type { Given } from './useChoices.js';
import styles from './Where.module.css';

/** More than these are drawn smaller. */
const MANY = 8;

type Props = Given & { adventures: readonly Adventure[]; chosen: Adventure };

/** First what kind of adventure, then which; a lesson is somewhere else. */
export function Where({ face, choices, choose, adventures, chosen }: Props) {
  const { Card } = face.cards;
  const take = (adventure: Adventure | undefined) =>
    adventure !== undefined && choose({ ...choices, adventure: adventure.id });
  const same = adventures.filter(({ kind }) => kind === chosen.kind);
  return (
    <fieldset>
      <legend>{t('begin.where')}</legend>
      <Tiles>
        {face.begin.kinds.map(({ id, icon, name, text }) => (
          <Tile
            key={id}
            name="kind"
            checked={id === chosen.kind}
            onPick={() => take(adventures.find((one) => one.kind === id))}
          >
            <Icon name={icon} />
            <Words name={t(name)}>{t(text)}</Words>
          </Tile>
        ))}
        {teaches(face.code) && (
          <Link href={paths.lessons(face.code)} className={styles.tile}>
            <Icon name="graduate-cap" />
            <Words name={t('begin.kind.lesson')}>{t('begin.kind.lesson.text')}</Words>
          </Link>
        )}
      </Tiles>
      {same.length > 1 && (
        <fieldset className={styles.quests} data-many={same.length > MANY || undefined}>
          <Hidden as="legend">{t('begin.adventure')}</Hidden>
          {same.map((adventure) => (
            <Pick
              key={adventure.id}
              name="adventure"
              className={styles.quest}
              checked={adventure === chosen}
              onPick={() => take(adventure)}
              label={adventure.printed.card.name}
            >
              <Card printed={adventure.printed} size="thumb" width="var(--quest)" />
            </Pick>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

/** A few that are weighed against each other, side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.tiles}>{children}</div>
);

export const Tile = (props: ComponentProps<typeof Pick>) => <Pick {...props} className={styles.tile} />;
