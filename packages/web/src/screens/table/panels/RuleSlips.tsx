import type { GameCode, Rule } from '@questhall/rulebook';
import { paths } from '../../../app/paths.js';
import { ButtonLink } from '../../../design/Button.js';
import { Fold } from '../../../design/Fold.js';
import { Row, Stack } from '../../../design/Layout.js';
import { Panel } from '../../../design/Panel.js';
import { Hint } from '../../../design/Words.js';
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
        <Fold key={rules.join()} label={t('panel.why.more', { count: rest.length })}>
          <Slips game={game} rules={rest} />
        </Fold>
      )}
      {language !== 'en' && <Hint>{t('panel.why.language')}</Hint>}
    </section>
  );
}

function Slips({ game, rules }: { game: string; rules: readonly string[] }) {
  const t = useT();
  const open = useBook(game);
  if (open === 'loading') return <Hint>{t('panel.why.loading')}</Hint>;
  if (open === 'missing') return <Hint>{t('panel.why.missing')}</Hint>;
  const { book } = open;
  return (
    <Stack as="ul">
      {rules.map((id) => {
        const entry = book.find(id);
        return (
          <Panel key={id} as="li" of="paper" className={styles.slip}>
            {entry === undefined ? (
              <p>
                <b>{id}</b> {t('panel.why.unknown')}
              </p>
            ) : (
              <Slip game={book.game} rule={entry} />
            )}
          </Panel>
        );
      })}
    </Stack>
  );
}

function Slip({ game, rule }: { game: GameCode; rule: Rule }) {
  const t = useT();
  return (
    <>
      <h4>{rule.sectionTitle}</h4>
      <RuleText rule={rule} />
      <Row>
        <RuleLink game={game} id={rule.id} />
        <Hint>{t(`rules.kind.${rule.kind}`)}</Hint>
      </Row>
    </>
  );
}

/** The rulebook opens beside the table: whoever reads has not left the game. */
export function RuleLink({ game, id }: { game: GameCode; id: string }) {
  const t = useT();
  return (
    <ButtonLink
      kind="link"
      size="small"
      to={paths.rules(game, id)}
      apart
      aria-label={t('panel.why.read', { rule: id })}
    >
      {id}
    </ButtonLink>
  );
}
