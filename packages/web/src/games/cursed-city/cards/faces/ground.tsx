import type { CcPrintedOf } from '@questhall/cursed-city';
import { Coin, Count } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { t } from '../../../../text/t.js';
import type { Face } from '../face.js';
import styles from '../Look.module.css';
import { PlanLegend, PlanPicture } from '../PlanPicture.js';
import { drawing } from '../pictures.js';

type Plan = CcPrintedOf<'map'>['parts']['plan'];

const board = (plan: Plan) => (
  <div className={styles.board}>
    <PlanPicture plan={plan} />
  </div>
);

/** A side of a tile; where gateways may lie is dashed. */
export const tileFace = ({ card, parts }: CcPrintedOf<'tile'>): Face => ({
  line: parts.other === '' ? t('city.card.tile') : t('city.line.tile', { other: parts.other }),
  picture: board(parts.plan),
  left: (
    <Count label={t('city.tile', { tile: card.tile })}>
      {card.zone === undefined ? card.id.toUpperCase() : '–'}
    </Count>
  ),
  children: (
    <Text>
      <Said>
        {t('city.tile.squares', {
          count: parts.plan.tiles[0]?.squares.length ?? 0,
          spots: parts.plan.gateways.length,
        })}
      </Said>
      {card.flavour !== undefined && <Said of="flavour">{card.flavour}</Said>}
    </Text>
  ),
});

/** What is laid when heroes explore. */
export const explorationFace = ({ card, parts }: CcPrintedOf<'exploration'>): Face => ({
  line: t('city.card.exploration'),
  picture: board(parts.plan),
  left: <Count label={t('city.tile', { tile: card.face })}>{card.face.toUpperCase()}</Count>,
  right: card.symbol === true && <Coin path={drawing('candle-light')} label={t('city.symbol')} tone="day" />,
  children: (
    <Text>
      <Said>{t('city.exploration.text', { groups: card.groups, objects: card.objects.length })}</Said>
      {card.symbol === true && <Said>{t('city.symbol.text')}</Said>}
      <PlanLegend plan={parts.plan} />
    </Text>
  ),
});

/** A combat map: tiles, gateways and lychgates as they are laid out. */
export const mapFace = ({ card, parts }: CcPrintedOf<'map'>): Face => ({
  line: parts.journeys.length === 0 ? t('city.card.map') : parts.journeys.join(', '),
  picture: board(parts.plan),
  children: (
    <Text>
      <Said>
        {t('city.plan', {
          tiles: parts.plan.tiles.length,
          gateways: parts.plan.gateways.length,
          lychgates: parts.plan.lychgates.length,
          objects: parts.plan.objects.length,
        })}
      </Said>
      <PlanLegend plan={parts.plan} />
      {card.flavour !== undefined && <Said of="flavour">{card.flavour}</Said>}
    </Text>
  ),
});
