import type { PrintedCard } from '@questhall/acg';
import { type ReactNode, use } from 'react';
import { useSearchParams } from 'wouter';
import type { CardSize } from '../../../cards/size.js';
import { Row } from '../../../design/Layout.js';
import { useTitle } from '../../../design/PageHead.js';
import { Part, Pieces } from '../../../screens/pattern-book/Part.js';
import styles from '../../../screens/pattern-book/PatternBook.module.css';
import { t, useLanguage } from '../../../text/t.js';
import { ACG_DECKS, AcgBack } from '../cards/AcgBack.js';
import { AcgCard } from '../cards/AcgCard.js';
import { DiceSheet } from '../cards/Die.js';
import { deckIn } from '../cards/deck.js';
import type { CardState } from '../cards/face.js';
import { PerilTrack } from '../cards/PerilTrack.js';

/** Cards, dice and the peril track in their states, or every card in every size. */
export function Patterns({ children }: { children?: ReactNode }) {
  const [query] = useSearchParams();
  return query.get('cards') === 'all' ? <EveryCard /> : <Book>{children}</Book>;
}

function Book({ children }: { children?: ReactNode }) {
  const { cards } = use(deckIn(useLanguage()));
  const named = (id: string) => cards.filter(({ card }) => card.id === id);
  useTitle(t('patterns.title'));
  return (
    <div className={styles.book} data-game="acg">
      <h1>{t('patterns.title')}</h1>
      <p>{t('patterns.lead')}</p>
      {children}
      <Pieces title={t('patterns.table')}>
        {SAMPLES.flatMap(named).map((printed) => (
          <AcgCard key={printed.card.id} printed={printed} size="thumb" />
        ))}
      </Pieces>
      <Pieces title={t('patterns.states')}>
        {['132px', '76px'].flatMap((width) =>
          STATES.flatMap(({ id, state }) =>
            named(id).map((printed) => (
              <AcgCard key={`${id} ${width}`} printed={printed} size="thumb" width={width} state={state} />
            )),
          ),
        )}
      </Pieces>
      <Pieces title={t('patterns.backs')}>
        {ACG_DECKS.map((deck) => (
          <AcgBack key={deck} deck={deck} />
        ))}
      </Pieces>
      <Pieces title={t('gallery.kind.dice')}>
        {cards.map(({ card }) => card.kind === 'dice' && <DiceSheet key={card.id} card={card} />)}
      </Pieces>
      <Part title={t('board.phase.peril')}>
        {cards.map(
          ({ card }) =>
            card.id === 'a-foul-stench' &&
            card.kind === 'quest' && <PerilTrack key={card.id} track={card.perilTrack} here={4} />,
        )}
      </Part>
      <Pieces title={t('patterns.full')}>
        {SAMPLES.flatMap(named).map((printed) => (
          <AcgCard
            key={printed.card.id}
            printed={printed}
            size="full"
            width="min(320px, calc(100vw - 24px))"
          />
        ))}
      </Pieces>
    </div>
  );
}

/** As narrow as a board ever lays them, as in the gallery, and to be read. */
const SIZES = [
  { size: 'thumb', width: '76px' },
  { size: 'thumb', width: '88px' },
  { size: 'thumb', width: '132px' },
  { size: 'full', width: '380px' },
] as const;

/** Every card in these sizes, so that one look, or one test, sees whether any of them is too full. */
function EveryCard() {
  const { cards } = use(deckIn(useLanguage()));
  return (
    <div className={styles.book} data-game="acg">
      <h1>{t('patterns.title')}</h1>
      {SIZES.map(({ size, width }) => (
        <Row key={`${size} ${width}`} gap={4}>
          {cards.map((printed) => (
            <div key={printed.card.id} data-card={`${printed.card.id} ${width}`}>
              <AcgCard printed={printed} size={size} width={width} state={laden(printed, size)} />
            </div>
          ))}
        </Row>
      ))}
    </div>
  );
}

/** With as much on it as a table may lay there: tokens on an action, the number of a copy. */
function laden({ card }: PrintedCard, size: CardSize): CardState {
  if (size === 'full') return {};
  if (card.kind === 'action') return { tokens: 3 };
  return card.kind === 'enemy' && card.copies > 1 ? { copy: card.copies } : {};
}

/** One or two of every kind, the longest texts among them. */
const SAMPLES: readonly string[] = [
  'ironbreaker-3',
  'waywatcher-2',
  'warrior-priest-4',
  'bright-wizard-3',
  'deadly-shot',
  'shield-wall',
  'the-comets-road',
  'vigil-until-dawn',
  'goblin-warrior',
  'goblin-warrior-elite',
  'goblin-firebrand',
  'grave-hound-elite',
  'pit-troll',
  'warren-assassin-elite',
  'lantern-wraith-elite',
  'bone-colossus',
  'urgza-twice-crowned',
  'the-drowned-abbot',
  'sewer-system',
  'flooded-cellar',
  'loose-flagstone',
  'linen-bandages',
  'door-shield',
  'delvers-lantern',
  'dawnhammer',
  'moonstring',
  'legendary-fortune',
  'bleeding',
  'empowered',
  'sickened',
  'a-foul-stench',
  'novice',
];

const STATES: readonly { readonly id: string; readonly state: CardState }[] = [
  { id: 'ironbreaker-3', state: { leader: true, wounds: 9 } },
  { id: 'deadly-shot', state: { tokens: 2 } },
  { id: 'the-comets-road', state: { tokens: 3 } },
  { id: 'shield-wall', state: { exhausted: true } },
  { id: 'pit-troll', state: { wounds: 3 } },
  { id: 'goblin-warrior', state: { exhausted: true, wounds: 1, copy: 2 } },
  { id: 'goblin-warrior-elite', state: { wounds: 2, copy: 1 } },
  { id: 'whisperclaw', state: {} },
  { id: 'sewer-system', state: { progress: 4 } },
  { id: 'door-shield', state: { exhausted: true } },
];
