import type { AcgView } from '@questhall/acg';
import { Icon, type IconName } from '../../../design/Icon.js';
import styles from '../../../screens/book/Book.module.css';
import { useT } from '../../../text/t.js';
import { cardName, cardOf } from '../board/printed.js';

type State = 'won' | 'lost' | 'now' | 'ahead';
const SEALS: { readonly [state in State]: IconName } = {
  won: 'heraldic-sun',
  lost: 'crowned-skull',
  now: 'quill-ink',
  ahead: 'padlock',
};

/** The quests of a campaign, with what became of each. */
export function Quests({ view: { campaign } }: { view: AcgView }) {
  const t = useT();
  const sheet = campaign === null ? undefined : cardOf(campaign.id, 'campaign');
  if (campaign === null || sheet === undefined) return null;
  const stateOf = (i: number): State =>
    campaign.results[i] ?? (i === campaign.results.length ? 'now' : 'ahead');
  return (
    <section className={styles.part}>
      <h2>{t('book.quests')}</h2>
      <ol className={styles.quests}>
        {sheet.quests.map((quest, i) => (
          <li key={quest} data-state={stateOf(i)}>
            <span className={styles.seal}>
              <Icon name={SEALS[stateOf(i)]} />
            </span>
            <b>{cardName(quest)}</b>
            <small>{t(`book.quest.${stateOf(i)}`)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
