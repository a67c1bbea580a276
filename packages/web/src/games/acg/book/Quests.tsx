import type { AcgView } from '@questhall/acg';
import type { IconName } from '../../../design/Icon.js';
import { Seal, type SealTone } from '../../../design/Seal.js';
import styles from '../../../screens/book/Book.module.css';
import { useT } from '../../../text/t.js';
import { cardName, cardOf } from '../board/printed.js';

type State = 'won' | 'lost' | 'now' | 'ahead';
const SEALS: { readonly [state in State]: readonly [IconName, SealTone] } = {
  won: ['heraldic-sun', 'gold'],
  lost: ['crowned-skull', 'felt'],
  now: ['quill-ink', 'brass'],
  ahead: ['padlock', 'iron'],
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
            <Seal icon={SEALS[stateOf(i)][0]} tone={SEALS[stateOf(i)][1]} />
            <b>{cardName(quest)}</b>
            <small>{t(`book.quest.${stateOf(i)}`)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
