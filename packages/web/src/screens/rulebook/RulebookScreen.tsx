import { GAME_CODES, type GameCode, type LedgerSection, type Rule, type Rulebook } from '@questhall/rulebook';
import { type Ref, use, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { NoSuch } from '../../app/Missing.js';
import { paths } from '../../app/paths.js';
import { Notice } from '../../design/Notice.js';
import { PageHead, useTitle } from '../../design/PageHead.js';
import { SearchField } from '../../design/SearchField.js';
import { Tabs } from '../../design/Tabs.js';
import { Hint } from '../../design/Words.js';
import { t, useLanguage } from '../../text/t.js';
import { Contents } from './Contents.js';
import { ledgerOf, type OpenBook, type Place, placeIn } from './ledgers.js';
import styles from './Rulebook.module.css';
import { RuleEntry } from './RuleEntry.js';

/** All rules of a game. The open place and the words searched for are in the address. */
export default function RulebookScreen({ game, place }: { game: GameCode; place: string | undefined }) {
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

/** One section as a page; a rule that was asked for by name is marked and brought into view. */
function SectionPage({ place: { section, rule }, ...open }: OpenBook & { place: Place }) {
  const { book } = open;
  const asked = useRef<HTMLLIElement>(null);
  const at = book.sections.indexOf(section);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (rule !== undefined) asked.current?.scrollIntoView({ block: 'center' });
    else if ((title.current?.getBoundingClientRect().top ?? 0) < 0) title.current?.scrollIntoView();
  }, [rule]);
  return (
    <>
      <h2 className={styles.title} ref={title} lang="en">
        {section.title}
      </h2>
      <Entries {...open} rules={book.inSection(section.id)} asked={rule?.id} ref={asked} />
      <Turn book={book} before={book.sections[at - 1]} after={book.sections[at + 1]} />
    </>
  );
}

type EntriesProps = OpenBook & {
  rules: readonly Rule[];
  asked?: string | undefined;
  ref?: Ref<HTMLLIElement>;
};

const Entries = ({ book, verified, cards, rules, asked, ref }: EntriesProps) => (
  <ol>
    {rules.map((entry) => (
      <RuleEntry
        key={entry.id}
        game={book.game}
        entry={entry}
        tests={verified[entry.id]}
        cards={cards[entry.id]}
        asked={entry.id === asked}
        ref={entry.id === asked ? ref : undefined}
      />
    ))}
  </ol>
);

type TurnProps = { book: Rulebook; before: LedgerSection | undefined; after: LedgerSection | undefined };

function Turn({ book, before, after }: TurnProps) {
  return (
    <nav className={styles.turn} aria-label={t('rules.turn')}>
      {before && (
        <Link href={paths.rules(book.game, before.id)}>
          <Hint>{t('rules.before')}</Hint>
          <span lang="en">{before.title}</span>
        </Link>
      )}
      {after && (
        <Link href={paths.rules(book.game, after.id)} data-side="after">
          <Hint>{t('coach.next')}</Hint>
          <span lang="en">{after.title}</span>
        </Link>
      )}
    </nav>
  );
}

const MOST = 40;

/** What the words were found in, the best fit first. */
function Found({ words, ...open }: OpenBook & { words: string }) {
  const { book } = open;
  const asked = useDeferredValue(words);
  const hits = useMemo(() => book.search(asked, MOST), [book, asked]);
  return (
    <>
      <h2 className={styles.title} aria-live="polite">
        {t('rules.found', { count: hits.length })}
      </h2>
      <Entries {...open} rules={hits.map(({ rule }) => rule)} />
    </>
  );
}
