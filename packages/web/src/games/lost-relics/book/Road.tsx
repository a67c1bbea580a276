import type { LrView } from '@questhall/lost-relics';
import type { IconName } from '../../../design/Icon.js';
import { Seal, type SealTone } from '../../../design/Seal.js';
import styles from '../../../screens/book/Book.module.css';
import { type Translate, useT } from '../../../text/t.js';
import { nameOf, printedOf } from '../deck.js';

type State = 'won' | 'now' | 'ahead';
const SEALS: { readonly [state in State]: readonly [IconName, SealTone] } = {
  won: ['heraldic-sun', 'gold'],
  now: ['quill-ink', 'brass'],
  ahead: ['padlock', 'iron'],
};

/** The adventures of a campaign, with what became of each and how often it was tried. */
export function Road({ view: { campaign } }: { view: LrView }) {
  const t = useT();
  const sheet = campaign === null ? undefined : printedOf(campaign.id)?.card;
  if (campaign === null || sheet?.kind !== 'campaign') return null;
  const stateOf = (i: number): State => (i < campaign.won ? 'won' : i === campaign.won ? 'now' : 'ahead');
  return (
    <section className={styles.part}>
      <h2>{t('relics.book.road')}</h2>
      <ol className={styles.quests}>
        {sheet.adventures.map((adventure, i) => (
          <li key={adventure} data-state={stateOf(i)}>
            <Seal icon={SEALS[stateOf(i)][0]} tone={SEALS[stateOf(i)][1]} />
            <b>{nameOf(adventure)}</b>
            <small>{said(stateOf(i), campaign.tries[adventure] ?? 0, t)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A campaign may be stuck at an adventure for a while. */
function said(state: State, tries: number, t: Translate): string {
  if (state === 'won' && tries > 1) return t('relics.book.won.try', { tries });
  if (state === 'now' && tries > 0) return t('relics.book.lost', { tries });
  return t(`relics.book.${state}`);
}
