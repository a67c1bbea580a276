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
      <section>
        <h2>{t('about.drawn')}</h2>
        <p>{t('about.drawn.text')}</p>
        <p>
          <a href={ICON_SOURCE}>{t('about.icons')}</a> · <a href={ICON_LICENCE}>{t('about.icons.licence')}</a>
        </p>
        <Row as="ul" gap={1} aria-label={t('about.icons.authors')}>
          {ICON_AUTHORS.map((author) => (
            <li key={author}>
              <Chip>{author}</Chip>
            </li>
          ))}
        </Row>
      </section>
      <section>
        <h2>{t('about.fonts')}</h2>
        <p>{t('about.fonts.text')}</p>
        <ul>
          {FONTS.map(({ name, by, source }) => (
            <li key={name}>
              <a href={source}>{name}</a> · {by}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('about.code')}</h2>
        <p>{t('about.code.text')}</p>
        <Row as="ul" gap={1} aria-label={t('about.code.list')}>
          {LIBRARIES.map(({ name, licence }) => (
            <li key={name}>
              <Chip>
                {name} · {licence}
              </Chip>
            </li>
          ))}
        </Row>
      </section>
      <section>
        <h2>{t('about.sounds')}</h2>
        <p>{t('about.sounds.text')}</p>
      </section>
      <section>
        <h2>{t('about.words')}</h2>
        <p>{t('about.words.text')}</p>
      </section>
      <section>
        <h2>{t('about.not')}</h2>
        <p>{t('about.not.text')}</p>
      </section>
      <p>
        <Link href={paths.patterns}>{t('about.patterns')}</Link>
      </p>
    </Panel>
  );
}
