import { pileOf } from '@questhall/tabletop';
import { cardsOfKind, cardsOfSort, questSheet } from '../content/library.js';
import type { AnyCard, EnemyCard, QuestSheet } from '../content/schema.js';
import { enemySort, locationSort } from '../content/sorts.js';
import { leavePlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import type { CardId } from '../terms.js';
import { putIntoPlay } from './spawn.js';

/** Cards picked at random that nobody may know of: `count` of the given ones. */
function pickOpen(g: G, from: CardId[], count: number): CardId[] {
  return g.dice.shuffle('open-cards', from).slice(0, count);
}

/** "4" means four of the quest's own tier; a delve names a number for each tier. */
function perTier(
  sheet: QuestSheet,
  open: number | { [tier: string]: number | undefined },
): [number, number][] {
  if (typeof open === 'number') return sheet.tier === null ? [] : [[sheet.tier, open]];
  return Object.entries(open).map(([tier, count]) => [Number(tier), count ?? 0]);
}

/** Named sets first, whole; then open cards of the tier from what is left, without replacement. */
function enemyDeck(g: G, sheet: QuestSheet): CardId[] {
  const { named = [], openStandard, openElite, nemesis } = sheet.setup.enemies;
  const whole = cardsOfKind(g, 'enemy').filter(({ name, quest }) => named.includes(name) && quest !== true);
  const deck = whole.flatMap(({ id }) => g.box.copies[id] ?? []);
  const open = (rank: EnemyCard['rank'], tier: number) =>
    cardsOfSort(g, enemySort(rank, tier)).filter((id) => !deck.includes(id));
  for (const [tier, count] of perTier(sheet, openStandard))
    deck.push(...pickOpen(g, open('standard', tier), count));
  for (const [tier, count] of perTier(sheet, openElite))
    deck.push(...pickOpen(g, open('elite', tier), count));
  if (nemesis?.place === 'deck') deck.push(nemesis.card);
  return deck;
}

function locationDeck(g: G, sheet: QuestSheet): CardId[] {
  const { named = [], bottom = [], open } = sheet.setup.locations;
  const deck = [...named];
  for (const [tier, count] of perTier(sheet, open)) {
    const others = cardsOfSort(g, locationSort(tier)).filter((id) => !named.includes(id));
    deck.push(...pickOpen(g, others, count));
  }
  // The last card of the list is drawn first, so what lies at the bottom comes first in it.
  return [...bottom.toReversed(), ...g.dice.shuffle('location-deck', deck)];
}

function dungeonDeck(g: G, sheet: QuestSheet, pool: readonly CardId[]): CardId[] {
  const { named = [], open } = sheet.setup.dungeon;
  const others = cardsOfSort(g, 'dungeon').filter((id) => !named.includes(id) && !pool.includes(id));
  const picked = pickOpen(g, others, open);
  const kept = picked.slice(0, Math.max(0, picked.length - pool.length));
  return g.dice.shuffle('dungeon-deck', [...named, ...kept, ...pool]);
}

/** Gear that a hero owns is not in the box; Legendary Fortunes come only from the pool or the sheet. */
function gearDeck(g: G, sheet: QuestSheet, fortunes: readonly CardId[]): CardId[] {
  const owned = g.board.heroes.flatMap((hero) => hero.gear.map((gear) => gear.card));
  const free = cardsOfSort(g, 'gear').filter((id) => !owned.includes(id));
  const all = cardsOfKind(g, 'fortune').flatMap(({ id }) => g.box.copies[id] ?? []);
  const extra = all.filter((id) => !fortunes.includes(id));
  const added = extra.slice(0, sheet.setup.gear.fortunes ?? 0);
  return g.dice.shuffle('gear-deck', [...pickOpen(g, free, sheet.setup.gear.open), ...fortunes, ...added]);
}

/** Cards of the campaign pool by the deck they join. */
function fromPool(g: G, kind: AnyCard['kind']): CardId[] {
  return (g.board.campaign?.pool ?? []).filter((id) => g.box.cards[id]?.kind === kind);
}

/** The four decks of the quest, as the back of its sheet says. */
export const buildDecks = procedure<Record<never, never>>('acg.build-decks')
  .step('clear', 'ACG-DECK-01', (g) => {
    const b = g.board;
    b.enemies = [];
    b.removed = [];
    b.aside = [];
    b.drawn = [];
    b.defeatedNames = [];
  })
  .step(
    'enemies',
    [
      'ACG-DECK-02',
      'ACG-DECK-04',
      'ACG-DECK-05',
      'ACG-DECK-06',
      'ACG-DECK-07',
      'ACG-DECK-12',
      'ACG-SETUP-10',
      'ACG-ENEMY-02',
    ],
    (g) => {
      const deck = [...enemyDeck(g, questSheet(g, g.board.quest)), ...fromPool(g, 'enemy')];
      g.board.decks.enemy = pileOf(g.dice.shuffle('enemy-deck', deck));
    },
  )
  .step('nemesis', ['ACG-NEM-01', 'ACG-NEM-08', 'ACG-NEM-12'], (g) => {
    const { nemesis } = questSheet(g, g.board.quest).setup.enemies;
    // A nemesis that waits in the pool is already in the deck.
    if (nemesis === null || nemesis.place === 'deck' || fromPool(g, 'enemy').includes(nemesis.card)) return;
    if (nemesis.place === 'set-aside') g.board.aside.push(nemesis.card);
    else putInLair(g, nemesis.card);
  })
  .step('locations', ['ACG-DECK-02', 'ACG-DECK-08', 'ACG-SETUP-10', 'ACG-DELVE-02'], (g) => {
    g.board.decks.location = pileOf(locationDeck(g, questSheet(g, g.board.quest)));
  })
  .step('dungeon', ['ACG-DECK-09', 'ACG-DECK-13', 'ACG-SETUP-10'], (g) => {
    g.board.decks.dungeon = pileOf(dungeonDeck(g, questSheet(g, g.board.quest), fromPool(g, 'dungeon')));
  })
  .step('gear', ['ACG-DECK-10', 'ACG-DECK-11', 'ACG-LEG-01', 'ACG-DELVE-06'], (g) => {
    g.board.decks.gear = pileOf(gearDeck(g, questSheet(g, g.board.quest), fromPool(g, 'fortune')));
  })
  .step('pool', ['ACG-CAMP-05', 'ACG-CAMP-07'], (g) => {
    const { campaign } = g.board;
    if (campaign === null) return;
    campaign.inPlay = campaign.pool;
    campaign.pool = [];
    g.tell?.('decks-built', { quest: g.board.quest });
  });

/** Beside the quest sheet: no zone, readied, without wounds. Its text does not apply there, but for its nemesis effect. */
function putInLair(g: G, card: CardId): void {
  const enemy = putIntoPlay(g, card, { faceup: true });
  leavePlay(g, enemy.id, card);
  enemy.zone = 'lair';
}

export const deckProcedures = [buildDecks];
