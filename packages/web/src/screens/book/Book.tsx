import type { Result, Book as Told } from '@questhall/table';
import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { paths } from '../../app/paths.js';
import { useLoaded } from '../../app/useLoaded.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Row, Stack } from '../../design/Layout.js';
import { Loading, NoticePage } from '../../design/Notice.js';
import { useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { useDeck, useFace } from '../../games/faces.js';
import { askOnce } from '../../table/open.js';
import { t, useLanguage } from '../../text/t.js';
import styles from './Book.module.css';
import { Chapter, Ornament } from './Chapter.js';
import { Company, Road, Stores } from './Company.js';

/** The story of an adventure so far, as a page that one would print. */
export default function Book({ id }: { id: string }) {
  const told = useTold(id);
  useTitle(t('book.title'));
  if (told === undefined) return <Loading />;
  if (told.ok) return <Bound id={id} told={told.value} />;
  return (
    <NoticePage role="alert" title={t('book.missing')} text={sayTrouble(told.trouble)}>
      <LoadAgain trouble={told.trouble} />
      <ButtonLink to={paths.adventures}>{t('book.others')}</ButtonLink>
    </NoticePage>
  );
}

function Bound({ id, told }: { id: string; told: Told }) {
  const { game, kind, title, standing, road, company, stores, chapters } = told;
  const face = useFace(game);
  // Portraits are drawn from the cards.
  useDeck(face);
  return (
    <Stack gap={4} className={styles.desk} data-game={face.code}>
      <Row as="nav" className={styles.tools} aria-label={t('book.tools')}>
        <ButtonLink icon="round-table" to={paths.table(id)}>
          {t('book.table')}
        </ButtonLink>
        <Button icon="tied-scroll" onClick={() => window.print()}>
          {t('book.print')}
        </Button>
      </Row>
      <Panel as="article" of="paper" framed className={styles.book}>
        <Stack as="header" gap={2} className={styles.cover}>
          <p className={styles.over}>{kind}</p>
          <h1>{title}</h1>
          <Ornament />
          <p className={styles.party}>{standing.party}</p>
          <p data-sentence>{standing.where}</p>
        </Stack>
        <Road road={road} />
        <Company company={company} Portrait={face.Portrait} />
        {stores !== null && <Stores stores={stores} />}
        {chapters.map((chapter, i) => (
          <Chapter key={i} chapter={chapter} number={i + 1} />
        ))}
        <footer className={styles.end}>
          <Ornament />
          <p>{t('book.colophon')}</p>
        </footer>
      </Panel>
    </Stack>
  );
}

/** A kept adventure as it stands now, read without disturbing whoever plays it; nothing while it is fetched. */
function useTold(id: string): Result<Told> | undefined {
  const language = useLanguage();
  return useLoaded(() => askOnce((client) => client.read(id, language)), [id, language]);
}
