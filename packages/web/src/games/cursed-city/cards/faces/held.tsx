import type { CcCardOf, CcPrintedOf } from '@questhall/cursed-city';
import { caseHeight, linesOf } from '../../../../cards/fit.js';
import { Coin, Pennant } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { roman } from '../../../../text/roman.js';
import { t } from '../../../../text/t.js';
import { Deeds, deedsHeight } from '../Deeds.js';
import type { Face } from '../face.js';
import { type CcIcon, drawing } from '../pictures.js';
import { discoveryScene, empowermentScene, itemScene, traitScene } from '../scenes.js';

type Printed =
  | CcPrintedOf<'trait'>
  | CcPrintedOf<'empowerment'>
  | CcPrintedOf<'item'>
  | CcPrintedOf<'discovery'>;

/** The words of something that a hero has learnt, bought or found. */
function body({ card, parts }: Printed): Pick<Face, 'room' | 'children'> {
  const { flavour = '' } = card;
  const told = flavour === '' ? 0 : linesOf(flavour, 42) * 1.2 + 0.9;
  return {
    room: caseHeight(0.9 + deedsHeight(card as Held, parts) + told),
    children: (
      <Text>
        <Deeds held={card as Held} side={parts} />
        {flavour !== '' && <Said of="flavour">{flavour}</Said>}
      </Text>
    ),
  };
}
type Held = Parameters<typeof deedsHeight>[0];

export const traitFace = (printed: CcPrintedOf<'trait'>): Face => {
  const { card } = printed;
  const { level } = card;
  return {
    kind: card.class,
    line: t('city.line.trait', { own: t(`city.class.${card.class}`), level }),
    scene: traitScene(card),
    right: <Pennant label={t('city.level', { level })}>{roman(level)}</Pennant>,
    ...body(printed),
  };
};

const SLOTS: { readonly [slot in CcCardOf<'empowerment'>['slot']]: CcIcon } = {
  armour: 'armor-vest',
  weapon: 'sword-hilt',
};

export const empowermentFace = (printed: CcPrintedOf<'empowerment'>): Face => {
  const { card } = printed;
  const slot = t(`city.slot.${card.slot}`);
  return {
    line: t('city.line.empowerment', { slot, cost: card.cost }),
    scene: empowermentScene(card),
    left: <Coin path={drawing(SLOTS[card.slot])} label={slot} />,
    right: <Pennant label={t('city.price', { cost: card.cost })}>{card.cost}</Pennant>,
    ...body(printed),
  };
};

export const itemFace = (printed: CcPrintedOf<'item'>): Face => ({
  line: t('city.card.item'),
  scene: itemScene(printed.card),
  ...body(printed),
});

const FOUND: { readonly [type in CcCardOf<'discovery'>['type']]: CcIcon } = {
  treasure: 'chest',
  trap: 'mantrap',
  crisis: 'ringing-bell',
  realmstone: 'crystal-cluster',
};

/** A treasure is kept, a trap happens at once; a crisis and a realmstone say what they are. */
export function discoveryFace(printed: CcPrintedOf<'discovery'>): Face {
  const { card } = printed;
  const type = t(`city.discovery.${card.type}`);
  const value = card.type === 'realmstone' ? card.value : undefined;
  return {
    kind: card.type,
    line: value === undefined ? type : t('city.line.realmstone', { value }),
    scene: discoveryScene(card),
    left: <Coin path={drawing(FOUND[card.type])} label={type} />,
    right: value !== undefined && <Pennant label={t('city.worth', { value })}>{value}</Pennant>,
    ...body(card.type === 'crisis' || card.type === 'realmstone' ? withText(printed) : printed),
  };
}

/** What everybody knows of such a card stands on it in a sentence. */
function withText(printed: CcPrintedOf<'discovery'>): CcPrintedOf<'discovery'> {
  const { type } = printed.card;
  const text = t(type === 'crisis' ? 'city.crisis.text' : 'city.realmstone.text');
  return { ...printed, parts: { ...printed.parts, always: [{ name: '', text }] } };
}
