import { GAME_CODES, type GameCode } from '@questhall/rulebook';
import { use } from 'react';
import { useSearchParams } from 'wouter';
import { NoSuch } from '../../app/NoSuch.js';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { Notice } from '../../design/Notice.js';
import { PageHead } from '../../design/PageHead.js';
import { SearchField } from '../../design/SearchField.js';
import { Tabs } from '../../design/Tabs.js';
import { useLanguage, useT } from '../../text/t.js';
import { Contents } from './Contents.js';
import { Found } from './Found.js';
import { ledgerOf } from './ledgers.js';
import { placeIn } from './place.js';
import styles from './Rulebook.module.css';
import { SectionPage } from './SectionPage.js';

/** All rules of a game. The open place and the words searched for are in the address. */
export default function RulebookScreen({ game, place }: { game: GameCode; place: string | undefined }) {
  const t = useT();
  const open = use(ledgerOf(game));
  const { book } = open;
  const [query, setQuery] = useSearchParams();
  const words = query.get('q') ?? '';
  const here = placeIn(book, place);
  useTitle(`${t('rules.title')}: ${t(`game.${game}.title`)}`);
  const search = (value: string) => setQuery(value === '' ? {} : { q: value }, { replace: true });
  return (
    <div data-game={game}>
      <PageHead
        title={t('rules.title')}
        lead={t('rules.count', { count: book.rules.length, title: t(`game.${game}.title`) })}
      >
        <SearchField label={t('rules.search')} value={words} onChange={search} />
      </PageHead>
      {place !== undefined && here?.missing === true && (
        <NoSuch
          text={t('rules.missing', { id: place.slice(0, 60) })}
          to={paths.rules(game)}
          back={t('rules.missing.back')}
        />
      )}
      <Tabs
        label={t('rules.books')}
        look="books"
        tabs={GAME_CODES.map((code) => ({
          to: paths.rules(code),
          text: t(`game.${code}.short`),
          game: code,
          current: code === game,
        }))}
      />
      <div className={styles.spread} data-on="paper">
        <Contents book={book} here={words === '' ? here?.section.id : undefined} />
        <div className={styles.page}>
          {useLanguage() !== 'en' && <Notice>{t('rules.english')}</Notice>}
          {words === '' ? (
            here && <SectionPage key={here.section.id} {...open} place={here} />
          ) : (
            <Found {...open} words={words} />
          )}
        </div>
      </div>
    </div>
  );
}
