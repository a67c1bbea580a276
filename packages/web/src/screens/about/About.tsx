import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Chip } from '../../design/Chip.js';
import { Row } from '../../design/Layout.js';
import { useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { t } from '../../text/t.js';
import styles from './About.module.css';
import { FONTS, ICON_AUTHORS, ICON_LICENCE, ICON_SOURCE, LIBRARIES } from './credits.js';

/** What this is, whose work is in it, and whose it is not. */
export default function About() {
  useTitle(t('about.title'));
  return (
    <Panel as="article" of="paper" framed className={styles.page}>
      <h1>{t('about.title')}</h1>
      <p>{t('about.lead')}</p>
      <Part of="drawn">
        <p>
          <a href={ICON_SOURCE}>{t('about.icons')}</a> · <a href={ICON_LICENCE}>{t('about.icons.licence')}</a>
        </p>
        <Names label={t('about.icons.authors')} names={ICON_AUTHORS} />
      </Part>
      <Part of="fonts">
        <ul>
          {FONTS.map(({ name, by, source }) => (
            <li key={name}>
              <a href={source}>{name}</a> · {by}
            </li>
          ))}
        </ul>
      </Part>
      <Part of="code">
        <Names label={t('about.code.list')} names={LIBRARIES} />
      </Part>
      <Part of="sounds" />
      <Part of="words" />
      <Part of="not" />
      <p>
        <Link href={paths.patterns}>{t('about.patterns')}</Link>
      </p>
    </Panel>
  );
}

type PartProps = { of: 'drawn' | 'fonts' | 'code' | 'sounds' | 'words' | 'not'; children?: ReactNode };

const Part = ({ of, children }: PartProps) => (
  <section>
    <h2>{t(`about.${of}`)}</h2>
    <p>{t(`about.${of}.text`)}</p>
    {children}
  </section>
);

const Names = ({ label, names }: { label: string; names: readonly string[] }) => (
  <Row as="ul" gap={1} aria-label={label}>
    {names.map((name) => (
      <li key={name}>
        <Chip>{name}</Chip>
      </li>
    ))}
  </Row>
);
