import { staged } from '../../cards/art/place.js';
import { Back } from '../../cards/Back.js';
import { Card } from '../../cards/Card.js';
import type { Look } from '../../cards/CardFrame.js';
import { Die } from '../../cards/Die.js';
import { compose } from '../../cards/fit.js';
import {
  Coin,
  Coins,
  Count,
  Keywords,
  Pennant,
  Pips,
  Plaque,
  Ribbon,
  Shield,
  Stat,
} from '../../cards/Marks.js';
import type { CardSize } from '../../cards/size.js';
import { Deed, Said, Steps, Text } from '../../cards/Text.js';
import { Icon, iconPath } from '../../design/Icon.js';
import { Row, Stack } from '../../design/Layout.js';
import { t } from '../../text/t.js';
import styles from './CardKit.module.css';

const LOOKS = (['round', 'cut'] as const).map((shape): Look => ({ shape, className: styles.look }));
const SIZES: readonly CardSize[] = ['thumb', 'full'];
/** As high as a number on its sign, in em. */
const FOOT = 3.1;
const STATES = [undefined, 'exhausted'] as const;
const SCENE = staged(iconPath)(
  { palette: 'ember', far: 'candle-light', ground: 'candles', wings: 'vault' },
  { id: 'sample', figure: iconPath('candle-light'), window: 'round', staging: 'aura' },
);

/** A card of no game in every shape, size and state, its back, and every sign: all that a game gives is colours and data. */
export function CardKit() {
  return (
    <Stack gap={5}>
      {LOOKS.map((look) => (
        <Row key={look.shape} gap={4}>
          <Facedown look={look} />
          {SIZES.flatMap((size) =>
            STATES.map((state) => <Sample key={`${size} ${state}`} look={look} size={size} state={state} />),
          )}
        </Row>
      ))}
      <Signs />
    </Stack>
  );
}

type SampleProps = { look: Look; size: CardSize; state: 'exhausted' | undefined };

function Sample({ look, size, state }: SampleProps) {
  const name = t('patterns.sample.title');
  const text = t('patterns.sample.note');
  const { art } = compose({
    name,
    paragraphs: [{ text, main: true }, { text }, { text }],
    foot: FOOT,
  });
  const full = size === 'full';
  return (
    <Card
      look={look}
      size={size}
      width={full ? 'min(300px, calc(100vw - 48px))' : undefined}
      state={state}
      stamp={state && t('patterns.sample.stamp')}
      name={name}
      over={t('patterns.sample.word')}
      number={2}
      line={t('patterns.sample.where')}
      scene={SCENE}
      art={art}
      room={200}
      left={<Coin path={iconPath('candle-light')} label={name} />}
      right={<Pennant label="II">II</Pennant>}
      foot={
        <Stat path={iconPath('candle-light')} label="4">
          4
        </Stat>
      }
      footHeight={FOOT}
    >
      <Text>
        <Said of="main">{text}</Said>
        {full && look.shape === 'cut' && <Deeds name={name} text={text} />}
        {full && look.shape === 'round' && <Said lead={t('patterns.sample.word')}>{text}</Said>}
        {full && look.shape === 'round' && <Said of="flavour">{text}</Said>}
      </Text>
    </Card>
  );
}

function Deeds({ name, text }: { name: string; text: string }) {
  const word = t('patterns.sample.word');
  const path = iconPath('candle-light');
  return (
    <>
      <ul>
        <Deed
          name={word}
          text={text}
          before={<Plaque label="4+">4+</Plaque>}
          sign={{ path, label: name }}
          numbers={<Plaque label="2">2</Plaque>}
        />
      </ul>
      <Steps label={name} steps={[word, word].map((one) => ({ path, text: one }))} />
    </>
  );
}

function Facedown({ look }: { look: Look }) {
  const name = t('patterns.backs');
  return <Back look={look} kind="sample" name={name} label={name} crest={iconPath('candle-light')} />;
}

function Signs() {
  const word = t('patterns.sample.word');
  const path = iconPath('candle-light');
  return (
    <Row gap={4} className={`${styles.look} ${styles.signs}`}>
      <Coin path={path} label={word} />
      <Coins path={path} label="3" count={3} />
      <Stat path={path} label="4">
        4
      </Stat>
      <Shield label="5">
        <b>5</b>
      </Shield>
      <Ribbon>{word}</Ribbon>
      <Pennant label="III">III</Pennant>
      <Plaque label="6+">6+</Plaque>
      <Die tone="sample" label="III" size="40px">
        <Icon name="candle-light" />
      </Die>
      <Count label="×3">×3</Count>
      <Pips label="2/4" of={4} on={2} />
      <Pips label="3" of={3} on={0} as="dice" />
      <Pips label="2/5" of={5} on={2} as="lanterns">
        <b>2/5</b>
      </Pips>
      <Keywords words={[word, t('patterns.sample.stamp')]} />
    </Row>
  );
}
