import {
  type Chapter,
  type Decision,
  type Event,
  type Lot,
  type OptionId,
  sharedPlaces,
  type Use,
} from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import type { AcgBox } from '../content/box.js';
import type { AnyCard } from '../content/schema.js';
import type { AcgEvent, AcgEvents } from '../events.js';
import type { CardId, HeroId } from '../terms.js';
import { sortOf } from './pieces.js';

/** A quest that is being played, as far as its books go. */
export class OpenChapter {
  private readonly chapter: Chapter;

  constructor(
    board: AcgBoard,
    private readonly box: AcgBox,
  ) {
    this.chapter = {
      name: board.quest,
      result: '',
      places: {},
      rounds: 1,
      decisions: 0,
      end: '',
      place: '',
      stage: 0,
      people: {},
      harm: {},
      dealt: {},
      pieces: {},
    };
    for (const hero of board.heroes) {
      this.chapter.people[hero.id] = [0, 0, 0];
      for (const { card } of [...hero.actions, ...hero.gear]) this.has(card);
    }
  }

  /** What was on offer and not taken was a chance; what was taken is told by an event. */
  answered({ ask, options }: Decision, picks: readonly OptionId[]): void {
    this.chapter.decisions++;
    if (ask !== 'choose-action' && ask !== 'use-ability') return;
    const taken = new Set(picks.map(cardIn));
    const offered = new Set(options.map(cardIn));
    for (const card of offered) if (!taken.has(card)) this.offered(card);
  }

  note({ type, data }: Event): void {
    NOTES[type as AcgEvent]?.(this, data as never);
  }

  closed(result: string, end: string): Chapter {
    for (const counts of [this.chapter.harm, this.chapter.dealt]) {
      for (const id in counts) counts[id] = Math.round(100 * (counts[id] ?? 0)) / 100;
    }
    const places = sharedPlaces(Object.keys(this.chapter.people), result === 'won');
    return { ...this.chapter, result, places, end };
  }

  has(card: CardId | null): Use | undefined {
    const record = this.recordOf(card);
    if (record === undefined) return undefined;
    this.chapter.pieces[record.id] ??= [0, 0];
    return this.chapter.pieces[record.id];
  }

  offered(card: string): void {
    const use = this.has(card);
    if (use !== undefined) use[0]++;
  }

  uses(card: CardId | null): void {
    const use = this.has(card);
    if (use === undefined) return;
    use[0]++;
    use[1]++;
  }

  /** Enemies and locations act all the time: only what somebody owns is used by its abilities. */
  ability({ card }: AcgEvents['ability']): void {
    const record = this.recordOf(card);
    if (record !== undefined && sortOf(record)?.side === 'ours') this.uses(card);
  }

  drawn({ card }: AcgEvents['dungeon-drawn']): void {
    const record = this.recordOf(card);
    if (record?.kind === 'dungeon' && record.type === 'item') this.has(card);
    else this.uses(card);
  }

  reached({ card }: AcgEvents['location-revealed']): void {
    this.uses(card);
    this.chapter.stage++;
    this.chapter.place = this.recordOf(card)?.id ?? '';
  }

  round({ round }: AcgEvents['phase']): void {
    this.chapter.rounds = round;
  }

  wounds({ hero, count, from }: AcgEvents['wounds']): void {
    share(this.chapter.harm, from, count);
    this.lot(hero)[0] += count;
  }

  falls({ hero }: AcgEvents['hero-defeated']): void {
    this.lot(hero)[1]++;
  }

  hits({ count, by, from }: AcgEvents['enemy-wounded']): void {
    if (by === null) return;
    share(this.chapter.dealt, from, count);
    this.lot(by)[2] += count;
  }

  /** Facedown cards have none. */
  private recordOf(card: CardId | null): AnyCard | undefined {
    return card === null ? undefined : this.box.cards[card];
  }

  private lot(hero: HeroId): Lot {
    this.chapter.people[hero] ??= [0, 0, 0];
    return this.chapter.people[hero];
  }
}

type Note<Data> = (chapter: OpenChapter, data: Data) => void;
type OnCard = { readonly card: CardId | null };
const uses: Note<OnCard> = (chapter, { card }) => chapter.uses(card);
const has: Note<OnCard> = (chapter, { card }) => void chapter.has(card);

const NOTES: { readonly [type in AcgEvent]?: Note<AcgEvents[type]> } = {
  phase: (chapter, data) => chapter.round(data),
  wounds: (chapter, data) => chapter.wounds(data),
  'hero-defeated': (chapter, data) => chapter.falls(data),
  'enemy-wounded': (chapter, data) => chapter.hits(data),
  'action-chosen': uses,
  'action-upgraded': (chapter, { to }) => void chapter.has(to),
  'gear-claimed': has,
  'gear-equipped': has,
  'item-claimed': has,
  ability: (chapter, data) => chapter.ability(data),
  'dungeon-drawn': (chapter, data) => chapter.drawn(data),
  'enemy-spawned': uses,
  'enemy-revealed': uses,
  'location-revealed': (chapter, data) => chapter.reached(data),
  'condition-gained': (chapter, { condition }) => chapter.uses(condition),
};

/** An option is a card, or an ability: `<entity>|<card>/abilities.0`. */
function cardIn(option: OptionId): CardId {
  const bar = option.indexOf('|');
  return bar < 0 ? option : option.slice(bar + 1, option.indexOf('/', bar));
}

function share(counts: { [id: string]: number }, from: readonly string[], count: number): void {
  const sources = from.length > 0 ? from : ['other'];
  for (const id of sources) counts[id] = (counts[id] ?? 0) + count / sources.length;
}
