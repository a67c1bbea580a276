import type { PrintedCard } from '@questhall/acg';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { AcgCard as CardFace } from '../../cards/acg/AcgCard.js';
import { DiceSheet } from '../../cards/acg/DiceSheet.js';
import type { AcgCard } from '../../cards/acg/kinds.js';
import { QuestSheet } from '../../cards/acg/QuestSheet.js';
import { Icon } from '../../design/Icon.js';
import { en } from '../../text/en.js';
import { type TextKey, type Translate, useT } from '../../text/t.js';
import styles from './CardDialog.module.css';
import { RulesOfCard } from './RulesOfCard.js';

/** A card at the size at which it is read, with what is known about it beside it. */
export function BigCard({ printed, all }: { printed: PrintedCard; all: readonly PrintedCard[] }) {
  const { card, sheet } = printed;
  if (card.kind === 'quest' && sheet !== undefined) {
    const campaign = all.find((other) => other.card.id === card.campaign)?.card.name;
    return (
      <div className={styles.sheet}>
        <QuestSheet card={card} sheet={sheet} campaign={campaign} />
        <Rules card={card} />
      </div>
    );
  }
  return (
    <div className={styles.spread}>
      <CardFace printed={printed} size="full" width="var(--big)" />
      <Notes printed={printed} />
    </div>
  );
}

/** What the card itself does not say: basic keywords, copies, where it comes from, and its rules. */
function Notes({ printed: { card, keywords } }: { printed: PrintedCard }) {
  const t = useT();
  const copies = 'copies' in card ? card.copies : 1;
  return (
    <aside className={styles.notes}>
      {card.kind === 'dice' && <DiceSheet card={card} />}
      {card.kind === 'enemy' && <Keywords bar={card.bar} words={keywords} />}
      <dl>
        <dt>{t('gallery.copies')}</dt>
        <dd>{copies}</dd>
        <dt>{t('gallery.origin')}</dt>
        <dd>{t(`gallery.origin.${card.origin}`)}</dd>
        {card.unverified !== undefined && (
          <>
            <dt>{t('gallery.unverified')}</dt>
            <dd>{card.unverified.map((fact) => factName(fact, t)).join(', ')}</dd>
          </>
        )}
      </dl>
      <Rules card={card} />
    </aside>
  );
}

function Rules({ card }: { card: AcgCard }) {
  const t = useT();
  return (
    <div className={styles.rules}>
      <Link href={paths.rules('acg', CHAPTERS[card.kind])}>
        <Icon name="open-book" />
        {t('gallery.rules')}
      </Link>
      <RulesOfCard card={card.id} />
    </div>
  );
}

/** Some facts are single cards of a list, such as `spawn.faceup`: then the list is named. */
type Fact = Extract<TextKey, `fact.${string}`>;

function factName(fact: string, t: Translate): string {
  const key = [`fact.${fact}`, `fact.${fact.replace(/\..*/, '')}`].find(
    (known): known is Fact => known in en,
  );
  return key === undefined ? fact : t(key);
}

const BASIC = ['advance', 'inflict', 'retreat'] as const;

function Keywords({ bar, words }: { bar: readonly string[]; words: readonly string[] }) {
  const t = useT();
  return (
    <div className={styles.keywords}>
      {BASIC.filter((keyword) => bar.includes(keyword)).map((keyword) => (
        <p key={keyword}>
          <b>{words[bar.indexOf(keyword)]}</b>
          {t(`keyword.${keyword}`)}
        </p>
      ))}
    </div>
  );
}

/** The section of the rulebook that speaks of each kind of card. */
const CHAPTERS: { readonly [kind in AcgCard['kind']]: string } = {
  'hero-card': 'HERO',
  action: 'ACT',
  enemy: 'EPH',
  location: 'LOC',
  dungeon: 'DUN',
  gear: 'GEAR',
  'legendary-gear': 'LEG',
  fortune: 'LEG',
  condition: 'COND',
  quest: 'QUEST',
  campaign: 'CAMP',
  difficulty: 'GOLD',
  dice: 'DICE',
};
