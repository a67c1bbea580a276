import { GAME_CODES, type GameCode } from '@questhall/rulebook';
import { use } from 'react';
import { Link, useSearchParams } from 'wouter';
import { NoSuch } from '../../app/NoSuch.js';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { SearchBox } from '../../design/SearchBox.js';
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
      <header className={styles.head}>
        <div>
          <h1>{t('rules.title')}</h1>
          <p>{t('rules.count', { count: book.rules.length, title: t(`game.${game}.title`) })}</p>
        </div>
        <SearchBox label={t('rules.search')} value={words} onChange={search} />
      </header>
      {place !== undefined && here?.missing === true && (
        <NoSuch
          text={t('rules.missing', { id: place.slice(0, 60) })}
          to={paths.rules(game)}
          back={t('rules.missing.back')}
        />
      )}
      <Books open={game} />
      <div className={styles.spread}>
        <Contents book={book} here={words === '' ? here?.section.id : undefined} />
        <div className={styles.page}>
          {useLanguage() !== 'en' && <p className={styles.english}>{t('rules.english')}</p>}
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

function Books({ open }: { open: GameCode }) {
  const t = useT();
  return (
    <nav className={styles.books} aria-label={t('rules.books')}>
      {GAME_CODES.map((game) => (
        <Link
          key={game}
          href={paths.rules(game)}
          data-game={game}
          aria-current={game === open ? 'page' : undefined}
        >
          {t(`game.${game}.short`)}
        </Link>
      ))}
    </nav>
  );
}
