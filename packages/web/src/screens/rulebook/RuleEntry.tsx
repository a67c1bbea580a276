import type { GameCode, Rule } from '@questhall/rulebook';
import { lazy, type Ref } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Fold } from '../../design/Fold.js';
import { Hint } from '../../design/Words.js';
import { t } from '../../text/t.js';
import styles from './Rulebook.module.css';

/** Most readers never open it, and it needs every card. */
const CardsOfRule = lazy(() => import('./CardsOfRule.js'));

type Props = {
  game: GameCode;
  entry: Rule;
  /** How many tests show it at work. */
  tests?: number | undefined;
  /** The cards that make use of it. */
  cards?: readonly string[] | undefined;
  asked?: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** A rule in our words, with its name, its kind, and how one sees that it is obeyed. */
export function RuleEntry({ game, entry, tests = 0, cards = [], asked = false, ref }: Props) {
  const tested = tests > 0 ? t('rules.tests', { count: tests }) : t('rules.check');
  return (
    <li className={styles.rule} data-asked={asked || undefined} data-kind={entry.kind} ref={ref}>
      <Link className={styles.id} href={paths.rules(game, entry.id)}>
        {entry.id}
      </Link>
      <div>
        <RuleText rule={entry} className={styles.text} />
        <Fold size="small" label={`${t(`rules.kind.${entry.kind}`)} · ${tested}`}>
          <p lang="en">{entry.check}</p>
          <Hint>{t('rules.source', { source: entry.source })}</Hint>
        </Fold>
        {cards.length > 0 && (
          <Fold size="small" label={t('rules.cards', { count: cards.length })}>
            <CardsOfRule game={game} cards={cards} />
          </Fold>
        )}
      </div>
    </li>
  );
}

type RuleTextProps = { rule: Pick<Rule, 'say' | 'note'>; className?: string | undefined };

/** A rule in a player's sentence; the editors' note that it stands for is folded below. */
export function RuleText({ rule: { say, note }, className }: RuleTextProps) {
  return (
    <>
      <p className={className} lang="en">
        {say}
      </p>
      {note !== null && (
        <Fold size="small" label={t('rules.note')}>
          <p lang="en">{note}</p>
        </Fold>
      )}
    </>
  );
}
