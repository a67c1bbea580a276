import type { CcCardOf, CcPrintedOf } from '@questhall/cursed-city';
import { caseHeight, linesOf, sum } from '../../../../cards/fit.js';
import { Count, Ribbon } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { Glyph } from '../../../../design/Icon.js';
import { t } from '../../../../text/t.js';
import { Behaviour, behaviourHeight, deedsHeight, WeaponRow } from '../Deeds.js';
import type { Face } from '../face.js';
import styles from '../Look.module.css';
import { drawing } from '../pictures.js';
import { encounterScene, hostileScene } from '../scenes.js';

type Printed = CcPrintedOf<'hostile'>;

/** A side of a reference card: the usual one, or the Empowered side of the night. */
export function hostileFace(printed: Printed, night: boolean, thumb: boolean): Face {
  const { card, parts } = printed;
  const side = night ? card.night : card.day;
  const words = night ? parts.night : parts.day;
  const count = sum(card.models.map((model) => model.count));
  return {
    kind: 'hostile',
    state: night ? 'empowered' : undefined,
    line: t('city.line.hostile', { size: t(`city.size.${card.size}`) }),
    scene: hostileScene(card, night),
    room: caseHeight(below(printed, night)),
    left: night && !thumb && <Ribbon tone="night">{t('city.empowered')}</Ribbon>,
    right: !thumb && count > 1 && <Count label={t('city.models', { count })}>×{count}</Count>,
    children: (
      <Text className={styles.dense}>
        <ul className={styles.stats}>
          <li data-part="words">
            <Glyph path={drawing('walking-boot')} />
            {t('city.stat.move')} <b>{side.move}</b>
          </li>
          <li data-part="words">
            <Glyph path={drawing('hearts')} />
            {t('city.stat.wounds')} <b>{side.wounds}</b>
          </li>
        </ul>
        <ul>
          {side.weapons.map((weapon, i) => (
            <WeaponRow key={weapon.id} weapon={weapon} text={words.weapons[i] ?? ''} priced={false} />
          ))}
        </ul>
        {words.always.map(({ name, text }) => (
          <Said key={text} lead={name === '' ? undefined : `${name}.`}>
            {text}
          </Said>
        ))}
        <Behaviour rows={words.behaviour} />
        <Models models={parts.models} />
      </Text>
    ),
  };
}

type Model = Printed['parts']['models'][number];

/** What some models have that others of their kind have not. */
function Models({ models }: { models: readonly Model[] }) {
  const special = models.filter(isSpecial);
  if (models.length < 2 || special.length === 0) return null;
  return (
    <ul className={styles.models}>
      {special.map((model) => (
        <li key={model.name} data-part="words">
          {model.champion && (
            <span role="img" aria-label={t('city.champion')}>
              <Glyph path={drawing('crown')} />
            </span>
          )}
          {modelSaid(model)}
          {model.text !== '' && `: ${model.text}`}
        </li>
      ))}
    </ul>
  );
}

const isSpecial = ({ champion, text }: Model): boolean => champion || text !== '';
export const modelSaid = ({ name, count, wounds }: Model): string => t('city.model', { name, count, wounds });

/** How much room the words of the card take. */
function below({ card, parts }: Printed, night: boolean): number {
  const words = night ? parts.night : parts.day;
  const weapons = deedsHeight(
    { weapons: (night ? card.night : card.day).weapons },
    { ...words, actions: [] },
  );
  const models =
    parts.models.length < 2 ? 0 : 2.4 + sum(parts.models.map(({ text }) => linesOf(text, 46) * 1.1));
  return 3 + weapons + behaviourHeight(words.behaviour) + models;
}

/** Who comes, by the level of the heroes. */
export function encounterFace({ card, parts }: CcPrintedOf<'encounter'>): Face {
  const copies: CcCardOf<'encounter'>['copies'] = card.copies;
  return {
    line: t('city.card.encounter'),
    scene: encounterScene(card),
    room: caseHeight(13),
    right: copies !== undefined && <Count label={t('city.copies', { count: copies })}>×{copies}</Count>,
    children: (
      <Text>
        <Said>{t('city.encounter.text')}</Said>
        <ol className={styles.levels}>
          {parts.rows.map((row, level) => (
            <li key={level} data-part="words">
              <Count label={t('city.level', { level })}>{level}</Count>
              {row.map(({ name, text }) => `${text} × ${name}`).join(', ')}
            </li>
          ))}
        </ol>
      </Text>
    ),
  };
}
