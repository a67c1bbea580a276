import type { GameCode } from '@questhall/rulebook';
import { Suspense, use } from 'react';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Fold } from '../../design/Fold.js';
import { useT } from '../../text/t.js';
import { ledgerOf, testedOf } from '../rulebook/ledgers.js';
import { RuleText } from '../rulebook/RuleText.js';
import styles from './CardDialog.module.css';

type Props = { game: GameCode; card: string };

/** The rules that a card makes use of, each a step into the rulebook. */
export function RulesOfCard(props: Props) {
  return (
    <Suspense>
      <Uses {...props} />
    </Suspense>
  );
}

function Uses({ game, card }: Props) {
  const t = useT();
  const rules = use(testedOf(game)).rulesOfCards[card] ?? [];
  if (rules.length === 0) return null;
  return (
    <Fold key={card} className={styles.uses} label={t('gallery.uses', { count: rules.length })}>
      <List game={game} rules={rules} />
    </Fold>
  );
}

function List({ game, rules }: { game: GameCode; rules: readonly string[] }) {
  const { book } = use(ledgerOf(game));
  return (
    <ul>
      {rules.map((id) => {
        const rule = book.find(id);
        return (
          <li key={id}>
            <ButtonLink kind="link" to={paths.rules(game, id)}>
              {id}
            </ButtonLink>
            {rule !== undefined && <RuleText rule={rule} />}
          </li>
        );
      })}
    </ul>
  );
}
