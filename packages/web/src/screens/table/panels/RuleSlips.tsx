import type { GameCode, Rule } from '@questhall/rulebook';
import { paths } from '../../../app/paths.js';
import { Fold } from '../../../design/Fold.js';
import { useLanguage, useT } from '../../../text/t.js';
import { RuleText } from '../../rulebook/RuleText.js';
import { useBook } from './useBook.js';
import styles from './Why.module.css';

/** The reason on a slip of vellum, in our words; what else was carried out is a press away. */
export function RuleSlips({ game, rules }: { game: string; rules: readonly string[] }) {
  const t = useT();
  const language = useLanguage();
  const [reason = '', ...rest] = rules;
  return (
    <section className={styles.part}>
      <h3>{t('panel.why.rules')}</h3>
      <Slips game={game} rules={[reason]} />
      {rest.length > 0 && (
        <Fold className={styles.more} key={rules.join()} label={t('panel.why.more', { count: rest.length })}>
          <Slips game={game} rules={rest} />
        </Fold>
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
              <Slip game={book.game} rule={entry} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Slip({ game, rule }: { game: GameCode; rule: Rule }) {
  const t = useT();
  return (
    <>
      <h4>{rule.sectionTitle}</h4>
      <RuleText rule={rule} folded={styles.folded} />
      <div>
        <RuleLink game={game} id={rule.id} />
        <small>{t(`rules.kind.${rule.kind}`)}</small>
      </div>
    </>
  );
}

/** The rulebook opens beside the table: whoever reads has not left the game. */
export function RuleLink({ game, id }: { game: GameCode; id: string }) {
  const t = useT();
  return (
    <a
      href={paths.rules(game, id)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('panel.why.read', { rule: id })}
    >
      {id}
    </a>
  );
}
