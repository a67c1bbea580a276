import type { Reason } from '@questhall/engine';
import { useT } from '../../../text/t.js';
import { RuleLink } from './RuleSlips.js';
import { useBook } from './useBook.js';
import styles from './Why.module.css';

/** What a question is part of, from the inside out: each with its reason, and the ids of what else is carried out. */
export function Trail({ game, trail }: { game: string; trail: readonly Reason[] }) {
  const t = useT();
  return (
    <section className={styles.part}>
      <h3>{t('panel.why.trail')}</h3>
      <ol className={styles.trail}>
        {trail.map(({ name, rule, also }, i) => (
          <li key={i}>
            {name !== '' && <b>{name}</b>}
            {rule !== null && <Sentence game={game} rule={rule} />}
            {also.length > 0 && <small>{t('panel.why.also', { rules: also.join(', ') })}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentence({ game, rule }: { game: string; rule: string }) {
  const open = useBook(game);
  const found = typeof open === 'string' ? undefined : open.book.find(rule);
  if (typeof open === 'string' || found === undefined) return <small>{rule}</small>;
  return (
    <>
      <p lang="en">{found.say}</p>
      <RuleLink game={open.book.game} id={rule} />{' '}
    </>
  );
}
