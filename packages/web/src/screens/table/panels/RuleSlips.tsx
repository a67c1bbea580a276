import type { GameCode, LedgerEntry } from '@questhall/rulebook';
import { paths } from '../../../app/paths.js';
import { useLanguage, useT } from '../../../text/t.js';
import { useBook } from './useBook.js';
import styles from './Why.module.css';

/** So many rules are laid open; the others are a press away. */
const OPEN = 3;

/** Rules in our words, each on a slip of vellum. */
export function RuleSlips({ game, rules }: { game: string; rules: readonly string[] }) {
  const t = useT();
  const language = useLanguage();
  const rest = rules.slice(OPEN);
  return (
    <section className={styles.part}>
      <h3>{t('panel.why.rules', { count: rules.length })}</h3>
      <Slips game={game} rules={rules.slice(0, OPEN)} />
      {rest.length > 0 && (
        <details className={styles.more} key={rules.join()}>
          <summary>{t('panel.why.more', { count: rest.length })}</summary>
          <Slips game={game} rules={rest} />
        </details>
      )}
      {language !== 'en' && <p className={styles.note}>{t('panel.why.language')}</p>}
    </section>
  );
}

function Slips({ game, rules }: { game: string; rules: readonly string[] }) {
  const t = useT();
  const open = useBook(game);
  if (open === 'loading') return <p className={styles.note}>{t('panel.why.loading')}</p>;
  if (open === 'missing') return <p className={styles.note}>{t('panel.why.missing')}</p>;
  const { book } = open;
  return (
    <ul className={styles.slips}>
      {rules.map((id) => {
        const entry = book.find(id);
        return (
          <li key={id} className={styles.slip}>
            {entry === undefined ? (
              <p>
                <b>{id}</b> {t('panel.why.unknown')}
              </p>
            ) : (
              <Slip game={book.game} entry={entry} title={entry.sectionTitle} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type SlipProps = { game: GameCode; entry: LedgerEntry; title: string };

/** The rulebook opens beside the table: whoever reads has not left the game. */
function Slip({ game, entry: { id, text, kind }, title }: SlipProps) {
  const t = useT();
  return (
    <>
      <h4>{title}</h4>
      <p lang="en">{text}</p>
      <div>
        <a
          href={paths.rules(game, id)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('panel.why.read', { rule: id })}
        >
          {id}
        </a>
        <small>{t(`rules.kind.${kind}`)}</small>
      </div>
    </>
  );
}
