import type { PrintedCard } from '@questhall/acg';
import { CardPage, PageColumns, PagePart } from '../../../cards/Page.js';
import { Glyph } from '../../../design/Icon.js';
import { Story } from '../../../design/Words.js';
import { roman } from '../../../text/roman.js';
import { t } from '../../../text/t.js';
import { drawing } from './icons.js';
import type { OfKind } from './kinds.js';
import { PerilMark, PerilTrack } from './PerilTrack.js';
import styles from './QuestSheet.module.css';
import { words } from './words.js';

type Sheet = NonNullable<PrintedCard['sheet']>;
type Props = { card: OfKind<'quest'>; sheet: Sheet; campaign: string | undefined };

/** A quest sheet as a page of the book: story, rules of the quest, peril, and how it may end. */
export function QuestSheet({ card, sheet, campaign }: Props) {
  const { number, tier, name, icon, flavour } = card;
  const kind =
    number === null || campaign === undefined
      ? t('sheet.delve')
      : t('sheet.kind', { number, campaign, tier: roman(tier) });
  return (
    <CardPage
      name={name}
      over={kind}
      motto={flavour}
      picture={<Initial name={name} icon={icon} />}
      after={<Glyph className={styles.seal} path={drawing('wax-seal')} />}
    >
      <Story>{card.story.before}</Story>
      {sheet.rules.length > 0 && (
        <PagePart title={t('sheet.rules')} tone="rule">
          {sheet.rules.map((rule) => (
            <p key={rule}>{words(rule)}</p>
          ))}
        </PagePart>
      )}
      <PerilTrack track={card.perilTrack} />
      <dl className={styles.effects}>
        {sheet.peril.map(({ colour, text }) => (
          <Effect key={colour} colour={colour as 'green' | 'blue' | 'red'} text={text} />
        ))}
      </dl>
      <PageColumns>
        <PagePart title={t('room.over.won')} tone="won">
          <p>{sheet.victory}</p>
          <h4>{t('sheet.reward')}</h4>
          <p>{sheet.reward}</p>
        </PagePart>
        <PagePart title={t('room.over.lost')} tone="lost">
          <p>{sheet.defeat}</p>
          <h4>{t('sheet.penalty')}</h4>
          <p>{sheet.penalty}</p>
        </PagePart>
      </PageColumns>
    </CardPage>
  );
}

/** An initial is that of the name and not of its article. */
const ARTICLE = /^(A|An|The|Ein|Eine|Der|Die|Das) /;

const Initial = ({ name, icon }: { name: string; icon: string | undefined }) => (
  <span className={styles.initial} aria-hidden="true">
    <Glyph path={drawing(icon)} />
    <b>{name.replace(ARTICLE, '').charAt(0)}</b>
  </span>
);

function Effect({ colour, text }: { colour: 'green' | 'blue' | 'red'; text: string }) {
  return (
    <>
      <dt>
        <PerilMark colour={colour} label={t(`sheet.colour.${colour}`)} />
      </dt>
      <dd>{words(text)}</dd>
    </>
  );
}
